import { cardsLeft, hasPlayed, type Play } from '@arbitre/rules/kernel/tricks/play';

/** The seat that takes the trick on the table once nobody has still to play to it; -1 before. */
export const winnerIfComplete = (play: Play): number => {
  if (play.count === 0) return -1;
  if (play.count === play.seats) return play.best;
  if (play.sizes === null) return -1;
  for (let seat = 0; seat < play.seats; seat++)
    if (!hasPlayed(play, seat) && cardsLeft(play, seat) > 0) return -1;
  return play.best;
};
