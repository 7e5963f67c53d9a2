import { areOpponents, partnerOf, type Seat, SEATS, seatName, sideName } from '@arbitre/rules/kernel/compass';
import { SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { forEach, type Matter, type MatterOption, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import { cardsOwed, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { awaitsPenaltyWord, demandOn, forcedLeadOn, forcedPlayOn, MANNERS } from './demands';
import type { WhistState } from './state';

const opponentsOf = (seat: number): readonly Seat[] => SEATS.filter((_, other) => areOpponents(other, seat));

/** The claims that an arbiter settles name whom they accuse; other decisions are about the deal. */
const decisions = ({ claims }: WhistState, decision: string): readonly MatterOption[] =>
  decision.endsWith('-revoke')
    ? [...new Set(claims.map(({ against }) => against))].map((against) =>
        ruledBy({ do: 'arbiter-decision', decision, seat: seatName(against) }),
      )
    : [ruledBy({ do: 'arbiter-decision', decision })];

/** A choice that the rules left to a side, or to the arbiter (WHC-MI-1, WHC-REN-13, WHC-MD-GAP-4). */
const offered = (state: WhistState): readonly Matter[] => {
  const { offer, choice, phase } = state;
  if (offer === null) return [];
  const { article, to } = offer;
  if (to === 'arbiter')
    return [
      {
        kind: 'offer',
        article,
        until: 'ruling',
        options: offer.options.flatMap((each) => decisions(state, each)),
      },
    ];
  if (choice !== null || phase === 'finished') return [];
  const chooser = SEATS.filter((_, seat) => sideName(seat) === to);
  const options = forEach(
    chooser,
    'by',
    offer.options.map((each) => ({ do: 'choose', choice: each })),
  );
  return [{ kind: 'offer', article, until: 'end-of-play', options }];
};

/** The partner says what the two hands hold together (WHC-CHANT-3). */
const honoursCalled = ({ honoursCaller, phase, play }: WhistState): readonly Matter[] => {
  if (honoursCaller < 0 || phase !== 'play' || play.completed > 0 || play.count > 0) return [];
  const answers = [0, 3, 4].map((honours) => ({ do: 'answer-honours', honours }));
  const options = forEach([seatName(partnerOf(honoursCaller))], 'seat', answers);
  return [{ kind: 'claim', article: 'WHC-CHANT-3', until: 'first-card', options }];
};

const wordOn = (seat: Seat, article: string, by: readonly string[], demands: readonly string[]): Matter => ({
  kind: 'obligation',
  article,
  until: 'card',
  options: forEach(by, 'by', [
    ...demands.map((demand) => ({ do: 'demand', seat, demand })),
    { do: 'waive', seat },
  ]),
});

const forced = (seat: Seat, { kind, article, by = [] }: Obligation): Matter =>
  wordOn(seat, article, by, kind === 'forced-lead' ? Array.from(SUIT_LETTERS) : MANNERS);

/** What the opponents may demand of the seat to play, or let pass (WHC-CP-3, WHC-EP-1, WHC-JP-2). */
const demandable = (state: WhistState): readonly Matter[] => {
  const { turn } = state.play;
  if (state.phase !== 'play' || turn < 0 || demandOn(state, turn) !== null) return [];
  const seat = seatName(turn);
  const duties = [forcedLeadOn(state, turn), forcedPlayOn(state, turn)].filter((each) => each !== null);
  const owed = cardsOwed(state.obligations, seat, 'penalised-card');
  return [
    ...duties.map((duty) => forced(seat, duty)),
    ...(awaitsPenaltyWord(state, turn) ? [wordOn(seat, 'WHC-CP-3', opponentsOf(turn), owed)] : []),
  ];
};

/** A revoke that was claimed and that no record proves yet: admitted by its side, or given up by the others (WHC-REN-12). */
const claimed = ({ claims }: WhistState): readonly Matter[] =>
  [...new Set(claims.map(({ against }) => against))].map((against) => ({
    kind: 'claim',
    article: 'WHC-REN-12',
    until: 'claims-closed',
    options: [
      ...forEach([seatName(against), seatName(partnerOf(against))], 'by', [
        { do: 'claim-revoke', against: seatName(against) },
      ]),
      ...forEach(opponentsOf(against), 'by', [{ do: 'close-examination' }]),
    ],
  }));

/** What a coup waits for: choices, words on penalties, answers to a call and to claims. */
export const openMatters = (state: WhistState): readonly Matter[] => [
  ...offered(state),
  ...honoursCalled(state),
  ...demandable(state),
  ...claimed(state),
];
