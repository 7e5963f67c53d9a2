import type { IrregularityObserved } from './events';
import { ended, forfeitOf, outcomeAgainst, type Party, positionAfter } from './consequences';
import type { GameEnded } from './events';
import { seatIndex } from './seats';
import type { Breach, SkatState } from './state';

/**
 * Irregularities that end a game when somebody claims them. `forfeit`: the offender's party loses simple whatever the game
 * stood at; `judged`: words, signs and manners, which only the arbiter can find proven.
 */
const BREACHES: Readonly<Record<string, { readonly forfeit?: true; readonly judged?: true }>> = {
  'SKAT-3.2.9.b': { forfeit: true },
  'SKAT-3.4.6.a': { forfeit: true },
  'SKAT-3.4.8': { forfeit: true },
  'SKAT-3.5.4.a': { judged: true },
  'SKAT-4.1.1.d': { forfeit: true },
  'SKAT-4.1.3.a': {},
  'SKAT-4.1.8': {},
  'SKAT-4.1.9.a': {},
  'SKAT-4.2.3.a': {},
  'SKAT-4.2.6.a': { forfeit: true },
  'SKAT-4.2.7': {},
  'SKAT-4.2.8': {},
  'SKAT-4.2.9': { judged: true },
  'SKAT-4.4.4': {},
  'SKAT-4.4.5.a': {},
  'SKAT-4.4.6': {},
  'SKAT-4.5.5.b': {},
  'SKAT-4.5.8': { judged: true },
};

export const isBreachArticle = (article: string): boolean => Object.hasOwn(BREACHES, article);

/** The mark that an irregularity leaves in the state; null for one that ends no game. */
export const breachOf = (
  { article, seat, facts }: IrregularityObserved['data'],
  completed: number,
): Breach | null => {
  const kind = Object.hasOwn(BREACHES, article) ? BREACHES[article] : undefined;
  if (kind === undefined) return null;
  const closed = typeof facts.closed === 'number' ? facts.closed : completed;
  return { article, seat: seatIndex(seat), closed, cured: false, judged: kind.judged === true };
};

/**
 * The article by which an irregularity can no longer be held against anybody: a wrong lead that the others followed to the
 * end of the trick, a lead before the announcement once the game was announced. Null while it can.
 */
export const lapsedBy = ({ play, contract }: SkatState, { article, closed }: Breach): string | null => {
  if (article === 'SKAT-4.1.3.a' && play.completed > closed) return 'SKAT-4.1.7';
  return article === 'SKAT-4.1.1.d' && contract !== null ? 'SKAT-3.4.6.b' : null;
};

/** The party that an offence is held against: all but the declarer answer for each other (SKAT-3.5.2). */
export const partyOf = (state: SkatState, seat: number): Party =>
  seat === state.declarer ? 'declarer' : 'opponents';

/** How a breach ends the game; null where the cards that decide are not known. */
export const endBy = (state: SkatState, { article, seat, closed }: Breach): GameEnded | null => {
  if (article === 'SKAT-4.1.1.d') return ended(article, { kind: 'no-game', hand: false });
  const position = positionAfter(state, closed);
  if (position === null) return null;
  const guilty = partyOf(state, seat);
  const forfeit = BREACHES[article]?.forfeit === true;
  return ended(article, forfeit ? forfeitOf(position, guilty) : outcomeAgainst(position, guilty));
};
