import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import type { Decide } from './acts';
import type { WhistBridgeEvent } from './events';
import { follow } from './follow';
import { lineOf, type Tally } from './line';
import { refuse } from './refusals';
import { QUEENS } from './score/grid';
import { type Seat, seatsAt } from './seats';
import { disputeKey, type WhistBridgeState } from './state';

const MOST_TRICKS = 13;

/** Seen in calls, counts and cards: they have their own acts. */
const BY_OTHER_ACTS: Readonly<Record<string, string>> = {
  'WB-7.q': 'call',
  'WB-18.a': 'play',
  'WB-18.c': 'deal',
  'WB-18.h': 'claim',
  'WB-4.h': 'count',
};

/** A place that this table does not have. */
const unseated = (
  { table: { players } }: WhistBridgeState,
  ...seats: readonly (Seat | undefined)[]
): Refusal | null => {
  const stranger = seats.find((seat) => seat !== undefined && Number(seat) > players);
  return stranger === undefined ? null : refuse('unknown-seat', { seat: stranger, seats: seatsAt(players) });
};

/** What no card shows: talking, looking at discards, counting trumps aloud, and whatever else (WB-18.i). */
export const decideReport: Decide<'report'> = (state, { article, seat, facts = {} }) => {
  const unknown = unseated(state, seat);
  if (unknown !== null) return unknown;
  const own = BY_OTHER_ACTS[article];
  if (own !== undefined) return refuse('has-own-act', { article, use: own });
  // Discards lie there at a petite misère alone.
  if (article === 'WB-18.d' && state.discarded === 0 && state.grain === 'full')
    return refused('WB-18.d', { seat, discarded: 0 });
  return state.policy === 'enforced' && ONLINE.includes(article)
    ? refuse('enforced-table', { do: 'report' })
    : accepted(observed(article, seat, facts));
};
/** The engine itself lets nobody do that. */
const ONLINE = ['WB-18.f', 'WB-18.g', 'WB-18.b', 'WB-18.d'];

/** WB-1.b: nothing follows from what the table has settled itself. */
export const decideSettle: Decide<'settle'> = (state, { by, article, reason }) => {
  const unknown = unseated(state, by);
  if (unknown !== null) return unknown;
  if (state.dispute !== null) return refused('WB-15.c', { open: state.dispute.article });
  return accepted({
    type: 'DisputeSettled',
    data: article === undefined ? { by, reason } : { by, article, reason },
  });
};

/** WB-15.c, WB-15.d: the deal waits for the arbiter, and what he has decided is not asked again. */
export const decideDispute: Decide<'dispute'> = (state, { by, article, reason, accused }) => {
  const unknown = unseated(state, by, accused);
  if (unknown !== null) return unknown;
  const data = accused === undefined ? { by, article, reason } : { by, article, reason, accused };
  if (state.dispute !== null) return refused('WB-15.c', { open: state.dispute.article });
  return state.settled.includes(disputeKey(data))
    ? refused('WB-15.d', { article, decided: true })
    : accepted({ type: 'DisputeOpened', data });
};

/** An adjustment says something of what was played: queens that make four, tricks of declarers that fit in a deal (WB-13-D-1). */
const tallyProblem = (state: WhistBridgeState, tally: Tally | undefined): Refusal | null => {
  if (tally === undefined) return null;
  const line = lineOf(state, tally);
  if (Object.keys(tally).length === 0) return refused('WB-18-GAP-2', { outcome: 'adjust', tricks: false });
  if (line === null) return null;
  const { outcome, declarers } = line;
  if ('queens' in outcome) {
    const queens = Object.values(outcome.queens).reduce<number>((sum, each) => sum + each, 0);
    return queens === QUEENS ? null : refused('WB-13-D-1', { queens, expected: QUEENS });
  }
  const idle = Object.keys(tally).find((seat) => !declarers.some((declarer) => declarer === seat));
  if (idle !== undefined) return refuse('not-a-declarer', { seat: idle, declarers });
  const tricks = Object.values(tally).reduce<number>((sum, each) => sum + each, 0);
  return tricks <= MOST_TRICKS ? null : refused('WB-18-GAP-2', { tricks, most: MOST_TRICKS });
};

/** WB-18-GAP-2, WB-4-GAP-3, WB-19.c: what was done stands, or is adjusted, or the deal is cancelled. Tokens are the manche's. */
export const decideRule: Decide<'rule'> = (state, { article, reason, outcome, tricks, fault }) => {
  const unknown = unseated(state, fault);
  if (unknown !== null) return unknown;
  if ((outcome === 'adjust') !== (tricks !== undefined))
    return refused('WB-18-GAP-2', { outcome, tricks: tricks !== undefined });
  if (article === 'WB-4-GAP-3' && state.flaw?.voted !== true) return refused('WB-4-GAP-3', { voted: false });
  const stranger = Object.keys(tricks ?? {}).find((seat) => !state.players.some((player) => player === seat));
  if (stranger !== undefined) return refused('WB-16-GAP-1', { seat: stranger, players: state.players });
  const unfit = tallyProblem(state, tricks);
  if (unfit !== null) return unfit;
  const made: WhistBridgeEvent = {
    type: 'ArbiterDecided',
    data: {
      ...{ article, reason, outcome },
      ...(tricks === undefined ? {} : { tricks }),
      ...(fault === undefined ? {} : { fault }),
    },
  };
  return follow(state, made);
};
