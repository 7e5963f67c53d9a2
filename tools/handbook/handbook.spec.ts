import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { createProgram } from '../arbitre/program';
import { repository } from '../arbitre/repository';
import { terminal } from '../arbitre/terminal';
import { textsIn } from '../arbitre/texts/texts';
import { pages, samples, spokenIn } from './handbook';

const program = createProgram(
  terminal(
    textsIn('en'),
    { storeUrl: '', wordsDirectory: '', environment: {} },
    { out: () => undefined, err: () => undefined, watched: false },
  ),
  () => Promise.resolve(),
);

/** The command that a line leads to and its options that do not exist; null where there is no such command. */
const leadsTo = (words: readonly string[]): { command: Command; unknown: string[] } | null => {
  let command: Command = program;
  let rest = words;
  while (rest[0] !== undefined && command.commands.length > 0) {
    const [first] = rest;
    const next = command.commands.find((one) => one.name() === first || one.aliases().includes(first));
    if (next === undefined) return null;
    [command, rest] = [next, rest.slice(1)];
  }
  const known = new Set(command.options.flatMap(({ long, short }) => [long, short]));
  const unknown = rest
    .map((word) => /^\[?(--[a-z-]+)/.exec(word)?.[1])
    .filter((option) => option !== undefined && option !== '--help' && !known.has(option));
  return { command, unknown: unknown as string[] };
};

/** Commands that hand their line to a program of their own, which knows its options. */
const handedOn = (command: Command): boolean => command.options.length === 0;

describe('the handbook', () => {
  it('has pages and samples', () => {
    expect(pages.length).toBeGreaterThan(12);
    expect(new Set(samples.map(({ kind }) => kind))).toEqual(
      new Set(['sh', 'ts', 'text', 'graphql', 'graphql club', 'json answer', 'json league', 'jsonl', 'html']),
    );
  });

  it.each(pages)('$path: every command that it names exists, with its options', (page) => {
    const named = spokenIn(page).flatMap((code) => {
      const [, line] = /^(?:npm run arbitre -- |arbitre )([a-z].*)$/.exec(code) ?? [];
      return line === undefined ? [] : [line];
    });
    const wrong = named.filter((line) => {
      const found = leadsTo(line.split(/\s+/));
      return found === null || (found.unknown.length > 0 && !handedOn(found.command));
    });
    expect(wrong).toEqual([]);
  });

  it.each(pages)('$path: every file and folder that it names is there', (page) => {
    const named = spokenIn(page).filter((code) =>
      /^(?:apps|libs|tools|docker|docs|samples)\/[\w./-]+$/.test(code),
    );
    // What people make themselves is named as such.
    const own = /^docker\/\.env$|\/belote$/;
    expect(named.filter((path) => !own.test(path) && !existsSync(join(repository, path)))).toEqual([]);
  });

  it.each(pages)('$path: every link within the repository leads somewhere', ({ path, text }) => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(#[\w-]+)?\)/g)].map(
      ([, file = '', anchor]) => ({
        file: file === '' ? path : join(dirname(path), file),
        anchor,
      }),
    );
    const missing = targets.filter(({ file, anchor }) => {
      const whole = join(repository, file);
      if (!existsSync(whole)) return true;
      if (anchor === undefined) return false;
      const heads = [...readFileSync(whole, 'utf8').matchAll(/^#+ (.+)$/gm)].map(
        ([, head = '']) =>
          `#${head
            .toLowerCase()
            .replaceAll(/[^\p{L}\d\s-]/gu, '')
            .replaceAll(' ', '-')}`,
      );
      return !heads.includes(anchor);
    });
    expect(missing).toEqual([]);
  });

  it('names variables that something reads', () => {
    const named = new Set(
      pages
        .flatMap(spokenIn)
        .flatMap((code) => /^([A-Z]+(?:_[A-Z]+)+)(?:=.*)?$/.exec(code)?.slice(1, 2) ?? [])
        .filter((name) =>
          /^(?:ESDB|DATABASE|REDIS|API|WORKER|DEMO|SESSION|REQUEST|ALLOWED|ADMIN|ARBITRE|CHROME|EVENTSTORE)_/.test(
            name,
          ),
        ),
    );
    expect(named.size).toBeGreaterThan(20);
    const read = execFileSync(
      'git',
      ['grep', '-ohE', '[A-Z]+(_[A-Z]+)+', '--', '*.ts', '*.mjs', '*.yaml', '*.sh', ':!tools/handbook'],
      { cwd: repository, encoding: 'utf8', maxBuffer: 1e8 },
    );
    const known = new Set(read.split('\n'));
    // The store's own settings are its flags in capitals.
    const flags = readFileSync(join(repository, 'tools/eventstore/src/command-line.ts'), 'utf8');
    const isFlag = (name: string): boolean =>
      flags.includes(
        `'${name
          .replace(/^EVENTSTORE_/, '')
          .toLowerCase()
          .replaceAll('_', '-')}'`,
      );
    expect([...named].filter((name) => !known.has(name) && !isFlag(name))).toEqual([]);
  });
});

describe('samples/', () => {
  const files = readdirSync(join(repository, 'samples'));

  it.each(files.filter((file) => !file.endsWith('.jsonl')))(
    '%s is what a command of a page reads',
    (file) => {
      expect(pages.some(({ text }) => text.includes(`samples/${file}`))).toBe(true);
    },
  );

  it.each(files.filter((file) => file.endsWith('.jsonl')))('%s is the example of the game’s page', (file) => {
    const page = pages.find(({ path }) => path === `docs/games/${file.replace('.jsonl', '.md')}`);
    expect(page?.text).toContain(
      `\`\`\`jsonl\n${readFileSync(join(repository, 'samples', file), 'utf8')}\`\`\``,
    );
  });
});
