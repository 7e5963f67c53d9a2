import type { Place } from '../../deal/contract';
import { dealOfGame } from './deal-of-game';
import type { DealRecord, Note, PbnRecords, Seatings } from './deal-record';
import { dealsOfTable } from './deals-of-table';
import type { PbnGame } from './game';
import { hintOf } from './hint';
import { pairSeatings } from './pairs';
import type { PbnProblem } from './problem';
import type { PbnReading } from './read';
import { teamSeatings } from './teams';

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
