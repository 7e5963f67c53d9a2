import { seatName } from '@arbitre/rules/kernel/compass';
import type { Matter, MatterOption } from '@arbitre/rules/kernel/mistakes/matters';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { BridgePlafondState } from '../state';
import { ANSWERS } from './declared';
import { askedOf, openClaim } from './decide-claim';

/** A claim waits for its answers, for the rest of its explanation, or for what an opponent decides. */
export const claimMatters = (state: BridgePlafondState): readonly Matter[] => {
  const claim = openClaim(state);
  if (claim === null || state.phase !== 'play') return [];
  const { asker, by, complete } = claim;
  const answers = askedOf(state, claim).flatMap((seat) =>
    ANSWERS.map((answer): MatterOption => ({
      by: seatName(seat),
      act: { do: 'answer-claim', by: seatName(seat), answer },
    })),
  );
  const claimant = seatName(by);
  const explains: readonly MatterOption[] =
    asker === null || complete
      ? []
      : [{ by: claimant, act: { do: 'complete-claim', by: claimant }, asks: ['statement'] }];
  const decides =
    asker === null
      ? []
      : Array.from({ length: TRICKS - state.play.completed + 1 }, (_, tricks): MatterOption => ({
          by: seatName(asker),
          act: { do: 'decide-claim', by: seatName(asker), tricks },
        }));
  return [
    {
      kind: 'claim',
      article: asker === null ? 'BP-54-1' : 'BP-54-2',
      until: 'answer',
      options: [...answers, ...explains, ...decides],
    },
  ];
};
