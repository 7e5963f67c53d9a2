import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { DEALS_PER_GAME } from '../setup';
import { refuse } from '../refusals';
import type { Decide } from './acts';
import { namedTable, openTable } from './decide-games';
import { isOver, type SheetLine, sideOfTeam, type Table, type TournamentState } from './state';

type Line = { readonly game: number; readonly table: string; readonly deal: number };

/** C500-6.6: the hand is that of the team that does not keep the sheet, which is the one that sits East and West. */
const signatoryProblem = (own: Table, by: string): Refusal | null => {
  if (sideOfTeam(own, by) === null) return refuse('not-at-table', { entry: by, table: own.table });
  return by === own.EW ? null : refused('C500-6.6', { entry: by, table: own.table, keeps: true });
};

const awaited = (own: Table, deal: number): Refusal | null =>
  deal > own.lines.length ? null : refuse('deals-initialled', { table: own.table, deal: own.lines.length });

/** The lines that the write side read from the deals: each in its place, up to the deal that is named. */
const linesProblem = (own: Table, deal: number, lines: readonly SheetLine[] = []): Refusal | null => {
  const first = own.lines.length + 1;
  const odd = lines.findIndex((line, at) => line.deal !== first + at);
  const missing = odd >= 0 ? first + odd : lines.length < deal - own.lines.length ? first + lines.length : 0;
  return missing === 0 ? null : refuse('deal-missing', { deal: missing, table: own.table });
};

/** C500-6.5, C500-6.6: the points of the deals stand on the sheet, and are initialled in their order. */
export const decideInitial: Decide<'initial-deals'> = (state, { game, table, deal, by, lines }) => {
  const named = openTable(state, { game, table });
  if (!named.ok) return named;
  const { own } = named;
  const problem = signatoryProblem(own, by) ?? awaited(own, deal);
  if (problem !== null) return problem;
  if (own.refusal !== null) return refused('C500-9.1', { game, table, disputed: own.refusal.deal });
  const missing = linesProblem(own, deal, lines);
  return (
    missing ?? accepted({ type: 'DealsInitialled', data: { game, table, deal, by, lines: lines ?? [] } })
  );
};

/** C500-9.1: a refusal with its reason is a dispute, which the arbiter ends. */
export const decideRefuse: Decide<'refuse-initials'> = (state, { game, table, deal, by, reason }) => {
  const named = openTable(state, { game, table });
  if (!named.ok) return named;
  const { own } = named;
  const problem = signatoryProblem(own, by) ?? awaited(own, deal);
  if (problem !== null) return problem;
  return own.refusal === null
    ? accepted({ type: 'InitialsRefused', data: { game, table, deal, by, reason } })
    : refused('C500-9.1', { game, table, disputed: own.refusal.deal });
};

/** C500-9.1: what the arbiter decides stands in the place of the initials. */
export const decideRuleDeals: Decide<'rule-deals'> = (state, { game, table, deal, reason, lines }) => {
  const named = openTable(state, { game, table });
  if (!named.ok) return named;
  const { own } = named;
  if (own.refusal === null) return refuse('not-disputed', { table });
  const problem = awaited(own, deal) ?? linesProblem(own, deal, lines);
  return problem ?? accepted({ type: 'DealsRuled', data: { game, table, deal, reason, lines: lines ?? [] } });
};

/** C500-9.1: what the arbiter wants corrected lies open again, and is initialled anew. */
export const decideReopen: Decide<'reopen-deals'> = (state, { game, table, deal, reason }) => {
  const named = namedTable(state, { game, table });
  if (!named.ok) return named;
  const { own } = named;
  if (own.forfeit !== null) return refuse('game-over', { game, table });
  return own.lines.length < deal && own.abandoned === null
    ? refuse('deal-not-initialled', { deal, table })
    : accepted({ type: 'DealsReopened', data: { game, table, deal, reason } });
};

export type SheetState = 'playing' | 'disputed' | 'final' | 'abandoned' | 'forfeited';

/** The state of a sheet, as pages tell it. */
export const sheetState = (own: Table): SheetState => {
  if (own.forfeit !== null) return 'forfeited';
  if (own.abandoned !== null) return 'abandoned';
  if (own.refusal !== null) return 'disputed';
  return isOver(own) ? 'final' : 'playing';
};

/** C500-6.6: why the next deal of a table may not begin; null where the one before is initialled. */
export const nextDealProblem = (state: TournamentState, { game, table, deal }: Line): Refusal | null => {
  const named = namedTable(state, { game, table });
  if (!named.ok || state.setup.initials !== 'each-deal') return null;
  const { lines } = named.own;
  return deal > lines.length + 1 && deal <= DEALS_PER_GAME
    ? refused('C500-6.6', { game, table, deal, initialled: lines.length })
    : null;
};
