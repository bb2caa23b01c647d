import { expect } from 'chai';
import { loadTaxonomy } from '../../../../core/taxonomy/loading/load-taxonomy.js';

const { taxonomy } = await loadTaxonomy();
const namesIn = (text: string) => taxonomy.findSkills(text).map((mention) => mention.skill.name);

/** Task phrases beside words that only their trade has. */
const IN_THEIR_TRADE: readonly (readonly [string, string])[] = [
  ['Bremsen, Fahrwerk, Ölwechsel', 'Steering and suspension repair'],
  ['Drehen, Fräsen, Messprotokolle', 'Dimensional inspection'],
  ['Bauleitung, Aufmaß, Abrechnung nach VOB', 'Quantity takeoff'],
  ['Wickeln, Eingewöhnung, Elterngespräche', 'Settling children into nursery'],
  ['Kontenklärung, Mahnwesen, Debitoren', 'Account reconciliation'],
  ['Toegangscontrole en surveillancerondes', 'Access control at entrances'],
  ['Afspraken maken, agenda beheren, telefoon aannemen', 'Appointment scheduling'],
  ['Boodschappen doen voor ouderen', 'Running errands for clients'],
  ['Draaien, frezen, ontbramen', 'Turning'],
  ['Mentoraat klas 3 havo, lesgeven', 'Homeroom teaching'],
];

/** The same words in another trade, or in a sentence of everyday life. */
const ELSEWHERE: readonly (readonly [string, string])[] = [
  ['Entwicklung von Fahrwerk und Bremsen, Lenkung', 'Steering and suspension repair'],
  ['Messprotokolle erstellen nach VDE 0100, Steckdosen', 'Dimensional inspection'],
  ['Aufmaß in der Küche beim Kunden vor Ort', 'Quantity takeoff'],
  ['Eingewöhnung neuer Bewohner im Pflegeheim', 'Settling children into nursery'],
  ['Kontenklärung bei der Rentenversicherung', 'Account reconciliation'],
  ['Wartung, Inspektion und Instandsetzung der Anlagen, eigene Werkstatt', 'Vehicle servicing'],
  ['Angebotskalkulation für Druckerzeugnisse', 'Construction estimating'],
  ['Installeren van camerabewaking en toegangscontrole', 'Access control at entrances'],
  ['Afspraken maken met leveranciers over levertijden', 'Appointment scheduling'],
  ['Boodschappen doen in het weekend', 'Running errands for clients'],
  ['Weekenddiensten draaien en machines bedienen in de metaal', 'Turning'],
  ['Bewindvoering, curatele en mentoraat', 'Homeroom teaching'],
  ['Begeleiden van leerlingen en stagiaires op de afdeling', 'Teaching assistance'],
  ['Internationaal transport plannen voor expediteurs', 'Long-haul trucking'],
  ['Begrotingen maken voor de gemeente', 'Construction estimating'],
  ['Aansluitingen maken van leidingen en kranen', 'Account reconciliation'],
];

describe('German and Dutch phrases for tasks', () => {
  for (const [text, skill] of IN_THEIR_TRADE)
    it(`ask for ${skill} in "${text}"`, () => {
      expect(namesIn(text)).to.include(skill);
    });
  for (const [text, skill] of ELSEWHERE)
    it(`ask for no ${skill} in "${text}"`, () => {
      expect(namesIn(text)).not.to.include(skill);
    });
});
