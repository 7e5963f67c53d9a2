import { integer, invalidField, misshapen, optional, type Refusal, text } from '../kernel/act-shape';
import { NO_CARD, parseCard } from '../kernel/cards';
import { holderOf } from '../kernel/hands';
import { accepted, type Decision, refused } from '../kernel/decider';
import { dummyOf, declarerTricks, type Play, TRICKS } from './play';
import type { BridgeEvent, Contract, ResultRecorded } from './events';
import { formatUndertaking, parseUndertaking } from './notation';
import { PASSED_OUT } from './score';
import { type Infraction, scored } from './decide-play';
import { isSeat, leftOf, seatIndex, seatName } from '../kernel/compass';
import type { BridgeState } from './state';

type Arguments = Readonly<Record<string, unknown>>;

/** Declarer's possible totals from here: what he has won, and that with every trick still open. */
const possibleTricks = (play: Play): { readonly least: number; readonly most: number } => {
  const least = declarerTricks(play);
  return { least, most: least + TRICKS - play.completed };
};

const tricksProblem = (play: Play, tricks: number, article: string): Refusal | null => {
  const { least, most } = possibleTricks(play);
  return tricks < least || tricks > most ? refused(article, { tricks, least, most }) : null;
};

/** A claim as the table agreed it (BD-L68A, BD-L68B1, BD-L69A): `tricks` is declarer's total for the deal. */
export const decideClaim = (state: BridgeState, { by, tricks }: Arguments): Decision<BridgeEvent> => {
  if (!isSeat(by)) return invalidField('by', by, 'one of N E S W');
  const check = integer(0, TRICKS);
  if (!check.accepts(tricks)) return invalidField('tricks', tricks, check.expected);
  const { play, contract } = state;
  if (state.phase !== 'play' || contract === null) return refused('not-in-play', { phase: state.phase });
  const total = tricks as number;
  if (state.policy === 'enforced' && seatIndex(by) === dummyOf(play))
    return refused('BD-L43A1', { seat: by });
  const problem = tricksProblem(play, total, 'BD-L68A');
  if (problem !== null) return problem;
  return accepted({ type: 'ClaimMade', data: { by, tricks: total } }, scored(state, contract, total));
};

type ReadResult =
  { readonly ok: true; readonly data: ResultRecorded['data']; readonly contract: Contract | null } | Refusal;

const GAP = 'BD-L77-GAP-1';

/** BD-L77-GAP-1: level, strain, declarer and 0 to 13 tricks; a passed-out deal has neither declarer nor tricks. */
export const readResult = (command: Arguments): ReadResult => {
  const { contract: given, declarer, tricks, lead } = command;
  const misfit = misshapen(command, { contract: text(10), lead: optional(text(2)) });
  if (misfit !== null) return misfit;
  if (given === 'Pass') {
    if ((declarer ?? null) !== null) return refused(GAP, { contract: given, declarer: String(declarer) });
    if ((tricks ?? null) !== null) return refused(GAP, { contract: given, tricks: String(tricks) });
    return { ok: true, data: { contract: given, declarer: null, tricks: null }, contract: null };
  }
  const undertaking = parseUndertaking(String(given));
  if (undertaking === null) return refused(GAP, { contract: String(given) });
  if (!isSeat(declarer)) return refused(GAP, { contract: String(given), declarer: quotedOr(declarer) });
  if (!integer(0, TRICKS).accepts(tricks))
    return refused(GAP, { contract: String(given), tricks: quotedOr(tricks), least: 0, most: TRICKS });
  if (typeof lead === 'string' && parseCard(lead) === NO_CARD)
    return invalidField('lead', lead, 'a card such as SA or HT');
  return {
    ok: true,
    data: {
      contract: formatUndertaking(undertaking),
      declarer,
      tricks: tricks as number,
      ...(typeof lead === 'string' ? { lead } : {}),
    },
    contract: { ...undertaking, declarer },
  };
};

const quotedOr = (value: unknown): string | number | null =>
  typeof value === 'string' ? value.slice(0, 80) : typeof value === 'number' ? value : null;

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
    return refused('contract-differs', {
      contract: data.contract,
      declarer: data.declarer,
      auction: known === null ? null : formatUndertaking(known),
      auctionDeclarer: known?.declarer ?? null,
    });
  return tricksProblem(state.play, data.tricks ?? 0, 'BD-L79A1');
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

/** The result of a score sheet, or of a play that stopped without a claim. */
export const decideResult = (state: BridgeState, command: Arguments): Decision<BridgeEvent> => {
  const reading = readResult(command);
  if (!reading.ok) return reading;
  const { contract, data } = reading;
  if (state.phase === 'auction' && state.auction.calls.length > 0) return refused('auction-open');
  const problem = contradiction(state, reading);
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
