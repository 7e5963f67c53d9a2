import type { Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { dealerOf } from './setup';

/** A stretch of a list over which its table stays the same: it begins a round (SKAT-3.1.2.a). `seats`: entries from place 1. */
export type Part = { readonly from: number; readonly seats: readonly string[] };

/** SKAT-3.2.1: the round that a deal belongs to, from 1; everybody at the table deals once in it. */
const roundOf = (deal: number, { from, seats }: Part): number => Math.ceil((deal - from + 1) / seats.length);

const opensRound = (deal: number, { from, seats }: Part): boolean => (deal - from) % seats.length === 0;

/** The deal that ends the round of another. */
const lastOfRound = (deal: number, part: Part): number =>
  part.from - 1 + roundOf(deal, part) * part.seats.length;

/** Rounds that a stretch has up to a deal, that one's own included. */
export const roundsUntil = (deal: number, part: Part): number => (deal < part.from ? 0 : roundOf(deal, part));

/** The place that deals a deal of a list: place 1 begins each stretch (SKAT-3.1-GAP-1, SKAT-3.1.2.b). */
export const dealerIn = (deal: number, { from, seats }: Part): number =>
  dealerOf(deal - from + 1, seats.length);

/** SKAT-3.1.2.a: somebody new joins before a round begins, and only if everybody at the table agrees. */
export const joinProblem = (part: Part, deal: number, consents: readonly string[]): Refusal | null => {
  if (!opensRound(deal, part)) return refused('SKAT-3.1.2.a', { deal, next: lastOfRound(deal, part) + 1 });
  const without = part.seats.filter((entry) => !consents.includes(entry));
  return without.length === 0 ? null : refused('SKAT-3.1.2.a', { deal, without });
};

/** SKAT-3.1.2.b: a newcomer who replaces nobody sits to the right of place 1, and deals last. */
export const newcomersPlace = ({ seats }: Part): number => seats.length + 1;

/** SKAT-4.5.9.a: play stops at the end of a round only. `played`: the last deal that was played. */
export const stopProblem = (part: Part, played: number): Refusal | null => {
  const until = lastOfRound(played, part);
  return played === until ? null : refused('SKAT-4.5.9.a', { played, until });
};

/** SKAT-4.5.9.b: the deal after which somebody may stop who says so before deal `next`. */
export const stopsAfter = (next: number, part: Part): number =>
  opensRound(next, part) ? lastOfRound(next, part) : lastOfRound(next, part) + part.seats.length;

/** Which deals of a list are played again; none where only completed rounds are wrong. */
export type Misdealt = { readonly article: string; readonly again: readonly number[] };

/**
 * SKAT-3.2.11 to SKAT-3.2.13: the deals to play again when somebody dealt whose turn it was not; null when each was dealt in
 * turn. `dealers`: the places that dealt the deals of the stretch so far. Of the round that was played last everything
 * from the first wrong deal on is void. When the error comes from an earlier round, or nobody knows where it began
 * (`sure`), completed rounds stand and the current one is void from its beginning.
 */
export const misdealt = (part: Part, dealers: readonly number[], sure = true): Misdealt | null => {
  const wrong = dealers.findIndex((dealer, index) => dealer !== dealerIn(part.from + index, part));
  if (wrong < 0) return null;
  const last = part.from + dealers.length - 1;
  const start = lastOfRound(last, part) - part.seats.length + 1;
  const here = sure && part.from + wrong >= start;
  const complete = last === lastOfRound(last, part);
  const first = here ? part.from + wrong : complete ? last + 1 : start;
  const again = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return { article: here ? (again.length === 1 ? 'SKAT-3.2.11' : 'SKAT-3.2.12') : 'SKAT-3.2.13', again };
};
