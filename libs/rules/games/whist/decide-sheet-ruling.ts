import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { seatIndex, seatName, sideName, SEATS } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import type { ArbiterDecided, WhistEvent } from './events';
import { type Fault, isEstablished, revokeOf } from './faults';
import { established } from './decide-revoke';
import { standingOutcome } from './outcome';
import { coupScore, type Outcome } from './score';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { Points } from './setup';
import type { WhistState } from './state';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;
type Data = ArbiterDecided['data'];

/** What the standing score was made of, corrections included: a score sheet has no cards to count again. */
type Sheet = { readonly outcome: Outcome; readonly tricks: Points; readonly nextDealer: string };

const sheetOf = (state: WhistState): Sheet | Answer => {
  const standing = standingOutcome(state);
  if (standing === null) return refuse('no-result-yet');
  const { tricks } = standing.outcome;
  // Called honours win a coup without a card (WHC-CHANT-3): there is nothing to rule about its tricks.
  return tricks === null
    ? refuse('no-play-recorded', { score: state.score?.notation ?? '' })
    : { ...standing, tricks };
};

const scoredAgain = (state: WhistState, sheet: Sheet, change: Partial<Outcome>): WhistEvent => ({
  type: 'DealScored',
  data: coupScore(state.setup, { ...sheet.outcome, ...change }, sheet.nextDealer),
});

const decided = (data: Data): WhistEvent => ({ type: 'ArbiterDecided', data });

/** WHC-REN-13, WHC-REN-15: a revoke that no card proves; the coup is scored anew with it. */
const establish = (state: WhistState, data: Data): Answer => {
  if (data.seat === undefined) return invalidField('seat', undefined, SEATS.join(' '));
  const [seat, trick] = [seatIndex(data.seat), data.trick ?? 0];
  if (isEstablished(state.faults, seat, trick))
    return refuse('already-established', { seat: data.seat, trick });
  return accepted<WhistEvent>(decided(data), ...established(state, [revokeOf(seat, trick)], 'arbiter'));
};

const isOwn = (fault: Fault, seat: number): boolean => fault.seat === seat && fault.state === 'established';

/** WHC-SUP-GAP-5: what was established against the seat falls; one that the sheet itself shows falls first of all. */
const dismiss = (state: WhistState, data: Data, sheet: Sheet): Answer => {
  if (data.seat === undefined) return invalidField('seat', undefined, SEATS.join(' '));
  const seat = seatIndex(data.seat);
  const side = sideName(seat);
  const standing = sheet.outcome.revokes[side];
  if (standing === 0) return refuse('no-revoke-to-dismiss', { seat: data.seat });
  const fallen = Math.max(1, state.faults.filter((fault) => isOwn(fault, seat)).length);
  const revokes = { ...sheet.outcome.revokes, [side]: Math.max(0, standing - fallen) };
  return accepted<WhistEvent>(
    decided(data),
    { type: 'RevokeDismissed', data: { against: seatName(seat), article: 'WHC-SUP-GAP-5' } },
    scoredAgain(state, sheet, { revokes }),
  );
};

/** WHC-AB-GAP-1: the sides do not agree on the tricks of the sheet. */
const split = (state: WhistState, data: Data, sheet: Sheet): Answer => {
  const { tricks } = data;
  if (tricks === undefined) return invalidField('tricks', undefined, 'the tricks of NS and EW');
  if (tricks.NS + tricks.EW !== TRICKS)
    return refused('WHC-AB-GAP-1', { NS: tricks.NS, EW: tricks.EW, tricks: TRICKS });
  if (tricks.NS === sheet.tricks.NS)
    return refuse('result-unchanged', { result: state.score?.notation ?? '' });
  // Tricks that the arbiter gives make no slam (WHC-CHELEM-GAP-1).
  return accepted<WhistEvent>(decided(data), scoredAgain(state, sheet, { tricks, slam: null }));
};

/** A decision about a coup that only its score sheet tells; those about cards need cards. */
export const ruleOnSheet = (state: WhistState, data: Data): Answer => {
  const sheet = sheetOf(state);
  if ('ok' in sheet) return sheet;
  switch (data.decision) {
    case 'establish-revoke':
      return establish(state, data);
    case 'dismiss-revoke':
      return dismiss(state, data, sheet);
    case 'split':
      return split(state, data, sheet);
    case 'play-on':
      return accepted(decided(data));
    default:
      return refuse('result-grain', { do: 'arbiter-decision', decision: data.decision });
  }
};
