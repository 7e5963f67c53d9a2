import { formatCard } from '@arbitre/rules/kernel/cards';
import type { ObligationView, SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { tricksBySide } from '@arbitre/rules/kernel/tricks/compass';
import { isClosed } from '@arbitre/rules/kernel/tricks/play';
import { handView, reviewOf, tricksView } from '@arbitre/rules/kernel/tricks/view';
import { visibleOf } from '@arbitre/rules/kernel/tricks/visible';
import { allowedCards } from './obligations';
import { partnerOf, SEATS, seatIndex, seatName, sideName } from '@arbitre/rules/kernel/compass';
import type { WhistMilitaireState } from './state';

const rolesOf = ({ setup, play }: WhistMilitaireState, seat: number): readonly string[] => {
  const name = seatName(seat);
  return [
    ...(setup.dealer === name ? ['dealer'] : []),
    ...(setup.captain === name ? ['captain'] : []),
    ...(play.completed === 0 && seat === ((seatIndex(setup.dealer) + 1) & 3) ? ['opening-leader'] : []),
  ];
};

const seatView = (state: WhistMilitaireState, seat: number): SeatView => ({
  seat: seatName(seat),
  side: sideName(seat),
  hand: handView(state.play, seat),
  roles: rolesOf(state, seat),
});

/** Visible cards, and what they forbid the partner (WM-R10.2, WM-R10.3). */
const visibleDuties = ({ visible }: WhistMilitaireState): readonly ObligationView[] =>
  visible.count === 0
    ? []
    : SEATS.flatMap((seat, index): readonly ObligationView[] => {
        const cards = visibleOf(visible, index);
        if (cards.length === 0) return [];
        return [
          { kind: 'visible-card', seat, cards, article: 'WM-R10.2' },
          { kind: 'forbidden-lead', seat: seatName(partnerOf(index)), cards, article: 'WM-R10.3' },
        ];
      });

const obligationsOf = (state: WhistMilitaireState): readonly ObligationView[] => [
  ...visibleDuties(state),
  ...state.revokes.map(({ seat, trick, card }): ObligationView => ({
    kind: isClosed(state.play, trick) ? 'closed-revoke' : 'revoke',
    seat: seatName(seat),
    cards: [card],
    article: isClosed(state.play, trick) ? 'WM-R9a' : 'WM-R10d',
    secret: true,
  })),
];

const turnOf = ({ phase, grain, dispute, play }: WhistMilitaireState): string | null =>
  phase === 'play' && grain === 'full' && dispute === null && play.turn >= 0 ? seatName(play.turn) : null;

const factsOf = ({
  setup,
  attempt,
  penalties,
  pack,
  recorded,
}: WhistMilitaireState): Readonly<Record<string, string>> => ({
  deal: String(setup.deal),
  trump: setup.trump,
  dealer: setup.dealer,
  captain: setup.captain,
  ...(attempt > 1 ? { attempt: String(attempt) } : {}),
  ...(pack === null ? {} : { pack }),
  ...(recorded === null ? {} : { recorded: 'yes' }),
  ...(penalties.length === 0
    ? {}
    : { penalties: penalties.map(({ side, article }) => `${side} ${article}`).join(', ') }),
});

/** The deal at this moment, with nothing left to work out: cards, legal cards, duties, penalties. */
export const tableView = (state: WhistMilitaireState): TableView => {
  const { play, score } = state;
  const turn = turnOf(state);
  return {
    phase: state.phase === 'dealing' ? 'waiting' : state.phase,
    seats: SEATS.map((_, seat) => seatView(state, seat)),
    turn,
    calls: [],
    contract: null,
    ...tricksView(play),
    // Closed tricks are looked at again only when the deal is over (WM-R11.1, WM-R11.2).
    ...(state.phase === 'finished' && play.completed > 0 ? { review: reviewOf(play) } : {}),
    tricks: tricksBySide(play),
    obligations: obligationsOf(state),
    legal: turn === null ? [] : allowedCards(state, play.turn).map(formatCard),
    facts: factsOf(state),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
