import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { isKnown } from '@arbitre/rules/kernel/tricks/play';
import type { Decide } from './acts';
import type { WhistBridgeEvent } from './events';
import { follow } from './follow';
import { dealOut, readHands } from './read';
import { refuse } from './refusals';
import { cutterSeat, dealerSeat, PLAYERS, playersOf, type Seat, seatsAt } from './seats';
import { indexIn, type WhistBridgeState } from './state';

const HAND = 13;
/** WB-4.b. */
const LEAST_SHUFFLES = 3;
/** WB-4.d: each packet of a cut. */
const LEAST_IN_PACKET = 4;

const dealt = ({ phase }: WhistBridgeState): boolean => phase !== 'waiting';

const enforced = ({ policy, grain }: WhistBridgeState): boolean => policy === 'enforced' && grain === 'full';

const voided = (article: string, dealer: Seat): WhistBridgeEvent => ({
  type: 'DealVoided',
  data: { article, dealer },
});

/** The first announcement other than premier: from then on the deal is played (WB-4.i, WB-4-GAP-4). */
const hasBegun = ({ auction, contract, score }: WhistBridgeState): boolean =>
  auction.announcements > 0 || contract !== null || score !== null;

/** WB-4.b: fewer than three times stands on the record, and online is not enough. */
export const decideShuffle: Decide<'shuffle'> = (state, { seat, times }) => {
  const dealer = dealerSeat(state.table);
  if (seat !== dealer) return refused('WB-4.b', { seat, dealer });
  if (dealt(state)) return refuse('deal-begun', { phase: state.phase });
  const made: WhistBridgeEvent = { type: 'PackShuffled', data: { seat, times } };
  if (times >= LEAST_SHUFFLES) return accepted(made);
  const facts = { times, least: LEAST_SHUFFLES };
  return enforced(state)
    ? refused('WB-4.b', { seat, ...facts })
    : accepted<WhistBridgeEvent>(made, observed('WB-4.b', seat, facts));
};

/** WB-4.c, WB-4.d: the neighbour on the right cuts, and leaves four cards in each packet. */
export const decideCut: Decide<'cut'> = (state, { seat, lifted }) => {
  const cutter = cutterSeat(state.table);
  if (seat !== cutter) return refused('WB-4.c', { seat, cutter });
  if (dealt(state)) return refuse('deal-begun', { phase: state.phase });
  if (state.cut) return refuse('already-cut');
  const made: WhistBridgeEvent = {
    type: 'CutMade',
    data: lifted === undefined ? { seat } : { seat, lifted },
  };
  if (lifted === undefined || (lifted >= LEAST_IN_PACKET && lifted <= 52 - LEAST_IN_PACKET))
    return accepted(made);
  const facts = { lifted, least: LEAST_IN_PACKET, most: 52 - LEAST_IN_PACKET };
  return enforced(state)
    ? refused('WB-4.d', { seat, ...facts })
    : accepted<WhistBridgeEvent>(made, observed('WB-4.d', seat, facts));
};

/** The hands as they were dealt, 4, 5 and 4 (WB-4.e). Without a cut it is a fault of the dealer (WB-18.c). */
export const decideDeal: Decide<'deal'> = (state, { hands: given, pack }) => {
  if (dealt(state)) return refuse('already-dealt');
  const dealer = dealerSeat(state.table);
  if (enforced(state) && !state.cut) return refused('WB-18.c', { dealer, cut: false });
  if (pack === undefined && given === undefined) return invalidField('hands', given, 'hands, or a pack');
  const reading = pack === undefined ? readHands(state.table, given ?? {}) : dealOut(state.table, pack);
  if (!reading.ok) return reading;
  const { hands } = reading;
  const players = playersOf(state.table);
  const wrong = players.find((seat) => (hands[seat]?.length ?? HAND) !== HAND);
  const short = wrong ?? players.find((seat) => hands[seat] === null);
  if (enforced(state) && short !== undefined)
    return refused('WB-4.e', { seat: short, cards: hands[short]?.length ?? 0, expected: HAND });
  const made: WhistBridgeEvent = { type: 'CardsDealt', data: { hands } };
  // A real table is recorded from its first act on: where somebody noted the shuffle or the cut, a missing cut is a fault.
  const uncut = state.shuffled >= 0 && !state.cut;
  return uncut
    ? accepted<WhistBridgeEvent>(made, observed('WB-18.c', dealer, { cut: false }))
    : accepted(made);
};

/** WB-4.g: the same dealer deals again, without penalty. */
export const decideMisdeal: Decide<'misdeal'> = (state, { by, reason }) => {
  if (dealt(state)) return refused('WB-4.g', { by, dealt: true });
  return follow(
    state,
    { type: 'MisdealReported', data: reason === undefined ? { by } : { by, reason } },
    voided('WB-4.g', dealerSeat(state.table)),
  );
};

/** A count that names nobody, who sits out, or gives a known hand another number. */
const countsProblem = (
  state: WhistBridgeState,
  counts: Readonly<Partial<Record<Seat, number>>>,
): Refusal | null => {
  const named = Object.keys(counts) as Seat[];
  if (named.length === 0) return invalidField('counts', 'object', 'cards by place, such as {"1":13}');
  const idle = named.find((seat) => indexIn(state, seat) >= PLAYERS);
  if (idle !== undefined) return refused('WB-16-GAP-1', { seat: idle, players: state.players });
  return null;
};

/** WB-4.h: a wrong number before the first announcement is dealt again; later the table plays on unless all agree. */
export const decideCount: Decide<'count'> = (state, { counts }) => {
  const problem = countsProblem(state, counts);
  if (problem !== null) return problem;
  if (!dealt(state) && enforced(state)) return refuse('not-dealt', { phase: state.phase });
  const made: WhistBridgeEvent = { type: 'HandsCounted', data: { counts } };
  const wrong = state.players.find((seat) => (counts[seat] ?? HAND) !== HAND);
  if (wrong === undefined) return accepted(made);
  const facts = Object.fromEntries(Object.entries(counts).map(([seat, cards]) => [seat, cards]));
  const seen = observed('WB-4.h', wrong, facts);
  const dealer = dealerSeat(state.table);
  return hasBegun(state)
    ? follow(state, made, seen)
    : follow(state, made, seen, voided('WB-4-GAP-3', dealer));
};

/** WB-4.h, WB-4-GAP-3: the right dealer deals before the first announcement; later the deal is played. */
export const decideWrongDealer: Decide<'wrong-dealer'> = (state, { by, dealer }) => {
  const now = dealerSeat(state.table);
  if (Number(dealer) > state.table.players)
    return refuse('unknown-seat', { seat: dealer, seats: seatsAt(state.table.players) });
  if (dealer === now) return refused('WB-4.h', { dealer, rightDealer: true });
  if (state.score !== null) return refused('WB-4.i', { over: true });
  const made: WhistBridgeEvent = { type: 'WrongDealerReported', data: { by, dealer } };
  return hasBegun(state) ? accepted(made) : follow(state, made, voided('WB-4-GAP-3', dealer));
};

/** WB-4.i: once somebody has announced, only all four together deal again; else the arbiter looks at it (WB-4-GAP-3). */
export const decideRedeal: Decide<'redeal'> = (state, { agree }) => {
  const { flaw, players } = state;
  const stranger = agree.find((seat) => !players.includes(seat));
  if (stranger !== undefined) return refused('WB-16-GAP-1', { seat: stranger, players });
  if (flaw === null) return refused('WB-4.i', { flaw: false });
  const made: WhistBridgeEvent = { type: 'RedealVoted', data: { agree } };
  const missing = players.filter((seat) => !agree.includes(seat));
  return missing.length === 0 ? follow(state, made, voided('WB-4.i', flaw.dealer)) : accepted(made);
};

/** Hands that became known after the play began. */
export const decideReveal: Decide<'reveal'> = (state, { hands: given }) => {
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'reveal' });
  if (state.phase !== 'play' && state.phase !== 'finished')
    return refuse('not-in-play', { phase: state.phase });
  const reading = readHands(state.table, given);
  if (!reading.ok) return reading;
  const known = state.players.find(
    (seat, index) => reading.hands[seat] !== null && isKnown(state.play, index),
  );
  return known === undefined
    ? follow(state, { type: 'HandsRevealed', data: { hands: reading.hands } })
    : refuse('hand-known', { seat: known });
};
