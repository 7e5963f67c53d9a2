import { formatCard } from '../cards';
import { SEATS, sideIndex } from '../compass';
import { PACK_52 } from '../decks';
import { newPlay, type Play, type TrickGame, winnerOf } from './play';
import { type CardClass, NO_CLASS, type Ranking, rankingOf } from './ranking';

export const TRICKS = 13;
/** Four seats, thirteen tricks of the full pack: bridge and the whists. */
const COMPASS_GAME: TrickGame = { seats: SEATS, tricks: TRICKS, piles: 0, format: formatCard };
const TRUMPS = [0, 1, 2, 3].map((trump) => rankingOf({ cards: PACK_52.cards, trump }));
const NO_TRUMP = rankingOf({ cards: PACK_52.cards, trump: NO_CLASS });

/** Suits as they are printed, ace high, with a trump from clubs to spades; anything else is no trump. */
export const compassRanking = (trump: CardClass): Ranking => TRUMPS[trump] ?? NO_TRUMP;

export const newCompassPlay = (): Play => newPlay(COMPASS_GAME, NO_TRUMP);

/** Tricks won by a side: 0 for NS, 1 for EW. */
export const tricksOfSide = (play: Play, side: number): number => {
  let won = 0;
  for (let number = 1; number <= play.completed; number++) {
    const winner = winnerOf(play, number);
    if (winner >= 0 && sideIndex(winner) === side) won++;
  }
  return won;
};

export const tricksBySide = (play: Play): { readonly NS: number; readonly EW: number } => ({
  NS: tricksOfSide(play, 0),
  EW: tricksOfSide(play, 1),
});
