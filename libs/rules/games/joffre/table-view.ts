import { SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, SEATS, seatIndex, seatName, sideName } from '@arbitre/rules/kernel/compass';
import type { ObligationView, SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { tricksBySide } from '@arbitre/rules/kernel/tricks/compass';
import { isClosed } from '@arbitre/rules/kernel/tricks/play';
import { handView, reviewOf, tricksView } from '@arbitre/rules/kernel/tricks/view';
import { visibleOf } from '@arbitre/rules/kernel/tricks/visible';
import { allowedAt } from '@arbitre/rules/kernel/tricks/visible-duties';
import { legalCalls, speaker } from './auction';
import { formatCard } from './cards';
import { VISIBLE } from './obligations';
import { pointsOfSide } from './score';
import { auctionOf, contractOf, isBuyer, type JoffreState } from './state';

const rolesOf = (state: JoffreState, seat: number): readonly string[] => {
  const { dealer } = state.setup;
  return [
    ...(dealer === seatName(seat) ? ['dealer'] : []),
    ...(isBuyer(state, seat) ? ['buyer'] : []),
    ...(state.phase === 'auction' && seat === leftOf(seatIndex(dealer)) ? ['first-to-speak'] : []),
  ];
};

const seatView = (state: JoffreState, seat: number): SeatView => ({
  seat: seatName(seat),
  side: sideName(seat),
  hand: handView(state.play, seat),
  roles: rolesOf(state, seat),
});

/** Visible cards, and what they forbid the partner (JOF-6.3, JOF-6.4). */
const visibleDuties = ({ visible }: JoffreState): readonly ObligationView[] =>
  visible.count === 0
    ? []
    : SEATS.flatMap((seat, index): readonly ObligationView[] => {
        const cards = visibleOf(visible, index, formatCard);
        if (cards.length === 0) return [];
        return [
          { kind: 'visible-card', seat, cards, article: 'JOF-6.3' },
          { kind: 'forbidden-lead', seat: seatName(partnerOf(index)), cards, article: 'JOF-6.4' },
        ];
      });

const obligationsOf = (state: JoffreState): readonly ObligationView[] => [
  ...visibleDuties(state),
  ...state.revokes.map(({ seat, trick, card }): ObligationView => ({
    kind: isClosed(state.play, trick) ? 'closed-revoke' : 'revoke',
    seat: seatName(seat),
    cards: [card],
    article: isClosed(state.play, trick) ? 'JOF-6-GAP-3' : 'JOF-6d',
    secret: true,
  })),
];

const turnOf = (state: JoffreState): string | null => {
  const { phase, grain, dispute, play } = state;
  if (grain !== 'full' || dispute !== null) return null;
  if (phase === 'auction') return seatName(speaker(auctionOf(state)));
  return phase === 'play' && play.turn >= 0 ? seatName(play.turn) : null;
};

const legalOf = (state: JoffreState, turn: string | null): readonly string[] => {
  if (turn === null) return [];
  return state.phase === 'auction'
    ? legalCalls(auctionOf(state))
    : allowedAt(state, state.play.turn, VISIBLE).map(formatCard);
};

const factsOf = (state: JoffreState): Readonly<Record<string, string>> => {
  const { setup, attempt, trump, recorded } = state;
  return {
    deal: String(setup.deal),
    dealer: setup.dealer,
    ...(trump < 0 ? {} : { trump: SUIT_LETTERS.charAt(trump) }),
    ...(attempt > 1 ? { attempt: String(attempt) } : {}),
    ...(recorded === null ? {} : { recorded: 'yes' }),
  };
};

const contractText = (state: JoffreState): string | null => {
  const contract = contractOf(state) ?? null;
  if (contract !== null) return `${contract.points} ${contract.seat}`;
  return state.recorded === null ? null : `${state.recorded.bid} ${state.recorded.buyer}`;
};

/** The deal at this moment, with nothing left to work out: cards, legal calls and cards, duties, points. */
export const tableView = (state: JoffreState): TableView => {
  const { play, score } = state;
  const turn = turnOf(state);
  return {
    phase: state.phase,
    seats: SEATS.map((_, seat) => seatView(state, seat)),
    turn,
    calls: state.calls.map(({ seat, points }) => ({ seat, call: points === null ? 'pass' : String(points) })),
    contract: contractText(state),
    ...tricksView(play),
    ...(state.phase === 'finished' && play.completed > 0 ? { review: reviewOf(play) } : {}),
    tricks: tricksBySide(play),
    cardPoints: { NS: pointsOfSide(play, 0), EW: pointsOfSide(play, 1) },
    obligations: obligationsOf(state),
    legal: legalOf(state, turn),
    facts: factsOf(state),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
