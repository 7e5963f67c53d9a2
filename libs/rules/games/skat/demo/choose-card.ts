import type { Card } from '@arbitre/rules/kernel/cards';
import type { Seeded } from '@arbitre/rules/kernel/seeded';
import type { SkatState } from '../state';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { classIn, strengthIn } from '@arbitre/rules/kernel/tricks/ranking';
import { pointsOf, TRUMP } from '../ranks';

const least = (cards: readonly Card[], measure: (card: Card) => number): Card =>
  cards.reduce((best, card) => (measure(card) < measure(best) ? card : best));

/** Leads: the declarer draws trumps from the top, an opponent plays an ace, or a low card. */
const lead = (state: SkatState, legal: readonly Card[], random: Seeded): Card => {
  const { play, declarer } = state;
  const power = (card: Card): number => strengthIn(play.ranking, card, classIn(play.ranking, card));
  const trumps = legal.filter((card) => classIn(play.ranking, card) === TRUMP);
  if (play.turn === declarer && trumps.length > 0 && random(4) > 0)
    return least(trumps, (card) => -power(card));
  const plain = legal.filter((card) => classIn(play.ranking, card) !== TRUMP);
  const from = plain.length > 0 ? plain : legal;
  const aces = from.filter((card) => pointsOf(card) === 11);
  return aces[0] ?? least(from, (card) => pointsOf(card) + random(3));
};

/** The card of an ordinary club player: fattens what his side wins, takes cheaply, and otherwise gives little away. */
export const chooseCard = (state: SkatState, random: Seeded): Card => {
  const { play, declarer } = state;
  const legal = legalCards(play, play.turn);
  if (play.count === 0) return lead(state, legal, random);
  const ours = (play.best === declarer) === (play.turn === declarer) && play.best !== play.turn;
  if (ours && play.count === 2) return least(legal, (card) => -pointsOf(card));
  const taking = legal.filter((card) => strengthIn(play.ranking, card, play.led) > play.strength);
  if (taking.length > 0 && !ours)
    return least(taking, (card) =>
      play.count === 2 ? -pointsOf(card) : strengthIn(play.ranking, card, play.led),
    );
  return least(legal, (card) => pointsOf(card) * 2 + (classIn(play.ranking, card) === TRUMP ? 5 : 0));
};
