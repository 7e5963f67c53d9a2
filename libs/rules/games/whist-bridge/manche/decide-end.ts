import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { dealNow, finalTotalsOf, penaltiesOf, waitingCalls } from './course';
import { firstMissing, timeOf } from './decide-deals';
import { openTable, strangerProblem } from './decide-table';
import type { MancheEvent } from './events';
import type { Table } from './state';

/** WB-18.l, WB-16-GAP-3: penalties are taken off at the end; who is to receive the sheet (WB-3.o). */
const closing = (
  own: Table,
  ticked: ReadonlyMap<string, boolean>,
  reason: string | null,
  at: string | null,
): MancheEvent => {
  const { manche, table, players, valid } = own;
  const penalties = penaltiesOf(own);
  return {
    type: 'MancheClosed',
    data: {
      ...{ manche, table, deals: valid.length },
      totals: finalTotalsOf(own),
      penalties,
      mail: players.filter((player) => ticked.get(player) === true),
      ...{ reason, at },
    },
  };
};

/** WB-3.n: everybody ticks the box from his own seat; the manche is closed with the last. */
export const decideTick: Decide<'tick'> = (state, act, origin) => {
  const { manche, table, entry, mail = false, at } = act;
  const named = openTable(state, act);
  if (!named.ok) return named;
  const { own } = named;
  const missing = firstMissing(own);
  if (missing > 0) return refused('WB-3.a', { table, deal: missing });
  const [waits] = waitingCalls(own);
  if (waits !== undefined) return refused('WB-15.c', { call: waits.call, entry: waits.by, deal: waits.deal });
  const stranger = strangerProblem(own, [entry]);
  if (stranger !== null) return stranger;
  if (own.ticked.has(entry)) return refuse('already-ticked', { entry });
  const when = timeOf(origin, at);
  const ticked = new Map([...own.ticked, [entry, mail] as const]);
  return accepted<MancheEvent>(
    { type: 'ScoresConfirmed', data: { manche, table, entry, mail, at: when } },
    ...(ticked.size === own.players.length ? [closing(own, ticked, null, when)] : []),
  );
};

/** WB-19-GAP-1: a manche that cannot go on ends with the deals that were validated. */
export const decideCloseEarly: Decide<'close-early'> = (state, act, origin) => {
  const named = openTable(state, act);
  if (!named.ok) return named;
  return accepted(closing(named.own, named.own.ticked, act.reason, timeOf(origin, act.at)));
};

/** WB-1.b: the table has found its own way; no call, no penalty. */
export const decideSettle: Decide<'settle-dispute'> = (state, act) => {
  const { manche, table, deal, by, reason } = act;
  const named = openTable(state, act);
  if (!named.ok) return named;
  const { own } = named;
  if (deal > dealNow(own)) return refuse('another-deal', { table, deal, now: dealNow(own) });
  return (
    strangerProblem(own, by) ??
    accepted({ type: 'DisputeSettledAmicably', data: { manche, table, deal, by, reason } })
  );
};
