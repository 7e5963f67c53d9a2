import type { Act } from '@arbitre/rules/kernel/decider';
import { formatResult, parseUndertaking } from '../notation';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { standardBoard } from '../setup';
import type { PbnGame, PbnTable } from './game';
import { boardOf } from './place';
import type { DealRecord, Expected, NamesOfEntries, NeutralEntry, Notes, PbnRecords } from './deal-record';

type Cells = Readonly<Record<string, string>>;
type Row = PbnTable['rows'][number];

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[+-]?\d+$/.test(text) ? Number(text) : null;

/** A pair's number as the file gives it; `0`, `-` and empty are nobody. */
const pairIn = (text: string | undefined): number | null => {
  const number = numberIn(text);
  return number !== null && number > 0 ? number : null;
};

/** The winner's column holds the figure, the loser's `-`; seen from NS. */
const ofNS = (ns: string | undefined, ew: string | undefined): number | null => {
  const own = numberIn(ns);
  if (own !== null) return own;
  const other = numberIn(ew);
  return other === null ? null : -other || 0;
};

const resultAct = (cells: Cells): { act: Act; result: string } | null => {
  const text = cells.Contract ?? '';
  if (/^pass$/i.test(text)) return { act: { do: 'record-result', ...{ contract: 'Pass' } }, result: 'Pass' };
  const undertaking = parseUndertaking(text);
  const declarer = SEATS.find((seat) => seat === cells.Declarer?.toUpperCase());
  const tricks = numberIn(cells.Result);
  if (undertaking === null || declarer === undefined || tricks === null) return null;
  const lead = /^[SHDC][2-9TJQKA]$/.test(cells.Lead ?? '') ? { lead: cells.Lead } : {};
  const contract = `${undertaking.level}${undertaking.strain}${undertaking.risk}`;
  return {
    act: { do: 'record-result', ...{ contract, declarer, tricks, ...lead } },
    result: formatResult({ ...undertaking, declarer }, tricks),
  };
};

const expectedOf = (cells: Cells, result: string | null): Expected => {
  const score = ofNS(cells.Score_NS, cells.Score_EW);
  const imps = ofNS(cells.IMP_NS, cells.IMP_EW);
  return {
    ...(score === null ? {} : { score }),
    ...(imps === null ? {} : { imps }),
    ...(result === null ? {} : { result }),
  };
};

const dealOfRow = (game: PbnGame, board: number, row: Row, { note, drop }: Notes): DealRecord | null => {
  const { cells, line } = row;
  const [ns, ew] = [pairIn(cells.PairId_NS), pairIn(cells.PairId_EW)];
  const result = resultAct(cells);
  if (ns === null || ew === null) {
    // A table where a pair sits out has a row and no result: nothing is lost with it.
    const tell = result === null ? note : drop;
    tell(line, game.number, 'pair-not-given', {
      ns: cells.PairId_NS ?? null,
      ew: cells.PairId_EW ?? null,
    });
    return null;
  }
  const standard = standardBoard(board);
  if (result === null) note(line, game.number, 'no-result', { contract: cells.Contract ?? null });
  const deal: readonly Act[] = game.hands === null ? [] : [{ do: 'deal', ...{ hands: game.hands } }];
  const [north, east] = [`pair-${ns}`, `pair-${ew}`];
  return {
    line,
    game: game.number,
    place: {
      session: 1,
      round: Math.max(1, numberIn(cells.Round) ?? 1),
      table: cells.Table ?? String(ns),
      board,
    },
    seating: { N: north, S: north, E: east, W: east },
    setup: {
      board,
      dealer: game.dealer ?? standard.dealer,
      vulnerable: game.vulnerable ?? standard.vulnerable,
    },
    grain: 'result',
    acts: result === null ? deal : [...deal, result.act],
    expected: expectedOf(cells, result?.result ?? null),
  };
};

const entry = (number: number): NeutralEntry => ({ id: `pair-${number}`, number, kind: 'pair' });

/** Every pair of the final ranking and of the results, by the number that the file gives it. */
const entriesOf = (games: readonly PbnGame[]): readonly NeutralEntry[] => {
  const numbers = new Set<number>();
  for (const game of games) {
    const rows = [
      ...(game.tables.get('TotalScoreTable')?.rows ?? []).map(({ cells }) => [cells.PairId]),
      ...(game.tables.get('ScoreTable')?.rows ?? []).map(({ cells }) => [cells.PairId_NS, cells.PairId_EW]),
    ];
    for (const cell of rows.flat()) {
      const number = pairIn(cell);
      if (number !== null) numbers.add(number);
    }
  }
  return [...numbers].sort((a, b) => a - b).map(entry);
};

/** The column `Names` of the final ranking: both of a pair in one text. */
const namesIn = (games: readonly PbnGame[]): NamesOfEntries =>
  new Map(
    games.flatMap((game) =>
      (game.tables.get('TotalScoreTable')?.rows ?? []).flatMap(
        ({ cells }): (readonly [string, string[]])[] => {
          const [number, names = ''] = [pairIn(cells.PairId), cells.Names?.trim()];
          return number === null || names === '' ? [] : [[entry(number).id, [names]]];
        },
      ),
    ),
  );

/** Deals of games that hold a table of results, one a row (BD-PBN-23). */
export const dealsOfTable = (
  games: readonly PbnGame[],
  notes: Notes,
): Pick<PbnRecords, 'entries' | 'names' | 'deals'> => ({
  entries: entriesOf(games),
  names: namesIn(games),
  deals: games.flatMap((game) => {
    const board = boardOf(game);
    const rows = game.tables.get('ScoreTable')?.rows ?? [];
    if (board === null) {
      for (const { line } of rows) notes.drop(line, game.number, 'board-not-given');
      return [];
    }
    return rows.flatMap((row) => dealOfRow(game, board, row, notes) ?? []);
  }),
});
