import { expect } from 'chai';
import { mergeProfile } from '../../../core/candidate/merge-profile.js';
import { foldLetters } from '../../../core/text/search-words.js';
import { anApplication, type TestApplication } from '../../support/an-application.js';
import { parts, samples, type Sample } from '../enrichment/tongues/corpus.js';

const plain = (text: string): string => foldLetters(text).replace(/\p{Cf}/gu, '');

/** What of the truth about a sample must not be found in an answer, folded. */
function secretsOf(sample: Sample): string[] {
  const names = sample.truth('name').flatMap((name) => plain(name).match(/\p{L}{4,}/gu) ?? []);
  const emails = sample.truth('email').flatMap((email) => [plain(email), plain(email.split('@')[0]!)]);
  const phones = sample.truth('phone').map((phone) => phone.replace(/\D/g, '').slice(-6));
  const schools = sample
    .truth('education')
    .map((line) => plain(parts(line)[0] ?? ''))
    .filter((school) => school.length > 5);
  const born = [...sample.text.matchAll(/\b(\d{1,2})[./](\d{1,2})[./](19[4-9]\d)\b/g)].map(([date]) => date);
  return [...names, ...emails, ...phones, ...schools, ...born].filter((secret) => secret !== '');
}

function expectNone(secrets: readonly string[], answer: unknown, about: string): void {
  const bytes = plain(JSON.stringify(answer));
  const digits = bytes.replace(/[\s()/.+-]/g, '');
  const found = secrets.filter((secret) => {
    if (/^\d{6,}$/.test(secret)) return digits.includes(secret);
    // Short names only as words: "Anne" is in "année".
    return secret.length > 4 ? bytes.includes(secret) : new RegExp(`(?<!\\p{L})${secret}(?!\\p{L})`, 'u').test(bytes);
  });
  expect(found, about).to.deep.equal([]);
}

describe('The blind view of the sample resumes', () => {
  let test: TestApplication;
  before(() => {
    test = anApplication();
  });
  const tenantId = 'tnt_test';

  for (const sample of samples('resumes')) {
    it(`does not reveal who ${sample.id} is, in fields, quotes, summary and text`, async () => {
      const candidate = await test.candidate({
        externalId: `ats-${sample.truth('name')[0]!}`,
        tags: [sample.truth('name')[0]!],
        resume: {
          bytes: Buffer.from(sample.text),
          filename: `CV ${sample.truth('name')[0]!}.txt`,
          contentType: 'text/plain',
          documentDate: null,
        },
      });
      const secrets = secretsOf(sample);
      expect(secrets.length).to.be.above(2);
      const { candidate: blind } = await test.app.viewBlind.whole(tenantId, candidate);
      const { text: full, reading } = await test.app.getResumeText.execute({ tenantId }, { id: candidate.id });
      const text = await test.app.viewBlind.text(candidate, reading);
      const { callerLayer, resumeLayer, features: _features, ...shown } = blind;
      expectNone(secrets, [shown, mergeProfile(callerLayer, resumeLayer)], 'record');
      expectNone(secrets, text, 'text');

      expect(text.text.length).to.equal(full.text.length);
      expect(text.text).to.contain('█');
      for (let at = 0; at < text.text.length; at += 1)
        if (text.text[at] !== '█') expect(text.text[at]).to.equal(full.text[at]);
      for (const { quote, start, end } of blind.intelligence!.evidence)
        expect(text.text.slice(start, end)).to.equal(quote);
      // It still says what the person can do.
      const share = [...text.text].filter((unit) => unit === '█').length / text.text.length;
      expect(share, 'share of the text that is masked').to.be.below(0.45);
      expect(blind.intelligence!.skills.length).to.be.at.least(candidate.intelligence!.skills.length * 0.75);
    });
  }
});
