import { NO_CARD } from '@arbitre/rules/kernel/cards';
import { leftOf, partnerOf, SEATS, seatIndex, seatName, sideName } from '@arbitre/rules/kernel/compass';
import type { ObligationView, PileView, SeatView, TableView } from '@arbitre/rules/kernel/table-view';
import { tricksBySide } from '@arbitre/rules/kernel/tricks/compass';
import { handView, reviewOf, tricksView } from '@arbitre/rules/kernel/tricks/view';
import { visibleOf } from '@arbitre/rules/kernel/tricks/visible';
import { bidText, legalCalls, speaker } from './auction';
import { formatCard, isNoTrump, KITTY } from './cards';
import { legalPlays } from './obligations';
import { isPastCorrecting } from './revokes';
import { auctionOf, contractOf, type FiveHundredState, takerOf } from './state';

const rolesOf = (state: FiveHundredState, seat: number): readonly string[] => {
  const { dealer } = state.setup;
  return [
    ...(dealer === seatName(seat) ? ['dealer'] : []),
    ...(takerOf(state) === seat ? ['taker'] : []),
    ...(state.phase === 'auction' && seat === leftOf(seatIndex(dealer)) ? ['first-to-speak'] : []),
  ];
};

const seatView = (state: FiveHundredState, seat: number): SeatView => {
  const { shown, phase, play } = state;
  const faced = phase === 'kitty' && shown !== NO_CARD && takerOf(state) === seat;
  return {
    seat: seatName(seat),
    side: sideName(seat),
    hand: handView(play, seat),
    roles: rolesOf(state, seat),
    ...(faced ? { faced: [formatCard(shown)] } : {}),
  };
};

/** The kitty until it is taken; then what the taker put away, which he alone has seen (C500-5-GAP-2). */
const pilesOf = (state: FiveHundredState): readonly PileView[] => {
  const { dealt, taken, discarded, play } = state;
  if (!dealt || (taken && discarded === 0)) return [];
  const seenBy = taken ? [seatName(takerOf(state))] : [];
  return [{ name: taken ? 'discard' : 'kitty', cards: handView(play, KITTY), seenBy }];
};

/** Visible cards, and what they forbid the partner (C500-8.3, C500-8.4); a joker without trump forbids him nothing (C500-8-GAP-1). */
const visibleDuties = ({ visible, play, phase }: FiveHundredState): readonly ObligationView[] =>
  visible.count === 0
    ? []
    : SEATS.flatMap((seat, index): readonly ObligationView[] => {
        const cards = visibleOf(visible, index, formatCard);
        if (cards.length === 0) return [];
        const noTrump = isNoTrump(play) && phase !== 'auction' && phase !== 'waiting';
        const barring = cards.filter((card) => !(noTrump && card.startsWith('B')));
        return [
          { kind: 'visible-card', seat, cards, article: 'C500-8.3' },
          ...(barring.length === 0
            ? []
            : [
                {
                  kind: 'forbidden-lead',
                  seat: seatName(partnerOf(index)),
                  cards: barring,
                  article: 'C500-8.4',
                },
              ]),
        ];
      });

const obligationsOf = (state: FiveHundredState): readonly ObligationView[] => [
  ...visibleDuties(state),
  ...state.revokes.map(({ seat, trick, card }): ObligationView => {
    const past = isPastCorrecting(state.play, seat, trick);
    return {
      kind: past ? 'closed-revoke' : 'revoke',
      seat: seatName(seat),
      cards: [card],
      article: past ? 'C500-6.8' : 'C500-6-GAP-2',
      secret: true,
    };
  }),
];

const turnOf = (state: FiveHundredState): number => {
  const { phase, grain, dispute, play, setup, calls } = state;
  if (grain !== 'full' || dispute !== null) return -1;
  if (phase === 'auction') return speaker({ dealer: setup.dealer, calls });
  return phase === 'kitty' || phase === 'play' ? play.turn : -1;
};

const legalOf = (state: FiveHundredState, turn: number): readonly string[] => {
  if (turn < 0 || state.phase === 'kitty') return [];
  return state.phase === 'auction' ? legalCalls(auctionOf(state, turn)) : legalPlays(state);
};

const factsOf = (state: FiveHundredState): Readonly<Record<string, string>> => {
  const { setup, attempt, recorded, phase, taken, asked, established, shown } = state;
  const contract = contractOf(state);
  return {
    deal: String(setup.deal),
    dealer: setup.dealer,
    ...(contract === null ? {} : { trump: contract.bid.denomination }),
    ...(phase === 'kitty' ? { stage: taken ? 'discard' : 'kitty' } : {}),
    ...(shown === NO_CARD ? {} : { shown: formatCard(shown) }),
    ...(asked === NO_CARD ? {} : { asked: formatCard(asked) }),
    ...(established === null ? {} : { revoke: seatName(established.seat) }),
    ...(attempt > 1 ? { attempt: String(attempt) } : {}),
    ...(recorded === null ? {} : { recorded: 'yes' }),
  };
};

const contractText = (state: FiveHundredState): string | null => {
  const contract = contractOf(state);
  if (contract !== null) return `${bidText(contract.bid)} ${contract.seat}`;
  return state.recorded === null ? null : `${bidText(state.recorded)} ${state.recorded.taker}`;
};

/** The deal at this moment, with nothing left to work out: cards, legal calls and cards, duties. */
export const tableView = (state: FiveHundredState): TableView => {
  const { play, score, phase } = state;
  const turn = turnOf(state);
  return {
    phase: phase === 'kitty' ? 'play' : phase,
    seats: SEATS.map((_, seat) => seatView(state, seat)),
    turn: turn < 0 ? null : seatName(turn),
    calls: state.calls.map(({ seat, bid }) => ({ seat, call: bid === null ? 'pass' : bidText(bid) })),
    contract: contractText(state),
    ...tricksView(play),
    ...(phase === 'finished' && play.completed > 0 ? { review: reviewOf(play) } : {}),
    tricks: tricksBySide(play),
    obligations: obligationsOf(state),
    legal: legalOf(state, turn),
    facts: factsOf(state),
    piles: pilesOf(state),
    score: score === null ? null : { notation: score.notation, scores: score.scores },
  };
};
