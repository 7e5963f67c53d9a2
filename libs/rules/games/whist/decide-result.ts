import { invalidField, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { leftOf, type Seat, seatIndex, seatName, type Side, SIDES } from '@arbitre/rules/kernel/compass';
import { accepted, refused } from '@arbitre/rules/kernel/decider';
import { notInPlay } from './decide-play';
import type { WhistEvent } from './events';
import type { TricksRecorded } from './events-claims';
import { revokesOf } from './faults';
import { scoredWith } from './outcome';
import { tricksOfSide, TRICKS } from '@arbitre/rules/kernel/tricks/compass';
import type { Decide, WhistActNamed } from './acts';
import { coupScore } from './score';
import { countsHonours } from './setup';
import type { WhistState } from './state';

/** WHC-AB-1: all four lay down their hands; what each side claims of the open tricks must add up (WHC-AB-GAP-1). */
export const decideAbandon: Decide<'abandon-hands'> = (state, act) => {
  const { tricks: points } = act;
  if (state.phase !== 'play') return notInPlay(state);
  const { play } = state;
  const open = TRICKS - play.completed;
  if (points.NS + points.EW !== open) return refused('WHC-AB-GAP-1', { NS: points.NS, EW: points.EW, open });
  if (state.playOnRequired) return refused('WHC-REN-9', { open });
  const total = { NS: tricksOfSide(play, 0) + points.NS, EW: tricksOfSide(play, 1) + points.EW };
  return accepted<WhistEvent>(
    { type: 'HandsAbandoned', data: { tricks: points } },
    ...scoredWith({ ...state, agreed: total }, total, state.faults),
  );
};

type Sheet = WhistActNamed<'record-result'>;

/** What a sheet may not show in this variant, or at this score. */
const sheetProblem = ({ setup }: WhistState, { honours, called, tricks = null }: Sheet): Refusal | null => {
  if (honours !== undefined && !countsHonours(setup)) return refused('WHC-PS1-3', { variant: setup.variant });
  const points = called === undefined ? null : setup.before[called];
  if (called !== undefined && (setup.target !== 10 || points !== 8))
    return refused('WHC-CHANT-1', { called, points, target: setup.target });
  return (tricks === null) !== (called !== undefined)
    ? invalidField('tricks', tricks ?? undefined, 'tricks of North-South, nothing where honours were called')
    : null;
};

/** A score sheet's line: tricks of North-South as won in play, and what else counts. */
const sheetOf = ({ tricks = null, honours, revokes, called, firstTrick }: Sheet): TricksRecorded['data'] => ({
  tricks,
  ...(honours === undefined ? {} : { honours }),
  ...(revokes === undefined ? {} : { revokes }),
  ...(firstTrick === undefined ? {} : { firstTrick }),
  ...(called === undefined ? {} : { called }),
});

/** A sheet may not contradict the tricks that the record shows. */
const contradiction = ({ play, phase }: WhistState, tricks: number | null): Refusal | null => {
  if (phase !== 'play' || tricks === null) return null;
  const least = tricksOfSide(play, 0);
  const most = TRICKS - tricksOfSide(play, 1);
  return tricks < least || tricks > most ? refused('WHC-POINT-1', { tricks, least, most }) : null;
};

/** The revokes of a side: those of the sheet, and at least those that were established before it. */
const revokesOn = ({ faults }: WhistState, { revokes }: TricksRecorded['data'], side: Side): number =>
  Math.max(revokes?.[side] ?? 0, revokesOf(faults, SIDES.indexOf(side)));

const dealerAfter = (state: WhistState, firstTrick: Seat | undefined): Seat =>
  state.setup.succession === 'firstTrickWinner' && firstTrick !== undefined
    ? seatName(seatIndex(firstTrick))
    : seatName(leftOf(state.dealer));

/** The result of a score sheet, scored by the same code as a coup that was recorded card by card. */
export const decideResult: Decide<'record-result'> = (state, act) => {
  const data = sheetOf(act);
  const problem = sheetProblem(state, act) ?? contradiction(state, data.tricks);
  if (problem !== null) return problem;
  const tricks = data.tricks === null ? null : { NS: data.tricks, EW: TRICKS - data.tricks };
  const slam = tricks?.NS === TRICKS ? 'NS' : tricks?.EW === TRICKS ? 'EW' : null;
  const score = coupScore(
    state.setup,
    {
      tricks,
      revokes: { NS: revokesOn(state, data, 'NS'), EW: revokesOn(state, data, 'EW') },
      honours: data.honours ?? null,
      called: data.called ?? null,
      slam,
    },
    dealerAfter(state, data.firstTrick),
  );
  return accepted<WhistEvent>({ type: 'TricksRecorded', data }, { type: 'DealScored', data: score });
};
