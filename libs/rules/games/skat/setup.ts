import { integer, invalidField } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import type { SetupReading } from '@arbitre/rules/kernel/game';
import { LEAST_AT_TABLE, MOST_AT_TABLE } from './seats';

export type SkatSetup = {
  /** The number of the deal in its series, from 1. */
  readonly deal: number;
  /** Table players, 3 to 6; all but three sit out (SKAT-DEF-2, SKAT-DEF-3). */
  readonly players: number;
  /** The deal with which the table began as it is, where somebody joined or stopped: place 1 dealt it. Absent: the first. */
  readonly first?: number;
  /** The place at the table, from 1, that deals (SKAT-3.1-GAP-1). */
  readonly dealer: number;
};

/** SKAT-3.2.1, SKAT-3.1-GAP-1: place 1 deals first, then the deal passes clockwise. */
export const dealerOf = (deal: number, players: number): number => ((deal - 1) % players) + 1;

const DEAL = integer(1, 9999);

/**
 * `board` is the number of the deal unless `deal` says it; three players unless `players` says more; a `dealer` is
 * derived, and refused where it differs.
 */
export const readSetup = (given: Readonly<Record<string, unknown>>): SetupReading<SkatSetup> => {
  const { players = LEAST_AT_TABLE } = given;
  const deal = given.deal ?? given.board ?? 1;
  if (!DEAL.accepts(deal)) return invalidField('deal', deal, DEAL.expected);
  if (typeof players !== 'number' || !Number.isSafeInteger(players))
    return invalidField('players', players, `whole number from ${LEAST_AT_TABLE} to ${MOST_AT_TABLE}`);
  if (players < LEAST_AT_TABLE || players > MOST_AT_TABLE)
    return refused('SKAT-1.1.1.a', { players, least: LEAST_AT_TABLE, most: MOST_AT_TABLE });
  const { first = 1 } = given;
  if (!DEAL.accepts(first) || Number(first) > Number(deal))
    return invalidField('first', first, `whole number from 1 to ${Number(deal)}`);
  const proper = dealerOf(Number(deal) - Number(first) + 1, players);
  const { dealer = proper } = given;
  // SKAT-3.3.7.b: whoever dealt the deal before does not deal again, passed in or not.
  const twice = Number(deal) > Number(first) && dealer === dealerOf(Number(deal) - Number(first), players);
  if (dealer !== proper)
    return refused(twice ? 'SKAT-3.3.7.b' : 'SKAT-3.2.1', {
      dealer: typeof dealer === 'number' ? dealer : null,
      expected: proper,
      deal: deal as number,
      players,
    });
  const setup = { deal: deal as number, players, dealer: proper };
  return { ok: true, setup: first === 1 ? setup : { ...setup, first: Number(first) } };
};
