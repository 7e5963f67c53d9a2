import { emptyBoard, type Board } from '../board/board';
import { plusLetters } from '../draw/letters-left';
import type { EndReason } from '../end/end-of-game';
import type { PlayRules } from '../moves/play-rules';
import type { ScrabblePhase } from '../session-view';
import type { Judgement, Slip } from '../slips/slip';
import { emptyRack, type Rack } from '../tiles/rack';
import type { ScrabbleData, Top, WarningKind } from './events';
import { formatOf } from './formats';
import type { ScrabbleSetup } from './setup';

/** A slip and what it is worth; replaced whole when either changes. */
export type JudgedSlip = {
  /** Null where the arbiter ruled on a player who handed none in. */
  readonly slip: Slip | null;
  readonly judgement: Judgement | null;
  readonly ruling: ScrabbleData['SlipRuled'] | null;
  /** Above the top, not ruled upon yet. */
  readonly alarm: boolean;
};

export type Clock = {
  readonly startedAt: string;
  readonly seconds: number;
  signalled: boolean;
  ended: boolean;
};

/** The position before a round, to go back to when it is annulled. */
export type Before = { readonly board: Board; readonly unplaced: Rack; readonly leftover: Rack };

export type ThrownBack = { readonly letters: string; readonly reason: string };

export type Round = {
  readonly number: number;
  readonly before: Before;
  /** As written; null while it is not drawn. */
  rack: string | null;
  letters: string;
  /** The letters in play. */
  tiles: Rack;
  readonly thrownBack: ThrownBack[];
  /** Racks of annulled tries of this round, in alphabetical order. */
  readonly annulled: string[];
  calledAt: string | null;
  repeatedAt: string | null;
  clock: Clock | null;
  collected: boolean;
  topScore: number;
  tops: readonly Top[];
  proposal: number;
  retained: ScrabbleData['TopRetained'] | null;
  boardAfter: Board | null;
  announcedAt: string | null;
  readonly slips: Map<string, JudgedSlip>;
  closed: boolean;
  missing: readonly string[];
  solo: { readonly entry: string; readonly score: number } | null;
};

export type GivenWarning = { readonly round: number; readonly kind: WarningKind };

export type Player = {
  readonly entry: string;
  /** First round that counts. */
  readonly from: number;
  /** Last round played when the player left. */
  left: number | null;
  excluded: { readonly article: string; readonly reason: string } | null;
  /** Round of a sudden death in which the player went out. */
  out: number | null;
  /** Credited in closed rounds. */
  credited: number;
  /** Slips handed in, those that the arbiter ruled upon without an entry among them. */
  slips: number;
  readonly warnings: GivenWarning[];
  /** What the announced warnings cost. */
  warningPoints: number;
};

export type Appeal = ScrabbleData['AppealLodged'] & {
  readonly decision: Omit<ScrabbleData['AppealDecided'], 'number'> | null;
};

export type ScrabbleState = {
  readonly setup: ScrabbleSetup;
  readonly play: PlayRules;
  readonly rackSize: number;
  bagVerified: boolean;
  board: Board;
  /** Letters not on the board, those of the rack among them. */
  unplaced: Rack;
  /** Letters kept for the next draw. */
  leftover: Rack;
  /** A leftover was thrown back in this round: the draw is written with a dash. */
  thrownBack: boolean;
  /** Sets drawn so far, for the seed. */
  readonly sets: { readonly letters: string; readonly bag: Rack }[];
  readonly rounds: Round[];
  readonly players: Map<string, Player>;
  interruptedSince: string | null;
  end: {
    readonly reason: EndReason;
    readonly left: string;
    readonly rounds: number;
    readonly annulled: boolean;
  } | null;
  publishedAt: string | null;
  /** Points of each announced solo, by round. */
  readonly solos: Map<number, { readonly entry: string; readonly score: number; readonly points: number }>;
  lastAnnouncedAt: string | null;
  seed: string | null;
  readonly appeals: Appeal[];
  nextGameAt: string | null;
};

export const initialState = (setup: ScrabbleSetup): ScrabbleState => {
  const format = formatOf(setup.format);
  return {
    setup,
    play: format.play,
    rackSize: format.rack,
    bagVerified: setup.draws === 'platform',
    board: emptyBoard(),
    unplaced: format.play.tiles.counts,
    leftover: emptyRack(),
    thrownBack: false,
    sets: [],
    rounds: [],
    players: new Map(),
    interruptedSince: null,
    end: null,
    publishedAt: null,
    solos: new Map(),
    lastAnnouncedAt: null,
    seed: null,
    appeals: [],
    nextGameAt: null,
  };
};

export const newRound = (state: ScrabbleState): Round => ({
  number: state.rounds.length + 1,
  before: { board: state.board, unplaced: state.unplaced, leftover: state.leftover },
  rack: null,
  letters: '',
  tiles: emptyRack(),
  thrownBack: [],
  annulled: [],
  calledAt: null,
  repeatedAt: null,
  clock: null,
  collected: false,
  topScore: 0,
  tops: [],
  proposal: 0,
  retained: null,
  boardAfter: null,
  announcedAt: null,
  slips: new Map(),
  closed: false,
  missing: [],
  solo: null,
});

/** The round that is being drawn or played; undefined before the first draw and after a retained word. */
export const openRound = (state: ScrabbleState): Round | undefined => {
  const last = state.rounds.at(-1);
  return last?.retained === null ? last : undefined;
};

/** The number of the round that is being drawn or played, or of the last one after the end. */
export const roundNumber = (state: ScrabbleState): number => {
  const last = state.rounds.at(-1);
  if (last === undefined) return 1;
  return last.retained === null || state.end !== null ? last.number : last.number + 1;
};

export const roundAt = (state: ScrabbleState, number: number): Round | undefined => state.rounds[number - 1];

const phaseOfRound = (round: Round | undefined): ScrabblePhase => {
  if (round === undefined) return 'draw';
  if (round.rack === null) return 'draw';
  if (round.repeatedAt === null) return 'announce';
  if (round.clock === null) return 'ready';
  if (!round.clock.ended) return 'playing';
  return round.collected ? 'retain' : 'collect';
};

export const phaseOf = (state: ScrabbleState): ScrabblePhase => {
  if (state.end?.annulled === true) return 'annulled';
  if (state.publishedAt !== null) return 'published';
  const open = openRound(state);
  // Interrupted between the collection and the announcement: the round counts, so its top is still retained.
  if (state.end !== null) return open?.collected === true ? 'retain' : 'over';
  return phaseOfRound(open);
};

/** Letters still in the bag: neither on the board nor kept nor in play. */
export const bagOf = (state: ScrabbleState): Rack => {
  const open = openRound(state);
  const out = (open?.rack ?? null) === null ? state.leftover : (open?.tiles ?? state.leftover);
  return state.unplaced.map((count, letter) => count - (out[letter] ?? 0));
};

/** Rounds that count: collected, and not beyond the end. */
export const countedRounds = ({ rounds, end }: ScrabbleState): readonly Round[] =>
  rounds.filter(({ number, collected }) => collected && (end === null || number <= end.rounds));

/** What a slip is credited with. */
export const pointsOf = ({ ruling, judgement }: JudgedSlip): number =>
  ruling?.points ?? judgement?.points ?? 0;
/** What solos compare. */
export const worthOf = ({ ruling, judgement }: JudgedSlip): number => ruling?.worth ?? judgement?.worth ?? 0;
export const isWarned = ({ ruling, judgement }: JudgedSlip): boolean =>
  ruling?.warning ?? judgement?.verdict === 'warning';

/** Whether a player was in the game in a round: arrived, not gone, not excluded, not out. */
export const isIn = ({ from, left, excluded, out }: Player, round: number): boolean =>
  from <= round && (left === null || round <= left) && excluded === null && (out === null || round <= out);

/** Where a round's slips have to be ruled upon before it can be closed. */
export const toRule = (round: Round): readonly string[] =>
  [...round.slips]
    .filter(
      ([, { ruling, alarm, judgement }]) => ruling === null && (alarm || (judgement?.doubts.length ?? 0) > 0),
    )
    .map(([entry]) => entry);

/** The sum of the retained words of the rounds that count (SCR-TOUR-GAP-2). */
export const topOf = (state: ScrabbleState): number =>
  countedRounds(state).reduce((sum, { retained }) => sum + (retained?.score ?? 0), 0);

const copyRound = (round: Round): Round => ({
  ...round,
  clock: round.clock === null ? null : { ...round.clock },
  thrownBack: [...round.thrownBack],
  annulled: [...round.annulled],
  slips: new Map(round.slips),
});

/** An independent copy. Boards, racks and slips are values and shared. */
export const copyState = (state: ScrabbleState): ScrabbleState => ({
  ...state,
  sets: [...state.sets],
  rounds: state.rounds.map(copyRound),
  players: new Map(
    [...state.players].map(([entry, player]) => [entry, { ...player, warnings: [...player.warnings] }]),
  ),
  solos: new Map(state.solos),
  appeals: [...state.appeals],
});

export const keptAndDrawn = (state: ScrabbleState, letters: Rack): Rack =>
  plusLetters(state.leftover, letters);
