import type { Place } from '@arbitre/rules/kernel/deal/contract';
import { dealOfGame } from './deal-of-game';
import type { DealRecord, Note, Notes, PbnRecords, Seatings } from './deal-record';
import { dealsOfTable } from './deals-of-table';
import type { PbnGame } from './game';
import { hintOf } from './hint';
import { pairSeatings } from './pairs';
import type { PbnProblem } from './problem';
import type { PbnReading } from './read';
import { teamSeatings } from './teams';
import { withoutNames } from './without-names';

const placeKey = ({ session, round, table, board }: Place): string => `${session}/${round}/${table}/${board}`;

/** The same board at the same table in the same round is one deal: a second one is left out. */
const withoutRepeats = (deals: readonly DealRecord[], { drop }: Notes): readonly DealRecord[] => {
  const seen = new Set<string>();
  return deals.filter((deal) => {
    const key = placeKey(deal.place);
    if (!seen.has(key)) {
      seen.add(key);
      return true;
    }
    drop(deal.line, deal.game, 'deal-repeated', { ...deal.place });
    return false;
  });
};

const hasResult = ({ contract, auction, tricks }: PbnGame): boolean =>
  contract !== null || auction !== null || tricks !== null;

/** Games that can be translated: those that the reader found nothing wrong with. */
const soundGames = (reading: PbnReading, { drop }: Notes): readonly PbnGame[] => {
  const wrong = new Set(
    reading.problems.filter((each) => each.severity === 'error').map((each) => each.game),
  );
  for (const game of reading.games)
    if (wrong.has(game.number)) drop(game.line, game.number, 'game-left-out', { reason: 'errors' });
  return reading.games.filter((game) => !wrong.has(game.number));
};

const seatingsOf = (games: readonly PbnGame[], notes: Notes): Seatings =>
  games.some((game) => game.tags.has('HomeTeam') && game.tags.has('VisitTeam'))
    ? teamSeatings(games, notes)
    : pairSeatings(games, notes);

/** Deals of games that hold one result each. */
const dealsOfGames = (games: readonly PbnGame[], seatings: Seatings, notes: Notes): readonly DealRecord[] => {
  const withAuctions = games.filter((game) => game.auction !== null).length * 2 > games.length;
  return games.flatMap((game) => {
    const seated = seatings.of.get(game);
    return seated === undefined ? [] : (dealOfGame(game, seated, withAuctions, notes) ?? []);
  });
};

/**
 * Translates a reading to acts of the deal decider: rows of score tables at result grain, games at full grain where
 * they have an auction. What the file leaves open is a warning with its line, a game that becomes no deal an error.
 */
export const toRecords = (reading: PbnReading): PbnRecords => {
  const problems: PbnProblem[] = [...reading.problems];
  const note: Note = (line, game, code, facts = {}) => {
    problems.push({ line, game, severity: 'warning', code, facts });
  };
  let dropped = 0;
  const drop: Note = (line, game, code, facts = {}) => {
    dropped++;
    problems.push({ line, game, severity: 'error', code, facts });
  };
  const notes: Notes = { note, drop };
  const games = soundGames(reading, notes);
  const tables = games.filter((game) => game.tables.has('ScoreTable'));
  const single = games.filter((game) => !game.tables.has('ScoreTable'));
  const fromTables = dealsOfTable(tables, notes);
  const seatings = tables.length > 0 ? null : seatingsOf(single, notes);
  if (seatings === null)
    for (const game of single.filter(hasResult)) drop(game.line, game.number, 'game-beside-tables');
  const found = seatings === null ? fromTables.deals : dealsOfGames(single, seatings, notes);
  const deals = withoutRepeats(found, notes);
  return {
    competition: hintOf(reading.games, note),
    entries: seatings?.entries ?? fromTables.entries,
    names: seatings?.names ?? fromTables.names,
    deals,
    dropped,
    problems: withoutNames(
      problems.sort((a, b) => a.line - b.line),
      reading.games,
    ),
  };
};
