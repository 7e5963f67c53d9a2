import type { DealScore } from '@arbitre/rules/kernel/game';
import { type Contract, formatContract, parseContract } from './contract';
import type { ListedGame } from './events';
import { playerName, type Player, seatsAt } from './seats';
import type { SkatState } from './state';
import { lossWithoutGame, matadorsOf, type Valuation, valueDecided, valuePlayed } from './value';
import { twelveOf } from './play';

/** What is known of a game beside its value. */
export type GameFacts = {
  readonly declarer: Player;
  readonly contract: Contract;
  readonly matadors: number;
  readonly bid: number;
  readonly points: number | null;
  readonly tricks: number | null;
  /** The article that ended the game before its last card; null where it was played out. */
  readonly article: string | null;
};

/** `with 2`, `without 1`; nothing for null. */
export const matadorsText = (matadors: number): string =>
  matadors === 0 ? '' : `${matadors > 0 ? 'with' : 'without'} ${Math.abs(matadors)}`;

/**
 * The line of the game list: the declarer writes the value won or twice the value lost, the others nothing
 * (SKAT-5.5.1.b). `players`: those at the table, who share the opponents' lot (SKAT-3.5.2).
 */
export const gameScore = (facts: GameFacts, value: Valuation, players: number): DealScore => {
  const contract = formatContract(facts.contract);
  const parts = [
    facts.declarer,
    contract,
    matadorsText(facts.matadors),
    value.level === 'simple' ? '' : value.level,
    value.overbid ? 'overbid' : '',
    value.score > 0 ? `+${value.score}` : String(value.score),
  ];
  return {
    notation: parts.filter((part) => part !== '').join(' '),
    result: { kind: 'game', ...facts, contract, ...value },
    scores: Object.fromEntries(
      seatsAt(players).map((seat) => [seat, seat === facts.declarer ? value.score : 0]),
    ),
  };
};

const nobody = (players: number): Readonly<Record<string, number>> =>
  Object.fromEntries(seatsAt(players).map((seat) => [seat, 0]));

/** SKAT-3.3.7.a: a deal that nobody plays is worth nothing and counts all the same. */
export const passedScore = (players: number): DealScore => ({
  notation: 'passed in',
  result: { kind: 'passed' },
  scores: nobody(players),
});

/** Takes the place of a score that stood when the deal was void: it is dealt again. */
export const voidScore = (players: number): DealScore => ({
  notation: 'void',
  result: { kind: 'void' },
  scores: nobody(players),
});

/** The value of a line of a score sheet; by its card points where it shows them. */
export const listedValue = (contract: Contract, game: ListedGame): Valuation =>
  game.points === null || game.tricks === null
    ? valueDecided(contract, game.matadors, game.bid, game.won, game.level)
    : valuePlayed(contract, game.matadors, game.bid, game.points, game.tricks);

const recordedScore = (game: ListedGame, players: number): DealScore | null => {
  const contract = parseContract(game.contract);
  if (contract === null) return null;
  const { declarer, matadors, bid, points, tricks, article } = game;
  return gameScore(
    { declarer, contract, matadors, bid, points, tricks, article },
    listedValue(contract, game),
    players,
  );
};

/** The score of a game that has ended; null while the cards that its value needs are not known. */
const endedScore = (state: SkatState): DealScore | null => {
  const { ended, contract, bid, play, setup } = state;
  if (ended === null) return null;
  const { outcome } = ended;
  const facts = {
    declarer: playerName(state.declarer),
    bid,
    points: null,
    tricks: null,
    article: ended.article,
  };
  const twelve = twelveOf(play, state.declarer);
  if (outcome.kind === 'no-game') {
    if (twelve === null) return null;
    const { game, ...value } = lossWithoutGame(twelve, bid, outcome.hand);
    const made = { game, hand: outcome.hand, schneider: false, schwarz: false, ouvert: false };
    return gameScore({ ...facts, contract: made, matadors: matadorsOf(twelve, game) }, value, setup.players);
  }
  if (contract === null || (twelve === null && contract.game !== 'N')) return null;
  const matadors = twelve === null ? 0 : matadorsOf(twelve, contract.game);
  if (outcome.kind === 'decided') {
    const value = valueDecided(contract, matadors, bid, outcome.won, outcome.level);
    return gameScore({ ...facts, contract, matadors }, value, setup.players);
  }
  const { points, tricks } = outcome;
  const value = valuePlayed(contract, matadors, bid, points, tricks);
  const article = ended.article === PLAYED_OUT ? null : ended.article;
  return gameScore({ ...facts, contract, matadors, points, tricks, article }, value, setup.players);
};

/** SKAT-4.3.1.a: the article of a game that ended with its last card. */
export const PLAYED_OUT = 'SKAT-4.3.1.a';

/** The score that a state leads to; null while there is none. */
export const scoreOf = (state: SkatState): DealScore | null => {
  const { players } = state.setup;
  if (state.recorded !== null)
    return state.recorded.kind === 'passed' ? passedScore(players) : recordedScore(state.recorded, players);
  return state.passedIn ? passedScore(players) : endedScore(state);
};
