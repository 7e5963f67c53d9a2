import { forEach, type Matter, type MatterOption, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import { lapsedBy, partyOf } from './breaches';
import { opponentsOf, opposingParty, playerName, seatIndex, seatsAt } from './seats';
import type { Breach, SkatState } from './state';
import { STOP } from './stop';

/** The declarer showed his cards: both opponents accept, or one objects (SKAT-4-GAP-9). */
const claimed = ({ claim, declarer, dispute, ended }: SkatState): readonly Matter[] =>
  claim === null || ended !== null || dispute !== null || seatIndex(claim.seat) !== declarer
    ? []
    : [
        {
          kind: 'claim',
          article: 'SKAT-4-GAP-9',
          until: 'answer',
          options: forEach(
            opponentsOf(declarer).map(playerName),
            'seat',
            [true, false].map((accepts) => ({ do: 'answer-claim', accepts })),
          ),
        },
      ];

/** The declarer wants to give up: one of the others has to agree (SKAT-4.3.2). */
const conceded = ({ conceding, declarer, refusals, setup, dispute, ended }: SkatState): readonly Matter[] =>
  !conceding || dispute !== null || ended !== null
    ? []
    : [
        {
          kind: 'claim',
          article: 'SKAT-4.3.2',
          until: 'answer',
          options: forEach(
            opposingParty(declarer, setup.players).filter(
              (seat) => (refusals & (1 << seatIndex(seat))) === 0,
            ),
            'seat',
            [true, false].map((consents) => ({ do: 'consent', consents })),
          ),
        },
      ];

/** Only a ruling ends it (SKAT-4.5.10.a). */
const disputed = ({ dispute }: SkatState): readonly Matter[] => {
  if (dispute === null) return [];
  const { article } = dispute;
  const options = ['play-on', 'proven', 'redeal'].map((outcome) => ruledBy({ do: 'rule', article, outcome }));
  return [{ kind: 'dispute', article, until: 'ruling', options, stops: STOP.article }];
};

/** It is held against its party, or played on after; words and gestures go to the arbiter (SKAT-4.2.9). */
const answers = (
  state: SkatState,
  { article, seat, judged }: Breach,
  breach: number,
): readonly MatterOption[] => {
  const guilty = partyOf(state, seat);
  const others = seatsAt(state.setup.players).filter((each) => partyOf(state, seatIndex(each)) !== guilty);
  const disputes = forEach(judged ? others : [], 'by', [{ do: 'dispute', article, breach }]);
  return [
    ...forEach(others, 'seat', [{ do: 'claim-breach', breach }]),
    ...forEach(others, 'seat', [{ do: 'demand-continuation', breach }]),
    ...disputes.map((each) => ({ ...each, asks: ['reason'] })),
  ];
};

/** Irregularities that nobody has played on after: they are claimed, or the game goes on (SKAT-4.1.6, SKAT-4.1.11). */
const noticed = (state: SkatState): readonly Matter[] =>
  state.ended !== null || state.dispute !== null
    ? []
    : state.breaches.flatMap((each, index): readonly Matter[] =>
        each.cured || lapsedBy(state, each) !== null
          ? []
          : [
              {
                kind: 'attention',
                article: each.article,
                until: 'claims-closed',
                options: answers(state, each, index),
                // The rules know a revoke from the hand at once; the table learns of it when somebody notices.
                ...(each.article === 'SKAT-4.2.3.a' ? { secret: true as const } : {}),
              },
            ],
      );

/** What a deal waits for: answers, the arbiter, a word on an irregularity. */
export const openMatters = (state: SkatState): readonly Matter[] => [
  ...disputed(state),
  ...claimed(state),
  ...conceded(state),
  ...noticed(state),
];
