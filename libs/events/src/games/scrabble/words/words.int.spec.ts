import { scrabbleBoard, scrabbleRack, solutionsOf, topsOf } from '@arbitre/rules/scrabble';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wordsDirectory } from '../../../words-directory';
import { TRIAL_LIST } from './directory';
import { installWordList } from './install';
import { installedLists, loadLexicon } from './load';
import { WordListRefused } from './refused';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const refusal = async (doing: Promise<unknown>): Promise<string> => {
  try {
    await doing;
    return 'accepted';
  } catch (error) {
    if (error instanceof WordListRefused) return error.code;
    throw error;
  }
};

describe('word lists on disk', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'arbitre-words-'));
  });
  afterEach(async () => {
    await rm(directory, { recursive: true, force: true });
  });

  it('SCR-5-1 are installed under a name and loaded by it, once a process', async () => {
    const { lexicon, written } = await installWordList(directory, 'ods9', bytes('été\nSA\n'));
    const first = await loadLexicon(directory, 'ods9');
    expect({ written, words: first.wordCount, has: first.has('ETE'), name: first.name }).toEqual({
      written: true,
      words: 2,
      has: true,
      name: 'ods9',
    });
    expect(first.fingerprint).toBe(lexicon.fingerprint);
    expect(await loadLexicon(directory, 'ods9')).toBe(first);
  });

  it('are read in ISO 8859-1 where they are not UTF-8', async () => {
    const { lexicon } = await installWordList(directory, 'old', Uint8Array.of(0xe9, 0x74, 0xe9, 0x0a));
    expect(lexicon.has('ETE')).toBe(true);
  });

  it('installed twice change nothing; other words under the same name are refused', async () => {
    await installWordList(directory, 'ods9', bytes('AS\nSA\n'));
    const file = join(directory, 'ods9.lexicon');
    const before = await readFile(file);
    expect((await installWordList(directory, 'ods9', bytes('SA\nAS\n'))).written).toBe(false);
    expect(await refusal(installWordList(directory, 'ods9', bytes('AS\n')))).toBe('list-name-taken');
    expect(await readFile(file)).toEqual(before);
  });

  it.each([
    ['a list with a wrong letter', 'ods9', 'AS\nA-S\n', 'word-wrong-letter'],
    ['a list with a word twice', 'ods9', 'AS\nAS\n', 'word-twice'],
    ['an empty list', 'ods9', '\n', 'list-empty'],
    ['the name of the trial list', TRIAL_LIST, 'AS\n', 'list-name-reserved'],
    ['a name that leaves the folder', '../ods9', 'AS\n', 'list-name-not-usable'],
  ])('refuse %s and write nothing', async (_, name, text, code) => {
    expect(await refusal(installWordList(directory, name, bytes(text)))).toBe(code);
    expect(await readdir(directory)).toEqual([]);
  });

  it('that are damaged, of another version or not there are refused by name', async () => {
    await installWordList(directory, 'good', bytes('AS\nSA\n'));
    const file = await readFile(join(directory, 'good.lexicon'));
    const damaged = Uint8Array.from(file);
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;
    const other = Uint8Array.from(file);
    other[4] = 7;
    await writeFile(join(directory, 'bad.lexicon'), damaged);
    await writeFile(join(directory, 'other.lexicon'), other);
    await writeFile(join(directory, 'text.lexicon'), 'AS\nSA\n');
    const codes = await Promise.all(
      ['good', 'bad', 'other', 'text', 'none'].map((name) => refusal(loadLexicon(directory, name))),
    );
    expect(codes).toEqual([
      'accepted',
      'lexicon-damaged',
      'lexicon-of-another-version',
      'not-a-lexicon',
      'list-not-installed',
    ]);
    const lists = await installedLists(directory);
    expect(lists.map((list) => [list.name, 'refused' in list ? list.refused.code : list.words])).toEqual([
      ['bad', 'lexicon-damaged'],
      ['good', 2],
      ['other', 'lexicon-of-another-version'],
      ['text', 'not-a-lexicon'],
    ]);
  });

  it('that were damaged can be installed again', async () => {
    await writeFile(join(directory, 'ods9.lexicon'), 'nonsense');
    expect((await installWordList(directory, 'ods9', bytes('AS\n'))).written).toBe(true);
    expect((await loadLexicon(directory, 'ods9')).has('AS')).toBe(true);
  });

  it('SCR-GEN-1 SCR-GEN-2 SCR-GEN-3 have a trial list, compiled when first asked for and kept', async () => {
    const trial = await loadLexicon(directory, TRIAL_LIST);
    expect([trial.wordCount, trial.fingerprint, trial.has('JOUEUSE'), trial.has('JOUEUSEA')]).toEqual([
      311_509,
      '0f73fd066fcea22190ccdaa2e5e09ad37e954adf41c9b0488e3d14131ab4f1f8',
      true,
      false,
    ]);
    const rack = scrabbleRack.readRack('ENUUUUV') ?? [];
    const board = scrabbleBoard.emptyBoard();
    // Numbers that two other programs agree on.
    expect(solutionsOf(board, rack, trial)).toHaveLength(25);
    expect(topsOf(board, rack, trial).map(({ place, word, score }) => `${place} ${word} ${score}`)).toEqual([
      'H5 VENU 14',
      'H6 VENU 14',
      'H7 VENU 14',
      'H8 VENU 14',
    ]);
    expect(await installedLists(directory)).toEqual([
      { name: TRIAL_LIST, words: 311_509, fingerprint: trial.fingerprint, official: false },
    ]);
  }, 120_000);

  it('lie where ARBITRE_WORDS says, else with the data of the local installation', () => {
    expect([
      wordsDirectory({ ARBITRE_WORDS: '/srv/words' }, '/app'),
      wordsDirectory({ ARBITRE_HOME: '/home/a' }, '/app'),
      wordsDirectory({}, '/app'),
    ]).toEqual(['/srv/words', '/home/a/words', '/app/.arbitre/words']);
  });
});
