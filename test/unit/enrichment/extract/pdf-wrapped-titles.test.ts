import { expect } from 'chai';
import { pdfPage, put } from './made-documents.js';
import { linesOf, read } from './reading.js';

const linesOfPage = async (...parts: string[]): Promise<string[]> => linesOf(await read(pdfPage(parts.join(''))));

describe('Bold titles that wrap above their employers in PDF', () => {
  it('are one line where the others are one line above plain text and each breaks at the edge of its column', async () => {
    const page = await linesOfPage(
      put('Procurement and Supplier', 40, 100, 10, 'F2'),
      put('Relations Coordinator', 40, 112, 10, 'F2'),
      put('Tern Logistics, 2019 - 2022', 40, 126),
      put('Orders sailcloth and rope', 40, 140),
      put('Glazier', 40, 170, 10, 'F2'),
      put('Gull Works, 2015 - 2019', 40, 184),
    );
    expect(page).to.deep.equal([
      ...['Procurement and Supplier Relations Coordinator', 'Tern Logistics, 2019 - 2022', 'Orders sailcloth and rope'],
      ...['Glazier', 'Gull Works, 2015 - 2019'],
    ]);
  });

  it('are one line where a sign between title and employer begins the next line', async () => {
    const page = await linesOfPage(
      put('2019 - 2022', 40, 86),
      put('Nurse for accidents and emergencies', 40, 100, 10, 'F2'),
      put('\xb7 Gull Infirmary', 40, 112, 10, 'F2'),
      put('Ran a ward of twenty beds', 40, 126),
      put('2015 - 2019', 40, 156),
      put('Nurse \xb7 Tern Infirmary', 40, 170, 10, 'F2'),
      put('Cared for patients of two wards', 40, 184),
    );
    expect(page[1]).to.equal('Nurse for accidents and emergencies \xb7 Gull Infirmary');
  });

  it('are one line where a narrow column has no room for the name of a certificate', async () => {
    const page = await linesOfPage(
      put('Boat Licence', 40, 100, 9, 'F2'),
      put('Farsund Harbour', 40, 112, 9),
      put('Inland Waters', 40, 142, 9, 'F2'),
      put('Skipper Licence', 40, 154, 9, 'F2'),
      put('Farsund Harbour', 40, 166, 9),
    );
    expect(page).to.deep.equal([
      ...['Boat Licence', 'Farsund Harbour', 'Inland Waters Skipper Licence', 'Farsund Harbour'],
    ]);
  });

  it('are two lines where an employer in bold is below its title', async () => {
    const page = await linesOfPage(
      put('Head glazier', 40, 100, 10, 'F2'),
      put('Tern Works', 40, 112, 10, 'F2'),
      put('Glazed two harbours and the lamps of a lighthouse', 40, 126),
      put('Lamp studio', 40, 156, 10, 'F2'),
      put('Lamps made of driftwood', 40, 170),
    );
    expect(page.slice(0, 2)).to.deep.equal(['Head glazier', 'Tern Works']);
  });
});
