import { partnerOf, SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { isUnderWay, playedBy } from '@arbitre/rules/kernel/tricks/play';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent } from '../events';
import { formatUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { notInPlay } from '../play/decide-play';
import { type BridgeState, dummyOf } from '../state';

/** Who is to play, declarer for dummy; before the lead is faced, all who may ask and have not led (BD-L41B). */
const askers = (state: BridgeState): readonly number[] => {
  const { play, declarer, atTable } = state;
  const { turn, toLead } = play;
  if (isUnderWay(play)) return turn < 0 ? [] : [turn === dummyOf(state) ? declarer : turn];
  const leader = atTable.faceDown?.seat ?? toLead;
  return [...SEATS.keys()].filter(
    (seat) => seat !== dummyOf(state) && (atTable.faceDown === null || seat !== leader),
  );
};

/** A review is asked before the lead is faced, or at the first turn to play; declarer's may be dummy's (BD-L41B). */
const isFirstTurn = ({ play, declarer }: BridgeState, seat: number): boolean =>
  playedBy(play, seat).length === 0 &&
  (seat !== declarer || playedBy(play, partnerOf(declarer)).length === 0);

type Question = BridgeActNamed<'ask'>;

const problem = (state: BridgeState, { seat, about }: Question): Refusal | null => {
  const asking = askers(state);
  const facts = { seat, about, mayAsk: asking.map(seatName) };
  if (about === 'contract' && !isUnderWay(state.play)) return refused('BD-L41C-2', facts);
  if (!asking.includes(seatIndex(seat)))
    return refused(about === 'contract' ? 'BD-L41C-2' : 'BD-L41B', facts);
  return about === 'review' && !isFirstTurn(state, seatIndex(seat)) ? refused('BD-L41B', facts) : null;
};

/** BD-L41B, BD-L41C-2: who may ask what, and when; the contract is told without the doubler. */
export const decideAsk = (state: BridgeState, act: Question): Decision<BridgeEvent> => {
  const { phase, contract } = state;
  if (phase !== 'play' || contract === null) return notInPlay(state);
  const cannot = problem(state, act);
  if (cannot !== null) return cannot;
  const { seat, about } = act;
  const asked: BridgeEvent = { type: 'QuestionAsked', data: { seat, about } };
  return about === 'contract'
    ? accepted<BridgeEvent>(asked, {
        type: 'ContractTold',
        data: { to: seat, contract: formatUndertaking(contract) },
      })
    : accepted(asked);
};
