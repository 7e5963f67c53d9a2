import { type CardSet, suitMask } from '@arbitre/rules/kernel/card-set';
import { type Contract, type GameKind, GAME_KINDS } from './contract';

/** SKAT-5.1.1: game points for each step and matador. */
export const BASE_VALUES: Readonly<Record<Exclude<GameKind, 'N'>, number>> = {
  D: 9,
  H: 10,
  S: 11,
  C: 12,
  G: 24,
};

/** SKAT-5.1.2: the constant values of null, null hand, null ouvert and null ouvert hand. */
export const NULL_VALUES = { N: 23, NH: 35, NO: 46, NHO: 59 } as const;

export const nullValue = ({ hand, ouvert }: Pick<Contract, 'hand' | 'ouvert'>): number =>
  ouvert ? (hand ? NULL_VALUES.NHO : NULL_VALUES.NO) : hand ? NULL_VALUES.NH : NULL_VALUES.N;

/** SKAT-2.4.3: trumps of a suit game and of grand, which bound the matadors. */
export const mostMatadors = (game: GameKind): number => (game === 'N' ? 0 : game === 'G' ? 4 : 11);

/** Kernel suits from the highest jack to the lowest: clubs, spades, hearts, diamonds. */
const JACK_ORDER = [0, 3, 2, 1] as const;
const JACK = 9;
/** Ranks of a trump suit below the jacks, from the highest (SKAT-2.3.2). */
const RANKS_BELOW_JACKS = [12, 8, 11, 10, 7, 6, 5] as const;
const KERNEL_SUIT: Readonly<Record<string, number>> = { C: 0, D: 1, H: 2, S: 3 };

/** Whether the trump at a place of the order from CJ downwards is among the cards. */
const ownsTrump = (cards: CardSet, game: GameKind, place: number): boolean =>
  place < 4
    ? ((suitMask(cards, JACK_ORDER[place] ?? 0) >> JACK) & 1) === 1
    : ((suitMask(cards, KERNEL_SUIT[game] ?? 0) >> (RANKS_BELOW_JACKS[place - 4] ?? 0)) & 1) === 1;

/**
 * SKAT-2.4.1 to SKAT-2.4-GAP-2: the unbroken row of trumps from CJ down, over the declarer's twelve cards (hand and
 * skat). Positive: with so many; negative: without; 0 for null.
 */
export const matadorsOf = (cards: CardSet, game: GameKind): number => {
  const most = mostMatadors(game);
  if (most === 0) return 0;
  const owned = ownsTrump(cards, game, 0);
  let row = 1;
  while (row < most && ownsTrump(cards, game, row) === owned) row++;
  return owned ? row : -row;
};

/** What the winner of a game reached: the loser's points and tricks decide (SKAT-5.2.3, SKAT-5.2.4). */
export type Level = 'simple' | 'schneider' | 'schwarz';
export const LEVELS = ['simple', 'schneider', 'schwarz'] as const satisfies readonly Level[];

export const CARD_POINTS = 120;
/** SKAT-5.2.2, SKAT-5.2.3: card points with which the declarer wins, and with which a side is not schneider. */
export const WINNING_POINTS = 61;
export const OUT_OF_SCHNEIDER = 31;
export const SCHNEIDER_POINTS = CARD_POINTS - OUT_OF_SCHNEIDER + 1;
export const TRICKS = 10;

/** The level that a result shows; `tricks`: those of the declarer. */
export const levelOf = (points: number, tricks: number): Level => {
  if (tricks === 0 || tricks === TRICKS) return 'schwarz';
  return points >= SCHNEIDER_POINTS || points < OUT_OF_SCHNEIDER ? 'schneider' : 'simple';
};

/**
 * SKAT-5.2.1, SKAT-5.2-GAP-1: one for the game and one for each step reached or announced. A step announced counts
 * whether it was reached or not; a loser's own schneider is not charged beside it (SKAT-5.2.5.b, SKAT-5.2.5.d).
 */
export const stepOf = ({ hand, schneider, schwarz, ouvert }: Contract, level: Level): number =>
  1 +
  Number(hand) +
  Number(schneider || level !== 'simple') +
  Number(schneider) +
  Number(schwarz || level === 'schwarz') +
  Number(schwarz) +
  Number(ouvert && schwarz);

/** SKAT-5.3.2: base value times matadors and step; null games have their constant value. Unsigned. */
export const gameValue = (contract: Contract, matadors: number, level: Level): number =>
  contract.game === 'N'
    ? nullValue(contract)
    : BASE_VALUES[contract.game] * (Math.abs(matadors) + stepOf(contract, level));

/** SKAT-5.4.1.a: the smallest multiple of the base value that reaches the bid; a null game has no multiples. */
export const overbidValue = (game: GameKind, bid: number): number =>
  game === 'N' ? 0 : BASE_VALUES[game] * Math.ceil(bid / BASE_VALUES[game]);

/** The level that the declarer must reach to win: what was announced, or what lifts the value to the bid; null for never. */
export const requiredLevel = (contract: Contract, matadors: number, bid: number): Level | null => {
  const announced: Level = contract.schwarz ? 'schwarz' : contract.schneider ? 'schneider' : 'simple';
  const from = LEVELS.indexOf(announced);
  return LEVELS.slice(from).find((level) => gameValue(contract, matadors, level) >= bid) ?? null;
};

/** A game as the list shows it. */
export type Valuation = {
  readonly won: boolean;
  readonly level: Level;
  /** Base value (constant value of a null game) and what it is multiplied with (1 for null). */
  readonly base: number;
  readonly multiplier: number;
  /** Unsigned, before it is doubled. */
  readonly value: number;
  /** What the declarer writes: the value won, or twice the value lost (SKAT-5.3.4). */
  readonly score: number;
  /** The value had to be lifted to the bid (SKAT-5.4.1.b). */
  readonly overbid: boolean;
};

const valuation = (
  { game }: Contract,
  won: boolean,
  level: Level,
  own: number,
  lifted: number,
): Valuation => {
  const value = won ? own : Math.max(own, lifted);
  const base = game === 'N' ? value : BASE_VALUES[game];
  const overbid = !won && lifted > own;
  return { won, level, base, multiplier: value / base, value, score: won ? value : -2 * value, overbid };
};

/**
 * SKAT-5.2 to SKAT-5.4: a game that was decided as won or lost at a level. A game won by its cards at a value below the
 * bid is lost, and the value lifted to the bid (SKAT-5.4.2); null games with a value below the bid are valued by
 * `lossWithoutGame`.
 */
export const valueDecided = (
  contract: Contract,
  matadors: number,
  bid: number,
  won: boolean,
  level: Level,
): Valuation => {
  const own = gameValue(contract, matadors, level);
  return valuation(contract, won && own >= bid, level, own, overbidValue(contract.game, bid));
};

/** A whole game by the declarer's card points (with the skat) and tricks. `bid`: 0 for none. */
export const valuePlayed = (
  contract: Contract,
  matadors: number,
  bid: number,
  points: number,
  tricks: number,
): Valuation => {
  if (contract.game === 'N') return valueDecided(contract, 0, bid, tricks === 0, 'simple');
  const level = levelOf(points, tricks);
  const reached =
    points >= WINNING_POINTS &&
    (!contract.schneider || points >= SCHNEIDER_POINTS) &&
    (!contract.schwarz || tricks === TRICKS);
  // Short of an announced step the opponents win: their own level is then none of the declarer's (SKAT-5.2.5.b).
  const shown = !reached && points >= OUT_OF_SCHNEIDER ? 'simple' : level;
  return valueDecided(contract, matadors, bid, reached, shown);
};

/**
 * SKAT-3.4-GAP-4: a game lost without a usable trump (a null that cannot be fulfilled, a lead before the announcement)
 * costs the declarer the cheapest suit or grand game that reaches the bid. `cards`: his twelve.
 */
export const lossWithoutGame = (
  cards: CardSet,
  bid: number,
  hand: boolean,
): Valuation & { readonly game: GameKind } => {
  const contract = { hand, schneider: false, schwarz: false, ouvert: false };
  const losses = GAME_KINDS.filter((game) => game !== 'N').map((game) => ({
    game,
    ...valueDecided({ game, ...contract }, matadorsOf(cards, game), bid, false, 'simple'),
  }));
  return losses.reduce((cheapest, each) => (each.value < cheapest.value ? each : cheapest));
};

const MULTIPLIERS = Array.from({ length: 17 }, (_, index) => index + 2);

/** SKAT-5.6: the values of a game by multiplier; grand ends with ouvert and four matadors. */
export const valueRow = (game: Exclude<GameKind, 'N'>): readonly number[] =>
  MULTIPLIERS.filter((multiplier) => multiplier <= mostMatadors(game) + 7).map(
    (multiplier) => BASE_VALUES[game] * multiplier,
  );

/** SKAT-3.3-GAP-1: every value that a game can have, and nothing else, may be bid; ascending. */
export const LEGAL_BIDS: readonly number[] = [
  ...new Set([...(['D', 'H', 'S', 'C', 'G'] as const).flatMap(valueRow), ...Object.values(NULL_VALUES)]),
].sort((a, b) => a - b);

export const LOWEST_BID = 18;
export const HIGHEST_BID = 264;

const BIDS: ReadonlySet<number> = new Set(LEGAL_BIDS);
export const isLegalBid = (value: number): boolean => BIDS.has(value);
