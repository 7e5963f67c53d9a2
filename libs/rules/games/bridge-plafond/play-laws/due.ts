import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { imposed, lifted } from '@arbitre/rules/kernel/mistakes/obligations';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { BridgePlafondEvent } from '../events';
import type { BridgePlafondState } from '../state';

// What comes of a card that lies exposed for a lead out of turn once its side has the lead again.

/** BP-46-2-I: it goes back to its hand. */
const goesBack = ({ obligations, play }: BridgePlafondState): readonly BridgePlafondEvent[] => {
  const exposed = obligations.find(
    ({ kind, article, seat }) =>
      kind === 'exposed-card' &&
      article === 'BP-46-2-I' &&
      sideIndex(seatIndex(seat)) === sideIndex(play.turn),
  );
  return exposed === undefined ? [] : [lifted(exposed, 'BP-46-2-I')];
};

/** BP-46-2-II: once, when the partner has the lead; it stays exposed as any other card does. */
const mayBeForbidden = (state: BridgePlafondState): readonly BridgePlafondEvent[] => {
  const { obligations, play, declarer } = state;
  const exposed = obligations.find(
    ({ kind, article, seat }) =>
      kind === 'exposed-card' && article === 'BP-46-2-II' && play.turn === partnerOf(seatIndex(seat)),
  );
  if (exposed === undefined) return [];
  return [
    lifted(exposed, 'BP-46-2-II'),
    imposed({ ...exposed, article: 'BP-46-GAP-1' }),
    {
      type: 'ChoiceOffered',
      data: {
        ...{ article: 'BP-46-2-II', to: seatName(declarer), options: ['forbid', 'free'], until: 'card' },
        ...{ offender: seatName(seatIndex(exposed.seat)), cards: exposed.cards },
      },
    },
  ];
};

export const leadDue = (state: BridgePlafondState): readonly BridgePlafondEvent[] => {
  const { phase, play, obligations, declarer } = state;
  if (phase !== 'play' || play.count > 0 || obligations.length === 0) return [];
  if (!isDefender(declarer, play.turn)) return [];
  const back = goesBack(state);
  return back.length > 0 ? back : mayBeForbidden(state);
};

/** BP-OPT-GAP-1: once the deal is over nobody has anything to choose any more. */
export const endDue = ({ play, agreed, choices }: BridgePlafondState): readonly BridgePlafondEvent[] => {
  const [open] = choices;
  if (open === undefined || (play.completed < TRICKS && agreed === null)) return [];
  return [{ type: 'ChoiceLapsed', data: { article: open.article, to: open.to } }];
};
