import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { partnerOf, seatIndex, seatName, sideIndex } from '@arbitre/rules/kernel/compass';
import { imposed, lifted, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
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

/** What outlives the last card: a revoke that may still be claimed, or be put right in the twelfth trick (BP-55-2-C). */
const isLasting = ({ play }: BridgePlafondState, { kind, trick }: Obligation): boolean =>
  kind === 'established-revoke' || (kind === 'revoke' && trick === TRICKS - 1 && play.completed === TRICKS);

/** BP-ENCH-9, BP-OPT-GAP-1: once the deal is over nobody has anything to choose, to obey or to show any more. */
export const endDue = (state: BridgePlafondState): readonly BridgePlafondEvent[] => {
  const { play, agreed, recorded, choices, obligations } = state;
  if (choices.length === 0 && obligations.length === 0) return [];
  if (play.completed < TRICKS && agreed === null && recorded === null) return [];
  return [
    ...choices.map(({ article, to }): BridgePlafondEvent => ({
      type: 'ChoiceLapsed',
      data: { article, to },
    })),
    ...obligations.filter((each) => !isLasting(state, each)).map((each) => lifted(each, 'BP-ENCH-9')),
  ];
};
