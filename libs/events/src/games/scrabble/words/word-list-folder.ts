import type { CompiledLexicon, LoadedLexicons } from '@arbitre/rules/scrabble';
import { readdir, stat } from 'node:fs/promises';
import { lexiconFile, nameOfFile, TRIAL_LIST } from './directory';
import { readLexicon } from './files';
import { type InstalledList, loadLexicon } from './load';
import { WordListRefused } from './refused';

type Known = {
  /** Time of writing and size: a file with another one is read anew. */
  readonly stamp: string;
  readonly list: InstalledList;
  /** Null where the file cannot be used. */
  readonly lexicon: CompiledLexicon | null;
};

const readList = async (file: string, name: string, stamp: string): Promise<Known | null> => {
  try {
    const lexicon = await readLexicon(file);
    if (lexicon === null) return null;
    const { wordCount: words, fingerprint } = lexicon;
    return { stamp, lexicon, list: { name, words, fingerprint, official: name !== TRIAL_LIST } };
  } catch (error) {
    if (error instanceof WordListRefused) return { stamp, lexicon: null, list: { name, refused: error } };
    throw error;
  }
};

/**
 * The word lists of a folder as a process that runs for long uses them: every usable one is put on its shelf, and what is installed
 * meanwhile is found at the next look. A look at a folder that did not change reads no list.
 */
export class WordListFolder {
  private known: ReadonlyMap<string, Known> = new Map();
  private looking: Promise<readonly InstalledList[]> | null = null;
  private compiling: Promise<void> | null = null;

  /** `compileTrial` puts the trial list into the folder; unless given, this thread does it, for some seconds. */
  constructor(
    readonly directory: string,
    private readonly shelf: LoadedLexicons,
    private readonly compileTrial: (directory: string) => Promise<unknown> = (folder) =>
      loadLexicon(folder, TRIAL_LIST),
  ) {}

  /** The lists by name, those included that cannot be used, as the last look found them. */
  get lists(): readonly InstalledList[] {
    return [...this.known.values()].map(({ list }) => list);
  }

  /** Reads what is new or different; whoever asks meanwhile gets the same answer. */
  look(): Promise<readonly InstalledList[]> {
    this.looking ??= this.read().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  /** The list of that name; null when it is not installed or cannot be used. The trial list is compiled where it is missing. */
  async named(name: string): Promise<CompiledLexicon | null> {
    await this.look();
    if (name === TRIAL_LIST) await this.haveTrial();
    return this.known.get(name)?.lexicon ?? null;
  }

  /** Whether the list with this fingerprint stands on the shelf, if need be after another look. */
  async has(fingerprint: string): Promise<boolean> {
    if (this.shelf.get(fingerprint) !== null) return true;
    await this.look();
    // The game may be one of the trial list, which is being compiled.
    if (this.compiling !== null) await this.compiling;
    return this.shelf.get(fingerprint) !== null;
  }

  /** The trial list, compiled once where it is missing or of another version. */
  haveTrial(): Promise<void> {
    const known = this.known.get(TRIAL_LIST);
    if (known !== undefined && known.lexicon !== null) return Promise.resolve();
    this.compiling ??= this.compileTrial(this.directory)
      .then(async () => {
        // A look that began before may have missed the file.
        await this.looking;
        await this.look();
      })
      .finally(() => {
        this.compiling = null;
      });
    return this.compiling;
  }

  private async read(): Promise<readonly InstalledList[]> {
    const files = await readdir(this.directory).catch(() => []);
    const known = new Map<string, Known>();
    for (const name of files.map(nameOfFile).sort()) {
      const list = name === null ? null : await this.readOne(name);
      if (name !== null && list !== null) known.set(name, list);
    }
    this.known = known;
    return this.lists;
  }

  private async readOne(name: string): Promise<Known | null> {
    const file = lexiconFile(this.directory, name);
    const state = await stat(file).catch(() => null);
    if (state === null) return null;
    const stamp = `${state.mtimeMs} ${state.size} ${state.ino}`;
    const before = this.known.get(name);
    if (before?.stamp === stamp) return before;
    const list = await readList(file, name, stamp);
    if (list !== null && list.lexicon !== null) this.shelf.put(list.lexicon);
    return list;
  }
}
