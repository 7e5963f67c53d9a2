import type { Refusal } from './act-shape';
import type { Article } from './articles';
import type { RankingMethod } from './competition/contract';
import type { ActTable } from './declare/acts';
import type { DeclaredEvents } from './declare/events';
import type { Fields } from './declare/field';
import type { GameDemo } from './demo';
import type { DealScore, Game, GameId, RulesetId } from './game';
import type { Improbable } from './improbable';
import type { RulingLaws } from './laws/law';
import type { RefusalTable, Sentence } from './refusals';
import type { SessionRules } from './session/contract';
import type { FactWords } from './tell';

/** A game as the outside knows it: its own setup, acts, events and state stay its own. */
export type AnyGame = Game;

/** The order of a game's sessions as the outside knows it. */
export type AnySessionRules = SessionRules;

/** Options as the command line gives them: `--vul NS` is `{ vul: 'NS' }`. */
export type ScoreOptions = Readonly<Record<string, string>>;

/** The score of a contract and a result, or why there is none. */
export type ScoreAnswer = Refusal | { readonly ok: true; readonly score: DealScore };

/** What a side can score, and whether results are compared by percent of a top. */
export type Scale = {
  readonly percent: boolean;
  readonly least: number;
  readonly most: number;
  readonly step: number;
};

/**
 * Everything that a game is, in one place: the default export of its folder. Whatever lists games goes through the manifests; nothing
 * outside the folder names a game but its importer and its face in the admin.
 */
export type GameManifest = {
  readonly id: GameId;
  /** What people call it. */
  readonly name: Sentence;
  /** The rules that new competitions of this game are opened with. */
  readonly ruleset: RulesetId;
  /** The play of one deal; absent in a game that is nothing but its sessions. */
  readonly play?: {
    readonly rules: AnyGame;
    /** What a deal starts from, as it is given: what may be left out has a usual value. */
    readonly setup: Fields;
    readonly acts: ActTable;
    readonly events: DeclaredEvents;
    /** Results that are possible and worth a second look; absent where the game names none. */
    readonly improbable?: Improbable;
  };
  /** The order of a sitting: its sheets, rounds, slips, signatures. */
  readonly session?: {
    readonly rules: AnySessionRules;
    /** What one sitting is called: a tournament, an evening. */
    readonly name: Sentence;
    /** What a session starts from, as `play.setup`. */
    readonly setup: Fields;
    /** What a competition may fix beforehand for all its sessions: parts of the setup, every one optional. Absent: nothing. */
    readonly planned?: Fields;
    /** What of a setup is a version that others may follow within a season, as people call it: an edition of the rules, a word list. */
    readonly versions?: (setup: Readonly<Record<string, unknown>>) => readonly string[];
    readonly acts: ActTable;
    readonly events: DeclaredEvents;
  };
  readonly articles: readonly Article[];
  /** Articles that no test names yet, and why they stand open; absent where the rulebook is implemented whole. */
  readonly open?: { readonly reason: Sentence; readonly articles: readonly string[] };
  /** Articles that may be ruled by beside those: a whole law (`BD-L12`), or one that the table does not play by yet. */
  readonly ruledBy?: readonly string[];
  /** What is refused where no article speaks, and what its importers find wrong in a file. */
  /** What its laws ask of a ruling; absent where rulings are words and scores alone. */
  readonly laws?: RulingLaws;
  readonly refusals: RefusalTable;
  /** How facts of refusals are told in words. */
  readonly words: FactWords;
  readonly methods: readonly RankingMethod[];
  /** What an arbiter may give a side; absent where sessions adjust by themselves. */
  readonly scale?: Scale;
  /** The score of a contract and a result alone, as `arbitre score skat …` asks for it. */
  readonly scoreEntry?: (notation: string, options: ScoreOptions) => ScoreAnswer;
  /** Draws competitions from a seed: for the demo season and for the contract that every game is held to. */
  readonly demo?: () => Promise<GameDemo>;
};

/** Declares a game; another shape does not compile. */
/* @__NO_SIDE_EFFECTS__ */
export const defineGame = (manifest: GameManifest): GameManifest => manifest;
