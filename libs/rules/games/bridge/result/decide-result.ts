import { formatCard, parseCard, parseWritten } from '@arbitre/rules/kernel/cards';
import { holderOf } from '@arbitre/rules/kernel/hands';
import { accepted, type Decision, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { BridgeActNamed } from '../acts';
import type { BridgeEvent, Contract, ResultRecorded } from '../events';
import { formatUndertaking, parseUndertaking } from '@arbitre/rules/kernel/auction/contract';
import { dealScore, PASSED_OUT } from './score';
import type { Infraction } from '../play/infractions';
import { afterEvents } from '../revokes/after-events';
import { establishedOf } from '../revokes/revoke-duties';
import { scored } from './standing';
import { leftOf, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import { type BridgeState, declarerTricks, dummyOf } from '../state';
import { refuse } from '../refusals';

/** Declarer's possible totals from here: what he has won, and that with every trick still open. */
const possibleTricks = (state: BridgeState): { readonly least: number; readonly most: number } => {
  const least = declarerTricks(state);
  return { least, most: least + TRICKS - state.play.completed };
};

export const tricksProblem = (state: BridgeState, tricks: number, article: string): Refusal | null => {
  const { least, most } = possibleTricks(state);
  return tricks < least || tricks > most ? refused(article, { tricks, least, most }) : null;
};

/** A claim as the table agreed it (BD-L68A, BD-L68B1, BD-L69A): `tricks` is declarer's total for the deal. */
export const decideClaim = (
  state: BridgeState,
  { by, tricks }: BridgeActNamed<'claim'>,
): Decision<BridgeEvent> => {
  const { contract } = state;
  if (state.phase !== 'play' || contract === null) return refuse('not-in-play', { phase: state.phase });
  if (state.policy === 'enforced' && seatIndex(by) === dummyOf(state))
    return refused('BD-L43A1', { seat: by });
  const problem = tricksProblem(state, tricks, 'BD-L68A');
  if (problem !== null) return problem;
  const own = establishedOf(state, seatIndex(by), 'BD-L63A3');
  return accepted<BridgeEvent>(
    { type: 'ClaimMade', data: { by, tricks } },
    ...own,
    scored(afterEvents(state, own), contract, tricks),
  );
};

type ReadResult =
  { readonly ok: true; readonly data: ResultRecorded['data']; readonly contract: Contract | null } | Refusal;

const GAP = 'BD-L77-GAP-1';

/** BD-L77-GAP-1: level, strain, declarer and 0 to 13 tricks; a passed-out deal has neither declarer nor tricks. */
const readResult = ({
  contract: given,
  declarer,
  tricks,
  lead,
  despite,
}: BridgeActNamed<'record-result'>): ReadResult => {
  if (given === 'Pass') {
    if ((declarer ?? null) !== null) return refused(GAP, { contract: given, declarer: String(declarer) });
    if ((tricks ?? null) !== null) return refused(GAP, { contract: given, tricks: String(tricks) });
    return { ok: true, data: { contract: given, declarer: null, tricks: null }, contract: null };
  }
  const undertaking = parseUndertaking(given);
  if (undertaking === null) return refused(GAP, { contract: given });
  if (declarer === undefined || declarer === null) return refused(GAP, { contract: given, declarer: null });
  if (tricks === undefined || tricks === null)
    return refused(GAP, { contract: given, tricks: null, least: 0, most: TRICKS });
  return {
    ok: true,
    data: {
      contract: formatUndertaking(undertaking),
      declarer,
      tricks,
      ...(lead === undefined ? {} : { lead: formatCard(parseWritten(lead)) }),
      ...(despite === true ? { despite } : {}),
    },
    contract: { ...undertaking, declarer },
  };
};

/** A recorded result may not contradict what the deal already knows: its contract, its tricks, the leader's hand. */
const contradiction = (
  state: BridgeState,
  { contract, data }: Extract<ReadResult, { ok: true }>,
): Refusal | null => {
  if (state.phase !== 'play') return null;
  const known = state.contract;
  const same =
    contract !== null &&
    known !== null &&
    formatUndertaking(contract) === formatUndertaking(known) &&
    contract.declarer === known.declarer;
  if (!same)
    return refuse('contract-differs', {
      contract: data.contract,
      declarer: data.declarer,
      auction: known === null ? '' : formatUndertaking(known),
      auctionDeclarer: known?.declarer ?? null,
    });
  return tricksProblem(state, data.tricks ?? 0, 'BD-L79A1');
};

/**
 * BD-L41A-1: where the hands are known, a recorded lead that lies in another hand than the leader's is evidence that
 * the lead or the declarer was written down wrongly. It is flagged, since the score does not depend on it.
 */
const leadMismatch = (state: BridgeState, data: ResultRecorded['data']): Infraction | null => {
  if (data.lead === undefined || data.declarer === null || !state.dealt || state.phase === 'play')
    return null;
  const leader = leftOf(seatIndex(data.declarer));
  const holder = holderOf(state.play.held, parseCard(data.lead));
  if (holder < 0 || holder === leader) return null;
  return {
    article: 'BD-L41A-1',
    facts: { lead: data.lead, leader: seatName(leader), holder: seatName(holder) },
  };
};

/** BD-NOT-4: the score that the sheet states, to North-South, is that of its contract by Law 77. */
const scoreProblem = (
  state: BridgeState,
  { contract, data }: Extract<ReadResult, { ok: true }>,
  stated: number | undefined,
): Refusal | null => {
  const { scores } =
    contract === null ? PASSED_OUT : dealScore(contract, data.tricks ?? 0, state.setup.vulnerable);
  const due = scores.NS ?? 0;
  return stated === undefined || stated === due
    ? null
    : refused('BD-NOT-4', {
        contract: data.contract,
        declarer: data.declarer,
        tricks: data.tricks,
        score: stated,
        due,
      });
};

/** The result of a score sheet, or of a play that stopped without a claim. */
export const decideResult = (
  state: BridgeState,
  act: BridgeActNamed<'record-result'>,
): Decision<BridgeEvent> => {
  const reading = readResult(act);
  if (!reading.ok) return reading;
  const { contract, data } = reading;
  if (state.phase === 'auction' && state.auction.calls.length > 0) return refuse('auction-open');
  const problem = contradiction(state, reading) ?? scoreProblem(state, reading, act.score);
  if (problem !== null) return problem;
  const mismatch = leadMismatch(state, data);
  if (mismatch !== null && state.policy === 'enforced') return refused(mismatch.article, mismatch.facts);
  const events: BridgeEvent[] = [{ type: 'ResultRecorded', data }];
  if (mismatch !== null)
    events.push({
      type: 'IrregularityObserved',
      data: { ...mismatch, seat: seatName(leftOf(seatIndex(data.declarer ?? 'N'))) },
    });
  events.push(
    contract === null ? { type: 'DealScored', data: PASSED_OUT } : scored(state, contract, data.tricks ?? 0),
  );
  return { ok: true, events };
};
