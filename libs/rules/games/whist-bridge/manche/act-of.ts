import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { actRecordedBy } from '@arbitre/rules/kernel/declare/events';
import { events, type MancheEvent } from './events';

const recorded = actRecordedBy(events);

const withTime = (at: string | null): object => (at === null ? {} : { at });

/** The act that an event of a session records; null for what follows from another. */
export const mancheActOf = (event: DomainEvent): Act | null => {
  const { type, data } = event as MancheEvent;
  switch (type) {
    case 'TableDrawHeld': {
      const { manche, conductedBy, seed, drawn } = data;
      return seed === null
        ? { do: 'record-draw', ...{ manche, conductedBy, drawn } }
        : { do: 'draw-tables', ...{ manche, conductedBy, seed, entries: drawn.map(({ entry }) => entry) } };
    }
    case 'DealAnnounced': {
      const { at, ...act } = data;
      return { do: 'announce', ...act, ...withTime(at) };
    }
    case 'EntryUndone': {
      const { manche, table, deal } = data;
      return { do: 'undo', ...{ manche, table, deal } };
    }
    case 'DealValidated': {
      const { manche, table, deal, at } = data;
      return { do: 'validate', ...{ manche, table, deal }, ...withTime(at) };
    }
    case 'DealTaken': {
      const { points: _, ...act } = data;
      return { do: 'take-deal', ...act };
    }
    case 'DealCorrected': {
      const { points: _, ...act } = data;
      return { do: 'correct-deal', ...act };
    }
    case 'ScoresConfirmed': {
      const { at, ...act } = data;
      return { do: 'tick', ...act, ...withTime(at) };
    }
    case 'ArbiterSummoned': {
      const { call: _, reason, ...act } = data;
      return { do: 'call-arbiter', ...act, ...(reason === null ? {} : { reason }) };
    }
    case 'ContractShown': {
      const { call: _, reason, ...act } = data;
      return { do: 'call-arbiter', ...act, for: 'contract', ...(reason === null ? {} : { reason }) } as Act;
    }
    case 'DealRuled':
      return ruledAct(data);
    case 'MancheClosed': {
      const { manche, table, reason, at } = data;
      return reason === null ? null : { do: 'close-early', ...{ manche, table, reason }, ...withTime(at) };
    }
    default:
      return recorded(event);
  }
};

const ruledAct = ({
  points: _,
  contract,
  outcome,
  ...act
}: Extract<MancheEvent, { type: 'DealRuled' }>['data']): Act => ({
  do: 'rule-deal',
  ...act,
  ...(act.ruling === 'cancel' || contract === null || outcome === null ? {} : { contract, outcome }),
});
