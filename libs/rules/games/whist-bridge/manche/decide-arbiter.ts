import { accepted, type Origin, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { DAMES, gameOf } from '../ladder';
import { refuse } from '../refusals';
import { sitsAmong } from '../seats';
import type { Decide } from './acts';
import { activeAt, allPlayed, callsNeeded, dealNow, finalTotalsOf, noPoints, pointsOf } from './course';
import { plain } from './decide-deals';
import { type Named, namedTable, openTable, strangerProblem } from './decide-table';
import type { MancheEvent } from './events';
import { LEAST_PENALTY, MOST_PENALTY } from './fields';
import { contractProblem, outcomeProblem } from './line';
import type { At, Call, MancheState, Points, Table } from './state';

/** WB-11.b to WB-11.f: a proposal that will cost E12 or E13 is an announcement that needs the arbiter, by its level. */
const needsCall = (state: MancheState, own: Table, game: string, entry: string): boolean =>
  callsNeeded(state, own, game, [entry]).length > 0;

/** WB-15.a, WB-15.c, WB-15.j, WB-15.k: whoever sits there calls; what he points to is shown to the arbiter alone. */
export const decideCall: Decide<'call-arbiter'> = (state, act) => {
  const { manche, table, deal, by, game, suit = null, reason = null } = act;
  const named = openTable(state, act);
  if (!named.ok) return named;
  const { own } = named;
  if (act.arbiter !== undefined) return refused('WB-15.k', { entry: by, arbiter: act.arbiter });
  const problem = strangerProblem(own, [by]);
  if (problem !== null) return problem;
  const now = dealNow(own);
  if (deal > now) return refuse('another-deal', { table, deal, now });
  if (own.calls.some((call) => call.by === by && call.arbiter === null))
    return refuse('call-waits', { entry: by });
  const call = `c${own.calls.length + 1}`;
  if (act.for !== 'contract')
    return accepted<MancheEvent>({
      type: 'ArbiterSummoned',
      data: { ...{ manche, table, deal, call, by }, for: act.for, reason },
    });
  if (game === undefined) return refuse('game-needed');
  if (deal !== now || allPlayed(own) || own.contract !== null) return refuse('already-announced', { deal });
  if (!activeAt(own, deal).includes(by)) return refused('WB-16-GAP-1', { entry: by, deal });
  // WB-15.g: whoever was refused once has no more say in this deal.
  const before = own.calls.find((each) => each.deal === deal && each.by === by && each.granted === false);
  if (before !== undefined) return refused('WB-15.g', { entry: by, call: before.call });
  if (suit !== null && !gameOf(game).suited) return refuse('suit-forbidden', { game });
  if (!needsCall(state, own, game, by)) return refuse('call-not-needed', { game });
  return accepted<MancheEvent>({
    type: 'ContractShown',
    data: { manche, table, deal, call, by, game, suit, reason },
  });
};

type Waiting =
  { readonly ok: true; readonly own: Table; readonly call: Call; readonly arbiter: string } | Refusal;

/** WB-15.e, WB-15-GAP-2: nobody of the same table, and another arbiter for the second call of a deal: of announcements whoever calls, else for another player. */
const arbiterProblem = (own: Table, call: Call, arbiter: string): Refusal | null => {
  if (sitsAmong(own.players, arbiter)) return refused('WB-15-GAP-2', { table: own.table, arbiter });
  const other = own.calls.find(
    (each) =>
      each.call !== call.call &&
      each.deal === call.deal &&
      each.for === call.for &&
      (each.for === 'contract' || each.by !== call.by) &&
      each.arbiter === arbiter,
  );
  return other === undefined ? null : refused('WB-15.e', { arbiter, call: other.call });
};

const waitingCall = (
  state: MancheState,
  act: At & { readonly call: string; readonly arbiter?: string | undefined },
  origin: Origin | undefined,
): Waiting => {
  const named: Named = openTable(state, act);
  if (!named.ok) return named;
  const { own } = named;
  const call = own.calls.find((each) => each.call === act.call);
  if (call === undefined) return refuse('unknown-call-id', { call: act.call });
  // WB-15.d: what was decided is final.
  if (call.arbiter !== null) return refused('WB-15.d', { call: call.call, arbiter: call.arbiter });
  const arbiter = act.arbiter ?? origin?.author?.id ?? 'arbiter';
  return arbiterProblem(own, call, arbiter) ?? { ok: true, own, call, arbiter };
};

/** WB-15.f, WB-15.g: granted, it is announced; refused, the caller has no more say. */
export const decideAnswer: Decide<'answer-call'> = (state, act, origin) => {
  const waiting = waitingCall(state, act, origin);
  if (!waiting.ok) return waiting;
  const { manche, table, call, granted } = act;
  if (waiting.call.for !== 'contract') return refuse('other-call', { call, use: 'rule-call' });
  return accepted({ type: 'CallAnswered', data: { manche, table, call, granted, arbiter: waiting.arbiter } });
};

/** WB-15.c, WB-19.c: a fault, a dispute, a case without an article. */
export const decideRuleCall: Decide<'rule-call'> = (state, act, origin) => {
  const waiting = waitingCall(state, act, origin);
  if (!waiting.ok) return waiting;
  const { manche, table, call, article, reason } = act;
  if (waiting.call.for === 'contract') return refuse('other-call', { call, use: 'answer-call' });
  return accepted({
    type: 'ArbiterRuled',
    data: { manche, table, call, article, reason, arbiter: waiting.arbiter },
  });
};

/** WB-18.k, WB-18-GAP-1, WB-19-GAP-1: 7 to 30 points for a blue or a red token, none for a black one. */
export const decideToken: Decide<'give-token'> = (state, act) => {
  const { manche, table, deal, entry, colour, points, reason } = act;
  const named = openTable(state, act);
  if (!named.ok) return named;
  const { own } = named;
  const problem = strangerProblem(own, [entry]);
  if (problem !== null) return problem;
  if (deal > dealNow(own)) return refuse('another-deal', { table, deal, now: dealNow(own) });
  if (colour === 'black' ? points !== 0 : !isPenalty(points))
    return colour === 'black'
      ? refused('WB-19-GAP-1', { points, expected: 0 })
      : refused('WB-18.k', { points, least: LEAST_PENALTY, most: MOST_PENALTY });
  return accepted({ type: 'PenaltyGiven', data: { manche, table, deal, entry, colour, points, reason } });
};

const isPenalty = (points: number): boolean =>
  Number.isSafeInteger(points) && points >= LEAST_PENALTY && points <= MOST_PENALTY;

/** WB-18-GAP-2, WB-3-GAP-1: open or closed, the arbiter adjusts a deal or cancels it; nobody scores in one that is cancelled. */
export const decideRuleDeal: Decide<'rule-deal'> = (state, act) => {
  const { manche, table, deal, ruling, contract, outcome, article, reason } = act;
  const named = namedTable(state, act);
  if (!named.ok) return named;
  const { own } = named;
  const before = own.valid.find((each) => each.deal === deal);
  const ruled = (data: Pick<Ruled, 'contract' | 'outcome' | 'points'>) =>
    accepted<MancheEvent>(
      { type: 'DealRuled', data: { manche, table, deal, ruling, ...data, article, reason } },
      ...correctedTotals(own, deal, data.points),
    );
  if (ruling === 'cancel') {
    if (before === undefined && (deal !== dealNow(own) || own.closed !== null))
      return refuse('another-deal', { table, deal, now: dealNow(own) });
    const kept = before ?? own;
    const given = kept.contract ?? { game: DAMES, suit: null, declarers: [] };
    return ruled({ contract: given, outcome: kept.outcome, points: noPoints(own, deal) });
  }
  if (before === undefined) return refuse('not-validated', { deal });
  if (contract === undefined || outcome === undefined) return refuse('result-needed');
  const problem = contractProblem(own, deal, contract) ?? outcomeProblem(own, deal, contract, outcome);
  if (problem !== null) return problem;
  return ruled({
    contract: plain(contract),
    outcome,
    points: pointsOf(state.setup, own, deal, contract, outcome),
  });
};

/** What a manche that is closed comes to with other points for a deal: whoever read its end reads that, too. */
const correctedTotals = (own: Table, deal: number, points: Points): readonly MancheEvent[] => {
  if (own.closed === null) return [];
  const { manche, table, valid } = own;
  const now = { ...own, valid: valid.map((each) => (each.deal === deal ? { ...each, points } : each)) };
  return [{ type: 'TotalsCorrected', data: { manche, table, deal, totals: finalTotalsOf(now) } }];
};

type Ruled = Extract<MancheEvent, { type: 'DealRuled' }>['data'];
