import type { Refusal } from '@arbitre/rules/kernel/decider';
import { commitmentTo, inOrderOfLot } from '@arbitre/rules/kernel/lots/lots';
import type { Decide } from './acts';
import { event } from './decide';
import type { TournamentState } from './state';
import { refuse } from '../refusals';

/** What lots of skat are committed to for, beside those of other games. */
const PURPOSE = 'skat-lot';

/** What is published before seats, or equals, are drawn by that seed. */
export const lotCommitment = (seed: string): string => commitmentTo(PURPOSE, seed);

/** Whoever types a list decides nothing by its order. */
export const byLot = (seed: string, entries: readonly string[]): readonly string[] =>
  inOrderOfLot(seed, [...entries].sort());

/** A lot is drawn by the seed that was committed to, and by no other. */
export const lotProblem = ({ commitment }: TournamentState, seed: string): Refusal | null => {
  if (commitment === null) return refuse('no-lot-committed');
  return lotCommitment(seed) === commitment ? null : refuse('another-seed');
};

/** SKWO-7.1.1.a, SKWO-5-GAP-3: what everybody can compare the lot with that comes. */
export const decideCommit: Decide<'commit-lot'> = (_, { commitment }) =>
  event('LotCommitted', { commitment });
