import type { Act, Facts } from '../../kernel/decider';
import type { Grain } from '../../kernel/game';
import type { Entry } from '../../competition/contract';
import type { Place, Seating } from '../../deal/contract';
import type { BridgeSetup } from '../setup';
import { dealOfGame } from './deal-of-game';
import { dealsOfTable } from './deals-of-table';
import type { PbnGame } from './game';
import { hintOf, type CompetitionHint } from './hint';
import { pairSeatings } from './pairs';
import type { PbnProblem } from './problem';
import type { PbnReading } from './read';
import { teamSeatings } from './teams';

/** An entry as the file knows it: its number and kind, never a name. The caller says what tables print. */
export type NeutralEntry = Omit<Entry, 'name'>;

/** What the file says about a deal beside its acts; tests and importers compare it with what the rules yield. */
export type Expected = {
  /** NS's score. */
  readonly score?: number;
  /** IMPs of the pair that sits NS. */
  readonly imps?: number;
  /** Declarer's contract and tricks, `null` contract when passed out. */
  readonly result?: string;
};

export type DealRecord = {
  /** Line of the game or of the row that the deal comes from. */
  readonly line: number;
  readonly game: number;
  readonly place: Place;
  readonly seating: Seating;
  readonly setup: BridgeSetup;
  readonly grain: Grain;
  /** Commands for the deal decider after `open-deal`. */
  readonly acts: readonly Act[];
  readonly expected: Expected;
};

export type PbnRecords = {
  readonly competition: CompetitionHint;
  readonly entries: readonly NeutralEntry[];
  readonly deals: readonly DealRecord[];
  /** Everything that the file leaves open or gets wrong, by line. */
  readonly problems: readonly PbnProblem[];
};

/** Who plays which game, and where; null where the file does not let us know. */
export type GameSeating = { readonly place: Place; readonly seating: Seating };
export type Seatings = {
  readonly entries: readonly NeutralEntry[];
  readonly of: ReadonlyMap<PbnGame, GameSeating>;
};

export type Note = (line: number, game: number, code: string, facts?: Facts) => void;

const placeKey = ({ session, round, table, board }: Place): string => `${session}/${round}/${table}/${board}`;

/** The same board at the same table in the same round is one deal: the second is left out (BD-L15B1). */
const withoutRepeats = (deals: readonly DealRecord[], note: Note): readonly DealRecord[] => {
  const seen = new Set<string>();
  return deals.filter((deal) => {
    const key = placeKey(deal.place);
    if (!seen.has(key)) {
      seen.add(key);
      return true;
    }
    note(deal.line, deal.game, 'deal-repeated', { ...deal.place });
    return false;
  });
};

/** Games that can be translated: those that the reader found nothing wrong with. */
const soundGames = (reading: PbnReading, note: Note): readonly PbnGame[] => {
  const wrong = new Set(
    reading.problems.filter((each) => each.severity === 'error').map((each) => each.game),
  );
  for (const game of reading.games)
    if (wrong.has(game.number)) note(game.line, game.number, 'game-left-out', { reason: 'errors' });
  return reading.games.filter((game) => !wrong.has(game.number));
};

const seatingsOf = (games: readonly PbnGame[], note: Note): Seatings =>
  games.some((game) => game.tags.has('HomeTeam') && game.tags.has('VisitTeam'))
    ? teamSeatings(games, note)
    : pairSeatings(games, note);

/** Deals of games that hold one result each. */
const dealsOfGames = (games: readonly PbnGame[], seatings: Seatings, note: Note): readonly DealRecord[] => {
  const withAuctions = games.filter((game) => game.auction !== null).length * 2 > games.length;
  return games.flatMap((game) => {
    const seated = seatings.of.get(game);
    return seated === undefined ? [] : (dealOfGame(game, seated, withAuctions, note) ?? []);
  });
};

/**
 * Translates a reading to acts of the deal decider: rows of score tables at result grain, games at full grain where
 * they have an auction. What the file leaves open is a problem with its line; a deal that cannot be placed is left out.
 */
export const toRecords = (reading: PbnReading): PbnRecords => {
  const problems: PbnProblem[] = [...reading.problems];
  const note: Note = (line, game, code, facts = {}) => {
    problems.push({ line, game, severity: 'warning', code, facts });
  };
  const games = soundGames(reading, note);
  const tables = games.filter((game) => game.tables.has('ScoreTable'));
  const single = games.filter((game) => !game.tables.has('ScoreTable'));
  const fromTables = dealsOfTable(tables, note);
  const seatings = tables.length > 0 ? null : seatingsOf(single, note);
  const deals = seatings === null ? fromTables.deals : dealsOfGames(single, seatings, note);
  return {
    competition: hintOf(reading.games, note),
    entries: seatings?.entries ?? fromTables.entries,
    deals: withoutRepeats(deals, note),
    problems: problems.sort((a, b) => a.line - b.line),
  };
};
