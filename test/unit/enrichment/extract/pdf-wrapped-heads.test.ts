import { expect } from 'chai';
import { pdfPage, put } from './made-documents.js';
import { linesOf, read } from './reading.js';

describe('Heads of entries that wrap beside their dates in PDF', () => {
  it('are one line where the dates are level with the first, the last or the middle of their lines', async () => {
    for (const at of [100, 106, 112]) {
      const text = [
        put('Nurse for accidents and', 40, 100, 10, 'F2'),
        put('emergencies', 40, 112, 10, 'F2'),
        put('2019 - 2022', 440, at),
        put('Gull Infirmary', 40, 128),
      ];
      expect(linesOf(await read(pdfPage(text.join(''))))).to.deep.equal([
        'Nurse for accidents and emergencies\t2019 - 2022',
        'Gull Infirmary',
      ]);
    }
  });

  it('are one line where the first ends as no name does, in the letters of the text', async () => {
    const text = [
      put('Conducteur de travaux en', 40, 100),
      put('2019 - 2022', 440, 100),
      put('Lanternes et Phares', 40, 112),
    ];
    expect(linesOf(await read(pdfPage(text.join('')))).at(0)).to.equal(
      'Conducteur de travaux en Lanternes et Phares\t2019 - 2022',
    );
  });

  it('are two lines where a title stands above its employer', async () => {
    const text = [
      ...[put('Caretaker', 40, 100, 10, 'F2'), put('2019 - 2022', 440, 100), put('Gull Institute', 40, 112, 10, 'F2')],
      ...[put('Glazier', 40, 140, 10, 'F2'), put('2015 - 2019', 440, 140), put('Tern Works', 40, 152, 10, 'F2')],
    ];
    expect(linesOf(await read(pdfPage(text.join(''))))).to.deep.equal([
      ...['Caretaker\t2019 - 2022', 'Gull Institute', 'Glazier\t2015 - 2019', 'Tern Works'],
    ]);
  });

  it('are one line where the others are one bold line each, and the first is as long as the column is wide', async () => {
    const text = [
      put('Procurement and Supplier', 40, 100, 10, 'F2'),
      put('Relations Coordinator', 40, 112, 10, 'F2'),
      put('2019 - 2022', 440, 100),
      put('Tern Logistics', 40, 130),
      put('Glazier', 40, 160, 10, 'F2'),
      put('2015 - 2019', 440, 160),
      put('Tern Works', 40, 178),
      put('Caretaker', 40, 208, 10, 'F2'),
      put('2012 - 2015', 440, 208),
      put('Gull Institute', 40, 226),
    ];
    expect(linesOf(await read(pdfPage(text.join(''))))).to.deep.equal([
      ...['Procurement and Supplier Relations Coordinator\t2019 - 2022', 'Tern Logistics'],
      ...['Glazier\t2015 - 2019', 'Tern Works', 'Caretaker\t2012 - 2015', 'Gull Institute'],
    ]);
  });
});
