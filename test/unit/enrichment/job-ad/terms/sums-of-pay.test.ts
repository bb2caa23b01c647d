import { expect } from 'chai';
import { extractPay } from '../../../../../adapters/enrichment/job-ad/recognizers/pay/extract-pay.js';

type Row = readonly [text: string, pay: string | null];

const shown = (text: string): string | null => {
  const found = extractPay(text);
  return found && `${String(found.minValue ?? '')}-${String(found.maxValue ?? '')} ${found.currency} ${found.unitText}`;
};

describe('Among the sums of a job ad the pay', () => {
  const besidesExtras: readonly Row[] = [
    ['Salary £27,500. On call pays £150 per week extra.', '27500-27500 GBP YEAR'],
    ['$60,000 base. Overtime paid at $45 per hour.', '60000-60000 USD YEAR'],
    ['Salary £30,000. Mileage 45p per mile. Standby £25 per day.', '30000-30000 GBP YEAR'],
    ['£25 per day standby allowance. Salary £30,000.', '30000-30000 GBP YEAR'],
    ['Salary £30,000, allowance of £50 per week.', '30000-30000 GBP YEAR'],
    ['$45/hr overtime after 40 hours. Base $28/hr.', '28-28 USD HOUR'],
    ['Gehalt 3.500 € im Monat, Rufbereitschaft 30 € pro Tag.', '3500-3500 EUR MONTH'],
    ['Schichtzulage 200 € pro Monat, Gehalt 2.900 € im Monat.', '2900-2900 EUR MONTH'],
    ['Astreinte 150 € par semaine. Salaire 2 300 € brut par mois.', '2300-2300 EUR MONTH'],
    ['Salario 1.900 € al mes, guardias 60 € por día.', '1900-1900 EUR MONTH'],
    ['Reperibilità 20 € al giorno. Stipendio 1.800 € lordi al mese.', '1800-1800 EUR MONTH'],
    ['Consignatiedienst € 40 per dag. Salaris € 3.200 per maand.', '3200-3200 EUR MONTH'],
    ['Salário 1.200 €/mês, horas extra a 9 € por hora.', '1200-1200 EUR MONTH'],
    ['Dyżur 200 zł dziennie. Wynagrodzenie 7000 zł brutto miesięcznie.', '7000-7000 PLN MONTH'],
    ['Overtime - £20 per hour', null],
  ];
  for (const [text, pay] of besidesExtras)
    it(`is no overtime, standby or mileage: "${text}"`, () => {
      expect(shown(text)).to.equal(pay);
    });

  const ofOnCallWork: readonly Row[] = [
    ['This on-call position pays $40 per hour.', '40-40 USD HOUR'],
    ['On-call nurse: $40 per hour.', '40-40 USD HOUR'],
    ['$40 per hour for on-call nurses.', '40-40 USD HOUR'],
    ['Pay: $25 per hour plus overtime.', '25-25 USD HOUR'],
    ['Overtime available - £14 per hour', '14-14 GBP HOUR'],
    ['Salary £32,000 including on-call allowance.', '32000-32000 GBP YEAR'],
    ['Gehalt 3.200 € brutto monatlich zzgl. Schichtzulagen.', '3200-3200 EUR MONTH'],
    ['Guardia de seguridad: 1.300 € al mes.', '1300-1300 EUR MONTH'],
    ['Garde d’enfants : 12 € de l’heure.', '12-12 EUR HOUR'],
  ];
  for (const [text, pay] of ofOnCallWork)
    it(`may be that of work on call, or stand before what is added: "${text}"`, () => {
      expect(shown(text)).to.equal(pay);
    });

  const bounds: readonly Row[] = [
    ['Een salaris tussen de € 2.310,- en de € 2.890,- bruto per maand.', '2310-2890 EUR MONTH'],
    ['Tussen € 2.700 en € 3.500 per maand.', '2700-3500 EUR MONTH'],
    ['Salaris tussen 4.500 en 5.500 euro.', '4500-5500 EUR MONTH'],
    ['Tra 1.500 e 1.800 € al mese.', '1500-1800 EUR MONTH'],
    ['Entre 1.000 e 1.200 € por mês.', '1000-1200 EUR MONTH'],
    ['Minimaal € 2.900 en maximaal € 4.200 bruto per maand.', '2900-4200 EUR MONTH'],
    ['Gehalt mindestens 2.500 €, höchstens 3.000 €.', '2500-3000 EUR MONTH'],
    ['Salary up to £32,000 (from £28,000).', '28000-32000 GBP YEAR'],
    ['Pay up to ₹9 lakhs per annum, minimum ₹6 lakhs.', '600000-900000 INR YEAR'],
    ['Salary £30,000 and 25 days holiday.', '30000-30000 GBP YEAR'],
    ['Pay £14 - 40 hours a week.', '14-14 GBP HOUR'],
    ['Stipendio 1.500 € e 14 mensilità.', '1500-1500 EUR MONTH'],
    ['Salary £20,000 and £300,000 life cover.', '20000-20000 GBP YEAR'],
    ['Salary up to £30,000. Relocation from £2,000.', '-30000 GBP YEAR'],
  ];
  for (const [text, pay] of bounds)
    it(`has the two bounds that are its own: "${text}"`, () => {
      expect(shown(text)).to.equal(pay);
    });

  const forms: readonly Row[] = [
    ['Circa £90k.', '90000-90000 GBP YEAR'],
    ['c. £90k', '90000-90000 GBP YEAR'],
    ['Around £90k of stock.', null],
    ['Gehalt mindestens € 2.100,- (14x jährlich).', '2100- EUR MONTH'],
    ['Vergütung 2.100 € brutto 14 mal im Jahr', '2100-2100 EUR MONTH'],
    ['Valor hora: 11,00 €', '11-11 EUR HOUR'],
    ['Salaire : taux horaire 12,50 €', '12.5-12.5 EUR HOUR'],
    ['Poste à Paris. 2 400 net.', '2400-2400 EUR MONTH'],
    ['Wien. 2.600 brutto + Trinkgeld.', '2600-2600 EUR MONTH'],
    ['Poste à Paris. Charge utile : 2 400 net.', null],
    ['Poste à Paris. 240 net.', null],
    ["Orario: dalle 10.00 alle 13.00. Retribuzione 9 € all'ora.", '9-9 EUR HOUR'],
    ['Horario de las 10.00 a las 13.00 por hora de atención.', null],
  ];
  for (const [text, pay] of forms)
    it(`is read in whatever form: "${text}"`, () => {
      expect(shown(text)).to.equal(pay);
    });
});
