import {
  integer,
  invalidField,
  isRecord,
  misshapen,
  oneOf,
  optional,
  type Refusal,
  text,
} from '../kernel/act-shape';
import { formatCard, parseCard } from '../kernel/cards';
import { accepted, type Decision, refused } from '../kernel/decider';
import { observed } from '../kernel/irregularities';
import { cardsOf } from '../kernel/card-set';
import { handOf } from '../kernel/hands';
import type { HandsBySeat, PackDefect, Seat, WhistMilitaireEvent } from './events';
import { follow, voided } from './follow';
import { isUnderWay, notationOf } from './play';
import { type Arguments, dealOut, readHands, readSeat } from './read';
import { isSeat, rightOf, SEATS, seatIndex, seatName, sideIndex, sideName } from '../kernel/compass';
import type { WhistMilitaireState } from './state';

type Answer = Decision<WhistMilitaireEvent>;
type Decide = (state: WhistMilitaireState, command: Arguments) => Answer;

const HAND = 13;

/** WM-3.2: the player on the dealer's right cuts, before the deal begins. */
export const decideCut: Decide = (state, { seat }) => {
  const problem = readSeat(seat);
  if (problem !== null) return problem;
  const cutter = seatName(rightOf(seatIndex(state.setup.dealer)));
  if (seat !== cutter) return refused('WM-3.2', { seat: String(seat), cutter, dealer: state.setup.dealer });
  if (state.cut) return refused('already-cut');
  return state.phase === 'waiting'
    ? accepted({ type: 'CutMade', data: { seat: cutter } })
    : refused('deal-begun', { phase: state.phase });
};

/** WM-2.1, WM-2.2: only the dealer of this deal begins it. */
export const decideStart: Decide = (state, command) => {
  const { seat, pack } = command;
  const problem = readSeat(seat) ?? misshapen(command, { pack: optional(text(80)) });
  if (problem !== null) return problem;
  const { dealer, deal } = state.setup;
  if (seat !== dealer) return refused(deal === 1 ? 'WM-2.1' : 'WM-2.2', { seat: String(seat), dealer, deal });
  if (state.phase !== 'waiting') return refused('deal-begun', { phase: state.phase });
  if (state.policy === 'enforced' && !state.cut) return refused('WM-3.2', { dealer, cut: false });
  return accepted({
    type: 'DealStarted',
    data: typeof pack === 'string' ? { seat: dealer, pack } : { seat: dealer },
  });
};

/** Every card that is visible already was dealt to the seat that showed it. */
const exposedElsewhere = ({ play }: WhistMilitaireState, hands: HandsBySeat): Refusal | null => {
  for (const [seat, name] of SEATS.entries())
    for (const card of notationOf(handOf(play.visible, seat))) {
      const holder = SEATS.find((each) => hands[each]?.includes(card));
      if (holder === name || (holder === undefined && hands[name] === null)) continue;
      return refused('card-differs', { seat: name, card, dealtTo: holder ?? null });
    }
  return null;
};

const wrongHands = (hands: HandsBySeat): readonly Seat[] =>
  SEATS.filter((seat) => (hands[seat]?.length ?? HAND) !== HAND);

/** The hands as they were dealt. A wrong count stands on the record until a player finds it (WM-R7.2, WM-R7.6). */
export const decideDeal: Decide = (state, command) => {
  if (state.dealt) return refused('already-dealt');
  if (state.phase === 'play' || state.phase === 'finished') return refused('deal-begun', { use: 'reveal' });
  const enforced = state.policy === 'enforced' && state.grain === 'full';
  if (enforced && !state.started) return refused('WM-2.1', { started: false, dealer: state.setup.dealer });
  const reading =
    command.pack === undefined ? readHands(command.hands) : dealOut(command.pack, state.setup.dealer);
  if (!reading.ok) return reading;
  const { hands } = reading;
  const elsewhere = exposedElsewhere(state, hands);
  if (elsewhere !== null) return elsewhere;
  const [wrong] = wrongHands(hands);
  const unknown = SEATS.find((seat) => hands[seat] === null);
  const short = wrong ?? unknown;
  if (enforced && short !== undefined)
    return refused('WM-3.1', { seat: short, cards: hands[short]?.length ?? 0, expected: HAND });
  const dealt: WhistMilitaireEvent = { type: 'CardsDealt', data: { hands } };
  if (wrong === undefined) return accepted(dealt);
  const facts = Object.fromEntries(SEATS.map((seat) => [seat, hands[seat]?.length ?? null]));
  return accepted<WhistMilitaireEvent>(dealt, observed('WM-R7.2', wrong, facts));
};

/** WM-R7.7: hands stay on the table until the last card is dealt; at a real table it is recorded for the arbiter. */
export const decidePickUp: Decide = (state, { seat }) => {
  if (!isSeat(seat)) return invalidField('seat', seat, 'one of N E S W');
  const picked: WhistMilitaireEvent = { type: 'HandPickedUp', data: { seat } };
  if (state.dealt) return accepted(picked);
  const facts = { seat, dealt: false };
  return state.policy === 'enforced'
    ? refused('WM-R7.7', facts)
    : accepted<WhistMilitaireEvent>(picked, observed('WM-R7.7', seat, facts));
};

/** The numbers that a count reports, or what is wrong with them. */
const readCounts = (
  state: WhistMilitaireState,
  given: unknown,
): { ok: true; counts: Partial<Record<Seat, number>> } | Refusal => {
  if (!isRecord(given) || Object.keys(given).length === 0)
    return invalidField('counts', given, 'cards by seat, such as {"N":13}');
  const check = integer(0, 52);
  const counts: Partial<Record<Seat, number>> = {};
  for (const [seat, cards] of Object.entries(given)) {
    if (!isSeat(seat)) return refused('unknown-seat', { seat: seat.slice(0, 40), seats: SEATS });
    if (!check.accepts(cards)) return invalidField(`counts.${seat}`, cards, check.expected);
    const known = state.counts[seatIndex(seat)] ?? -1;
    const seen = (state.play.known & (1 << seatIndex(seat))) !== 0;
    if (seen && known !== cards) return refused('count-differs', { seat, given: cards as number, known });
    counts[seat] = cards as number;
  }
  return { ok: true, counts };
};

/** What wrong counts lead to, of those known by now (table `wrong_count_consequence` of the inventory). */
const countConsequence = (
  state: WhistMilitaireState,
  counts: readonly number[],
): readonly WhistMilitaireEvent[] => {
  const wrong = counts.flatMap((cards, seat) => (cards >= 0 && cards !== HAND ? [seat] : []));
  const [first] = wrong;
  if (first === undefined) return [];
  const facts = Object.fromEntries(
    SEATS.map((seat, index) => [seat, (counts[index] ?? -1) < 0 ? null : (counts[index] ?? 0)]),
  );
  const seen = (article: string): WhistMilitaireEvent => observed(article, seatName(first), facts);
  // WM-R7-GAP-2: the deal has started with the first card led.
  if (!isUnderWay(state.play) && state.score === null) return [seen('WM-R7.2'), voided(state, 'WM-R7.2')];
  if (new Set(wrong.map(sideIndex)).size === 2) return [seen('WM-R7.5'), voided(state, 'WM-R7.5')];
  if (counts.some((cards) => cards < 0)) return [seen('WM-R7.6')];
  // Not 52 in all: the pack itself is wrong, which the arbiter finds by counting it (WM-R7-GAP-1).
  if (counts.reduce((sum, cards) => sum + cards, 0) !== 52) return [seen('WM-R7-GAP-1')];
  const side = sideName(seatIndex(state.setup.dealer));
  return [seen('WM-R7.6'), { type: 'PenaltyImposed', data: { side, article: 'WM-R7.6', endsDeal: true } }];
};

/** WM-R7.1: players say how many cards they were dealt; a wrong count has its consequence at once. */
export const decideCount: Decide = (state, command) => {
  const reading = readCounts(state, command.counts);
  if (!reading.ok) return reading;
  if (state.claimsClosed) return refused('claims-closed');
  if (!state.dealt && state.phase !== 'play' && state.phase !== 'finished' && state.policy === 'enforced')
    return refused('not-dealt');
  const { counts } = reading;
  const together = SEATS.map((seat, index) => counts[seat] ?? state.counts[index] ?? -1);
  return follow(state, { type: 'HandsCounted', data: { counts } }, ...countConsequence(state, together));
};

const PACK = { cards: integer(0, 104), defect: oneOf(['none', 'missing', 'extra', 'duplicate']) };

/** WM-R7-GAP-1: a defective pack cancels the deal without penalty, whatever the counts had led to. */
export const decideCountPack: Decide = (state, command) => {
  const problem = misshapen(command, PACK);
  if (problem !== null) return problem;
  const cards = command.cards as number;
  const defect = command.defect as PackDefect;
  if ((defect === 'none') !== (cards === 52) && defect !== 'duplicate')
    return refused('invalid-field', { field: 'defect', given: defect, expected: 'none for 52 cards only' });
  if (state.claimsClosed) return refused('claims-closed');
  const counted: WhistMilitaireEvent = { type: 'PackCounted', data: { cards, defect } };
  return defect === 'none' ? accepted(counted) : follow(state, counted, voided(state, 'WM-R7-GAP-1'));
};

const CHANGE = {
  pack: text(80),
  reason: text(),
  owner: optional(text(40)),
  approvedBy: optional(text(80)),
};

/** WM-R13.1 to WM-R13.3: whose packs are allowed, and when one may be changed. */
export const decideChangePack: Decide = (state, command) => {
  const problem = misshapen(command, CHANGE);
  if (problem !== null) return problem;
  const { owner = 'organiser', approvedBy } = command;
  const pack = String(command.pack);
  const reason = String(command.reason);
  if (owner !== 'organiser') return refused('WM-R13.3', { owner: String(owner) });
  const changed: WhistMilitaireEvent = {
    type: 'PackChanged',
    data: { pack, reason, ...(typeof approvedBy === 'string' ? { approvedBy } : {}) },
  };
  if (state.phase === 'dealing' || state.phase === 'play')
    return reason === 'cards missing'
      ? follow(state, changed, voided(state, 'WM-R13.1'))
      : refused('WM-R13.1', { phase: state.phase, reason, allowed: 'cards missing' });
  const afterDeal = state.phase === 'finished' || state.setup.deal > 1;
  return afterDeal && approvedBy === undefined
    ? refused('WM-R13.2', { approvedBy: null, deal: state.setup.deal })
    : accepted(changed);
};

/** The cards that a seat has shown so far: those it played and those known to be in its hand. */
const shownBy = ({ play }: WhistMilitaireState, seat: number): readonly number[] => {
  const cards = [...cardsOf(handOf(play.held, seat))];
  for (let place = seat; place < play.cards.length; place += 4) {
    const card = play.cards[place] ?? -1;
    if (card >= 0) cards.push(card);
  }
  return cards;
};

/** Hands that became known after the play began: what they prove is found at once (WM-R9a, WM-R11.3). */
export const decideReveal: Decide = (state, command) => {
  const reading = readHands(command.hands);
  if (!reading.ok) return reading;
  const { hands } = reading;
  if (state.policy === 'enforced') return refused('enforced-table', { do: 'reveal' });
  if (!isUnderWay(state.play)) return refused('not-in-play', { phase: state.phase, use: 'deal' });
  for (const [seat, name] of SEATS.entries()) {
    const hand = hands[name];
    if (hand !== null && (state.play.known & (1 << seat)) !== 0) return refused('hand-known', { seat: name });
    const shown = shownBy(state, seat);
    const missing =
      hand === null ? undefined : shown.find((card) => !hand.some((text) => parseCard(text) === card));
    if (missing !== undefined)
      return refused('card-differs', { seat: name, card: formatCard(missing), dealtTo: null });
    const other = SEATS.find(
      (each) => each !== name && hands[each]?.some((text) => shown.includes(parseCard(text))),
    );
    if (other !== undefined) return refused('card-differs', { seat: other, shownBy: name });
  }
  return follow(state, { type: 'HandsRevealed', data: { hands } });
};
