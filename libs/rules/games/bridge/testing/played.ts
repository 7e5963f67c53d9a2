import type { TableOptions } from '@arbitre/rules/kernel/testing/given';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { bridgeDuplicate } from '../game';
import { calls, DEAL, given } from './table';

/** South declares one spade: West leads, North is dummy. */
export const ONE_SPADE = calls('Pass Pass 1S Pass Pass Pass');

/** What a play was made from, as far as a test cares. */
export type From = TableOptions & { readonly deal?: AnyAct; readonly auction?: readonly AnyAct[] };

/** A play after some acts, with what the table shows and waits for: `offer BD-L46B5: E choose-card, W choose-card`. */
export const played = (
  acts: readonly AnyAct[],
  { deal = DEAL, auction = ONE_SPADE, ...options }: From = {},
) => {
  const after = given(options).and(deal, auction).when(acts);
  const view = bridgeDuplicate.tableView(after.state);
  const matters = bridgeDuplicate.openMatters?.(after.state) ?? [];
  return {
    ...after,
    view,
    matters,
    turn: view.turn,
    table: view.trick.cards.map(({ seat, card }) => `${seat}:${card}`).join(' '),
    handOf: (seat: string): readonly string[] => view.seats.find((each) => each.seat === seat)?.hand ?? [],
    duties: view.obligations.map(({ kind, seat, cards }) => [kind, seat, ...cards].join(' ')),
    waiting: matters.map(({ kind, article, options: each }) => {
      const done = [...new Set(each.map(({ by, act }) => `${by} ${act.do}`))];
      return `${kind} ${article}: ${done.join(', ')}`;
    }),
    /** The last events, as `TrickWon N`. */
    last: (count: number): readonly string[] => after.types.slice(-count),
  };
};
