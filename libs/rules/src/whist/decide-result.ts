import { integer, invalidField, isRecord, type Refusal } from '../kernel/act-shape';
import { isSeat, leftOf, type Seat, seatIndex, seatName, type Side, SIDES } from '../kernel/compass';
import { accepted, type Decision, refused } from '../kernel/decider';
import { notInPlay } from './decide-play';
import type { WhistEvent } from './events';
import type { TricksRecorded } from './events-claims';
import { scoredWith } from './outcome';
import { TRICKS, tricksWon } from './play';
import type { Arguments, Decide } from './read-act';
import { coupScore } from './score';
import { countsHonours, type Points } from './setup';
import type { WhistState } from './state';

type Answer = Decision<WhistEvent>;

const isSide = (value: unknown): value is Side => (SIDES as readonly unknown[]).includes(value);

export const readPoints = (
  value: unknown,
  field: string,
  most: number,
): { readonly ok: true; readonly points: Points } | Refusal => {
  const check = integer(0, most);
  if (!isRecord(value) || !check.accepts(value.NS) || !check.accepts(value.EW))
    return invalidField(field, value, `NS and EW, each a ${check.expected}`);
  return { ok: true, points: { NS: value.NS as number, EW: value.EW as number } };
};

/** WHC-AB-1: all four lay down their hands; what each side claims of the open tricks must add up (WHC-AB-GAP-1). */
export const decideAbandon: Decide = (state, command): Answer => {
  const reading = readPoints(command.tricks, 'tricks', TRICKS);
  if (!reading.ok) return reading;
  if (state.phase !== 'play') return notInPlay(state);
  const { play } = state;
  const { points } = reading;
  const open = TRICKS - play.completed;
  if (points.NS + points.EW !== open) return refused('WHC-AB-GAP-1', { NS: points.NS, EW: points.EW, open });
  if (state.playOnRequired) return refused('WHC-REN-9', { open });
  const total = { NS: tricksWon(play, 0) + points.NS, EW: tricksWon(play, 1) + points.EW };
  return accepted<WhistEvent>(
    { type: 'HandsAbandoned', data: { tricks: points } },
    ...scoredWith({ ...state, agreed: total }, total, state.faults),
  );
};

type ReadSheet = { readonly ok: true; readonly data: TricksRecorded['data'] } | Refusal;
type Optional = Partial<Omit<TricksRecorded['data'], 'tricks'>>;

const readHonours = (state: WhistState, given: unknown): { ok: true; part: Optional } | Refusal => {
  if (given === undefined || given === null) return { ok: true, part: {} };
  if (!countsHonours(state.setup)) return refused('WHC-PS1-3', { variant: state.setup.variant });
  if (!isRecord(given) || !isSide(given.side) || (given.count !== 3 && given.count !== 4))
    return invalidField('honours', given, 'a side with 3 or 4 honours');
  return { ok: true, part: { honours: { side: given.side, count: given.count } } };
};

const readCalled = (
  state: WhistState,
  given: unknown,
  firstTrick: unknown,
): { ok: true; part: Optional } | Refusal => {
  if (firstTrick !== undefined && firstTrick !== null && !isSeat(firstTrick))
    return invalidField('firstTrick', firstTrick, 'one of N E S W');
  const first: Optional = isSeat(firstTrick) ? { firstTrick } : {};
  if (given === undefined || given === null) return { ok: true, part: first };
  if (!isSide(given)) return invalidField('called', given, 'NS or EW');
  const points = state.setup.before[given];
  if (state.setup.target !== 10 || points !== 8)
    return refused('WHC-CHANT-1', { called: given, points, target: state.setup.target });
  return { ok: true, part: { ...first, called: given } };
};

/** A score sheet's line: tricks of North-South as won in play, and what else counts. */
const readSheet = (state: WhistState, command: Arguments): ReadSheet => {
  const honours = readHonours(state, command.honours);
  if (!honours.ok) return honours;
  const called = readCalled(state, command.called, command.firstTrick);
  if (!called.ok) return called;
  const check = integer(0, TRICKS);
  const tricks = command.tricks ?? null;
  if ((tricks === null) !== (called.part.called !== undefined) || (tricks !== null && !check.accepts(tricks)))
    return invalidField('tricks', command.tricks, `${check.expected}, nothing where honours were called`);
  const given = command.revokes ?? null;
  const revokes = given === null ? null : readPoints(given, 'revokes', TRICKS);
  if (revokes !== null && !revokes.ok) return revokes;
  return {
    ok: true,
    data: {
      tricks: tricks as number | null,
      ...honours.part,
      ...(revokes === null ? {} : { revokes: revokes.points }),
      ...called.part,
    },
  };
};

/** A sheet may not contradict the tricks that the record shows. */
const contradiction = ({ play, phase }: WhistState, tricks: number | null): Refusal | null => {
  if (phase !== 'play' || tricks === null) return null;
  const least = tricksWon(play, 0);
  const most = TRICKS - tricksWon(play, 1);
  return tricks < least || tricks > most ? refused('WHC-POINT-1', { tricks, least, most }) : null;
};

const dealerAfter = (state: WhistState, firstTrick: Seat | undefined): Seat =>
  state.setup.succession === 'firstTrickWinner' && firstTrick !== undefined
    ? seatName(seatIndex(firstTrick))
    : seatName(leftOf(state.dealer));

/** The result of a score sheet, scored by the same code as a coup that was recorded card by card. */
export const decideResult: Decide = (state, command): Answer => {
  const reading = readSheet(state, command);
  if (!reading.ok) return reading;
  const { data } = reading;
  const problem = contradiction(state, data.tricks);
  if (problem !== null) return problem;
  const tricks = data.tricks === null ? null : { NS: data.tricks, EW: TRICKS - data.tricks };
  const slam = tricks?.NS === TRICKS ? 'NS' : tricks?.EW === TRICKS ? 'EW' : null;
  const score = coupScore(
    state.setup,
    {
      tricks,
      revokes: data.revokes ?? { NS: 0, EW: 0 },
      honours: data.honours ?? null,
      called: data.called ?? null,
      slam,
    },
    dealerAfter(state, data.firstTrick),
  );
  return accepted<WhistEvent>({ type: 'TricksRecorded', data }, { type: 'DealScored', data: score });
};
