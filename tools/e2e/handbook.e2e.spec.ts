import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { repository } from '../arbitre/repository';
import { commandsIn, pages, samples, type Sample } from '../handbook/handbook';
import { startInstallation, type Installation } from './installation';

/** Commands that are not run here, each with the reason. Another one that comes into the handbook is run. */
const notRun: readonly (readonly [command: RegExp, why: string])[] = [
  [/^npm start\b/, 'installs packages and starts what this test has started, from the same parts'],
  [/^npm test$/, 'runs this test'],
  [
    /^npm run new-game\b/,
    'writes into the repository: tools/new-game/new-game.spec.ts lets it write elsewhere',
  ],
  [/ scrabble console /, 'asks somebody: tools/arbitre/games/scrabble has its sessions'],
  [
    /^npx node dist\/tools\/eventstore\.js /,
    'steps after a loss: apps/worker/testing/restored.int.spec.ts takes them',
  ],
  [/^docker |docker\/\.env/, 'needs Docker: tools/checks/compose.spec.ts reads the files'],
];

/** What kinds of blocks hold, and who runs them. */
const kinds: Readonly<Record<string, string>> = {
  sh: 'here, command by command',
  jsonl: 'here, by `arbitre replay`',
  'json league': 'here, by `arbitre league check`',
  graphql: 'apps/api/src/guide.int.spec.ts where an answer follows, else here',
  'graphql club': 'apps/api/src/club-queries.int.spec.ts, as a club with a token',
  'json answer': 'apps/api/src/guide.int.spec.ts',
  text: 'nothing: it is a drawing, whose files tools/handbook/handbook.spec.ts looks for',
  html: 'tools/e2e/embed.e2e.spec.ts frames the same page',
  ts: 'a declaration as it is written in libs/rules, where the compiler reads them',
};

/** A limit against hanging, for commands that read the whole log. */
const patience = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'arbitre-handbook-'));
let arbitre: Installation;
let page: Page;

beforeAll(async () => {
  arbitre = await startInstallation({ demo: true });
  page = await arbitre.signedIn('auditeur');
}, 120_000);

afterAll(async () => {
  await arbitre.stop();
  rmSync(folder, { recursive: true, force: true });
});

const textOf = (path: string): string => pages.find((one) => one.path === path)?.text ?? '';
const at = ({ page: path, line }: Sample): string => `${path}:${line}`;
const shown = samples.filter(({ kind }) => kind === 'sh');
const commands = shown.flatMap((sample) =>
  commandsIn(sample.text).map((line) => ({ line, where: at(sample) })),
);
const isRun = ({ line }: { line: string }): boolean => !notRun.some(([known]) => known.test(line));

/** The words of a command line, of which some stand in quotation marks. */
const wordsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

/** Runs a line of the handbook as somebody would, against this installation. */
const runLine = async (line: string): Promise<{ code: number; out: string }> => {
  const [, rest] = /^npm run arbitre -- (.*)$/.exec(line) ?? [];
  if (rest !== undefined) return arbitre.arbitre(...wordsOf(rest));
  const own = line.replaceAll('http://localhost:4300', arbitre.stack.address);
  try {
    const env = { ...process.env, ...arbitre.stack.urls };
    const { stdout } = await promisify(execFile)('sh', ['-c', own], { cwd: repository, env });
    return { code: 0, out: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout + stderr };
  }
};

describe('what the handbook shows', () => {
  it('is of kinds that something runs', () => {
    expect(samples.filter(({ kind }) => !(kind in kinds)).map(at)).toEqual([]);
    const elsewhere = samples.filter(({ kind }) => kind === 'graphql' || kind === 'json answer');
    expect(new Set(elsewhere.map((sample) => sample.page))).toEqual(new Set(['docs/graphql.md']));
  });

  it('leaves out no command without a reason that is still needed', () => {
    expect(notRun.filter(([known]) => !commands.some(({ line }) => known.test(line)))).toEqual([]);
    expect(commands.filter(isRun).length).toBeGreaterThan(5);
  });
});

describe('a command of the handbook', () => {
  it.each(commands.filter(isRun))(
    'works: $where $line',
    async ({ line }) => {
      const { code, out } = await runLine(line);
      expect({ line, code, out: code === 0 ? '' : out }).toEqual({ line, code: 0, out: '' });
      expect(out).not.toBe('');
      if (line.startsWith('curl')) expect(JSON.parse(out)).toHaveProperty('data');
    },
    patience,
  );
});

describe('a record of the handbook', () => {
  const records = samples
    .filter(({ kind }) => kind === 'jsonl')
    .map((sample) => ({ ...sample, where: at(sample) }));

  it.each(records)(
    'replays: $where',
    async ({ page: path, line, text }) => {
      // The list of words that the example of Scrabble is judged by is made as its page says.
      const [, words = ''] = /list of six words \(`([a-z ]+)`\)/.exec(textOf(path)) ?? [];
      const [, list] = /"wordList":\{"name":"(\w+)"/.exec(text) ?? [];
      if (list !== undefined) {
        const file = join(folder, 'words.txt');
        writeFileSync(file, words.split(' ').join('\n'));
        expect(await arbitre.arbitre('words', 'install', file, '--name', list)).toMatchObject({ code: 0 });
      }
      const file = join(folder, `${line}.jsonl`);
      writeFileSync(file, text);
      const { code, out } = await arbitre.arbitre('replay', file);
      // One page shows a list that is refused; the rest has nothing wrong.
      expect({ code, out }).toMatchObject({ code: path === 'docs/games/skat-tournament.md' ? 1 : 0 });
      expect(out.split('\n').length).toBeGreaterThan(5);
    },
    patience,
  );
});

describe('the rules of a league in the handbook', () => {
  const rules = samples
    .filter(({ kind }) => kind === 'json league')
    .map((sample) => ({ ...sample, where: at(sample) }));

  it.each(rules)(
    'are sound: $where',
    async ({ line, text }) => {
      const file = join(folder, `league-${line}.json`);
      writeFileSync(file, text);
      const { code, out } = await arbitre.arbitre('league', 'check', file);
      expect({ code, out }).toMatchObject({ code: 0 });
    },
    patience,
  );
});

describe('a query of the handbook without an answer', () => {
  const guide = samples.filter(({ page: path }) => path === 'docs/graphql.md');
  const queries = guide
    .filter(({ kind }, index) => kind === 'graphql' && guide[index + 1]?.kind !== 'json answer')
    .map((sample) => ({ ...sample, where: at(sample) }));

  it('is a query or the subscription, which the API’s tests of subscriptions hear', () => {
    expect(queries.map(({ text }) => text.split(' ')[0])).toEqual(['query', 'subscription']);
  });

  it.each(queries.filter(({ text }) => text.startsWith('query')))(
    'is answered: $where',
    async ({ text }) => {
      for (const value of Object.values(await arbitre.ask<Record<string, unknown>>(page, text)))
        expect(value).not.toBeNull();
    },
    patience,
  );
});
