import { leftOf, partnerOf, rightOf, seatName, sideName } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isProperCut } from './dealing';
import type { WhistEvent } from './events';
import type { Decide } from './acts';
import { seatAt } from './seat-and-card';
import { SHUFFLE_ORDERED, type WhistState } from './state';
import { newDeal } from './void-deal';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;

/** The pack that a side deals with now; null with a single pack (WHC-ND-C.4). */
export const packOf = ({ setup, packsExchanged }: WhistState, seat: number): string | null => {
  if (setup.packs === null) return null;
  const side = sideName(packsExchanged ? leftOf(seat) : seat);
  return setup.packs[side];
};

const tooLate = (state: WhistState, act: string): Answer | null =>
  state.dealt || state.preparation.dealer >= 0 ? refuse('already-dealt', { do: act }) : null;

/** WHC-BATTRE-1: anybody may shuffle; whether the dealer was the last is judged when the pack is presented. */
export const decideShuffle: Decide<'shuffle'> = (state, act) => {
  const reading = seatAt(act.seat);
  return tooLate(state, 'shuffle') ?? accepted({ type: 'PackShuffled', data: { seat: reading.name } });
};

const dealerShuffledLast = ({ preparation, dealer }: WhistState): boolean =>
  preparation.lastShuffler === -1 || preparation.lastShuffler === dealer;

const isOrdered = ({ preparation }: WhistState): boolean => preparation.lastShuffler === SHUFFLE_ORDERED;

/** The dealer shuffles last (WHC-BATTRE-1), and again where faces were seen (WHC-BATTRE-2). */
const shuffleMissing = (state: WhistState): Answer | null =>
  dealerShuffledLast(state)
    ? null
    : refused('WHC-BATTRE-1', {
        dealer: seatName(state.dealer),
        lastShuffler: isOrdered(state) ? null : seatName(state.preparation.lastShuffler),
      });

export const decidePresent: Decide<'present-pack'> = (state, act) => {
  const reading = seatAt(act.seat);
  if (reading.seat !== state.dealer)
    return refused('WHC-COUPE-1', { seat: reading.name, dealer: seatName(state.dealer) });
  const to = seatName(rightOf(state.dealer));
  return (
    tooLate(state, 'present-pack') ??
    shuffleMissing(state) ??
    accepted({ type: 'PackPresented', data: { seat: reading.name, to } })
  );
};

/** WHC-COUPE-1 to WHC-COUPE-3: the player on the dealer's right cuts, four cards at least in each packet. */
export const decideCut: Decide<'cut'> = (state, act) => {
  const reading = seatAt(act.seat);
  const { lifted } = act;
  const cutter = rightOf(state.dealer);
  if (reading.seat !== cutter)
    return refused('WHC-COUPE-1', { seat: reading.name, cutter: seatName(cutter) });
  const early = tooLate(state, 'cut') ?? shuffleMissing(state);
  if (early !== null) return early;
  if (isProperCut(lifted))
    return accepted({
      type: 'PackCut',
      data: { seat: reading.name, lifted, beside: seatName(state.dealer) },
    });
  if (state.policy === 'enforced') return refused('WHC-COUPE-3', { lifted, least: 4, most: 48 });
  return accepted<WhistEvent>(
    { type: 'CutVoided', data: { seat: reading.name, lifted } },
    observed('WHC-COUPE-GAP-1', reading.name, { lifted }),
  );
};

/** WHC-CARTES-3: the dealer's partner shuffles the other pack and lays it at his own right. */
export const decidePreparePack: Decide<'prepare-pack'> = (state, act) => {
  const reading = seatAt(act.seat);
  const { pack } = act;
  const { packs } = state.setup;
  const facts = { seat: reading.name, pack };
  if (packs === null || (pack !== packs.NS && pack !== packs.EW)) return refused('WHC-CARTES-2', facts);
  if (reading.seat !== partnerOf(state.dealer) || pack === packOf(state, state.dealer))
    return refused('WHC-CARTES-3', { ...facts, dealer: seatName(state.dealer) });
  const beside = seatName(rightOf(reading.seat));
  return accepted({ type: 'PackPrepared', data: { seat: reading.name, pack, beside } });
};

const wrongDealer = (state: WhistState, seat: number, pack: string | null): string | null => {
  if (seat !== state.dealer) return 'WHC-ND-C.1';
  return pack !== null && state.setup.packs !== null && pack !== packOf(state, seat) ? 'WHC-ND-C.2' : null;
};

export const decideBeginDeal: Decide<'begin-deal'> = (state, act) => {
  const reading = seatAt(act.seat);
  const { pack = null } = act;
  const { packs } = state.setup;
  if (pack !== null && packs !== null && pack !== packs.NS && pack !== packs.EW)
    return refused('WHC-CARTES-2', { pack });
  const late = tooLate(state, 'begin-deal') ?? cutMissing(state);
  if (late !== null) return late;
  const begun: WhistEvent = { type: 'DealBegun', data: { seat: reading.name, pack } };
  const article = wrongDealer(state, reading.seat, pack);
  if (article === null) return accepted(begun);
  const facts = { seat: reading.name, dealer: seatName(state.dealer), pack };
  return state.policy === 'enforced'
    ? refused(article, facts)
    : accepted<WhistEvent>(begun, observed(article, reading.name, facts));
};

/** After void hands the pack is shuffled and cut anew (WHC-MD-GAP-3). */
export const cutMissing = (state: WhistState): Answer | null =>
  state.attempt > 1 && !state.preparation.cut && state.preparation.dealer < 0
    ? refused('WHC-MD-GAP-3', { dealer: seatName(state.dealer), cutter: seatName(rightOf(state.dealer)) })
    : null;

/** WHC-ND-C.1, WHC-ND-C.2, WHC-ND-GAP-3: anybody may stop a deal out of turn or with the wrong pack, until the trump is turned. */
export const decideStopDeal: Decide<'stop-deal'> = (state, act) => {
  const reading = seatAt(act.seat);
  const { preparation } = state;
  if (preparation.dealer < 0) return refuse('deal-not-begun');
  const article = wrongDealer(state, preparation.dealer, preparation.pack);
  const facts = { seat: reading.name, dealer: seatName(preparation.dealer) };
  if (state.phase !== 'waiting') return refused('WHC-ND-C.3', facts);
  if (article === null) return refuse('deal-in-order', facts);
  return accepted<WhistEvent>({ type: 'DealStopped', data: { seat: reading.name } }, newDeal(state, article));
};

export const decideLook: Decide<'look-at-hand'> = (_, act) => {
  const reading = seatAt(act.seat);
  return accepted({ type: 'HandLookedAt', data: { seat: reading.name } });
};
