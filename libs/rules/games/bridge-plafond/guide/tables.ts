/** The figures of the booklet's practical part, as data. */

/** How many cards a figure needs to guard its suit; five small ones guard by length. Ace 12, king 11, queen 10, jack 9. */
export const GUARDS: readonly (readonly [rank: number, length: number])[] = [
  [12, 1],
  [11, 2],
  [10, 3],
  [9, 4],
];
export const GUARD_BY_LENGTH = 5;

/**
 * Ace 4, king 3, queen 2, jack 1: by these weights each example that the booklet gives for one in a suit is worth 7 (AK, AQJ, QQQJ)
 * and each for two 11 (AAK, AKKJ, KKKQ), which is what "or the like" is measured by.
 */
export const WEIGHTS: Readonly<Record<number, number>> = { 12: 4, 11: 3, 10: 2, 9: 1 };
export const KING_WEIGHT = 3;

export type NoTrumpOpening = {
  readonly article: string;
  readonly level: number;
  readonly guarded: number;
  readonly aces: number;
  readonly acesAndKings: number;
  readonly figures: number;
};

/** From the highest: the first that a hand meets is the one to make. */
export const NO_TRUMP_OPENINGS: readonly NoTrumpOpening[] = [
  { article: 'BP-G-OUV-3SA', level: 3, guarded: 0, aces: 4, acesAndKings: 4, figures: 9 },
  { article: 'BP-G-OUV-2SA', level: 2, guarded: 4, aces: 3, acesAndKings: 4, figures: 7 },
  { article: 'BP-G-OUV-1SA', level: 1, guarded: 4, aces: 3, acesAndKings: 3, figures: 5 },
];

export type SuitOpening = {
  readonly article: string;
  readonly sideArticle: string;
  readonly level: number;
  /** Trumps and their figures together: a missing figure is made up by one more trump. */
  readonly strength: number;
  readonly length: number;
  /** By how much trumps exceed what is asked: what the side suits have to be worth. */
  readonly side: readonly number[];
  readonly trumpForms: string;
  readonly sideForms: readonly string[];
};

export const SUIT_OPENINGS: readonly SuitOpening[] = [
  {
    article: 'BP-G-OUV-2C',
    sideArticle: 'BP-G-OUV-2C-B',
    level: 2,
    strength: 9,
    length: 5,
    side: [11, 6],
    trumpForms: '5+4, 6+3, 7+2, 8+1, 9+0',
    sideForms: ['AAK, AKKJ, KKKQ', 'AQ, KK'],
  },
  {
    article: 'BP-G-OUV-1C',
    sideArticle: 'BP-G-OUV-1C-B',
    level: 1,
    strength: 7,
    length: 4,
    side: [7, 4],
    trumpForms: '4+3, 5+2, 6+1, 7+0',
    sideForms: ['AK, AQJ, QQQJ', 'A, KJ, QQ'],
  },
];

export const EXCEPTIONAL = { length: 7, losersOutside: 3 };

/** What shortness is worth to a hand that will be dummy: void, singleton, doubleton, by trumps held. */
export const RUFFS: readonly {
  readonly article: string;
  readonly trumps: number;
  readonly values: readonly number[];
}[] = [
  { article: 'BP-G-COUPE-4', trumps: 4, values: [3, 2, 1] },
  { article: 'BP-G-COUPE-3', trumps: 3, values: [2, 1, 0] },
  { article: 'BP-G-COUPE-2', trumps: 2, values: [1, 0, 0] },
];
export const MOST_RUFFS = 3;

/** Leads at no-trump by what heads the suit, the first that fits. `reentry`: only with one; `length`: only from so many cards. */
export const LEADS: readonly {
  readonly article: string;
  readonly head: readonly number[];
  readonly lead: number;
  readonly otherwise?: number | 'fourth';
  readonly length?: number;
  readonly reentry?: true;
}[] = [
  { article: 'BP-G-ENT-SA-AKJ', head: [12, 11, 9], lead: 11 },
  { article: 'BP-G-ENT-SA-AQJ', head: [12, 10, 9], lead: 12, otherwise: 10, reentry: true },
  { article: 'BP-G-ENT-SA-AJT', head: [12, 9, 8], lead: 9 },
  { article: 'BP-G-ENT-SA-KQT', head: [11, 10, 8], lead: 11 },
  { article: 'BP-G-ENT-SA-KJT', head: [11, 9, 8], lead: 9 },
  { article: 'BP-G-ENT-SA-2', head: [12, 11], lead: 12, otherwise: 'fourth', length: 7, reentry: true },
  { article: 'BP-G-ENT-SA-KQ', head: [11, 10], lead: 11, otherwise: 'fourth', length: 7 },
];

/** How many doubled undertricks may save what the opponents are about to win. */
export const SACRIFICE = { game: 2, rubber: 3 };
