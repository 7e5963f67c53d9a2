import { forEach, type Matter } from '@arbitre/rules/kernel/mistakes/matters';
import { seatName } from '@arbitre/rules/kernel/compass';
import { type BridgeState, dummyOf } from '../state';
import { handChoiceIn } from './decide-dummy';

/** Either defender chooses the hand that declarer leads from (BD-L43B2a). */
export const onHandChoice = (state: BridgeState): readonly Matter[] => {
  const choice = handChoiceIn(state);
  if (choice === undefined) return [];
  const hands = [state.declarer, dummyOf(state)].map(seatName);
  const acts = hands.map((hand) => ({ do: 'choose-hand', hand }));
  const options = forEach(choice.by ?? [], 'by', acts);
  return [{ kind: 'offer', article: 'BD-L43B2a', until: 'card', options }];
};
