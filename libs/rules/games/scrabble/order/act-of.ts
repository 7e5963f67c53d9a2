import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events, type ScrabbleEvent } from './events';

const recorded = actRecordedBy(events);

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
    default:
      return recorded(event);
  }
};
