import { isDefender } from '@arbitre/rules/kernel/auction/declarer';
import { leftOf, partnerOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { imposed, lifted, type Obligation, owedBy } from '@arbitre/rules/kernel/mistakes/obligations';
import type { BridgePlafondEvent, Seat } from '../events';
import type { BridgePlafondState } from '../state';

// What the auction leaves behind when it is closed.

export const shownBy = ({ obligations }: BridgePlafondState, seat: Seat): readonly Obligation[] =>
  owedBy(obligations, seat, 'shown-card');

/** BP-43-GAP-2: the suit may be forbidden where the partner makes the opening lead. */
const optionsOn = ({ declarer }: BridgePlafondState, offender: number): readonly string[] =>
  partnerOf(offender) === leftOf(declarer) ? ['exposed', 'forbid-lead'] : ['exposed'];

/** What becomes of the cards that a seat showed, now that the auction is closed. */
const carried = (state: BridgePlafondState, seat: Seat): readonly BridgePlafondEvent[] => {
  const shown = shownBy(state, seat);
  const [first] = shown;
  if (first === undefined) return [];
  const offender = seatIndex(seat);
  const single = shown.length === 1 && first.article === 'BP-43-1';
  if (!isDefender(state.declarer, offender))
    return shown.map((each) => lifted(each, single ? 'BP-43-2' : 'BP-43-GAP-1'));
  if (!single)
    return shown.flatMap((each) => [
      lifted(each, 'BP-43-GAP-1'),
      imposed({ ...each, kind: 'exposed-card', article: 'BP-43-GAP-1' }),
    ]);
  if (state.choices.some((each) => each.article === 'BP-43-1' && each.offender === seat)) return [];
  const choice = {
    ...{ article: 'BP-43-1', to: seatName(state.declarer), options: optionsOn(state, offender) },
    ...{ until: 'card' as const, offender: seat, cards: first.cards },
  };
  return [{ type: 'ChoiceOffered', data: choice }];
};

/** What the auction leaves behind when it is closed: passes that are no longer owed, and the cards that were shown. */
export const carryDue = (state: BridgePlafondState): readonly BridgePlafondEvent[] => {
  const { obligations, phase, passedOut, contract } = state;
  if (obligations.length === 0 || (phase !== 'play' && !passedOut)) return [];
  const passes = obligations
    .filter(({ kind }) => kind === 'must-pass-once' || (passedOut && kind === 'shown-card'))
    .map((each) => lifted(each, 'BP-ENCH-6'));
  if (passes.length > 0 || contract === null) return passes;
  const seats = new Set(obligations.filter(({ kind }) => kind === 'shown-card').map(({ seat }) => seat));
  return [...seats].flatMap((seat) => carried(state, seat as Seat));
};
