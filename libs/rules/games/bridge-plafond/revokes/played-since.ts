import { cardsOfTrick, type Play } from '@arbitre/rules/kernel/tricks/play';

/** Who has played to a trick (from 1) after a seat, in order. */
export const playedSince = (play: Play, seat: number, trick: number): readonly number[] => {
  const seats = cardsOfTrick(play, trick).map((each) => each.seat);
  return seats.slice(seats.indexOf(seat) + 1);
};
