import { type Card, formatCard, rankOf, SUIT_LETTERS, suitOf } from '@arbitre/rules/kernel/cards';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { accepted, type Decision } from '@arbitre/rules/kernel/decider';
import type { DealScore } from '@arbitre/rules/kernel/game';
import { handOf, holds } from '@arbitre/rules/kernel/hands';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isKnown, ledTo } from '@arbitre/rules/kernel/tricks/play';
import { cancelledScore, contractText, dealScore } from './deal-score';
import { type Auction, PACKER } from './auction/auction';
import type { AuctionClosed, WhistBridgeEvent } from './events';
import { evolve } from './evolve';
import { lateFaults } from './late-faults';
import { lineAfterLast, lineOf } from './line';
import { DAMES, gameOf } from './ladder';
import { type Seat, SEATS } from './seats';
import { copyState, nameIn, type WhistBridgeState } from './state';

type Events = readonly WhistBridgeEvent[];

/** What an auction that is over has come to: its contract and who plays it. */
export const auctionClosed = (
  { standing, holders, trou, status }: Auction,
  players: readonly Seat[],
): AuctionClosed => {
  if (standing === null) return { type: 'AuctionClosed', data: { contract: DAMES, declarers: [] } };
  const contractName = contractText(standing.game, standing.suit);
  if (standing.game === 'TR')
    return { type: 'AuctionClosed', data: { contract: 'TR', declarers: players.slice(trou, trou + 1) } };
  const holding = players.filter((_, index) => (holders & (1 << index)) !== 0);
  const packer = players.findIndex((_, index) => (holders & (1 << index)) !== 0 && status[index] === PACKER);
  // The emballeur comes first; of two who play for themselves, who speaks first.
  const first = packer < 0 ? undefined : players[packer];
  const declarers = first === undefined ? holding : [first, ...holding.filter((seat) => seat !== first)];
  return { type: 'AuctionClosed', data: { contract: contractName, declarers } };
};

/** WB-7-GAP-10: nobody is left who may speak. */
const closing = ({ phase, auction, contract, players }: WhistBridgeState): Events =>
  phase !== 'auction' || contract !== null || auction.floor >= 0 ? [] : [auctionClosed(auction, players)];

const ACE = 12;

/** WB-5.d: the holder of the fourth ace shows himself, where the cards tell who it is. */
const boucheur = ({ phase, contract, play, players }: WhistBridgeState): Events => {
  if (phase !== 'settling' || contract?.game !== 'TR' || contract.declarers.length !== 1) return [];
  const [trou] = contract.declarers;
  for (let index = 0; index < 4; index++) {
    if (index === trou) continue;
    for (let suit = 0; suit < 4; suit++)
      if (holds(play.held, index, (suit << 4) | ACE))
        return [{ type: 'BoucheurRevealed', data: { seat: players[index] ?? '1' } }];
  }
  return [];
};

/** By suit, spades first, and in order (WB-12.b). */
const inOrder = (cards: readonly Card[]): readonly string[] =>
  cards.toSorted((a, b) => suitOf(b) - suitOf(a) || rankOf(b) - rankOf(a)).map(formatCard);

/** WB-12.a: after trick five, where the record knows the hand; at a real table it is laid open by hand. */
const spread = (state: WhistBridgeState): Events => {
  const { phase, contract, play, exposed } = state;
  if (phase !== 'play' || contract === null || contract.game === DAMES || play.count > 0) return [];
  const { spreadAfter } = gameOf(contract.game);
  if (spreadAfter === null || play.completed !== spreadAfter) return [];
  const next = contract.declarers.find((index) => (exposed & (1 << index)) === 0 && isKnown(play, index));
  return next === undefined
    ? []
    : [
        {
          type: 'HandExposed',
          data: { seat: nameIn(state, next), cards: inOrder(cardsOf(handOf(play.held, next))) },
        },
      ];
};

/** A failure to follow that a card shows: on record for the arbiter (WB-18.f). */
const provenRevoke = (state: WhistBridgeState): Events => {
  const { play, known } = state;
  for (let index = 0; index < 4; index++) {
    const open = (play.proven[index] ?? 0) & ~(known[index] ?? 0);
    if (open === 0) continue;
    const trick = 31 - Math.clz32(open & -open);
    return [
      observed('WB-18.f', nameIn(state, index), { trick, led: SUIT_LETTERS.charAt(ledTo(play, trick)) }),
    ];
  }
  return [];
};

const expectedScore = (state: WhistBridgeState): DealScore | null => {
  const { ruled, table, setup } = state;
  if (ruled?.outcome === 'cancel') return cancelledScore(table, ruled.article);
  const line = lineOf(state, ruled?.tricks);
  return line === null ? null : dealScore(table, setup, line);
};

/** The table refuses every fault, and nothing of what was before is due: what follows from an act can be told without it. */
export const isQuiet = (state: WhistBridgeState): boolean =>
  state.policy === 'enforced' && !state.scoreDue && provenRevoke(state).length === 0;

/** The score once the last card is played and its trick won; null where something else may come before it. */
export const scoreAfterLast = (state: WhistBridgeState, winner: number, card: Card): DealScore | null => {
  if (!isQuiet(state)) return null;
  const line = lineAfterLast(state, winner, card);
  return line === null ? null : dealScore(state.table, state.setup, line);
};

const sameScore = (a: DealScore, b: DealScore): boolean =>
  a.notation === b.notation && SEATS.every((seat) => a.scores[seat] === b.scores[seat]);

const scoring = (state: WhistBridgeState): Events => {
  if (!state.scoreDue) return [];
  const score = expectedScore(state);
  return score === null || (state.score !== null && sameScore(score, state.score))
    ? []
    : [{ type: 'DealScored', data: score }];
};

const RULES = [closing, boucheur, spread, provenRevoke, lateFaults, scoring];

/** The milestones that are due in a state; nothing when it rests. */
const due = (state: WhistBridgeState): Events => {
  const { count, turn, best, completed } = state.play;
  // Nobody has to play to the trick any more.
  if (count > 0 && turn < 0)
    return [{ type: 'TrickWon', data: { seat: nameIn(state, best), number: completed + 1 } }];
  for (const rule of RULES) {
    const events = rule(state);
    if (events.length > 0) return events;
  }
  return [];
};

/** Accepts what happened with everything that follows from it, in order. */
export const follow = (
  state: WhistBridgeState,
  ...happened: readonly WhistBridgeEvent[]
): Decision<WhistBridgeEvent> => {
  const next = copyState(state);
  const events: WhistBridgeEvent[] = [];
  for (let batch: Events = happened; batch.length > 0; batch = due(next))
    for (const event of batch) {
      events.push(event);
      evolve(next, event);
    }
  return accepted(...events);
};
