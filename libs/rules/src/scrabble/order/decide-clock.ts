import { invalidField, misshapen, type Refusal, text } from '../../kernel/act-shape';
import { accepted, refused } from '../../kernel/decider';
import { suddenDeathSeconds } from '../totals/ranking';
import { rackText } from '../tiles/rack';
import { between, type Decide, instant, later, notNow } from './context';
import type { ScrabbleEvent } from './events';
import { rulesOf } from './rules-of-edition';
import { countedRounds, openRound, phaseOf, roundNumber, type ScrabbleState } from './state';

const AT = { at: instant };
const atOf = (command: Readonly<Record<string, unknown>>): string => String(command.at);

/** SCR-3A-1 to SCR-3A-3: the letters are called, after a pause since the last word (SCR-3A-GAP-4). */
export const decideCallRack: Decide = (state, command) => {
  const problem = misshapen(command, AT) ?? notNow(state, 'announce');
  if (problem !== null) return problem;
  const at = atOf(command);
  const round = openRound(state);
  if (round?.calledAt !== null) return refused('already-announced', { round: roundNumber(state) });
  const { lastAnnouncedAt, setup } = state;
  const early = lastAnnouncedAt !== null && between(lastAnnouncedAt, at) < setup.pauseSeconds * 1000;
  if (early && command.override !== true)
    return refused('SCR-3A-GAP-4', { at, earliest: later(lastAnnouncedAt, setup.pauseSeconds) });
  const data = { round: round.number, at, ...(early ? { overridden: true } : {}) };
  return accepted({ type: 'RackCalled', data });
};

/** SCR-3A-4: the complete rack is repeated. */
export const decideRepeatRack: Decide = (state, command) => {
  const problem = misshapen(command, AT) ?? notNow(state, 'announce');
  if (problem !== null) return problem;
  const round = openRound(state);
  return (round?.calledAt ?? null) === null || round === undefined
    ? refused('SCR-3A-4', { round: roundNumber(state), reason: 'not-called' })
    : accepted({ type: 'RackRepeated', data: { round: round.number, at: atOf(command) } });
};

/** Seconds of a round: the game's, or those of the sudden death (SCR-OPT-7). */
export const secondsOf = ({ setup }: ScrabbleState, round: number): number =>
  setup.kind === 'sudden-death' ? suddenDeathSeconds(round) : setup.seconds;

/** SCR-3C-2: the clock starts once the letters were repeated. */
export const decideStartClock: Decide = (state, command) => {
  const problem = misshapen(command, AT);
  if (problem !== null) return problem;
  if (phaseOf(state) === 'announce') return refused('SCR-3C-2', { round: roundNumber(state) });
  const wrong = notNow(state, 'ready');
  if (wrong !== null) return wrong;
  const round = roundNumber(state);
  return accepted({
    type: 'ClockStarted',
    data: { round, at: atOf(command), seconds: secondsOf(state, round) },
  });
};

type Running = { readonly round: number; readonly endsAt: string };

const running = (state: ScrabbleState): Running | null => {
  const round = openRound(state);
  if (round === undefined || round.clock === null) return null;
  return { round: round.number, endsAt: later(round.clock.startedAt, round.clock.seconds) };
};

/** SCR-3C-3, SCR-3C-GAP-1: the signal before the end, once, not before it is due. */
export const decideSignalTime: Decide = (state, command) => {
  const problem = misshapen(command, AT) ?? notNow(state, 'playing');
  if (problem !== null) return problem;
  const clock = running(state);
  const { signalSeconds } = state.setup;
  if (clock === null || openRound(state)?.clock?.signalled === true)
    return refused('already-announced', { round: roundNumber(state) });
  const due = later(clock.endsAt, -signalSeconds);
  return between(due, atOf(command)) < 0
    ? refused('SCR-3C-3', { at: atOf(command), due })
    : accepted({
        type: 'TimeSignalled',
        data: { round: clock.round, at: atOf(command), secondsLeft: signalSeconds },
      });
};

/** SCR-3C-1: the time is over when it is over. */
export const decideEndTime: Decide = (state, command) => {
  const problem = misshapen(command, AT) ?? notNow(state, 'playing');
  if (problem !== null) return problem;
  const clock = running(state);
  if (clock === null) return refused('wrong-moment', { phase: phaseOf(state), expected: ['playing'] });
  return between(clock.endsAt, atOf(command)) < 0
    ? refused('SCR-3C-1', { at: atOf(command), endsAt: clock.endsAt })
    : accepted({ type: 'TimeEnded', data: { round: clock.round, at: atOf(command) } });
};

/** SCR-4-1: slips are raised and collected; from now on the round counts (SCR-3F-GAP-4). */
export const decideCollect: Decide = (state) =>
  notNow(state, 'collect') ?? accepted({ type: 'SlipsCollected', data: { round: roundNumber(state) } });

/** SCR-3D-4 to SCR-3D-11: the word was announced to the end. */
export const decideAnnounceWord: Decide = (state, command) => {
  const problem = misshapen(command, AT);
  if (problem !== null) return problem;
  const last = state.rounds.findLast(({ retained }) => retained !== null);
  if (last?.announcedAt !== null) return refused('nothing-to-announce', { round: roundNumber(state) });
  return accepted({ type: 'WordAnnounced', data: { round: last.number, at: atOf(command) } });
};

const ended = (state: ScrabbleState): Refusal | null =>
  state.end === null ? null : refused('game-over', { reason: state.end.reason });

export const decideInterrupt: Decide = (state, command) => {
  const problem = misshapen(command, { ...AT, reason: text() }) ?? ended(state);
  if (problem !== null) return problem;
  return state.interruptedSince === null
    ? accepted({ type: 'InterruptionStarted', data: { at: atOf(command), reason: String(command.reason) } })
    : refused('play-interrupted', { since: state.interruptedSince });
};

/** Milliseconds beyond which an unbroken interruption ends the game (SCR-3F-6, SCR-3F-GAP-4). */
const limitOf = ({ setup }: ScrabbleState): number => rulesOf(setup.rules).interruptionMinutes * 60_000;

/** Play goes on after an interruption that was not too long. */
export const decideResume: Decide = (state, command) => {
  const problem = misshapen(command, AT) ?? ended(state);
  if (problem !== null) return problem;
  const { interruptedSince: since } = state;
  if (since === null) return refused('not-interrupted');
  if (between(since, atOf(command)) < 0) return invalidField('at', command.at, `a moment after ${since}`);
  return between(since, atOf(command)) > limitOf(state)
    ? refused('SCR-3F-6', {
        since,
        at: atOf(command),
        minutes: rulesOf(state.setup.rules).interruptionMinutes,
      })
    : accepted({ type: 'PlayResumed', data: { at: atOf(command) } });
};

/** SCR-3F-6 to SCR-3F-8: the interruption was too long; too few collected rounds annul the game. */
export const decideAbandon: Decide = (state, command) => {
  const problem = misshapen(command, AT) ?? ended(state);
  if (problem !== null) return problem;
  const { interruptedSince: since, setup } = state;
  if (since === null) return refused('not-interrupted');
  if (between(since, atOf(command)) <= limitOf(state))
    return refused('SCR-3F-GAP-4', {
      since,
      at: atOf(command),
      minutes: rulesOf(setup.rules).interruptionMinutes,
    });
  const rounds = countedRounds(state).length;
  return accepted<ScrabbleEvent>(
    { type: 'GameAbandoned', data: { at: atOf(command) } },
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
