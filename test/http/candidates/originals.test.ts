import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { RESUME } from '../../support/a-resume-text.js';
import {
  A_PROFILE,
  aTenant,
  describeOnStores,
  theService,
  type Json,
  type TestTenant,
} from '../../support/a-service.js';

const PDF = readFileSync('bootstrap/demo-documents/mirela-tandberg.pdf');
const DOCX = readFileSync('bootstrap/demo-documents/tomas-velgrave.docx');

describeOnStores('The original of a resume', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const withFile = (bytes: Buffer, filename = 'cv.pdf'): Promise<Json> =>
    tenant.candidate({ resume: { filename, contentBase64: bytes.toString('base64') } });
  const at = (candidate: Json): string => `/v1/candidates/${String(candidate.id)}/resume`;
  const download = async (candidate: Json, headers: Record<string, string> = {}): Promise<[Response, Buffer]> => {
    const { url } = await theService();
    const answer = await fetch(url + at(candidate), { headers: { authorization: `Bearer ${tenant.key}`, ...headers } });
    return [answer, Buffer.from(await answer.arrayBuffer())];
  };

  it('is the file as it was sent, under its own type and name', async () => {
    for (const [bytes, filename, type] of [
      [PDF, 'Mirela Tandberg.pdf', 'application/pdf'],
      [DOCX, 'cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ] as const) {
      const candidate = await withFile(bytes, filename);
      const [answer, body] = await download(candidate);
      expect(answer.status).to.equal(200);
      expect(body.equals(bytes)).to.equal(true);
      expect(answer.headers.get('content-type')).to.equal(type);
      expect(answer.headers.get('content-length')).to.equal(String(bytes.length));
      expect(answer.headers.get('content-disposition')).to.equal(`attachment; filename="${filename}"`);
      expect(answer.headers.get('etag')).to.equal(`"${String(candidate.resume.sha256)}"`);
      expect(answer.headers.get('accept-ranges')).to.equal('bytes');
      expect(answer.headers.get('content-security-policy')).to.contain('sandbox');
    }
  });

  it('is whole where it has many megabytes', async () => {
    const line = 'Jan 2021 - Present Backend developer, Nordlicht Systems, with TypeScript.\n';
    const page = `<html><body><!--${'x'.repeat(3_000_000)}--><p>${line}</p></body></html>`;
    const candidate = await withFile(Buffer.from(page), 'cv.html');
    const [answer, body] = await download(candidate);
    expect(answer.headers.get('content-type')).to.equal('text/html');
    expect(body.toString() === page).to.equal(true);
    const [part, middle] = await download(candidate, { Range: 'bytes=1048570-1048585' });
    expect([part.status, middle.toString()]).to.deep.equal([206, page.slice(1048570, 1048586)]);
  });

  it('is sent to callers that take no JSON', async () => {
    const [answer] = await download(await withFile(PDF), { Accept: 'application/pdf' });
    expect(answer.status).to.equal(200);
  });

  it('has a name that is safe to save it under, whatever it was sent with', async () => {
    for (const [filename, saved] of [
      ['../../etc/passwd', 'attachment; filename="_.._etc_passwd"'],
      ['a"b\r\nSet-Cookie: x.pdf', 'attachment; filename="a_b__Set-Cookie_ x.pdf"'],
      ['Zoë Łuczak.pdf', 'attachment; filename="Zoë ?uczak.pdf"; filename*=UTF-8\'\'Zo%C3%AB%20%C5%81uczak.pdf'],
      ['cv\u202Efdp.exe', 'attachment; filename="cv_fdp.exe"'],
      [`${'x'.repeat(250)}.pdf`, `attachment; filename="${'x'.repeat(96)}.pdf"`],
    ] as const) {
      const candidate = await withFile(PDF, filename);
      const { headers } = (await download(candidate))[0];
      const raw = headers.get('content-disposition') ?? '';
      expect(raw).to.equal(saved);
    }
    expect((await download(await withFile(PDF, ' . ')))[0].headers.get('content-disposition')).to.equal(
      'attachment; filename="resume.pdf"',
    );
  });

  it('is a UTF-8 text where it was sent as text', async () => {
    const text = 'Zoë Łuczak\nBackend developer';
    const [answer, body] = await download(await tenant.candidate({ resume: { text } }));
    expect(answer.headers.get('content-type')).to.equal('text/plain; charset=utf-8');
    expect(body.toString()).to.equal(text);
  });

  it('gives one range, and the whole for several or for what is no range', async () => {
    const candidate = await withFile(PDF);
    const size = PDF.length;
    for (const [Range, start, end] of [
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, size],
      ['bytes=-10', size - 10, size],
      ['bytes=5-99999999', 5, size],
    ] as const) {
      const [answer, body] = await download(candidate, { Range });
      expect(answer.status, Range).to.equal(206);
      expect(answer.headers.get('content-range'), Range).to.equal(`bytes ${start}-${end - 1}/${size}`);
      expect(body.equals(PDF.subarray(start, end)), Range).to.equal(true);
    }
    for (const Range of ['bytes=0-1,5-9', 'lines=0-1', 'nonsense', 'bytes=9-5']) {
      const [answer, body] = await download(candidate, { Range });
      if (Range === 'bytes=9-5') expect(answer.status).to.be.oneOf([200, 416]);
      else expect([answer.status, body.length], Range).to.deep.equal([200, size]);
    }
    const [beyond] = await download(candidate, { Range: `bytes=${String(size)}-` });
    expect(beyond.status).to.equal(416);
    expect(beyond.headers.get('content-range')).to.equal(`bytes */${String(size)}`);
  });

  it('gives a range only of the file that the caller has the beginning of', async () => {
    const candidate = await withFile(PDF);
    const etag = `"${String(candidate.resume.sha256)}"`;
    const [same] = await download(candidate, { Range: 'bytes=0-9', 'If-Range': etag });
    expect(same.status).to.equal(206);
    const [other, body] = await download(candidate, { Range: 'bytes=0-9', 'If-Range': '"other"' });
    expect([other.status, body.length]).to.deep.equal([200, PDF.length]);
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const [unchanged, nothing] = await download(candidate, { 'If-None-Match': tag });
      expect([unchanged.status, nothing.length], tag).to.deep.equal([304, 0]);
    }
  });

  it('is gone with the resume and with the candidate', async () => {
    const candidate = await withFile(PDF);
    await tenant.patch(`/v1/candidates/${String(candidate.id)}`, { resume: null, profile: A_PROFILE });
    for (const path of [at(candidate), `${at(candidate)}/text`]) {
      const reply = await tenant.get(path);
      expect([reply.status, reply.json.detail]).to.deep.equal([404, 'The candidate has no resume.']);
    }
    const erased = await withFile(PDF);
    await tenant.delete(`/v1/candidates/${String(erased.id)}`);
    expect((await tenant.get(at(erased))).status).to.equal(404);
  });
});

describeOnStores('The text of a resume', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const textOf = async (candidate: Json): Promise<Json> => {
    const reply = await tenant.get(`/v1/candidates/${String(candidate.id)}/resume/text`);
    expect(reply.status, reply.text).to.equal(200);
    return reply.json;
  };

  it('is what every quote of the evidence points into, of a file of any kind', async () => {
    const spread = `\r\n\r\n ${RESUME.replace(/\n/g, '  \r\n\r\n\t  ')}\r\n`;
    for (const resume of [
      { text: RESUME },
      { text: spread },
      { filename: 'a.txt', contentBase64: Buffer.from(spread, 'latin1').toString('base64') },
      { filename: 'a.pdf', contentBase64: PDF.toString('base64') },
      { filename: 'a.docx', contentBase64: DOCX.toString('base64') },
      { filename: 'a.json', contentBase64: Buffer.from(JSON.stringify(A_PROFILE)).toString('base64') },
      {
        filename: 'a.html',
        contentBase64: Buffer.from(`<html><body><h1>Nora Quist</h1><p>${RESUME}</p></body></html>`).toString('base64'),
      },
    ]) {
      const candidate = await tenant.candidate({ resume });
      const { text, pages, sections } = await textOf(candidate);
      const evidence = candidate.intelligence.evidence as Json[];
      expect(evidence).not.to.be.empty;
      for (const { quote, start, end } of evidence)
        expect((text as string).slice(start as number, end as number)).to.equal(quote);
      expectPartition(pages as Json[], (text as string).length);
      expectInOrder(sections as Json[], (text as string).length);
    }
  });

  it('is as it was sent where it was sent as text', async () => {
    const spread = `\n\n  ${RESUME.replace(/\n/g, '  \n\n')}`;
    expect((await textOf(await tenant.candidate({ resume: { text: spread } }))).text).to.equal(spread);
  });

  it('says which stretch is work, which education and which skills', async () => {
    const text = [
      'Mara Lindqvist',
      'Backend developer',
      '',
      'Work Experience',
      'Jan 2021 - Present Backend developer, Nordlicht Systems',
      '• TypeScript, PostgreSQL and Kafka.',
      '',
      'Education',
      'BSc Computer Science, University of Ostmark, 2016 - 2019',
      '',
      'Skills',
      'TypeScript, PostgreSQL',
    ].join('\n');
    const { sections, language, ocr, pages } = await textOf(await tenant.candidate({ resume: { text } }));
    const kinds = (sections as Json[]).map(({ kind, start, end }) => [
      kind,
      text.slice(start as number, end as number),
    ]);
    expect(kinds.map(([kind]) => kind)).to.deep.equal(['top', 'work', 'education', 'skills']);
    expect(kinds[1]![1]).to.match(/^Work Experience\n[^]*Kafka\.$/);
    expect(kinds[2]![1]).to.match(/^Education\nBSc[^]*2019$/);
    expect(kinds[3]![1]).to.equal('Skills\nTypeScript, PostgreSQL');
    expect([language, ocr, pages]).to.deep.equal([null, null, [{ start: 0, end: text.length }]]);
  });

  it('is not there where the resume could not be read, and says so', async () => {
    const candidate = await tenant.candidate({ resume: { filename: 'x.pdf', contentBase64: brokenPdf() } });
    expect(candidate.enrichment.status).to.equal('failed');
    const reply = await tenant.get(`/v1/candidates/${String(candidate.id)}/resume/text`);
    expect([reply.status, reply.json.code, reply.json.enrichmentStatus]).to.deep.equal([
      409,
      'resume_not_read',
      'failed',
    ]);
    expect((await tenant.get(`/v1/candidates/${String(candidate.id)}/resume`)).status).to.equal(200);
  });

  it('has no sections where an earlier engine read it, and all else', async () => {
    const { store } = await theService();
    const candidate = await tenant.candidate({ resume: { text: RESUME } });
    const id = candidate.resume.id as string;
    const reading = (await store.documents.getReading(tenant.tenant.id, id))!;
    const { sections: _sections, ...parsed } = reading.parsed;
    await store.documents.putReading(tenant.tenant.id, { id, reading: { ...reading, parsed } });
    const text = await textOf(candidate);
    expect([text.text, text.sections]).to.deep.equal([RESUME, null]);
  });
});

function expectPartition(spans: Json[], length: number): void {
  let at = 0;
  for (const { start, end } of spans) {
    expect(start).to.equal(at);
    expect(end).to.be.at.least(start as number);
    at = end as number;
  }
  expect(at).to.equal(length);
}

function expectInOrder(spans: Json[], length: number): void {
  expect(spans).not.to.be.empty;
  let at = 0;
  for (const { start, end } of spans) {
    expect(start).to.be.at.least(at);
    expect(end).to.be.above(start as number);
    at = end as number;
  }
  expect(at).to.be.at.most(length);
}

function brokenPdf(): string {
  return Buffer.concat([PDF.subarray(0, 300), Buffer.alloc(200, 0)]).toString('base64');
}
