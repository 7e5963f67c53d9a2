import { type Card, NO_CARD, SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import { holds, take } from '@arbitre/rules/kernel/hands';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import type { Play } from '@arbitre/rules/kernel/tricks/play';
import type { OpenTable } from '@arbitre/rules/kernel/tricks/revokes';
import { copyVisible, putAway } from '@arbitre/rules/kernel/tricks/visible';
import {
  type Infraction,
  infractionAt,
  type VisibleArticles,
} from '@arbitre/rules/kernel/tricks/visible-duties';
import { BLANCHE, BONHOMME, formatCard, isJoker, isNoTrump } from './cards';
import type { FiveHundredState } from './state';

/** The duty to follow, and what visible cards ask for. */
export const VISIBLE: VisibleArticles = {
  follow: 'C500-6-GAP-2',
  play: 'C500-8.3',
  lead: 'C500-8-GAP-1',
  partner: 'C500-8.4',
};

/** A joker that is led without trump calls a suit (C500-5-GAP-4); under a trump it is led as any trump (C500-5.8). */
export const leadsJoker = (play: Play, card: Card): boolean =>
  play.count === 0 && isJoker(card) && isNoTrump(play);

/** Whether an earlier trick of the deal was led with this suit (C500-5.6). */
const wasLed = ({ classes, completed }: Play, suit: number): boolean => {
  for (let trick = 0; trick < completed; trick++) if (classes[trick] === suit) return true;
  return false;
};

/** The suits that a joker may call now, by their letters. */
const callable = (play: Play): readonly string[] =>
  Array.from(SUIT_LETTERS).filter((_, suit) => wasLed(play, suit));

/** C500-5.6, C500-5.7, C500-5-GAP-4: what a joker that is led without trump breaks. */
const jokerLead = (play: Play, seat: number, card: Card, calls: string | undefined): Infraction | null => {
  if (!leadsJoker(play, card)) return null;
  const facts = { seat: seatName(seat), card: formatCard(card), calls: calls ?? null };
  if (play.completed === 0) return { article: 'C500-5.7', facts };
  if (calls === undefined) return { article: 'C500-5-GAP-4', facts };
  return wasLed(play, SUIT_LETTERS.indexOf(calls.charAt(0))) ? null : { article: 'C500-5.6', facts };
};

/**
 * The table as the duties see it. C500-8-GAP-1: no joker can be led to the first trick without trump, so that none has to be, and
 * holding one helps nobody to another suit.
 */
export const dutiful = ({ play, visible }: FiveHundredState): OpenTable => {
  if (visible.count === 0 || play.count > 0 || play.completed > 0 || !isNoTrump(play))
    return { play, visible };
  const shown = copyVisible(visible);
  const held = play.held.slice();
  for (let seat = 0; seat < play.seats; seat++)
    for (const joker of [BLANCHE, BONHOMME]) {
      putAway(shown, seat, joker);
      take(held, seat, joker);
    }
  return { play: { ...play, held }, visible: shown };
};

/** C500-5-GAP-4: whoever holds the card that was called by name plays it, unless a visible card goes before. */
const askedCard = (state: FiveHundredState, seat: number, card: Card): Infraction | null => {
  const { asked, play } = state;
  if (asked === NO_CARD || card === asked || !holds(play.held, seat, asked)) return null;
  if (infractionAt(state, seat, asked, VISIBLE) !== null) return null;
  return {
    article: 'C500-5-GAP-4',
    facts: { seat: seatName(seat), card: formatCard(card), asked: formatCard(asked) },
  };
};

/** What a card of the seat to play breaks; null when it is legal as far as the cards are known. */
export const infractionOf = (
  state: FiveHundredState,
  seat: number,
  card: Card,
  calls: string | undefined,
): Infraction | null =>
  jokerLead(state.play, seat, card, calls) ??
  infractionAt(dutiful(state), seat, card, VISIBLE) ??
  askedCard(state, seat, card);

type Way = { readonly card: Card; readonly calls: string | undefined };

/** A card as it may be played: a joker led without trump once for each suit that it may call. */
const waysOf = (play: Play, card: Card): readonly Way[] =>
  leadsJoker(play, card) ? callable(play).map((calls) => ({ card, calls })) : [{ card, calls: undefined }];

/** What the seat to play may play, as it is written: `H7`, and `BL H` for a joker led without trump with the suit that it calls. */
export const legalPlays = (state: FiveHundredState): readonly string[] => {
  const { play } = state;
  return legalCards(play, play.turn)
    .flatMap((card) => waysOf(play, card))
    .filter(({ card, calls }) => infractionOf(state, play.turn, card, calls) === null)
    .map(({ card, calls }) => (calls === undefined ? formatCard(card) : `${formatCard(card)} ${calls}`));
};
