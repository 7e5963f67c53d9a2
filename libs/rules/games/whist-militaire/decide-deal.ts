import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { formatCard, parseCard } from '@arbitre/rules/kernel/cards';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { observed } from '@arbitre/rules/kernel/mistakes/irregularities';
import { cardsOf } from '@arbitre/rules/kernel/card-set';
import { handOf } from '@arbitre/rules/kernel/hands';
import type { Decide, WhistMilitaireActNamed } from './acts';
import type { HandsBySeat, Seat, WhistMilitaireEvent } from './events';
import { follow, voided } from './follow';
import { isKnown, isUnderWay, playedBy } from '@arbitre/rules/kernel/tricks/play';
import { visibleOf } from '@arbitre/rules/kernel/tricks/visible';
import { dealOut, readHands } from './read';
import { rightOf, SEATS, seatIndex, seatName, sideIndex, sideName } from '@arbitre/rules/kernel/compass';
import type { WhistMilitaireState } from './state';
import { refuse } from './refusals';

const HAND = 13;

/** WM-3.2: the player on the dealer's right cuts, before the deal begins. */
export const decideCut: Decide<'cut'> = (state, { seat }) => {
  const cutter = seatName(rightOf(seatIndex(state.setup.dealer)));
  if (seat !== cutter) return refused('WM-3.2', { seat, cutter, dealer: state.setup.dealer });
  if (state.cut) return refuse('already-cut');
  return state.phase === 'waiting'
    ? accepted({ type: 'CutMade', data: { seat: cutter } })
    : refuse('deal-begun', { phase: state.phase });
};

/** WM-2.1, WM-2.2: only the dealer of this deal begins it. */
export const decideStart: Decide<'start-deal'> = (state, { seat, pack }) => {
  const { dealer, deal } = state.setup;
  if (seat !== dealer) return refused(deal === 1 ? 'WM-2.1' : 'WM-2.2', { seat, dealer, deal });
  if (state.phase !== 'waiting') return refuse('deal-begun', { phase: state.phase });
  if (state.policy === 'enforced' && !state.cut) return refused('WM-3.2', { dealer, cut: false });
  return accepted({
    type: 'DealStarted',
    data: pack === undefined ? { seat: dealer } : { seat: dealer, pack },
  });
};

/** Every card that is visible already was dealt to the seat that showed it. */
const exposedElsewhere = ({ visible }: WhistMilitaireState, hands: HandsBySeat): Refusal | null => {
  for (const [seat, name] of SEATS.entries())
    for (const card of visibleOf(visible, seat)) {
      const holder = SEATS.find((each) => hands[each]?.includes(card));
      if (holder === name || (holder === undefined && hands[name] === null)) continue;
      return refuse('card-differs', { seat: name, card, dealtTo: holder ?? null });
    }
  return null;
};

const wrongHands = (hands: HandsBySeat): readonly Seat[] =>
  SEATS.filter((seat) => (hands[seat]?.length ?? HAND) !== HAND);

/** The hands as they were dealt. A wrong count stands on the record until a player finds it (WM-R7.2, WM-R7.6). */
export const decideDeal: Decide<'deal'> = (state, act) => {
  if (state.dealt) return refuse('already-dealt');
  if (state.phase === 'play' || state.phase === 'finished') return refuse('deal-begun', { use: 'reveal' });
  const enforced = state.policy === 'enforced' && state.grain === 'full';
  if (enforced && !state.started) return refused('WM-2.1', { started: false, dealer: state.setup.dealer });
  const { pack, hands: given } = act;
  if (pack === undefined && given === undefined) return invalidField('hands', given, 'hands, or a pack');
  const reading = pack === undefined ? readHands(given ?? {}) : dealOut(pack, state.setup.dealer);
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
export const decidePickUp: Decide<'pick-up'> = (state, { seat }) => {
  const picked: WhistMilitaireEvent = { type: 'HandPickedUp', data: { seat } };
  if (state.dealt) return accepted(picked);
  const facts = { seat, dealt: false };
  return state.policy === 'enforced'
    ? refused('WM-R7.7', facts)
    : accepted<WhistMilitaireEvent>(picked, observed('WM-R7.7', seat, facts));
};

/** A count that names nobody, or gives a hand that is known another number. */
const countsProblem = (
  state: WhistMilitaireState,
  counts: WhistMilitaireActNamed<'count'>['counts'],
): Refusal | null => {
  const named = SEATS.filter((seat) => counts[seat] !== undefined);
  if (named.length === 0) return invalidField('counts', 'object', 'cards by seat, such as {"N":13}');
  const wrong = named.find((seat) => {
    const index = seatIndex(seat);
    return isKnown(state.play, index) && state.counts[index] !== counts[seat];
  });
  return wrong === undefined
    ? null
    : refuse('count-differs', {
        seat: wrong,
        given: counts[wrong] ?? -1,
        known: state.counts[seatIndex(wrong)] ?? -1,
      });
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
export const decideCount: Decide<'count'> = (state, { counts }) => {
  const problem = countsProblem(state, counts);
  if (problem !== null) return problem;
  if (state.claimsClosed) return refuse('claims-closed');
  if (!state.dealt && state.phase !== 'play' && state.phase !== 'finished' && state.policy === 'enforced')
    return refuse('not-dealt');
  const together = SEATS.map((seat, index) => counts[seat] ?? state.counts[index] ?? -1);
  return follow(state, { type: 'HandsCounted', data: { counts } }, ...countConsequence(state, together));
};

/** WM-R7-GAP-1: a defective pack cancels the deal without penalty, whatever the counts had led to. */
export const decideCountPack: Decide<'count-pack'> = (state, { cards, defect }) => {
  if ((defect === 'none') !== (cards === 52) && defect !== 'duplicate')
    return refuse('invalid-field', { field: 'defect', given: defect, expected: 'none for 52 cards only' });
  if (state.claimsClosed) return refuse('claims-closed');
  const counted: WhistMilitaireEvent = { type: 'PackCounted', data: { cards, defect } };
  return defect === 'none' ? accepted(counted) : follow(state, counted, voided(state, 'WM-R7-GAP-1'));
};

/** WM-R13.1: cards are missing. Acts recorded before there was a `defect` said it in these words. */
const isIncomplete = ({ defect, reason }: WhistMilitaireActNamed<'change-pack'>): boolean =>
  defect === 'missing' || (defect === undefined && reason === 'cards missing');

/** WM-R13.1 to WM-R13.3: whose packs are allowed, and when one may be changed. */
export const decideChangePack: Decide<'change-pack'> = (state, act) => {
  const { pack, reason, owner = 'organiser', approvedBy, defect } = act;
  if (owner !== 'organiser') return refused('WM-R13.3', { owner });
  const changed: WhistMilitaireEvent = {
    type: 'PackChanged',
    data: {
      pack,
      reason,
      ...(defect === undefined ? {} : { defect }),
      ...(approvedBy === undefined ? {} : { approvedBy }),
    },
  };
  if (state.phase === 'dealing' || state.phase === 'play')
    return isIncomplete(act)
      ? follow(state, changed, voided(state, 'WM-R13.1'))
      : refused('WM-R13.1', {
          phase: state.phase,
          defect: defect ?? null,
          allowed: 'missing',
        });
  const afterDeal = state.phase === 'finished' || state.setup.deal > 1;
  return afterDeal && approvedBy === undefined
    ? refused('WM-R13.2', { approvedBy: null, deal: state.setup.deal })
    : accepted(changed);
};

/** The cards that a seat has shown so far: those it played and those known to be in its hand. */
const shownBy = ({ play }: WhistMilitaireState, seat: number): readonly number[] => [
  ...cardsOf(handOf(play.held, seat)),
  ...playedBy(play, seat),
];

/** Hands that became known after the play began: what they prove is found at once (WM-R9a, WM-R11.3). */
export const decideReveal: Decide<'reveal'> = (state, { hands: given }) => {
  const reading = readHands(given);
  if (!reading.ok) return reading;
  const { hands } = reading;
  if (state.policy === 'enforced') return refuse('enforced-table', { do: 'reveal' });
  if (!isUnderWay(state.play)) return refuse('not-in-play', { phase: state.phase, use: 'deal' });
  for (const [seat, name] of SEATS.entries()) {
    const hand = hands[name];
    if (hand !== null && isKnown(state.play, seat)) return refuse('hand-known', { seat: name });
    const shown = shownBy(state, seat);
    const missing =
      hand === null ? undefined : shown.find((card) => !hand.some((text) => parseCard(text) === card));
    if (missing !== undefined)
      return refuse('card-differs', { seat: name, card: formatCard(missing), dealtTo: null });
    const [elsewhere] = SEATS.flatMap((each) =>
      (each === name ? [] : (hands[each] ?? []))
        .filter((text) => shown.includes(parseCard(text)))
        .map((card) => ({ seat: each, card })),
    );
    if (elsewhere !== undefined) return refuse('card-differs', { ...elsewhere, shownBy: name });
  }
  return follow(state, { type: 'HandsRevealed', data: { hands } });
};
