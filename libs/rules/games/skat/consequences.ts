import type { Contract } from './contract';
import type { GameEnded, GameOutcome } from './events';
import type { SkatState } from './state';
import {
  type Level,
  matadorsOf,
  OUT_OF_SCHNEIDER,
  requiredLevel,
  SCHNEIDER_POINTS,
  TRICKS,
  WINNING_POINTS,
} from './value';
import { countAfter, skatPoints, twelveOf } from './play';

export type Party = 'declarer' | 'opponents';

/** What a game stood at after some closed tricks: card points with the skat, and what the declarer is bound to. */
export type Position = {
  readonly contract: Contract;
  readonly matadors: number;
  readonly bid: number;
  /** Card points of the declarer, the skat among them, and of his opponents (SKAT-4-GAP-2). */
  readonly own: number;
  readonly theirs: number;
  readonly ownTricks: number;
  readonly closed: number;
};

/** The position after `closed` tricks; null where the record does not know the cards that it needs. */
export const positionAfter = (state: SkatState, closed: number): Position | null => {
  const { contract, bid, play, declarer } = state;
  if (contract === null) return null;
  const count = countAfter(play, declarer, closed);
  const counted = { contract, bid, theirs: count.theirs, ownTricks: count.ownTricks, closed };
  if (contract.game === 'N') return { ...counted, matadors: 0, own: count.own };
  const twelve = twelveOf(play, declarer);
  const skat = skatPoints(play);
  if (twelve === null || skat === null) return null;
  return { ...counted, matadors: matadorsOf(twelve, contract.game), own: count.own + skat };
};

/** SKAT-5.4.3: schwarz, which only the bid asks for, cannot be made against the highest trump. */
const isImpossible = ({ contract, matadors }: Position, required: Level): boolean =>
  required === 'schwarz' && !contract.schwarz && matadors < 0;

/** SKAT-4-GAP-1: whether the game is decided, and for whom; null while it is open. */
export const decidedFor = (position: Position): Party | null => {
  const { contract, matadors, bid, own, theirs, ownTricks, closed } = position;
  const theirTricks = closed - ownTricks;
  if (contract.game === 'N') return ownTricks > 0 ? 'opponents' : closed === TRICKS ? 'declarer' : null;
  const required = requiredLevel(contract, matadors, bid);
  if (required === null || isImpossible(position, required)) return 'opponents';
  switch (required) {
    case 'simple':
      return own >= WINNING_POINTS ? 'declarer' : theirs >= WINNING_POINTS - 1 ? 'opponents' : null;
    case 'schneider':
      return own >= SCHNEIDER_POINTS ? 'declarer' : theirs >= OUT_OF_SCHNEIDER ? 'opponents' : null;
    case 'schwarz':
      return theirTricks > 0 ? 'opponents' : ownTricks === TRICKS ? 'declarer' : null;
  }
};

/** The level that a declarer is bound to; a null game has one level only. */
const boundTo = ({ contract, matadors, bid }: Position): Level =>
  contract.game === 'N' ? 'simple' : (requiredLevel(contract, matadors, bid) ?? 'simple');

const won = (level: Level): GameOutcome => ({ kind: 'decided', won: true, level });
const lost = (level: Level): GameOutcome => ({ kind: 'decided', won: false, level });

/** A game that the declarer had won already: schneider counts if he held 90 (SKAT-4-GAP-3). */
const secured = (position: Position): GameOutcome => {
  const level = boundTo(position);
  const schneider = position.contract.game !== 'N' && position.own >= SCHNEIDER_POINTS;
  return won(level === 'simple' && schneider ? 'schneider' : level);
};

/**
 * SKAT-4.1.3 to SKAT-4.1.5, SKAT-4-GAP-3: how a game ends by an irregularity of `guilty`. A game that was decided stays so, a
 * step is charged only if it was secured; else the guilty party loses simple, and a declarer bound to a higher level is
 * given it as long as nobody has prevented it.
 */
export const outcomeAgainst = (position: Position, guilty: Party): GameOutcome => {
  switch (decidedFor(position)) {
    case 'declarer':
      return secured(position);
    case 'opponents':
      return lost(position.theirs >= SCHNEIDER_POINTS ? 'schneider' : 'simple');
    case null:
      return guilty === 'declarer' ? lost('simple') : won(boundTo(position));
  }
};

/**
 * How a game ends when one side gives the rest to the other, or has it taken: by the card points and tricks that each side
 * has then. Schwarz that was impossible from the start is not won by what opponents give away (SKAT-5.4.3).
 */
export const outcomeByCount = (
  position: Position | null,
  count: { readonly points: number; readonly tricks: number },
): GameOutcome => {
  if (position === null || position.contract.game === 'N') return { kind: 'played', ...count };
  const required = requiredLevel(position.contract, position.matadors, position.bid);
  return required !== null && isImpossible(position, required)
    ? lost('simple')
    : { kind: 'played', ...count };
};

/**
 * SKAT-4.2.6.a, SKAT-3.2.9.b, SKAT-3.4.6.a, SKAT-3.4.8: these lose the game simple whatever it stood at; a level that
 * opponents had prevented already is not given.
 */
export const forfeitOf = (position: Position, guilty: Party): GameOutcome => {
  if (guilty === 'declarer') return lost('simple');
  return won(decidedFor(position) === 'opponents' ? 'simple' : boundTo(position));
};

export const ended = (article: string, outcome: GameOutcome): GameEnded => ({
  type: 'GameEnded',
  data: { article, outcome },
});
