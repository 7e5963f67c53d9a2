import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import { forEach, type Matter, ruledBy } from '@arbitre/rules/kernel/mistakes/matters';
import { followable } from '@arbitre/rules/kernel/tricks/follow';
import { defendersOf } from '../designation/decide-designate';
import { onHandChoice } from '../dummy/matters';
import { onReviews } from '../dummy/reviews';
import { type BridgeState, dummyOf } from '../state';
import { onDispute } from '../tricks/decide-dispute';
import { onFacedHand } from './faced-hand';
import { mayBeLead } from './judge-fifth';

/** The opening lead lies face down: questions are asked, then it is faced (BD-L41B, BD-L41C-1). */
const onFaceDown = ({ atTable }: BridgeState): readonly Matter[] => {
  const { faceDown } = atTable;
  if (faceDown === null) return [];
  const seat = seatName(faceDown.seat);
  const face = faceDown.card === null ? [] : [{ by: seat, act: { do: 'face-lead', ...{ seat } } }];
  const options = [...face, ruledBy({ do: 'return-lead' })];
  return [{ kind: 'obligation', article: 'BD-L41C-1', until: 'card', options }];
};

/** Either defender names dummy's card (BD-L46B5); the director judges a touch (BD-L45C3). */
const onNaming = (state: BridgeState): readonly Matter[] => {
  const { atTable, play } = state;
  const { naming } = atTable;
  if (naming === null) return [];
  if (naming.kind === 'touched') {
    const options = [true, false].map((deliberate) => ruledBy({ do: 'rule-touch', ...{ deliberate } }));
    return [{ kind: 'dispute', article: 'BD-L45C3', until: 'card', options }];
  }
  const cards = cardsOf(followable(play, dummyOf(state))).map(formatCard);
  const acts = cards.map((card) => ({ do: 'choose-card', ...{ card } }));
  const options = forEach(defendersOf(state), 'by', acts);
  return [{ kind: 'offer', article: 'BD-L46B5', until: 'card', options }];
};

/** A card may be changed after an opponent's (BD-L47D), or taken back by who was told that it was his turn (BD-L47E1). */
const onWithdrawal = ({ atTable, correction }: BridgeState): readonly Matter[] => {
  const offer = (article: string, seat: number, card: string): Matter => {
    const by = seatName(seat);
    const options = [{ by, act: { do: 'withdraw', ...{ seat: by, card } } }];
    return { kind: 'offer', article, until: 'card', options };
  };
  const { changes, toldTurn } = atTable;
  const told = toldTurn?.card ?? null;
  return [
    // After a revoke Law 62 says who may change.
    ...changes
      .filter(({ trick }) => trick !== correction?.trick)
      .map(({ seat, card }) => offer('BD-L47D', seat, card)),
    ...(toldTurn === null || told === null ? [] : [offer('BD-L47E1', toldTurn.seat, told)]),
  ];
};

/** The director may still deem the fifth card a lead (BD-L45E1, BD-L45E2). */
const onFifth = (state: BridgeState): readonly Matter[] => {
  if (!mayBeLead(state)) return [];
  const options = [ruledBy({ do: 'judge-fifth-card', ...{ led: true } })];
  return [{ kind: 'dispute', article: 'BD-L45E1', until: 'card', options }];
};

/** What waits at the table during the play beside leads out of turn, and what the director looks at again afterwards. */
export const onTableMatters = (state: BridgeState): readonly Matter[] => {
  const played =
    state.phase === 'play'
      ? [onFaceDown, onNaming, onWithdrawal, onFifth, onFacedHand, onHandChoice].flatMap((each) =>
          each(state),
        )
      : [];
  return [...played, ...onReviews(state), ...onDispute(state)];
};
