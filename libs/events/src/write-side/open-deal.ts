import {
  correctionsOver,
  gameOf,
  GRAINS,
  invalidField,
  POLICIES,
  type CompetitionState,
  type OpenDeal,
  refuse,
  type Violation,
} from '@arbitre/rules';
import type { OpenDealInput } from './contract';
import { notThere } from './not-there';

/** Each seat is taken by an entry that plays. Whether seats are missing or strange is for the deal's decider. */
export const seatingProblem = (
  competition: CompetitionState,
  seating: Readonly<Record<string, unknown>>,
): Violation | null => {
  for (const [seat, entry] of Object.entries(seating)) {
    if (typeof entry !== 'string') continue;
    const known = competition.entries.get(entry);
    if (known === undefined) return refuse('unknown-entry', { entry: entry.slice(0, 80), seat }).violation;
    if (known.withdrawn)
      return refuse('entry-withdrawn', { entry, seat, number: known.entry.number }).violation;
    if (known.waiting) return refuse('entry-waits', { entry, seat, number: known.entry.number }).violation;
  }
  return null;
};

export type Opening =
  | { readonly ok: true; readonly command: OpenDeal; readonly resultAct: string }
  | { readonly ok: false; readonly violation: Violation };

/** The command that opens a deal under its competition's game and rules, or why its competition does not take it. */
export const openingOf = (
  input: OpenDealInput,
  competition: CompetitionState | null,
  at: string | undefined,
): Opening => {
  const opened = competition?.opened ?? null;
  if (competition === null || opened === null) return notThere('competition', input.competition);
  const over = correctionsOver(competition.publication, at);
  if (over !== null) return over;
  if (competition.closed) return refuse('competition-closed', { id: input.competition });
  const { place, seating = {}, setup = {} } = input;
  const problem = seatingProblem(competition, seating);
  if (problem !== null) return { ok: false, violation: problem };
  const { game, ruleset, plan } = opened;
  const { policy = plan?.policy, grain = plan?.grain } = input;
  if (policy === undefined) return invalidField('policy', policy, POLICIES.join(', '));
  if (grain === undefined) return invalidField('grain', grain, GRAINS.join(', '));
  return {
    ok: true,
    command: {
      do: 'open-deal',
      competition: input.competition,
      game,
      ruleset,
      policy,
      grain,
      place,
      seating,
      setup,
    },
    resultAct: gameOf(ruleset)?.resultAct ?? '',
  };
};
