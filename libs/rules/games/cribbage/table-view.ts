import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { type Card, formatCard, NO_CARD } from '@arbitre/rules/kernel/cards';
import { SEATS, seatName, sideName } from '@arbitre/rules/kernel/compass';
import { handOf } from '@arbitre/rules/kernel/hands';
import type { PileView, PlayedCard, SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { type CribbageState, cribOf, isKnown, nextCount, playedBy } from './state';
import { canPlay } from './turns';
import { MOST, valueOf } from './values';

const CRIB = 4;

const rolesOf = ({ dealer, setup }: CribbageState, seat: number): readonly string[] => {
  const name = seatName(seat);
  return [
    ...(seat === dealer ? ['dealer'] : []),
    ...(name === setup.captainNS || name === setup.captainEW ? ['captain'] : []),
  ];
};

const isShown = ({ phase, counted }: CribbageState): boolean =>
  phase === 'show' || (phase === 'finished' && counted > 0);

/** In play what is left; in the show the four cards that lie there again (CRIB-4.17); between two deals nothing is dealt. */
const handAt = (state: CribbageState, seat: number): readonly string[] | null => {
  if (isShown(state)) return playedBy(state, seat).map(formatCard);
  if (state.phase === 'deal' || !isKnown(state, seat)) return null;
  return cardsOf(handOf(state.hands, seat)).map(formatCard);
};

const seatView = (state: CribbageState, seat: number): SeatView => ({
  seat: seatName(seat),
  side: sideName(seat),
  hand: handAt(state, seat),
  roles: rolesOf(state, seat),
  ...(isShown(state) ? { open: true } : {}),
});

/** The crib lies face down until its count (CRIB-4.5); the starter lies open (CRIB-4.6). */
const pilesOf = (state: CribbageState): readonly PileView[] => {
  const crib = cribOf(state).map(formatCard);
  const counted = state.shown[CRIB] !== -1 || state.open?.of === 'crib';
  return [
    ...(state.phase === 'discard' ? [{ name: 'stock', cards: null, seenBy: [] }] : []),
    ...(state.starter === NO_CARD
      ? []
      : [{ name: 'starter', cards: [formatCard(state.starter)], open: true, seenBy: [] } as const]),
    ...(crib.length === 0
      ? []
      : [{ name: 'crib', cards: crib, seenBy: [], ...(counted ? { open: true as const } : {}) }]),
  ];
};

const seriesOf = ({ series, seats, length }: CribbageState): readonly PlayedCard[] =>
  [...series.subarray(0, length)].map((card, at) => ({
    seat: seatName(seats[at] ?? 0),
    card: formatCard(card),
  }));

/** Whoever lays away, plays or counts next. */
const turnOf = (state: CribbageState): number => {
  if (state.dispute !== null || state.grain === 'result') return -1;
  switch (state.phase) {
    case 'discard':
      return (
        [1, 2, 3, 4]
          .map((step) => (state.dealer + step) & 3)
          .find((seat) => (state.laid & (1 << seat)) === 0) ?? (state.dealer + 3) & 3
      );
    case 'play':
      return state.turn;
    case 'show': {
      const next = nextCount(state);
      return next === CRIB ? state.dealer : next;
    }
    case 'deal':
      return state.dealer;
    default:
      return -1;
  }
};

const playable = (state: CribbageState, card: Card): boolean => state.count + valueOf(card) <= MOST;

/** Cards to lay away or to play, or `go`; nothing where the hand is not known. */
const legalOf = (state: CribbageState, turn: number): readonly string[] => {
  if (turn < 0 || !isKnown(state, turn)) return [];
  const cards = cardsOf(handOf(state.hands, turn));
  if (state.phase === 'discard') return (state.laid & (1 << turn)) === 0 ? cards.map(formatCard) : [];
  if (state.phase !== 'play') return [];
  return canPlay(state, turn, MOST - state.count)
    ? cards.filter((card) => playable(state, card)).map(formatCard)
    : ['go'];
};

const countsOf = ({ shown }: CribbageState): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...shown].flatMap((points, at) =>
      points < 0 ? [] : [[at === CRIB ? 'count-crib' : `count-${seatName(at)}`, String(points)]],
    ),
  );

const factsOf = (state: CribbageState): Readonly<Record<string, string>> => ({
  deal: String(Math.max(1, state.deal)),
  step: state.phase,
  ...(state.dealer < 0 ? {} : { dealer: seatName(state.dealer) }),
  ...(state.starter === NO_CARD ? {} : { starter: formatCard(state.starter) }),
  ...(state.phase === 'play' ? { count: String(state.count) } : {}),
  front: `${state.totals[0]}-${state.totals[1]}`,
  rear: `${state.rear[0]}-${state.rear[1]}`,
  ...countsOf(state),
  ...(state.recorded ? { recorded: 'yes' } : {}),
});

const phaseOf = ({ phase }: CribbageState): TableView['phase'] =>
  phase === 'finished' ? 'finished' : phase === 'play' || phase === 'show' ? 'play' : 'waiting';

/** The game at this moment: hands, the series as a line, pegs, what was counted. Totals stand where others have tricks. */
export const tableView = (state: CribbageState): TableView => {
  const turn = turnOf(state);
  const { score, totals } = state;
  return {
    phase: phaseOf(state),
    seats: SEATS.map((_, seat) => seatView(state, seat)),
    turn: turn < 0 ? null : seatName(turn),
    calls: [],
    contract: null,
    trick: { number: Math.max(1, state.number), cards: seriesOf(state) },
    lastTrick: null,
    tricks: { NS: totals[0] ?? 0, EW: totals[1] ?? 0 },
    obligations: [],
    legal: legalOf(state, turn),
    facts: factsOf(state),
    piles: pilesOf(state),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
