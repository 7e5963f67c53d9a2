import { compileLexicon, type LoadedLexicons, newShelf } from '@arbitre/rules/scrabble';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lexiconFile, TRIAL_LIST } from './directory';
import { writeLexicon } from './files';
import { installWordList } from './install';
import { WordListFolder } from './word-list-folder';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the word lists of a running process', () => {
  let directory: string;
  let shelf: LoadedLexicons;
  let compiled: number;
  let folder: WordListFolder;
  /** Stands in for the words of the trial list alone: what is tested is when they are compiled. */
  const compileTrial = async (into: string): Promise<void> => {
    compiled++;
    await writeLexicon(lexiconFile(into, TRIAL_LIST), compileLexicon(TRIAL_LIST, ['AS']));
  };
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'arbitre-folder-'));
    shelf = newShelf();
    compiled = 0;
    folder = new WordListFolder(directory, shelf, compileTrial);
  });
  afterEach(async () => {
    await rm(directory, { recursive: true, force: true });
  });

  it('SCR-5-1 hold a list that is installed while the process runs', async () => {
    expect(await folder.look()).toEqual([]);
    const { lexicon } = await installWordList(directory, 'ods9', bytes('AS\nSA\n'));
    expect(shelf.get(lexicon.fingerprint)).toBeNull();
    expect(await folder.has(lexicon.fingerprint)).toBe(true);
    expect(shelf.get(lexicon.fingerprint)?.has('SA')).toBe(true);
    expect(folder.lists).toEqual([
      { name: 'ods9', words: 2, fingerprint: lexicon.fingerprint, official: true },
    ]);
  });

  it('SCR-GEN-3 are read once as long as their files stay the same', async () => {
    const { lexicon } = await installWordList(directory, 'ods9', bytes('AS\nSA\n'));
    const first = await folder.named('ods9');
    expect(first?.fingerprint).toBe(lexicon.fingerprint);
    expect(await folder.named('ods9')).toBe(first);
  });

  it('are told with the reason where they cannot be used, and used once they are repaired', async () => {
    await writeFile(lexiconFile(directory, 'ods9'), 'nonsense');
    expect(await folder.named('ods9')).toBeNull();
    expect(folder.lists).toMatchObject([{ name: 'ods9', refused: { code: 'not-a-lexicon' } }]);
    await installWordList(directory, 'ods9', bytes('AS\n'));
    expect((await folder.named('ods9'))?.has('AS')).toBe(true);
  });

  it('are none under a name that no list has, whatever the name', async () => {
    expect([await folder.named('ods9'), await folder.named('../ods9'), await folder.named('')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('SCR-GEN-3 have the trial list compiled once, when it is first asked for', async () => {
    await folder.look();
    expect(compiled).toBe(0);
    const [one, other] = await Promise.all([folder.named(TRIAL_LIST), folder.named(TRIAL_LIST)]);
    expect([one?.has('AS'), other?.has('AS'), compiled]).toEqual([true, true, 1]);
    const later = new WordListFolder(directory, newShelf(), compileTrial);
    expect((await later.named(TRIAL_LIST))?.has('AS')).toBe(true);
    expect(compiled).toBe(1);
  });

  it('are waited for by a game of the trial list that is still being compiled', async () => {
    const { fingerprint } = compileLexicon(TRIAL_LIST, ['AS']);
    const compiling = folder.haveTrial();
    expect(await folder.has(fingerprint)).toBe(true);
    await compiling;
  });

  it('have the trial list compiled anew where its file no longer fits', async () => {
    await writeFile(lexiconFile(directory, TRIAL_LIST), 'nonsense');
    expect((await folder.named(TRIAL_LIST))?.has('AS')).toBe(true);
    expect(compiled).toBe(1);
  });
});
