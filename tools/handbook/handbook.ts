import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../arbitre/repository';

/** A page for people, by its path in the repository. */
export type Page = { readonly path: string; readonly text: string };

/** A fenced block: `page:line` of its fence, what stands behind the fence, and what it holds. */
export type Sample = {
  readonly page: string;
  readonly line: number;
  readonly kind: string;
  readonly text: string;
};

const markdown = (folder: string): readonly string[] =>
  readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`)
    .sort();

export const pages: readonly Page[] = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docker/README.md'],
  ...markdown('docs'),
].map((path) => ({
  path,
  text: readFileSync(join(repository, path), 'utf8'),
}));

export const samplesOf = ({ path, text }: Page): readonly Sample[] =>
  [...text.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(({ 1: kind = '', 2: held = '', index }) => ({
    ...{ page: path, line: text.slice(0, index).split('\n').length },
    ...{ kind, text: held },
  }));

export const samples: readonly Sample[] = pages.flatMap(samplesOf);

/** The commands of a block for a shell: comments left out, continued lines in one. */
export const commandsIn = (shell: string): readonly string[] =>
  shell
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** What stands in back-quotes outside the blocks. */
export const spokenIn = ({ text }: Page): readonly string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
