import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { banner } from '../../../bootstrap/banner.js';

const URL = 'http://127.0.0.1:3000';

/** What the shell hands to curl when the line of the banner is pasted. */
function pasted(text: string): string[] {
  const [, command = ''] = /^ {2}Try {8}(curl .*)$/m.exec(text) ?? [];
  return execFileSync('bash', ['-c', `curl() { printf '%s\\n' "$@"; }\n${command}`], {
    encoding: 'utf8',
    env: { ...process.env, TALENT_API_KEY: 'tm_live_kept' },
  })
    .trim()
    .split('\n');
}

describe('the banner of a start', () => {
  it('shows the key of a first start and a call with it that can be pasted', () => {
    const text = banner({ url: URL, store: 'memory', newKey: { key: 'tm_live_made' } });
    expect(text).to.match(/API key {4}tm_live_made/);
    expect(pasted(text)).to.deep.equal(['-H', 'Authorization: Bearer tm_live_made', `${URL}/v1/candidates`]);
    expect(text).not.to.contain('keys create');
  });

  it('shows at a later start a call that takes the key from the environment, and how to make another key', () => {
    const text = banner({ url: URL, store: 'SQLite in ./data', newKey: undefined });
    expect(pasted(text)).to.deep.equal(['-H', 'Authorization: Bearer tm_live_kept', `${URL}/v1/candidates`]);
    expect(text).to.match(
      /New key {4}npm run --silent talent -- keys create --tenant default --name \S+ --scopes \S+\n/,
    );
  });

  it('of a worker shows neither address nor call', () => {
    expect(banner({ url: undefined, store: 'memory', newKey: undefined })).not.to.match(/curl|docs|keys/);
  });
});
