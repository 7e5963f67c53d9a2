/** Where the game stands; each names what the arbiter does next. */
export type ScrabblePhase =
  /** A rack is to be drawn: at the start, after a set thrown back, after the retained top. */
  | 'draw'
  /** The rack is drawn: it is called, then repeated (SCR-3A). */
  | 'announce'
  /** The rack was repeated: the clock may start (SCR-3C-2). */
  | 'ready'
  /** The clock runs. */
  | 'playing'
  /** Time is over: slips are raised and collected (SCR-4-1). */
  | 'collect'
  /** Slips are collected: the top is to be retained (SCR-3D-1). */
  | 'retain'
  /** No further draw: the last slips are judged, rounds closed, then the results announced. */
  | 'over'
  /** Results were announced, with solos and penalties of warnings (SCR-3E-4). */
  | 'published'
  /** Interrupted too early: nothing counts (SCR-3F-7). */
  | 'annulled';

/** A text for people in both languages. */
export type SpokenText = { readonly fr: string; readonly en: string };

/** A word where it lies: `place` is `H4` (across) or `4H` (down), a joker is a lower-case letter. */
export type PlacedWord = { readonly place: string; readonly word: string };

/** One of the best solutions of a round. */
export type TopView = PlacedWord & {
  readonly score: number;
  /** The words that it forms crosswise. */
  readonly formed: readonly string[];
  /** Jokers among its new letters. */
  readonly jokers: number;
  /** Whether retaining it would end the game (SCR-3F-9). */
  readonly ends: boolean;
  /** How much it opens the board (see docs/games/scrabble-duplicata.md, "openness"); larger is opener. */
  readonly openness: number;
  /** Why it may not be retained: the article of the duty that another top fulfils; null where it may. */
  readonly barredBy: string | null;
  /** The same for two tops that lay one tile under both its names (SCR-GEN-10). */
  readonly placement: string;
};

export type RetainedView = PlacedWord & {
  readonly score: number;
  readonly formed: readonly string[];
  /** `proposal`: the software's first; `arbiter`: another one, chosen by the arbiter. */
  readonly choice: 'proposal' | 'arbiter';
};

/** One score of a round and how many slips reached it, best first; a nullity counts at 0. */
export type DistributionRow = {
  readonly score: number;
  readonly slips: number;
  /** The words of that score, the most frequent first, at most five. */
  readonly words: readonly string[];
};

/** A slip as it was judged. */
export type SlipView = {
  readonly entry: string;
  readonly round: number;
  /** As written; null where none was handed in. */
  readonly word: string | null;
  readonly place: string | null;
  readonly claimed: number | null;
  /** Points credited, slip penalty already taken off. */
  readonly points: number;
  /** What the solution was worth before the slip penalty (SCR-3E-GAP-1). */
  readonly worth: number;
  /** `ok`: paid whole. */
  readonly verdict: 'ok' | 'warning' | 'penalty' | 'nullity' | 'average' | 'to-rule';
  /** The articles that speak, first the one that decides; empty for a flawless slip. */
  readonly articles: readonly string[];
  /** Words not admitted, letters missing: what a correction note says. */
  readonly remarks: readonly string[];
  /** Whether an arbiter's ruling replaced the software's judgement. */
  readonly ruled: boolean;
};

export type ClockView = {
  /** UTC, ISO 8601. */
  readonly startedAt: string;
  readonly seconds: number;
  /** When the signal before the end is due. */
  readonly warningAt: string;
  readonly endsAt: string;
  readonly signalled: boolean;
  readonly ended: boolean;
};

export type SoloView = {
  readonly entry: string;
  readonly score: number;
  /** 10 or 0 once the results are announced, null before (SCR-3E-4). */
  readonly points: number | null;
};

export type RoundView = {
  readonly number: number;
  /** `RU+ZXTEU`, `-BNISRAA`; null while the rack is not drawn. */
  readonly rack: string | null;
  /** Sets thrown back under this number, in the order drawn. */
  readonly thrownBack: readonly { readonly letters: string; readonly reason: string }[];
  readonly clock: ClockView | null;
  /** Staff, from the draw on; others once the top is retained. Null while hidden. */
  readonly tops: readonly TopView[] | null;
  /** Score of the top; hidden like `tops`. */
  readonly topScore: number | null;
  /** The place among `tops` of the one that the software proposes. */
  readonly proposal: number | null;
  readonly retained: RetainedView | null;
  /** The board after the retained word: fifteen lines of fifteen, `.` for an empty square, a joker in lower case. */
  readonly boardAfter: readonly string[] | null;
  /** Whether all slips are judged and the round counts. */
  readonly closed: boolean;
  /** Staff as slips come in, everyone once the round is closed; null while hidden. */
  readonly distribution: readonly DistributionRow[] | null;
  /** Staff once the round is closed, everyone once results are announced; null where there is none. */
  readonly solo: SoloView | null;
  /** Staff: every slip; an entry: its own, judged once the top is retained; everyone: none. */
  readonly slips: readonly SlipView[];
  /** Entries present whose slip was not entered yet (staff only). */
  readonly missing: readonly string[];
  /** What the arbiter reads out for the rack, and once it is retained for the top, line by line. */
  readonly spoken: { readonly rack: readonly SpokenText[]; readonly top: readonly SpokenText[] };
};

/** One line of the ranking of this game. Before the results are announced: credited points alone (SCR-TOUR-GAP-6). */
export type PlayerView = {
  readonly entry: string;
  /** Shared by equals, the next is skipped. */
  readonly rank: number;
  readonly total: number;
  /** Total minus the top so far (SCR-TOUR-GAP-3). */
  readonly deficit: number;
  /** `98.75`; null while the top is 0. */
  readonly percent: string | null;
  readonly warnings: number;
  /** Points taken off for warnings, 0 or negative; null before the results. */
  readonly warningPoints: number | null;
  /** Solos made and their points; null before the results, staff excepted. */
  readonly solos: number | null;
  readonly soloPoints: number | null;
  readonly nullities: number;
  /** The round in which the entry arrived; earlier rounds are worth nothing. */
  readonly from: number;
  readonly left: boolean;
  readonly excluded: boolean;
};

/** An appeal against this game (SCR-6-GAP-2): staff see all, an entry its own. */
export type AppealView = {
  readonly number: number;
  readonly entry: string;
  /** Of the round that it is about; null for the game. */
  readonly round: number | null;
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly reason: string;
  /** Null while nobody has decided it. */
  readonly decision: { readonly outcome: 'upheld' | 'rejected'; readonly reason: string } | null;
};

/** Where the letters come from (SCR-3A-GAP-2, SCR-3A-GAP-3). */
export type DrawsView = {
  /** `hand`: out of the bag; `platform`: out of a seed. */
  readonly by: 'hand' | 'platform';
  /** Rounds of the recorded game that is replayed here; null where the centre draws and retains itself (SCR-TOUR-GAP-8). */
  readonly recorded: number | null;
  /** Hash of the seed, told before the first draw; null where there is none. */
  readonly commitment: string | null;
  /** Sets drawn so far, those thrown back among them: the next one of the seed is one more. */
  readonly sets: number;
  /** Once it is told: whoever has it can draw every set again. */
  readonly seed: string | null;
};

/** One score of a round and the solutions that reach it (SCR-GEN-8). */
export type SubTopView = {
  readonly score: number;
  /** At most twelve, by word, row and column. */
  readonly solutions: readonly PlacedWord[];
  /** All of them, those left out too. */
  readonly count: number;
};

/** The sheet of a round: `sheet(round)`. */
export type ScrabbleRoundSheet = { readonly round: number; readonly subTops: readonly SubTopView[] };

/** An act that the session would take now; `arbiter` where nobody else may give it. */
export type NextAct = {
  readonly do: string;
  readonly by: 'arbiter' | 'anyone';
  /** What is ready to be sent with it (`retain`: the proposal; `draw`: how many letters). */
  readonly with: Readonly<Record<string, string | number | null>>;
};

/** What a page shows of a game of duplicate Scrabble: `view(state, audience)`. */
export type ScrabbleSessionView = {
  readonly game: 'scrabble';
  readonly rules: 'FADOQ-2026' | 'FISF-2023';
  /** `normal`, `7-sur-8`, `7-et-8`, `7-8-9`; joker game or not; letters of a rack and most letters of a move. */
  readonly format: {
    readonly name: string;
    readonly joker: boolean;
    readonly rack: number;
    readonly most: number;
  };
  readonly seconds: number;
  readonly wordList: {
    readonly name: string;
    readonly fingerprint: string;
    /** Whether it was installed as a licensed edition; a trial list is not official and pages say so. */
    readonly official: boolean;
    /** Whether this process has it: without it nothing can be drawn, judged or retained. */
    readonly installed: boolean;
  };
  readonly phase: ScrabblePhase;
  /** Number of the round being drawn or played, from 1; after the end that of the last one. */
  readonly round: number;
  /** Since when play is interrupted (UTC, ISO 8601), else null. */
  readonly interruptedSince: string | null;
  /** The board now, as `boardAfter`. */
  readonly board: readonly string[];
  /** Letters kept for the next draw, in alphabetical order, joker last. */
  readonly leftover: string;
  /** Letters not on the board, in alphabetical order, joker (`?`) last: what players see before them. */
  readonly unplaced: string;
  /** Letters still in the bag. */
  readonly bag: number;
  readonly rounds: readonly RoundView[];
  readonly players: readonly PlayerView[];
  /** Sum of the retained words so far. */
  readonly top: number;
  readonly end: { readonly reason: string; readonly left: string } | null;
  /** A slip above the top that blocks the round until the arbiter rules (SCR-3D-GAP-5); staff only. */
  readonly alarms: readonly { readonly round: number; readonly entry: string; readonly score: number }[];
  readonly draws: DrawsView;
  /** The pause after the last announced word is over at this moment (SCR-3A-GAP-4); null before the first word. */
  readonly pauseUntil: string | null;
  readonly appeals: readonly AppealView[];
  /** When the next game began: no appeal is taken from then on. */
  readonly nextGameAt: string | null;
  readonly next: readonly NextAct[];
};
