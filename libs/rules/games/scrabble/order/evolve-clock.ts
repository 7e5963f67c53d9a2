import type { ScrabbleEvent } from './events';
import { roundAt, type ScrabbleState } from './state';

/** Announcements, the clock, interruptions. */
export const evolveClock = (state: ScrabbleState, event: ScrabbleEvent): void => {
  switch (event.type) {
    case 'InterruptionStarted':
      state.interruptedSince = event.data.at;
      return;
    case 'PlayResumed':
    case 'GameAbandoned':
      state.interruptedSince = null;
      return;
    case 'RackCalled':
    case 'RackRepeated':
    case 'ClockStarted':
    case 'TimeSignalled':
    case 'TimeEnded':
    case 'SlipsCollected':
    case 'WordAnnounced':
      evolveRound(state, event);
      return;
    default:
  }
};

type RoundEvent = Extract<
  ScrabbleEvent,
  {
    readonly type:
      | 'RackCalled'
      | 'RackRepeated'
      | 'ClockStarted'
      | 'TimeSignalled'
      | 'TimeEnded'
      | 'SlipsCollected'
      | 'WordAnnounced';
  }
>;

const evolveRound = (state: ScrabbleState, event: RoundEvent): void => {
  const round = roundAt(state, event.data.round);
  if (round === undefined) return;
  switch (event.type) {
    case 'RackCalled':
      round.calledAt = event.data.at;
      return;
    case 'RackRepeated':
      round.repeatedAt = event.data.at;
      return;
    case 'ClockStarted':
      round.clock = { startedAt: event.data.at, seconds: event.data.seconds, signalled: false, ended: false };
      return;
    case 'TimeSignalled':
      if (round.clock !== null) round.clock.signalled = true;
      return;
    case 'TimeEnded':
      if (round.clock !== null) round.clock.ended = true;
      return;
    case 'SlipsCollected':
      round.collected = true;
      return;
    case 'WordAnnounced':
      round.announcedAt = event.data.at;
      state.lastAnnouncedAt = event.data.at;
  }
};
