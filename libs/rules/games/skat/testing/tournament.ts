import type { Act } from '@arbitre/rules/kernel/decider';
import type { TournamentAct } from '../tournament/acts';
import { skatTournament } from '../tournament/decider';
import type { TournamentEvent } from '../tournament/events';
import { readSetup } from '../tournament/setup';
import type { TournamentState } from '../tournament/state';

/** Acts as people send them, also those that no rule knows. */
export type Given = Act & Readonly<Record<string, unknown>>;

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

export const publish = (more: Readonly<Record<string, unknown>> = {}): Given => ({
  do: 'publish-notice',
  notice: { ...NOTICE, ...more },
});
export const checkIn = (entry: string, more: Readonly<Record<string, unknown>> = {}): Given => ({
  do: 'check-in',
  entry,
  holder: entry,
  paid: true,
  noticeRead: true,
  ...more,
});
export const draw = (series: number, order: string): Given => ({
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
): Given => {
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
export const closeSeries = (series: number): Given => ({ do: 'close-series', series });

export type Outcome = {
  readonly state: TournamentState;
  readonly refusals: readonly string[];
  readonly events: readonly TournamentEvent[];
};

/** A tournament after these acts, with the articles of those that were refused. */
export const tournamentOf = (setup: Readonly<Record<string, unknown>>, acts: readonly Given[]): Outcome => {
  const reading = readSetup(setup);
  if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
  const state = skatTournament.initial(reading.setup);
  const refusals: string[] = [];
  const events: TournamentEvent[] = [];
  for (const act of acts) {
    const decision = skatTournament.decide(state, act as TournamentAct);
    if (!decision.ok) refusals.push(decision.violation.article);
    else
      for (const event of decision.events) {
        skatTournament.evolve(state, event);
        events.push(event);
      }
  }
  return { state, refusals, events };
};

export const played = (...acts: readonly Given[]): Outcome => tournamentOf(SETUP, acts);

/** Four players at one table in the first series. */
export const FOUR: readonly Given[] = [
  publish(),
  ...['A', 'B', 'C', 'D'].map((entry) => checkIn(entry)),
  draw(1, 'A B C D'),
];
/** A list whose control sums come out: 18 + 3 + 14 + 13 games of 48. */
export const LIST_1 = 'A:937/18/3 B:200/5/5 C:100/4/5 D:50/4/4';
