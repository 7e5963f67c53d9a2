import { leftOf, seatName } from '@arbitre/rules/kernel/compass';
import { ARBITER, forEach, type Matter, type MatterEnd } from '@arbitre/rules/kernel/mistakes/matters';
import { attentive } from './attention';
import { choiceOn, lowestSufficient } from './auction/auction';
import { ANSWERS, type ChoiceOption } from './fields';
import { handMatters } from './hands/matters';
import { NOTHING_SAID } from './hands/record';
import { wrongLead } from './play/lead-choice';
import { formatCall, PASS } from './notation';
import type { BridgeState } from './state';

/** Somebody draws attention (BD-L9A1, BD-L9A2), the arbiter explains the choice (BD-L10C1). */
const noticed = (state: BridgeState, article: string, seat: number, until: MatterEnd): Matter => {
  const explain = { by: ARBITER, act: { do: 'offer-options' } };
  const draw = { do: 'draw-attention', article, seat: seatName(seat) };
  return {
    kind: 'attention',
    article,
    until,
    options: [explain, ...forEach(attentive(state), 'by', [draw])],
  };
};

/** Who has the choice takes one of its options (BD-L10C2). */
const offered = (
  article: string,
  to: readonly number[],
  options: readonly ChoiceOption[],
  until: MatterEnd,
): Matter => {
  const acts = options.map((option) => ({ do: 'take-option', option }));
  return { kind: 'offer', article, until, options: forEach(to.map(seatName), 'by', acts) };
};

/**
 * A call that breaks the law: the left-hand opponent accepts or refuses it (BD-L27A1, BD-L29A), an insufficient bid that was
 * refused is replaced (BD-L27B0): the call that costs nothing, or a pass. Any other call is recorded as ever.
 */
const onCall = (state: BridgeState): readonly Matter[] => {
  const { auction } = state;
  const { pending } = auction;
  const article = pending === null ? null : choiceOn(pending);
  if (pending === null || article === null) return [];
  const { seat, choice } = pending;
  if (choice === 'offered') return [offered(article, [leftOf(seat)], ANSWERS, 'call')];
  if (choice !== 'refused') return [noticed(state, pending.article, seat, 'call')];
  const calls = [lowestSufficient(auction, pending.call), PASS].map(formatCall);
  const acts = calls.map((call) => ({ do: 'call', call }));
  const options = forEach([seatName(seat)], 'seat', acts);
  return [{ kind: 'obligation', article: 'BD-L27B0', until: 'call', options }];
};

/** A lead out of turn: it stands or goes back, with what follows for partner's lead (Laws 53 to 56). */
const onLead = (state: BridgeState): readonly Matter[] => {
  const lead = wrongLead(state);
  if (lead === null) return [];
  const { article, irregularity, seat, to, options } = lead;
  return [
    state.lead === null ? noticed(state, irregularity, seat, 'card') : offered(article, to, options, 'card'),
  ];
};

/** What a deal waits for: choices on calls and leads that break the law. */
export const openMatters = (state: BridgeState): readonly Matter[] => {
  const own = state.phase === 'auction' ? onCall(state) : onLead(state);
  return state.hands === NOTHING_SAID ? own : [...own, ...handMatters(state)];
};
