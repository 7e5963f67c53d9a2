import {
  fingerprintIn,
  type InstalledList,
  TRIAL_LIST,
  WordListFolder,
} from '@arbitre/events/games/scrabble';
import { type CompiledLexicon, type LexiconShelf, newShelf } from '@arbitre/rules/scrabble';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SETTINGS } from '../../../connections/tokens';
import type { Settings } from '../../../settings';
import type { Violation } from '@arbitre/rules';
import type { CompletedSetup, Setup, Stock } from '../../../stock/stock';
import { setupWithList } from './setup-with-list';
import { compileTrialList, hasThread } from './trial-list-thread';

export type UsableList = Exclude<InstalledList, { readonly refused: unknown }>;

const isUsable = (list: InstalledList): list is UsableList => !('refused' in list);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The word lists of this installation: put on the shelf beside the start, looked for again when one is missed. */
@Injectable()
export class WordLists implements Stock, OnApplicationBootstrap {
  private readonly logger = new Logger(WordLists.name);
  private readonly folder: WordListFolder;
  private readonly loaded = newShelf();
  /** Those that stand ready: what games are judged by. */
  readonly shelf: LexiconShelf = this.loaded;
  /** Of the start; null when it went well or still goes on. */
  private failure: string | null = null;
  private starting = true;

  constructor(@Inject(SETTINGS) { wordsDirectory }: Settings) {
    this.folder = new WordListFolder(wordsDirectory, this.loaded, compileTrialList);
  }

  /** Nothing waits for it: games of Scrabble say which list they miss until it is there. */
  onApplicationBootstrap(): void {
    void this.start();
  }

  /** By name, as the folder has them now; the trial list once it is compiled. */
  async usable(): Promise<readonly UsableList[]> {
    return (await this.folder.look()).filter(isUsable);
  }

  /** Null when it is not installed. The trial list is waited for. */
  named(name: string): Promise<CompiledLexicon | null> {
    return this.folder.named(name);
  }

  completed(setup: Setup): Promise<CompletedSetup> {
    return setupWithList(setup, this);
  }

  /** A list that was installed a moment ago is found. */
  async hasComeFor({ article, facts: { fingerprint } }: Violation): Promise<boolean> {
    if (article !== 'word-list-not-installed' || typeof fingerprint !== 'string') return false;
    return this.folder.has(fingerprint);
  }

  /** Never waits for the trial list to be compiled. */
  async lookFor(setup: Setup): Promise<void> {
    const fingerprint = fingerprintIn(setup);
    if (fingerprint !== null && this.shelf.get(fingerprint) === null) await this.folder.look();
  }

  /** Of names that somebody may give: the trial list belongs to them before it is compiled. */
  async names(): Promise<readonly string[]> {
    const names = (await this.usable()).map(({ name }) => name);
    return [...new Set([...names, TRIAL_LIST])].sort();
  }

  status(): { readonly ok: boolean; readonly detail: string } {
    const said = this.folder.lists.map((list) =>
      isUsable(list)
        ? `${list.name} (${list.words} words)`
        : `${list.name} cannot be used: ${list.refused.code}`,
    );
    const lists = said.length === 0 ? 'no word list yet' : said.join(', ');
    const ok = this.failure === null && this.folder.lists.every(isUsable);
    if (this.starting) return { ok, detail: `${lists}; still loading` };
    return { ok, detail: this.failure === null ? lists : `${lists}; ${this.failure}` };
  }

  private async start(): Promise<void> {
    try {
      await this.folder.look();
      // Where it would hold up this thread, the trial list waits until somebody asks for it.
      if (hasThread()) await this.folder.haveTrial();
    } catch (error) {
      this.failure = reasonOf(error);
      this.logger.error(`Word lists (${this.folder.directory}): ${this.failure}`);
    } finally {
      this.starting = false;
    }
  }
}
