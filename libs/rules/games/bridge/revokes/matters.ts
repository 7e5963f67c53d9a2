import { formatCard, NO_CARD, parseCard } from '@arbitre/rules/kernel/cards';
import { seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { ARBITER, forEach, type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import type { Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { cardIn } from '@arbitre/rules/kernel/tricks/play';
import { attentive } from '../attention';
import type { BridgeState } from '../state';
import { decideCorrection } from './decide-correction';
import { openEquity, proposable } from './decide-equity';
import { SETTLEMENTS } from './declared';
import { findingOf } from './findings';
import { isEstablishedRevoke, isOpenRevoke, revokeIn, TWELFTH } from './revoke-duties';
import { ATTENTION_TIMES } from './transfers';

/** Once, while the play goes on; afterwards the arbiter says when it was. */
const drawn = (state: BridgeState, { seat, trick }: Obligation): Matter['options'] =>
  state.phase !== 'play' || findingOf(state, seatName(seatIndex(seat)), trick) !== null
    ? []
    : forEach(attentive(state), 'by', [{ do: 'draw-attention', article: 'BD-L61A', seat }]);

/** A revoke that can still be corrected: its player takes the card back (BD-L62A); nobody knows of it before somebody says so. */
const toCorrect = (state: BridgeState, duty: Obligation): readonly Matter[] => {
  const { seat } = duty;
  const backs = duty.cards
    .filter((card) => decideCorrection(state, { seat: seatIndex(seat), card: parseCard(card) })?.ok === true)
    .map((card) => ({ by: seat, act: { do: 'withdraw', seat, card } }));
  return state.claim !== null || backs.length === 0
    ? []
    : [
        {
          kind: 'attention',
          article: 'BD-L61A',
          until: 'card',
          secret: true,
          options: [...backs, ...drawn(state, duty)],
        },
      ];
};

const corrections = ({ trick, seat }: Obligation): Matter['options'] =>
  trick === TWELFTH ? [{ by: seat, act: { do: 'correct-revoke', seat, hands: 'out' } }] : [];

/** An established one: the arbiter says when attention was drawn to it (Law 64). */
const toRule = (state: BridgeState, duty: Obligation): Matter => {
  const { seat, trick } = duty;
  return {
    kind: 'attention',
    article: 'BD-L61A',
    until: 'ruling',
    secret: true,
    options: [
      ...ATTENTION_TIMES.map((attention) => ruledBy({ do: 'rule-revoke', seat, trick, attention })),
      ...corrections(duty),
      ...drawn(state, duty),
    ],
  };
};

const isRuled = (state: BridgeState, { seat, trick }: Obligation): boolean =>
  findingOf(state, seatName(seatIndex(seat)), trick)?.ruled === true;

/** Who may change a card after a revoke that was corrected (BD-L62C1, BD-L62C2). */
const toChange = (state: BridgeState): readonly Matter[] => {
  const { correction, play } = state;
  if (correction === null || state.phase !== 'play') return [];
  const options = correction.after.flatMap((seat) => {
    const card = cardIn(play, correction.trick, seat);
    if (card === NO_CARD || revokeIn(state, seat, correction.trick) !== null) return [];
    if (decideCorrection(state, { seat, card })?.ok !== true) return [];
    const name = seatName(seat);
    return [{ by: name, act: { do: 'withdraw', seat: name, card: formatCard(card) } }];
  });
  return options.length === 0 ? [] : [{ kind: 'offer', article: 'BD-L62C1', until: 'card', options }];
};

/** The result without the revoke: asked for, then one of the two figures confirmed (BD-L64-GAP-1). */
const onEquity = (state: BridgeState): readonly Matter[] => {
  const asked = proposable(state).map(({ seat, trick }): Matter['options'][number] => ({
    by: ARBITER,
    act: { do: 'propose-equity', seat, trick },
  }));
  const settled =
    openEquity(state) === null ? [] : SETTLEMENTS.map((choice) => ruledBy({ do: 'settle-revokes', choice }));
  const options = [...asked, ...settled];
  return options.length === 0 ? [] : [{ kind: 'offer', article: 'BD-L64-GAP-1', until: 'ruling', options }];
};

/** What revokes wait for. */
export const onRevokes = (state: BridgeState): readonly Matter[] => [
  ...(state.phase === 'play'
    ? state.obligations.filter(isOpenRevoke).flatMap((duty) => toCorrect(state, duty))
    : []),
  ...state.obligations
    .filter((duty) => isEstablishedRevoke(duty) && !isRuled(state, duty))
    .map((duty) => toRule(state, duty)),
  ...toChange(state),
  ...onEquity(state),
];
