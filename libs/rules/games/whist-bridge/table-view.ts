import { formatCard, NO_CARD } from '@arbitre/rules/kernel/cards';
import type { ObligationView, PileView, SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { handView, reviewOf, tricksView } from '@arbitre/rules/kernel/tricks/view';
import { type Auction, PACKER, PROPOSED, statusOf } from './auction/auction';
import { legalCalls } from './auction/legal';
import { contractText } from './deal-score';
import { DAMES } from './ladder';
import { holdingOf } from './read';
import { dealerSeat, PLAYERS, seatsAt } from './seats';
import { indexIn, isDeclarer, nameIn, type WhistBridgeState } from './state';
import { dueCard, queensBy, tricksBy } from './tricks';

/** Where each player stands in the auction, in words of the table (statuses of auction/auction.ts, in their order). */
const STATUSES = [
  ...['to-speak', 'premier', 'proposed', 'maintained', 'packed', 'packer', 'holds', 'passed', 'silenced'],
] as const;

const contractRoles = (state: WhistBridgeState, index: number): readonly string[] => {
  const { contract, auction } = state;
  if (contract === null || !isDeclarer(state, index)) return [];
  const second = contract.declarers[1] === index;
  if (contract.game === 'TR') return [second ? 'boucheur' : 'trou'];
  if (contract.game === DAMES) return [];
  return statusOf(auction, index) === STATUSES.indexOf('packed') ? ['packed'] : ['declarer'];
};

const rolesOf = (state: WhistBridgeState, seat: string, index: number): readonly string[] => [
  ...(seat === dealerSeat(state.table) ? ['dealer'] : []),
  ...(index >= PLAYERS ? ['sits-out'] : contractRoles(state, index)),
  ...(index === 0 ? ['first-speaker'] : []),
];

const seatView = (state: WhistBridgeState, seat: string): SeatView => {
  const index = indexIn(state, seat);
  return {
    ...{ seat, side: seat },
    hand: index < PLAYERS ? handView(state.play, index) : [],
    roles: rolesOf(state, seat, index),
    ...((state.exposed & (1 << index)) !== 0 ? { open: true as const } : {}),
  };
};

/** Cards that were seen, and revokes of which only the arbiter knows before the end. */
const obligationsOf = (state: WhistBridgeState): readonly ObligationView[] => [
  ...state.shown.flatMap((cards, index): readonly ObligationView[] =>
    cards === null
      ? []
      : [
          {
            ...{ kind: 'seen-card', seat: nameIn(state, index), cards: cards.map(formatCard) },
            article: cards.length === 2 ? 'WB-17.b' : 'WB-17.a',
          },
        ],
  ),
  ...state.irregularities
    .filter(({ article }) => article === 'WB-18.f')
    .map(({ article, seat, facts }): ObligationView => ({
      ...{ kind: 'revoke', seat, article },
      cards: typeof facts.card === 'string' ? [facts.card] : [],
      secret: true,
    })),
];

/** The card laid aside by each player: its owner may look at it, nobody else (WB-18.d). */
const pilesOf = ({ discarded, discards, players }: WhistBridgeState): readonly PileView[] =>
  players.flatMap((seat, index): readonly PileView[] => {
    if ((discarded & (1 << index)) === 0) return [];
    const card = discards[index] ?? NO_CARD;
    return [{ name: `discard-${seat}`, cards: card < 0 ? null : [formatCard(card)], seenBy: [seat] }];
  });

const standingText = ({ standing }: Auction): string =>
  standing === null ? '' : contractText(standing.game, standing.suit);

const turnOf = (state: WhistBridgeState): string | null => {
  const { phase, grain, dispute, auction, play, score } = state;
  if (grain === 'result' || dispute !== null || score !== null) return null;
  if (phase === 'auction')
    return auction.asked === null && auction.floor >= 0 ? nameIn(state, auction.floor) : null;
  return phase === 'play' && play.turn >= 0 && state.claimed < 0 && !state.stopped
    ? nameIn(state, play.turn)
    : null;
};

const legalOf = (state: WhistBridgeState): readonly string[] => {
  const { phase, auction, play, shown } = state;
  if (turnOf(state) === null) return [];
  if (phase === 'auction') return legalCalls(auction, holdingOf(state, auction.floor));
  const seen = shown[play.turn] ?? null;
  const due = seen === null ? NO_CARD : dueCard(play, play.turn, seen);
  return due < 0 ? legalCards(play, play.turn).map(formatCard) : [formatCard(due)];
};

const settlingFacts = (state: WhistBridgeState): Readonly<Record<string, string>> => {
  const { contract, phase, players, discarded } = state;
  if (contract === null || phase !== 'settling') return {};
  if (contract.game === 'PM' || contract.game === 'PME')
    return { discards: players.filter((_, index) => (discarded & (1 << index)) === 0).join(' ') };
  if (contract.game === 'TR' && contract.declarers.length < 2) return { boucheur: '?' };
  const chooser = contract.declarers[contract.game === 'TR' ? 1 : 0] ?? 0;
  return { namesTrump: nameIn(state, chooser) };
};

/** With the suit of a proposal or an emballage that still counts. */
const statusText = (auction: Auction, index: number): string => {
  const status = statusOf(auction, index);
  const suit = status >= PROPOSED && status <= PACKER ? (auction.suits[index] ?? null) : null;
  return `${STATUSES[status] ?? ''}${suit === null ? '' : `-${suit}`}`;
};

const factsOf = (state: WhistBridgeState): Readonly<Record<string, string>> => {
  const { setup, table, attempt, auction, contract, players, phase } = state;
  const standing = standingText(auction);
  return {
    deal: String(setup.deal),
    dealer: dealerSeat(table),
    ...(attempt > 1 ? { attempt: String(attempt) } : {}),
    ...(phase === 'auction' && standing !== '' ? { standing } : {}),
    ...(phase === 'auction'
      ? {
          statuses: players.map((seat, at) => `${seat}:${statusText(auction, at)}`).join(' '),
        }
      : {}),
    ...(auction.asked === null ? {} : { asksArbiter: nameIn(state, auction.asked.seat) }),
    ...(contract === null
      ? {}
      : { declarers: contract.declarers.map((index) => nameIn(state, index)).join(' ') }),
    ...(contract?.suit === null || contract?.suit === undefined ? {} : { trump: contract.suit }),
    ...settlingFacts(state),
  };
};

/** What is wanted of the arbiter, and three aces kept back: he alone is told (WB-15.j, WB-5.i). */
const arbiterFactsOf = (state: WhistBridgeState): Readonly<Record<string, string>> => {
  const { auction, trouKept, players } = state;
  const kept = players.filter((_, index) => (trouKept & (1 << index)) !== 0);
  return {
    ...(auction.asked === null ? {} : { wants: auction.asked.call.text }),
    ...(kept.length === 0 ? {} : { trouKept: kept.join(' ') }),
  };
};

const tricksOf = (state: WhistBridgeState): Readonly<Record<string, number>> =>
  Object.fromEntries(state.players.map((seat, index) => [seat, tricksBy(state, index)]));

/** The deal at this moment, with nothing left to work out. */
export const tableView = (state: WhistBridgeState): TableView => {
  const { play, score, contract, phase, setup } = state;
  const arbiterFacts = arbiterFactsOf(state);
  const piles = pilesOf(state);
  return {
    phase: phase === 'settling' ? 'auction' : phase,
    seats: seatsAt(setup.players).map((seat) => seatView(state, seat)),
    turn: turnOf(state),
    calls: [...state.calls],
    contract:
      contract === null
        ? null
        : [
            contractText(contract.game, contract.suit),
            ...contract.declarers.map((index) => nameIn(state, index)),
          ].join(' '),
    ...tricksView(play),
    ...(phase === 'finished' && play.completed > 0 ? { review: reviewOf(play) } : {}),
    tricks: tricksOf(state),
    ...(contract?.game === DAMES
      ? {
          cardPoints: Object.fromEntries(
            state.players.map((seat, index) => [seat, queensBy(state)[index] ?? 0]),
          ),
        }
      : {}),
    obligations: obligationsOf(state),
    legal: legalOf(state),
    ...(phase === 'auction' ? { legalByHand: true as const } : {}),
    facts: factsOf(state),
    ...(Object.keys(arbiterFacts).length === 0 ? {} : { arbiterFacts }),
    ...(piles.length === 0 ? {} : { piles }),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
