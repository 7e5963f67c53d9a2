import type { Act, DomainEvent } from '../../kernel/decider';
import type { ScrabbleEvent } from './events';

/** The act that each event records with its data as arguments; the others are milestones or need a look at the data. */
const ACTS: Readonly<Partial<Record<ScrabbleEvent['type'], string>>> = {
  BagVerified: 'verify-bag',
  SlipsCollected: 'collect-slips',
  RackRepeated: 'repeat-rack',
  ClockStarted: 'start-clock',
  TimeSignalled: 'signal-time',
  TimeEnded: 'end-time',
  WordAnnounced: 'announce-word',
  PlayersCheckedIn: 'check-in',
  PlayerLeft: 'leave',
  SlipRuled: 'rule-slip',
  RoundAnnulled: 'annul-round',
  WarningGiven: 'warn',
  OffenceRecorded: 'record-offence',
  PlayerExcluded: 'exclude',
  InterruptionStarted: 'interrupt',
  PlayResumed: 'resume',
  GameAbandoned: 'abandon',
  PlayDeclaredOver: 'declare-over',
  ResultsAnnounced: 'announce-results',
  SeedRevealed: 'reveal-seed',
  AppealDecided: 'decide-appeal',
  NextGameOpened: 'open-next-game',
};

/** The act that an event records, or null for what follows from one (architecture, decision 3). */
export const actOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as ScrabbleEvent;
  switch (type) {
    case 'RackDrawn':
    case 'DrawRejected':
      return { do: 'draw', letters: data.letters } as Act;
    case 'RackCalled':
      return { do: 'call-rack', at: data.at, ...(data.overridden === true ? { override: true } : {}) } as Act;
    case 'TopRetained':
      return data.choice === 'proposal'
        ? { do: 'retain' }
        : ({ do: 'retain', place: data.place, word: data.word, reason: data.reason } as Act);
    case 'SlipSubmitted': {
      const { channel, ...slip } = data;
      return { do: channel === 'paper' ? 'enter-slip' : 'submit-slip', ...slip };
    }
    case 'RoundClosed':
      return { do: 'close-round', round: data.round } as Act;
    case 'AppealLodged': {
      const { entry, at, round, reason } = data;
      return { do: 'lodge-appeal', entry, at, reason, ...(round === null ? {} : { round }) } as Act;
    }
    default: {
      const act = ACTS[type];
      return act === undefined ? null : { do: act, ...data };
    }
  }
};
