import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

/** Sentences of the most frequent words of each language, without a skill in them. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  en: [
    'We are a small company and we would like to have you here with us as soon as you can come.',
    'There is much more to see, so please call or write before the end of the month and ask for her.',
    'It was the best year that they had ever had, but no one knew why or how it had been done.',
  ],
  de: [
    'Das Unternehmen ist seit mehr als zwanzig Jahren am Ort und wird auch in Zukunft dort sein.',
    'Ich bin gern bei euch, weil ihr mir immer sagt, was ich als Nächstes tun soll und wann ich gehen darf.',
    'Wir bieten dir einen Platz, an dem du bleiben kannst, dazu Essen in der Kantine und aus Freude noch viel mehr.',
    'Nun ja, so war das eben: er kam nie wieder, und wir haben von ihm bis heute nichts mehr gehört.',
  ],
  fr: [
    "Nous sommes là depuis plus de dix ans et nous avons toujours fait ce qu'il fallait pour ceux qui viennent.",
    'La paye est versée à la fin du mois, le poste est à prendre dès que possible, Réf. 123.',
    "Elle a permis à chacun de se faire une place, puis elle est partie sans dire un mot ni laisser d'adresse.",
    'Tu verras, on est bien ici: il y a de la vie, un peu de tout, et personne ne court après le temps.',
    'Elle affine ses idées avec nous, et nous déjeunons à midi.',
    'Poste ouvert aux femmes et aux hommes (H/F), visite médicale avant le premier jour.',
  ],
  es: [
    'Somos una casa pequeña y estamos aquí desde hace más de veinte años, así que ya nos conoces.',
    'No hace falta que sepas nada de esto, solo que vengas con ganas y que estés bien con los demás.',
    'Son unas seis horas al día, de lunes a viernes, con una hora para comer y un poco de tiempo para ti.',
    'Es un sistema que nos da muy buen resultado, y por eso lo usamos en cada una de nuestras casas.',
  ],
  it: [
    'Siamo una piccola casa e da più di venti anni siamo qui per chi ha bisogno dei nostri consigli.',
    'È stata una bella giornata, e a volte ci si vede ancora al primo piano della sede, dove si sta bene.',
    'Il posto è per una persona che sia già stata da queste parti e che sappia quali sono le cose da fare.',
    'Nel nostro sistema ogni cosa ha il suo posto: chi arriva per primo apre, chi resta per ultimo chiude.',
    'Titolo di studio: corso di Informatica o altro titolo, come scritto sopra.',
  ],
  nl: [
    'Wij zijn een klein bedrijf en zoeken voor straks iemand die hier graag bij ons wil zijn.',
    'Een leuke baan is erg fijn, maar je moet er ook zelf iets van maken, anders wordt het niets.',
    'Je bent drie dagen per week bij ons en krijgt daar een goed loon, vakantie en nog veel meer voor.',
    'Als je bereid bent om een keer op zaterdag te komen, dan horen wij dat ook graag van je.',
  ],
  pl: [
    'Jesteśmy małą firmą i od ponad dwudziestu lat robimy to, co lubimy, tam, gdzie mieszkamy.',
    'Szukamy osoby, która będzie u nas od rana do popołudnia i która nie boi się nowych rzeczy.',
    'Nie ma tu nic, czego nie można by się było nauczyć w kilka dni, jeśli tylko się chce.',
    'Pan lub pani, oboje są u nas tak samo mile widziani, bez względu na to, skąd są.',
  ],
  pt: [
    'Somos uma casa pequena e estamos aqui há mais de vinte anos, sem nunca ter mudado de rua.',
    'Não precisa de saber tudo, só tem de querer vir e de se dar bem com as pessoas que cá estão.',
    'São seis horas por dia, nas quais se faz um pouco de tudo, com uma hora para comer e um bom lugar.',
    'O nosso sistema é simples: quem chega primeiro abre, quem fica para o fim fecha, e essa é a regra.',
  ],
};

describe('The everyday words of eight languages', () => {
  for (const [language, sentences] of Object.entries(PLAIN)) {
    it(`name no skill in plain sentences: ${language}`, () => {
      for (const sentence of sentences) {
        const found = taxonomy.findSkills(sentence);
        expect(
          found.map(({ start, end, skill }) => `${sentence.slice(start, end)}: ${skill.name}`),
          sentence,
        ).to.deep.equal([]);
      }
    });
  }

  it('are no work in cleanrooms where rooms are cleaned', () => {
    const named = (text: string) => taxonomy.findSkills(text).map(({ skill }) => skill.id);
    expect(named('You clean rooms and corridors of a clinic.')).not.to.include('cleanroom-cleaning');
    expect(named('Sterile filling in a clean room under GMP.')).to.include('cleanroom-cleaning');
  });

  it('are distinguished from the plural of an abbreviation by its capitals', () => {
    const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);
    expect(found('Programs CMMs and reads calipers')).to.include('cmm').and.not.include('cmms');
    expect(found('Plans the work orders of all machines in a CMMS')).to.include('cmms').and.not.include('cmm');
    expect(found('Lives in Leeds')).to.deep.equal([]);
    expect(found('Genotyping of wheat with SSRs and SNPs')).not.to.include('ssrs');
    expect(found('Reports in SSRS, packages in SSIS')).to.include('ssrs').and.to.include('ssis');
    expect(found('Helps nine residents with ADLs'))
      .to.include('adl-assistance')
      .and.not.include('azure-data-lake-storage');
    expect(found('Azure Data Factory, ADLS and Databricks')).to.include('azure-data-lake-storage');
    expect(found('Supervises a team of nine LPNs')).not.to.include('lpn');
  });

  it('still name what they abbreviate, written as it is', () => {
    const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);
    expect(found('Led DEI programs and training')).to.include('diversity-inclusion');
    expect(found('Maintains the BOM in the ERP')).to.include('bill-of-materials');
    expect(found('ETL with Informatica and Talend')).to.include('informatica');
    expect(found('Languedoc, Midi, Photoshop')).not.to.include('midi');
    expect(found('Mixing, MIDI and recording in Ableton Live')).to.include('midi');
    expect(found('Notes in AFFiNE, Notion and Obsidian')).to.include('affine');
    expect(found('Laurea in Informatica, analisi dei dati'))
      .to.include('computer-science')
      .and.not.include('informatica');
  });
});
