import { cardsOfTrick, type Play } from '@arbitre/rules/kernel/tricks/play';
import { type Verdict, verdictOn } from '@arbitre/rules/kernel/tricks/follow';

/** The place of a seat's card in a trick, from 0; -1 where it has not played to it. */
export const stepOf = (play: Play, seat: number, trick: number): number =>
  cardsOfTrick(play, trick).findIndex((each) => each.seat === seat);

type At = { readonly trick: number; readonly step: number };

/** C500-6-GAP-2: the order of play. */
export const standsBefore = (a: At, b: At): boolean =>
  a.trick < b.trick || (a.trick === b.trick && a.step < b.step);

/** C500-6-GAP-2: the next player has played to the trick, or it is complete. */
export const isPastCorrecting = (play: Play, seat: number, trick: number): boolean => {
  const step = stepOf(play, seat, trick);
  const cards = cardsOfTrick(play, trick).length;
  return step >= 0 && (cards > step + 1 || trick <= play.completed || cards === play.seats);
};

/** What the cards say of a card that seat played to a trick; unknown where it has not. */
export const revokeVerdict = (play: Play, seat: number, trick: number): Verdict =>
  stepOf(play, seat, trick) < 0 ? 'unknown' : verdictOn(play, seat, trick);
