import { refused, type Violation } from '../kernel/decider';
import type { DealScore } from '../kernel/game';
import { dealerOf } from './setup';

type Answer = { readonly ok: true } | { readonly ok: false; readonly violation: Violation };

/** SKAT-3.1.1, SKAT-3.1-GAP-1: people in the order that was drawn; the first chose a chair, the others follow clockwise. */
export const placesOf = (order: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(order.map((person, index) => [person, index + 1]));

/** SKAT-3.2.1: the round that a deal belongs to, from 1; everybody at the table deals once in it. */
export const roundOf = (deal: number, players: number): number => Math.ceil(deal / players);

const opensRound = (deal: number, players: number): boolean => (deal - 1) % players === 0;

/** SKAT-3.1.2.a: somebody new joins before a round begins, and only if everybody agrees. */
export const mayJoin = (deal: number, players: number, consents: number): Answer => {
  if (!opensRound(deal, players))
    return refused('SKAT-3.1.2.a', { deal, next: roundOf(deal, players) * players + 1 });
  return consents >= players ? { ok: true } : refused('SKAT-3.1.2.a', { consents, needed: players });
};

/** SKAT-3.1.2.b: a newcomer who replaces nobody sits to the right of place 1, and deals last. */
export const newcomersPlace = (players: number): number => players + 1;

/** SKAT-4.5.9.a: play stops at the end of a round only. `played`: deals played so far. */
export const mayStop = (played: number, players: number): Answer =>
  played % players === 0
    ? { ok: true }
    : refused('SKAT-4.5.9.a', { played, until: roundOf(played, players) * players });

/** SKAT-4.5.9.b: the deal after which somebody who says so before deal `next` may leave. */
export const leavesAfter = (next: number, players: number): number =>
  opensRound(next, players) ? next + players - 1 : (roundOf(next, players) + 1) * players;

/** SKAT-3.3.7.a, SKAT-3.2-GAP-2: who deals after a deal that counts, and after one that is void. */
export const nextDealer = (dealer: number, players: number, counts: boolean): number =>
  counts ? (dealer % players) + 1 : dealer;

/** Which deals of a series are played again, and which rounds stand. */
export type Misdealt = { readonly article: string; readonly again: readonly number[] };

/**
 * SKAT-3.2.11 to SKAT-3.2.13: the deals to play again when somebody dealt whose turn it was not. `dealers`: who dealt each
 * deal so far. Earlier rounds stand; of the current one everything from the first wrong deal on is void, or all of it when
 * the error comes from an earlier round or nobody knows where it began (`sure`).
 */
export const misdealt = (players: number, dealers: readonly number[], sure = true): Misdealt | null => {
  const wrong = dealers.findIndex((dealer, index) => dealer !== dealerOf(index + 1, players));
  if (wrong < 0) return null;
  const current = roundOf(dealers.length, players);
  const start = (current - 1) * players + 1;
  const here = sure && wrong + 1 >= start;
  const first = here ? wrong + 1 : start;
  const again = Array.from({ length: dealers.length - first + 1 }, (_, index) => first + index);
  return { article: here ? (again.length === 1 ? 'SKAT-3.2.11' : 'SKAT-3.2.12') : 'SKAT-3.2.13', again };
};

/** SKAT-3.5.3: what everybody gets or pays in game points when each deal is settled at once. */
export const paymentsOf = ({ scores }: DealScore): Readonly<Record<string, number>> => {
  const seats = Object.keys(scores);
  const total = Object.values(scores).reduce((sum, points) => sum + points, 0);
  return Object.fromEntries(seats.map((seat) => [seat, seats.length * (scores[seat] ?? 0) - total]));
};
