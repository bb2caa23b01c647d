import { expect } from 'chai';
import type { Caller } from '../../../../core/index.js';
import { anApplication, textResume, type TestApplication } from '../../../support/an-application.js';

describe('Replacing a resume', () => {
  let service: TestApplication;
  let id: string;
  beforeEach(async () => {
    service = anApplication();
    ({ id } = await service.candidate('Nora Quist\nBaker'));
  });

  const replace = (text: string, caller: Caller = service.caller, expectedVersions?: number[]) => {
    const input = { id, patch: {}, resume: textResume(text), ...(expectedVersions && { expectedVersions }) };
    return service.app.updateCandidate.execute(caller, input);
  };
  const fileOf = async (documentId: string | undefined): Promise<string | undefined> => {
    const bytes = await service.store.documents.get(service.caller.tenantId, documentId ?? '');
    return bytes && Buffer.from(bytes).toString();
  };
  /** What the candidate says is its resume. */
  const file = async (): Promise<string | undefined> => {
    const { candidate } = await service.app.getCandidate.execute(service.caller, { id });
    return fileOf(candidate.resume?.id);
  };
  /** Files that nobody names: what a sweep finds. */
  const left = (): Promise<number> => service.store.documents.sweepOrphans('2027');

  it('removes the file that was there', async () => {
    await replace('Nora Quist\nPastry chef');
    expect(await file()).to.equal('Nora Quist\nPastry chef');
    expect(await left()).to.equal(0);
  });

  it('leaves one of two that come at once, with its file', async () => {
    const texts = ['Nora Quist\nPastry chef', 'Nora Quist\nConfectioner'];
    await Promise.all(texts.map((text) => replace(text)));
    expect(texts).to.include(await file());
    expect(await left()).to.equal(0);
  });

  it('keeps the file where the command comes again after its answer was lost', async () => {
    const version = (await service.app.getCandidate.execute(service.caller, { id })).candidate.version;
    const caller = { ...service.caller, command: { id: 'cmd_1', resumed: true } };
    const first = await replace('Nora Quist\nPastry chef', caller, [version]);
    const again = await replace('Nora Quist\nPastry chef', caller, [version]);
    expect(again.resume).to.deep.equal(first.resume);
    expect(await file()).to.equal('Nora Quist\nPastry chef');
    expect(await left()).to.equal(0);
  });

  it('keeps the file where the command comes again while it is still running', async () => {
    const caller = { ...service.caller, command: { id: 'cmd_1', resumed: true } };
    await Promise.all([1, 2].map(() => replace('Nora Quist\nPastry chef', caller)));
    expect(await file()).to.equal('Nora Quist\nPastry chef');
    expect(await left()).to.equal(0);
  });
});
