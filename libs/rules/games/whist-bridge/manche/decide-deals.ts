import { accepted, type Origin, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { allPlayed, dealNow, dealsOf, pointsOf, waitingCalls } from './course';
import { type Named, openTable, strangerProblem } from './decide-table';
import type { MancheEvent } from './events';
import type { Contract } from './fields';
import { answersProblem, callsMissing, contractProblem, outcomeProblem } from './line';
import type { At, MancheState, Table } from './state';

/** When something is done: as the write side knows it, or as a record says. */
export const timeOf = (origin: Origin | undefined, said: string | undefined): string | null =>
  origin?.at ?? said ?? null;

/** The open table where this deal is played now. */
const atDeal = (state: MancheState, at: At & { readonly deal: number }): Named => {
  const named = openTable(state, at);
  if (!named.ok) return named;
  const { own } = named;
  const now = dealNow(own);
  return allPlayed(own) || at.deal !== now
    ? refuse('another-deal', { table: own.table, deal: at.deal, now })
    : named;
};

/** WB-15-GAP-3: nothing is announced while the arbiter is waited for. */
const waitingProblem = (own: Table): Refusal | null => {
  const [waits] = waitingCalls(own).filter((call) => call.for === 'contract');
  return waits === undefined ? null : refused('WB-15-GAP-3', { call: waits.call, entry: waits.by });
};

/** WB-3.i, WB-3.j: what was announced, before the deal is played. */
export const decideAnnounce: Decide<'announce'> = (state, act, origin) => {
  const { manche, table, deal, contract, at } = act;
  const named = atDeal(state, act);
  if (!named.ok) return named;
  const { own } = named;
  if (own.contract !== null) return refuse('already-announced', { deal });
  const problem =
    contractProblem(own, deal, contract) ?? waitingProblem(own) ?? answersProblem(state, own, deal, contract);
  if (problem !== null) return problem;
  const missing = callsMissing(state, own, deal, contract);
  const [first] = missing;
  if (first !== undefined && state.setup.calls === 'enforced')
    return refused(first.article, { game: contract.game, entry: first.entry, arbiter: 'required' });
  return accepted<MancheEvent>(
    {
      type: 'DealAnnounced',
      data: { manche, table, deal, contract: plain(contract), at: timeOf(origin, at) },
    },
    ...missing.map((need): MancheEvent => ({ type: 'CallOmitted', data: { manche, table, deal, ...need } })),
  );
};

/** Whether it was a first word is asked of a seul of 8 alone. */
export const plain = ({ game, suit, declarers, direct }: Contract): Contract => ({
  ...{ game, suit, declarers },
  ...(game === 'S8' ? { direct: direct ?? true } : {}),
});

/** WB-3.k: how it ended. */
export const decideTell: Decide<'tell-result'> = (state, act) => {
  const { manche, table, deal, outcome } = act;
  const named = atDeal(state, act);
  if (!named.ok) return named;
  const { own } = named;
  if (own.contract === null) return refused('WB-3.j', { table, deal });
  if (own.outcome !== null) return refuse('already-told', { deal });
  return (
    outcomeProblem(own, deal, own.contract, outcome) ??
    accepted({ type: 'ResultTold', data: { manche, table, deal, outcome } })
  );
};

/** What was entered last and is not validated: the result, or else the contract. */
export const decideUndo: Decide<'undo'> = (state, act) => {
  const { manche, table, deal } = act;
  const named = atDeal(state, act);
  if (!named.ok) return named;
  const { contract, outcome } = named.own;
  if (contract === null) return refuse('nothing-to-undo', { deal });
  const what = outcome === null ? 'contract' : 'result';
  return accepted({ type: 'EntryUndone', data: { manche, table, deal, what } });
};

/** A dispute or a fault that waits for the arbiter holds its deal (WB-15.c). */
const disputeProblem = (own: Table, deal: number): Refusal | null => {
  const waits = waitingCalls(own).find((call) => call.deal === deal);
  return waits === undefined ? null : refused('WB-15.c', { call: waits.call, entry: waits.by, deal });
};

/** WB-3.k, WB-3.l: a validated deal counts, and its points are computed. */
export const decideValidate: Decide<'validate'> = (state, act, origin) => {
  const { manche, table, deal, at } = act;
  const named = atDeal(state, act);
  if (!named.ok) return named;
  const { own } = named;
  const { contract, outcome } = own;
  if (contract === null || outcome === null) return refused('WB-3.j', { table, deal });
  const points = pointsOf(state.setup, own, deal, contract, outcome);
  return (
    disputeProblem(own, deal) ??
    accepted({ type: 'DealValidated', data: { manche, table, deal, points, at: timeOf(origin, at) } })
  );
};

/** A deal that was recorded card by card; the write side says what its own stream holds. */
export const decideTake: Decide<'take-deal'> = (state, act) => {
  const { manche, table, deal, contract, outcome } = act;
  const named = atDeal(state, act);
  if (!named.ok) return named;
  const { own } = named;
  if (own.contract !== null) return refuse('already-announced', { deal });
  if (contract === undefined || outcome === undefined) return refuse('no-deal-there', { deal });
  const problem =
    contractProblem(own, deal, contract) ??
    outcomeProblem(own, deal, contract, outcome) ??
    disputeProblem(own, deal);
  if (problem !== null) return problem;
  const points = pointsOf(state.setup, own, deal, contract, outcome);
  return accepted({
    type: 'DealTaken',
    data: { ...{ manche, table, deal, contract: plain(contract) }, outcome, points },
  });
};

/** WB-3-GAP-1: while the manche is open somebody at the table corrects what was validated, and says why. */
export const decideCorrect: Decide<'correct-deal'> = (state, act) => {
  const { manche, table, deal, contract, outcome, by, reason } = act;
  const named = openTable(state, act);
  if (!named.ok) return named;
  const { own } = named;
  const before = own.valid.find((each) => each.deal === deal);
  if (before === undefined) return refuse('not-validated', { deal });
  // WB-15.d: what the arbiter has decided stays.
  if (before.ruled !== null) return refused('WB-15.d', { deal, article: before.ruled });
  const problem =
    strangerProblem(own, [by]) ??
    contractProblem(own, deal, contract) ??
    outcomeProblem(own, deal, contract, outcome);
  if (problem !== null) return problem;
  const points = pointsOf(state.setup, own, deal, contract, outcome);
  return accepted({
    type: 'DealCorrected',
    data: { ...{ manche, table, deal, contract: plain(contract) }, outcome, points, by, reason },
  });
};

/** WB-3.a: the deals that have no validated entry yet; 0 where none is missing. */
export const firstMissing = (own: Table): number =>
  allPlayed(own) ? 0 : Math.min(dealNow(own), dealsOf(own));
