import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { areOpponents, seatIndex } from '@arbitre/rules/kernel/compass';
import { accepted, type Decision, refused } from '@arbitre/rules/kernel/decider';
import { cardsOwed, lifted, mayExercise, type Obligation } from '@arbitre/rules/kernel/mistakes/obligations';
import { hasPlayed, isKnown } from '@arbitre/rules/kernel/tricks/play';
import { SUIT_LETTERS } from '@arbitre/rules/kernel/cards';
import { demandOn, forcedLeadOn, forcedPlayOn, kindOfDemand } from './demands';
import type { Seat, WhistEvent } from './events';
import type { Decide, WhistActNamed } from './acts';
import { suitHeld } from '@arbitre/rules/kernel/hands';
import type { WhistState } from './state';
import { refuse } from './refusals';

type Answer = Decision<WhistEvent>;
type Parties = { readonly by: Seat; readonly seat: Seat; readonly called: number };

const readParties = ({ by, seat }: WhistActNamed<'demand' | 'waive'>): ({ ok: true } & Parties) | Refusal => {
  const called = seatIndex(seat);
  return areOpponents(seatIndex(by), called)
    ? { ok: true, by, seat, called }
    : refused('WHC-CP-2', { by, seat });
};

/** What opponents may exercise against a seat now. */
const exercisable = (state: WhistState, called: number): readonly Obligation[] => {
  const lead = forcedLeadOn(state, called);
  const forced = forcedPlayOn(state, called);
  return [...(lead === null ? [] : [lead]), ...(forced === null ? [] : [forced])];
};

const demanded = ({ by, seat }: Parties, demand: string): WhistEvent => ({
  type: 'PenaltyDemanded',
  data: { by, seat, demand },
});

/** A demand by the wrong opponent, or of the wrong kind, costs the penalty (WHC-SUP-5.3, WHC-SUP-5.4). */
const forfeited = (parties: Parties, demand: string, penalty: Obligation, article: string): Answer =>
  accepted<WhistEvent>(demanded(parties, demand), lifted(penalty, article));

/** WHC-EP-3: imposed on a player without a card of it, the suit call is used up. */
const imposeSuit = (state: WhistState, parties: Parties, suit: string, lead: Obligation): Answer => {
  const { play } = state;
  const none =
    isKnown(play, parties.called) && suitHeld(play.held, parties.called, SUIT_LETTERS.indexOf(suit)) === 0;
  return none ? forfeited(parties, suit, lead, 'WHC-EP-3') : accepted(demanded(parties, suit));
};

const demandCard = (state: WhistState, parties: Parties, card: string): Answer => {
  const owed = cardsOwed(state.obligations, parties.seat, 'penalised-card');
  if (owed.includes(card)) return accepted(demanded(parties, card));
  const [penalty] = exercisable(state, parties.called);
  return penalty === undefined
    ? refused('WHC-CP-0', { ...partiesOf(parties), card, penalised: owed })
    : forfeited(parties, card, penalty, 'WHC-SUP-5.4');
};

const partiesOf = ({ by, seat }: Parties): { by: string; seat: string } => ({ by, seat });

const demandAct = (state: WhistState, parties: Parties, demand: string): Answer => {
  const kind = kindOfDemand(demand);
  if (kind === 'card') return demandCard(state, parties, demand);
  const [penalty] = exercisable(state, parties.called);
  if (penalty === undefined) return refuse('no-penalty', { ...partiesOf(parties), demand });
  if (!mayExercise(penalty, parties.by)) return forfeited(parties, demand, penalty, 'WHC-SUP-5.3');
  if ((penalty.kind === 'forced-lead') !== (kind === 'suit'))
    return forfeited(parties, demand, penalty, 'WHC-SUP-5.4');
  return kind === 'suit' ? imposeSuit(state, parties, demand, penalty) : accepted(demanded(parties, demand));
};

const tooLate = (state: WhistState, { called, by, seat }: Parties): Answer | null => {
  if (state.phase !== 'play') return refuse('not-in-play', { phase: state.phase });
  if (hasPlayed(state.play, called)) return refused('WHC-SUP-GAP-3', { by, seat });
  return null;
};

/** The opponents' word on a penalty: the first from one who may give it is final (WHC-SUP-5.2, WHC-CP-GAP-2). */
export const decideDemand: Decide<'demand'> = (state, act) => {
  const parties = readParties(act);
  if (!parties.ok) return parties;
  const { demand } = act;
  if (kindOfDemand(demand) === null)
    return invalidField('demand', demand, 'a card, a suit, highest, lowest, trump or discard');
  const late = tooLate(state, parties);
  if (late !== null) return late;
  const standing = demandOn(state, parties.called);
  return standing === null
    ? demandAct(state, parties, demand)
    : refused('WHC-SUP-5.2', { ...partiesOf(parties), demand, standing });
};

/** Declining: the suit call or the forced card is over, penalised cards may stay this time (WHC-EP-GAP-3, WHC-SUP-GAP-3). */
export const decideWaive: Decide<'waive'> = (state, act) => {
  const parties = readParties(act);
  if (!parties.ok) return parties;
  const late = tooLate(state, parties);
  if (late !== null) return late;
  const standing = demandOn(state, parties.called);
  if (standing !== null) return refused('WHC-SUP-5.2', { ...partiesOf(parties), standing });
  const own = exercisable(state, parties.called).filter((each) => mayExercise(each, parties.by));
  const owed = cardsOwed(state.obligations, parties.seat, 'penalised-card');
  if (own.length === 0 && owed.length === 0) return refuse('no-penalty', partiesOf(parties));
  return accepted<WhistEvent>(
    { type: 'PenaltyWaived', data: { by: parties.by, seat: parties.seat } },
    ...own.map((each) => lifted(each, each.kind === 'forced-lead' ? 'WHC-EP-GAP-3' : 'WHC-SUP-GAP-3')),
  );
};
