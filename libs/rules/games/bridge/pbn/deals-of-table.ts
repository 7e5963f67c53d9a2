import type { Act } from '@arbitre/rules/kernel/decider';
import { formatResult, parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import type { Adjustment } from '@arbitre/rules/kernel/deal/contract';
import { SEATS } from '@arbitre/rules/kernel/compass';
import type { Awarded } from '../event-file/contract';
import { standardBoard } from '../setup';
import type { PbnGame, PbnTable } from './game';
import { boardOf, sessionOf } from './place';
import type { DealRecord, Expected, NamesOfEntries, NeutralEntry, Notes, PbnRecords } from './deal-record';

type Cells = Readonly<Record<string, string>>;
type Row = PbnTable['rows'][number];

const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;

/** `^60.00`: a figure that a ruling gave (BD-PBN-22). */
const givenIn = (text: string | undefined): number | null =>
  text?.startsWith('^') === true ? numberIn(text.slice(1)) : null;

const GIVEN_BY = { assigned: 'BD-L12C1a', artificial: 'BD-L12C2a' } as const;

/** What a comment states, else what the marked figures say: an assigned score, or a percentage. */
const awardedIn = ({ cells, awarded }: Row): Awarded | null => {
  if (awarded !== null) return awarded;
  const given = (['NS', 'EW'] as const).flatMap((side): (readonly [string, Adjustment])[] => {
    const score = givenIn(cells[`Score_${side}`]);
    const percent = givenIn(cells[`Percentage_${side}`]);
    if (score !== null && Number.isInteger(score)) return [[side, { kind: 'assigned', score }]];
    return percent === null || percent < 0 || percent > 100 ? [] : [[side, { kind: 'artificial', percent }]];
  });
  const [first] = given;
  if (first === undefined) return null;
  const article = first[1].kind === 'assigned' ? GIVEN_BY.assigned : GIVEN_BY.artificial;
  return { article, adjustments: Object.fromEntries(given) };
};

/** A pair as the file numbers it: `12`, and where directions or sections number anew `NS-12`, `A-12`; others are nobody. */
export const pairIn = (text: string | undefined): NeutralEntry | null => {
  const [, field = '', digits = ''] = /^(?:([A-Za-z][A-Za-z0-9-]{0,18})-)?(\d{1,5})$/.exec(text ?? '') ?? [];
  const number = Number(digits);
  if (number < 1) return null;
  return field === ''
    ? { id: `pair-${number}`, number, kind: 'pair' }
    : { id: `pair-${field.toLowerCase()}-${number}`, number, kind: 'pair', field };
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
  const awarded = awardedIn(row);
  if (result === null && awarded === null)
    note(line, game.number, 'no-result', { contract: cells.Contract ?? null });
  const deal: readonly Act[] = game.hands === null ? [] : [{ do: 'deal', ...{ hands: game.hands } }];
  const [north, east] = [ns.id, ew.id];
  return {
    line,
    game: game.number,
    place: {
      session: sessionOf(game),
      round: Math.max(1, numberIn(cells.Round) ?? 1),
      table: cells.Table ?? ns.id.replace('pair-', ''),
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
    awarded,
    remarks: null,
    optimum: game.optimum,
  };
};

/** Every pair of the final ranking and of the results, as the file numbers it. */
const entriesOf = (games: readonly PbnGame[]): readonly NeutralEntry[] => {
  const entries = new Map<string, NeutralEntry>();
  for (const game of games) {
    const cells = [
      ...(game.tables.get('TotalScoreTable')?.rows ?? []).map((row) => [row.cells.PairId]),
      ...(game.tables.get('ScoreTable')?.rows ?? []).map((row) => [row.cells.PairId_NS, row.cells.PairId_EW]),
    ].flat();
    for (const cell of cells) {
      const entry = pairIn(cell);
      if (entry !== null) entries.set(entry.id, entry);
    }
  }
  return [...entries.values()].sort(
    (a, b) => a.number - b.number || ((a.field ?? '') < (b.field ?? '') ? -1 : 1),
  );
};

/** The column `Names` of the final ranking: both of a pair in one text. */
const namesIn = (games: readonly PbnGame[]): NamesOfEntries =>
  new Map(
    games.flatMap((game) =>
      (game.tables.get('TotalScoreTable')?.rows ?? []).flatMap(
        ({ cells }): (readonly [string, string[]])[] => {
          const [entry, names = ''] = [pairIn(cells.PairId), cells.Names?.trim()];
          return entry === null || names === '' ? [] : [[entry.id, [names]]];
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
