import { type AnyAct, sessionsOf } from '@arbitre/rules/kernel/testing/given';
import { skatTournament } from '../tournament/decider';
import { readSetup } from '../tournament/setup';

export const NOTICE = {
  organiser: 'Club A',
  series: 2,
  entryFee: 1000,
  income: 'prizes and hall',
  exclusion: 'deliberate breach of the rules',
  conciliation: 'the federation',
  signatures: ['Kim'],
  control: 'the direction checks every list',
  sanctions: '50 points for a late start',
  lists: 'seat 1 keeps the list, seat 3 a second one',
  stake: '0',
  material: 'new cards from the organiser',
};

export const SETUP = { organiser: 'club', direction: ['Kim'], referees: ['Ria'] };

export const publish = (more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  do: 'publish-notice',
  notice: { ...NOTICE, ...more },
});
export const checkIn = (entry: string, more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  do: 'check-in',
  entry,
  holder: entry,
  paid: true,
  noticeRead: true,
  ...more,
});
export const draw = (series: number, order: string): AnyAct => ({
  do: 'draw-seats',
  series,
  by: 'lot',
  order: order.split(' '),
});

/** `A:937/18/3`: game points, games won and lost of everyone at the table, in any order. */
export const closeList = (
  series: number,
  table: string,
  figures: string,
  { passed = 0, struck = 0, deals = 48 }: { passed?: number; struck?: number; deals?: number } = {},
): AnyAct => {
  const players = figures.split(' ').map((each) => {
    const [entry = '', numbers = ''] = each.split(':');
    const [points = 0, won = 0, lost = 0] = numbers.split('/').map(Number);
    return [entry, { points, won, lost }] as const;
  });
  return {
    do: 'close-list',
    series,
    table,
    totals: { deals, passed, struck, players: Object.fromEntries(players) },
    signatures: players.map(([entry]) => entry),
  };
};
export const closeSeries = (series: number): AnyAct => ({ do: 'close-series', series });

/** A tournament as its notice has it. */
export const given = sessionsOf({ ...skatTournament, readSetup }, SETUP);

/** Four players at one table in the first series. */
export const FOUR: readonly AnyAct[] = [
  publish(),
  ...['A', 'B', 'C', 'D'].map((entry) => checkIn(entry)),
  draw(1, 'A B C D'),
];
/** A list whose control sums come out: 18 + 3 + 14 + 13 games of 48. */
export const LIST_1 = 'A:937/18/3 B:200/5/5 C:100/4/5 D:50/4/4';
