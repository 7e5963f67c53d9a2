import type { Card } from '@arbitre/rules/kernel/cards';
import { rankOf, suitOf } from '@arbitre/rules/kernel/cards';
import { setOf } from '@arbitre/rules/kernel/card-set';
import { type Contract, contractOf } from '../contract';
import { gameValue, matadorsOf } from '../value';
import { classIn } from '@arbitre/rules/kernel/tricks/ranking';
import { pointsOf, rankingIn, TRUMP } from '../ranks';

/** What a hand is good for in the eyes of an ordinary club player. */
export type Judgement = {
  readonly contract: Contract;
  /** Trumps and aces, roughly the tricks that it makes. */
  readonly strength: number;
  /** The highest bid that the game is worth. */
  readonly value: number;
};

const GAMES = ['D', 'H', 'S', 'C', 'G'] as const;
const ACE = 12;
const TEN = 8;
/** Strength from which somebody plays: with the skat to come, and with it in the hand. */
const ENOUGH = 6;

const strengthOf = (cards: readonly Card[], game: (typeof GAMES)[number]): number => {
  const ranking = rankingIn(game);
  const trumps = cards.filter((card) => classIn(ranking, card) === TRUMP);
  const plain = cards.filter((card) => classIn(ranking, card) !== TRUMP);
  const aces = plain.filter((card) => rankOf(card) === ACE);
  // A ten counts behind its ace.
  const tens = plain.filter(
    (card) => rankOf(card) === TEN && aces.some((ace) => suitOf(ace) === suitOf(card)),
  );
  // In grand only the jacks are trumps: each is worth more, and so is an ace.
  return game === 'G'
    ? trumps.length * 1.5 + aces.length + tens.length * 0.8 - 0.6
    : trumps.length + aces.length * 0.9 + tens.length * 0.6;
};

/** The best game of a hand. `cards`: ten, or twelve once the skat is taken up. */
export const judge = (cards: readonly Card[]): Judgement =>
  GAMES.map((game): Judgement => {
    const contract = contractOf({ game });
    const value = gameValue(contract, matadorsOf(setOf(cards), game), 'simple');
    return { contract, strength: strengthOf(cards, game), value };
  }).reduce((best, each) => (each.strength >= best.strength ? each : best));

/** The bid up to which a player goes; 0 for a hand that he passes with. */
export const limitOf = (cards: readonly Card[]): number => {
  const { strength, value } = judge(cards);
  return strength >= ENOUGH ? value : 0;
};

/** The game that is announced: the best one that reaches the bid, else the one that comes closest to it. */
export const choose = (cards: readonly Card[], bid: number): Contract => {
  const own = judge(cards);
  if (own.value >= bid) return own.contract;
  const others = GAMES.map((game) => contractOf({ game }))
    .map((contract) => ({
      contract,
      value: gameValue(contract, matadorsOf(setOf(cards), contract.game), 'simple'),
      strength: strengthOf(cards, contract.game as (typeof GAMES)[number]),
    }))
    .filter(({ value }) => value >= bid);
  return others.sort((a, b) => b.strength - a.strength)[0]?.contract ?? own.contract;
};

/** Two cards for the skat: from the shortest plain suits, those worth most that may still be lost. */
export const layAway = (cards: readonly Card[], { game }: Contract): readonly Card[] => {
  const ranking = rankingIn(game);
  const lengthOf = (suit: number): number =>
    cards.filter((card) => classIn(ranking, card) !== TRUMP && suitOf(card) === suit).length;
  const rank = (card: Card): number => {
    if (classIn(ranking, card) === TRUMP) return 1000 + pointsOf(card);
    return lengthOf(suitOf(card)) * 20 + (rankOf(card) === ACE ? 200 : 0) - pointsOf(card);
  };
  return [...cards].sort((a, b) => rank(a) - rank(b)).slice(0, 2);
};
