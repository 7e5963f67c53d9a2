import { invalidField } from '@arbitre/rules/kernel/act-shape';
import { accepted, type Refusal, refused } from '@arbitre/rules/kernel/decider';
import { suddenDeathSeconds } from '../totals/ranking';
import { rackText } from '../tiles/rack';
import type { Decide } from './acts';
import { between, later } from './context';
import type { ScrabbleEvent } from './events';
import { rulesOf } from './rules-of-edition';
import { countedRounds, openRound, phaseOf, roundNumber, type ScrabbleState } from './state';
import { refuse } from '../refusals';

/** SCR-3A-1 to SCR-3A-3: the letters are called, after a pause since the last word (SCR-3A-GAP-4). */
export const decideCallRack: Decide<'call-rack'> = (state, { at, override }) => {
  const round = openRound(state);
  if (round?.calledAt !== null) return refuse('already-announced', { round: roundNumber(state) });
  const { lastAnnouncedAt, setup } = state;
  const early = lastAnnouncedAt !== null && between(lastAnnouncedAt, at) < setup.pauseSeconds * 1000;
  if (early && override !== true)
    return refused('SCR-3A-GAP-4', { at, earliest: later(lastAnnouncedAt, setup.pauseSeconds) });
  const data = { round: round.number, at, ...(early ? { overridden: true } : {}) };
  return accepted({ type: 'RackCalled', data });
};

/** SCR-3A-4: the complete rack is repeated. */
export const decideRepeatRack: Decide<'repeat-rack'> = (state, { at }) => {
  const round = openRound(state);
  return (round?.calledAt ?? null) === null || round === undefined
    ? refused('SCR-3A-4', { round: roundNumber(state), reason: 'not-called' })
    : accepted({ type: 'RackRepeated', data: { round: round.number, at } });
};

/** Seconds of a round: the game's, or those of the sudden death (SCR-OPT-7). */
export const secondsOf = ({ setup }: ScrabbleState, round: number): number =>
  setup.kind === 'sudden-death' ? suddenDeathSeconds(round) : setup.seconds;

/** SCR-3C-2: the clock starts once the letters were repeated. */
export const decideStartClock: Decide<'start-clock'> = (state, { at }) => {
  if (phaseOf(state) === 'announce') return refused('SCR-3C-2', { round: roundNumber(state) });
  const round = roundNumber(state);
  return accepted({
    type: 'ClockStarted',
    data: { round, at, seconds: secondsOf(state, round) },
  });
};

type Running = { readonly round: number; readonly endsAt: string };

const running = (state: ScrabbleState): Running | null => {
  const round = openRound(state);
  if (round === undefined || round.clock === null) return null;
  return { round: round.number, endsAt: later(round.clock.startedAt, round.clock.seconds) };
};

/** SCR-3C-3, SCR-3C-GAP-1: the signal before the end, once, not before it is due. */
export const decideSignalTime: Decide<'signal-time'> = (state, { at }) => {
  const clock = running(state);
  const { signalSeconds } = state.setup;
  if (clock === null || openRound(state)?.clock?.signalled === true)
    return refuse('already-announced', { round: roundNumber(state) });
  const due = later(clock.endsAt, -signalSeconds);
  return between(due, at) < 0
    ? refused('SCR-3C-3', { at, due })
    : accepted({
        type: 'TimeSignalled',
        data: { round: clock.round, at, secondsLeft: signalSeconds },
      });
};

/** SCR-3C-1: the time is over when it is over. */
export const decideEndTime: Decide<'end-time'> = (state, { at }) => {
  const clock = running(state);
  if (clock === null) return refuse('wrong-moment', { phase: phaseOf(state), expected: ['playing'] });
  return between(clock.endsAt, at) < 0
    ? refused('SCR-3C-1', { at, endsAt: clock.endsAt })
    : accepted({ type: 'TimeEnded', data: { round: clock.round, at } });
};

/** SCR-4-1: slips are raised and collected; from now on the round counts (SCR-3F-GAP-4). */
export const decideCollect: Decide<'collect-slips'> = (state) =>
  accepted({ type: 'SlipsCollected', data: { round: roundNumber(state) } });

/** SCR-3D-4 to SCR-3D-11: the word was announced to the end. */
export const decideAnnounceWord: Decide<'announce-word'> = (state, { at }) => {
  const last = state.rounds.findLast(({ retained }) => retained !== null);
  if (last?.announcedAt !== null) return refuse('nothing-to-announce', { round: roundNumber(state) });
  return accepted({ type: 'WordAnnounced', data: { round: last.number, at } });
};

const ended = (state: ScrabbleState): Refusal | null =>
  state.end === null ? null : refuse('game-over', { reason: state.end.reason });

export const decideInterrupt: Decide<'interrupt'> = (state, { at, reason }) => {
  const problem = ended(state);
  if (problem !== null) return problem;
  return state.interruptedSince === null
    ? accepted({ type: 'InterruptionStarted', data: { at, reason } })
    : refuse('play-interrupted', { since: state.interruptedSince });
};

/** Milliseconds beyond which an unbroken interruption ends the game (SCR-3F-6, SCR-3F-GAP-4). */
const limitOf = ({ setup }: ScrabbleState): number => rulesOf(setup.rules).interruptionMinutes * 60_000;

/** Play goes on after an interruption that was not too long. */
export const decideResume: Decide<'resume'> = (state, { at }) => {
  const problem = ended(state);
  if (problem !== null) return problem;
  const { interruptedSince: since } = state;
  if (since === null) return refuse('not-interrupted');
  if (between(since, at) < 0) return invalidField('at', at, `a moment after ${since}`);
  return between(since, at) > limitOf(state)
    ? refused('SCR-3F-6', {
        since,
        at,
        minutes: rulesOf(state.setup.rules).interruptionMinutes,
      })
    : accepted({ type: 'PlayResumed', data: { at } });
};

/** SCR-3F-6 to SCR-3F-8: the interruption was too long; too few collected rounds annul the game. */
export const decideAbandon: Decide<'abandon'> = (state, { at }) => {
  const problem = ended(state);
  if (problem !== null) return problem;
  const { interruptedSince: since, setup } = state;
  if (since === null) return refuse('not-interrupted');
  if (between(since, at) <= limitOf(state))
    return refused('SCR-3F-GAP-4', {
      since,
      at,
      minutes: rulesOf(setup.rules).interruptionMinutes,
    });
  const rounds = countedRounds(state).length;
  return accepted<ScrabbleEvent>(
    { type: 'GameAbandoned', data: { at } },
    {
      type: 'GameEnded',
      data: {
        reason: 'interrupted',
        left: rackText(state.unplaced),
        rounds,
        annulled: rounds < rulesOf(setup.rules).leastRounds,
      },
    },
  );
};
