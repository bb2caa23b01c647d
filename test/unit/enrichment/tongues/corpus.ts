import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../corpus/', import.meta.url));

/** A document of `test/corpus`: what is true of it, line by line, and its text below a rule of equals signs. */
export interface Sample {
  /** For example `de/01-pflegefachfrau`. */
  readonly id: string;
  readonly tongue: string;
  readonly text: string;
  /** Every value that is after the key, in order. */
  truth(key: string): string[];
}

export function samples(kind: 'resumes' | 'jobs'): Sample[] {
  return readdirSync(ROOT + kind)
    .sort()
    .flatMap((tongue) =>
      readdirSync(`${ROOT}${kind}/${tongue}`)
        .sort()
        .map((file) => sample(tongue, file, readFileSync(`${ROOT}${kind}/${tongue}/${file}`, 'utf8'))),
    );
}

function sample(tongue: string, file: string, content: string): Sample {
  const [head = '', text = ''] = content.split(/^={5,}\n/mu);
  const lines = head.split('\n').map((line) => /^(\w+):\s*(.*?)\s*$/u.exec(line));
  return {
    id: `${tongue}/${file.replace(/\.txt$/u, '')}`,
    tongue,
    text,
    truth: (key) => lines.flatMap((line) => (line?.[1] === key && line[2] ? [line[2]] : [])),
  };
}

/** Parts of a line of the truth: "Title | Employer | City". */
export function parts(line: string): string[] {
  return line.split('|').map((part) => part.trim());
}

/** "A; B; C". */
export function listed(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(';').map((item) => item.trim())).filter(Boolean);
}
