import { formatCard } from '@arbitre/rules/kernel/cards';
import { handOf } from '@arbitre/rules/kernel/hands';
import type { ObligationView, PileView, SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { lapsedBy } from './breaches';
import { bidsAbove, callName, speaker } from './auction';
import { CONTRACTS, formatContract, isPossibleContract } from './contract';
import { decidedFor, positionAfter } from './consequences';
import { dealerAt, playerName, PLAYERS, type Seat, SEATS, seatIndex, seatName, seatsAt } from './seats';
import { matadorsText } from './score';
import type { SkatState } from './state';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { isKnown, tricksWon } from '@arbitre/rules/kernel/tricks/play';
import { notationOf, pointsWon, SKAT, skatPoints } from './play';
import { GRAND } from './ranks';
import { tricksView } from '@arbitre/rules/kernel/tricks/view';

/** What the seat to act is asked for. */
export type Stage = 'bid' | 'answer' | 'lone' | 'skat' | 'discard' | 'announce' | 'lay-open' | 'play';

const rolesOf = ({ setup, declarer }: SkatState, seat: Seat): readonly string[] => [
  ...(seat === dealerAt(setup.players) ? ['dealer'] : []),
  ...(seatIndex(seat) === declarer ? ['declarer'] : []),
  ...(seatIndex(seat) > 2 ? ['sits-out'] : declarer >= 0 && seatIndex(seat) !== declarer ? ['opponent'] : []),
];

const seatView = (state: SkatState, seat: Seat): SeatView => {
  const { play, laidOpen, declarer, claim } = state;
  const place = seatIndex(seat);
  const idle = place > 2;
  const open = !idle && ((laidOpen && place === declarer) || claim?.seat === seat);
  return {
    seat,
    side: seat,
    hand: idle ? [] : isKnown(play, place) ? notationOf(handOf(play.held, place), play.ranking) : null,
    roles: rolesOf(state, seat),
    ...(open ? { open } : {}),
  };
};

const skatView = ({ play, phase, skatSeenBy }: SkatState): readonly PileView[] =>
  phase === 'waiting'
    ? []
    : [
        {
          name: 'skat',
          cards: isKnown(play, SKAT) ? notationOf(handOf(play.held, SKAT), play.ranking) : null,
          seenBy: SEATS.filter((_, seat) => (skatSeenBy & (1 << seat)) !== 0),
        },
      ];

export const stageOf = (state: SkatState): Stage | null => {
  const { phase, auction, taken, discarded, contract, laidOpen, ended, claim, conceding, dispute } = state;
  if (dispute !== null || state.grain === 'result') return null;
  if (phase === 'auction') return auction.waiting === 'closed' ? null : auction.waiting;
  if (phase === 'skat') return !taken ? 'skat' : discarded < 2 ? 'discard' : 'announce';
  if (phase !== 'play' || ended !== null || claim !== null || conceding) return null;
  return contract?.ouvert === true && !laidOpen ? 'lay-open' : 'play';
};

const turnOf = (state: SkatState, stage: Stage | null): number => {
  switch (stage) {
    case null:
      return -1;
    case 'bid':
    case 'answer':
    case 'lone':
      return speaker(state.auction);
    case 'play':
      return state.play.turn;
    default:
      return state.declarer;
  }
};

/** Contracts that may be announced, the announced steps of hand games among them. */
const contractsFor = (taken: boolean): readonly string[] =>
  CONTRACTS.filter((contract) => !taken || !contract.hand)
    .flatMap((contract) =>
      contract.hand && !contract.ouvert && contract.game !== 'N'
        ? [contract, { ...contract, schneider: true }, { ...contract, schneider: true, schwarz: true }]
        : [contract],
    )
    .filter(isPossibleContract)
    .map(formatContract);

const legalActs = (state: SkatState, stage: Stage | null, turn: number): readonly string[] => {
  const { play, auction, taken } = state;
  switch (stage) {
    case null:
      return [];
    case 'bid':
      return [...bidsAbove(auction).map(String), 'pass'];
    case 'answer':
      return ['hold', 'pass'];
    case 'lone':
      return ['take-skat', ...contractsFor(false), 'pass'];
    case 'skat':
      return state.mustChoose ? ['choose-game', 'pass'] : ['take-skat', ...contractsFor(taken)];
    case 'discard':
      return isKnown(play, turn) ? notationOf(handOf(play.held, turn), GRAND) : [];
    case 'announce':
      return contractsFor(true);
    case 'lay-open':
      return ['lay-open'];
    case 'play':
      return legalCards(play, turn).map(formatCard);
  }
};

/** Irregularities that nobody has played on after: they end the game when they are claimed. */
const openBreaches = (state: SkatState): readonly ObligationView[] =>
  state.ended !== null
    ? []
    : state.breaches.flatMap((each): readonly ObligationView[] => {
        const { article, seat } = each;
        return each.cured || lapsedBy(state, each) !== null
          ? []
          : [
              {
                kind: article === 'SKAT-4.2.3.a' ? 'revoke' : 'irregularity',
                seat: seatName(seat),
                cards: [],
                article,
                // The rules know a revoke from the hand at once; the table learns of it when somebody notices.
                ...(article === 'SKAT-4.2.3.a' ? { secret: true as const } : {}),
              },
            ];
      });

const factsOf = (state: SkatState, stage: Stage | null): Readonly<Record<string, string>> => {
  const { setup, attempt, bid, declarer, contract, auction, recorded, ended, taken } = state;
  return {
    deal: String(setup.deal),
    players: String(setup.players),
    dealer: String(setup.dealer),
    ...(attempt > 1 ? { attempt: String(attempt) } : {}),
    ...(stage === null ? {} : { stage }),
    ...(bid === 0 && auction.value === 0 ? {} : { bid: String(Math.max(bid, auction.value)) }),
    ...(declarer < 0 ? {} : { declarer: playerName(declarer), skat: taken ? 'taken' : 'untouched' }),
    ...(contract === null ? {} : { game: contract.game }),
    ...(ended === null ? {} : { ended: ended.article }),
    ...(recorded === null ? {} : { recorded: 'yes' }),
  };
};

/** Matadors and whether the game is decided follow from cards that nobody has seen yet. */
const secretFacts = (state: SkatState): Readonly<Record<string, string>> | undefined => {
  const position =
    state.phase === 'play' || state.phase === 'finished' ? positionAfter(state, state.play.completed) : null;
  if (position === null) return undefined;
  const matadors = matadorsText(position.matadors);
  const skat = skatPoints(state.play);
  return {
    ...(matadors === '' ? {} : { matadors }),
    ...(skat === null ? {} : { skatPoints: String(skat) }),
    decided: decidedFor(position) ?? 'open',
  };
};

const bySeat = (of: (seat: number) => number): Readonly<Record<string, number>> =>
  Object.fromEntries(PLAYERS.map((name, seat) => [name, of(seat)]));

/** The deal at this moment, with nothing left to work out: cards, the skat, calls, duties, what may be done. */
export const tableView = (state: SkatState): TableView => {
  const { play, score, contract, auction, phase } = state;
  const stage = stageOf(state);
  const turn = turnOf(state, stage);
  const secret = secretFacts(state);
  return {
    phase: phase === 'skat' ? 'auction' : phase,
    seats: seatsAt(state.setup.players).map((seat) => seatView(state, seat)),
    turn: turn < 0 ? null : playerName(turn),
    calls: auction.calls.map((call) => ({ seat: playerName(call & 3), call: callName(call) })),
    contract: contract === null ? null : formatContract(contract),
    ...tricksView(play),
    tricks: bySeat((seat) => tricksWon(play, seat)),
    obligations: openBreaches(state),
    legal: legalActs(state, stage, turn),
    facts: factsOf(state, stage),
    ...(secret === undefined ? {} : { secretFacts: secret }),
    piles: skatView(state),
    cardPoints: bySeat((seat) => pointsWon(play, seat)),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
