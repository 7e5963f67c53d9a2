import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const sources = globSync('{apps,libs,tools}/**/*.ts', { cwd: root }).filter(
  (path) => !/\.spec\.ts$|\/(testing|contract|bench|e2e|node_modules|dist|checks)\//.test(path),
);
const code = sources.map(read);
const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })].map(read).join('\n');

/** What is the shell's, npm's or Node's, and not ours to document. */
const FOREIGN = [
  'INIT_CWD',
  'EVENTSTORE_ANSWERS',
  'NODE_ENV',
  'JEST_WORKER_ID',
  'PATH',
  'HOME',
  'PWD',
  'USER',
  'CI',
  'TERM',
  'LANG',
  'NO_COLOR',
];

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

describe('settings', () => {
  const table = found(read('README.md'), /^\| `([A-Z][A-Z_]+)` /gm);

  it('that the README lists are read by the code', () => {
    expect(table.length).toBeGreaterThan(12);
    expect(table.filter((name) => !code.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
  });

  it('that the code reads are documented', () => {
    const names = code.flatMap((text) =>
      found(text, /\b(?:process\.env|env|environment)(?:\.|\[')([A-Z][A-Z_]{2,})\b/g),
    );
    expect(names.length).toBeGreaterThan(10);
    const unknown = [...new Set(names)].filter((name) => !FOREIGN.includes(name) && !pages.includes(name));
    expect(unknown).toEqual([]);
  });
});
