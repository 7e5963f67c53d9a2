import { playersOf, seatsAt } from '../seats';
import { dealerOf, FAILURES_ALLOWED } from '../setup';
import { gameOf, isSoloGame } from '../ladder';
import { type Outcome, dealPoints, failedDeclarers } from '../score/deal-points';
import { gridOf, pointsDeJeu } from '../score/points';
import type { Contract } from './fields';
import { asksArbiter, type MancheSetup } from './setup';
import type { MancheState, Points, Table } from './state';

/** WB-16.a. */
const ROUNDS = 4;

/** Deals of a manche: everybody deals four times. */
export const dealsOf = ({ players }: Pick<Table, 'players'>): number => players.length * ROUNDS;

/** The deal that is played, from 1; the last once all are validated. */
export const dealNow = (own: Table): number => Math.min(own.valid.length + 1, dealsOf(own));

/** WB-4.a, WB-16-GAP-2: place 2 deals the first deal unless another was designated, then clockwise. */
export const dealerPlace = ({ players, firstDealer }: Table, deal: number): number =>
  dealerOf(deal + firstDealer - 2 + players.length, players.length);

export const dealerAt = (own: Table, deal: number): string => own.players[dealerPlace(own, deal) - 1] ?? '';

/** Who plays a deal, the first speaker first; the dealer of five sits out (WB-16-GAP-1). */
export const activeAt = (own: Table, deal: number): readonly string[] => {
  const seats = seatsAt(own.players.length);
  return playersOf({ players: own.players.length, dealer: dealerPlace(own, deal) }).map(
    (seat) => own.players[seats.indexOf(seat)] ?? '',
  );
};

export const pointsOf = (
  setup: MancheSetup,
  own: Table,
  deal: number,
  line: Contract,
  outcome: Outcome,
): Points => Object.fromEntries(dealPoints(activeAt(own, deal), line, outcome, gridOf(setup)));

export const noPoints = (own: Table, deal: number): Points =>
  Object.fromEntries(activeAt(own, deal).map((player) => [player, 0]));

/** WB-3.l: what the validated deals come to, before penalties (WB-18.l). */
export const totalsOf = ({ players, valid }: Pick<Table, 'players' | 'valid'>): Points =>
  Object.fromEntries(
    players.map((player) => [player, valid.reduce((sum, { points }) => sum + (points[player] ?? 0), 0)]),
  );

export const penaltiesOf = ({ players, tokens }: Pick<Table, 'players' | 'tokens'>): Points =>
  Object.fromEntries(
    players.map((player) => [
      player,
      tokens.reduce((sum, { entry, points }) => sum + (entry === player ? points : 0), 0),
    ]),
  );

/** WB-16-GAP-3: what the manche comes to once penalties are taken off. */
export const finalTotalsOf = (own: Pick<Table, 'players' | 'valid' | 'tokens'>): Points => {
  const [points, penalties] = [totalsOf(own), penaltiesOf(own)];
  return Object.fromEntries(own.players.map((each) => [each, (points[each] ?? 0) - (penalties[each] ?? 0)]));
};

/** WB-16-GAP-4: the sum over all players, and the sum of the points de jeu: the same wherever nothing went wrong. */
export const controlOf = (own: Table): { readonly totals: number; readonly pointsDeJeu: number } => ({
  totals: pointsDeJeu(Object.values(totalsOf(own))),
  pointsDeJeu: own.valid.reduce((sum, { points }) => sum + pointsDeJeu(Object.values(points)), 0),
});

/** WB-15-GAP-1: games alone that each has failed so far in the manche, or before one of its deals. */
export const failuresOf = ({ players, valid }: Table, before = valid.length + 1): Points => {
  const failed = valid.slice(0, before - 1).flatMap(({ contract, outcome, cancelled }) =>
    // Nobody has failed in a deal that the arbiter has cancelled.
    cancelled !== null || contract === null || outcome === null || !isSoloGame(contract.game)
      ? []
      : failedDeclarers(contract, outcome),
  );
  return Object.fromEntries(players.map((player) => [player, failed.filter((one) => one === player).length]));
};

export type Need = { readonly entry: string; readonly article: 'WB-15.a' | 'WB-15.b' };

/** Who has to call the arbiter before this is announced (WB-15.a, WB-15.b); one of a pair calls for both. */
export const callsNeeded = (
  { setup }: MancheState,
  own: Table,
  game: string,
  by: readonly string[],
): readonly Need[] => {
  const failures = failuresOf(own);
  return by.flatMap((entry): readonly Need[] => {
    if (asksArbiter(setup, game)) return [{ entry, article: 'WB-15.a' }];
    return isSoloGame(game) && (failures[entry] ?? 0) >= FAILURES_ALLOWED
      ? [{ entry, article: 'WB-15.b' }]
      : [];
  });
};

export const isPair = (game: Contract['game']): boolean =>
  game !== 'DAMES' && gameOf(game).declarers === 'pair';

export const allPlayed = (own: Table): boolean => own.valid.length >= dealsOf(own);

/** A call of the deal that is played which waits for the arbiter. */
export const waitingCalls = (own: Table): Table['calls'] =>
  own.calls.filter(({ arbiter }) => arbiter === null);
