import type { MancheEvent } from './events';
import { type At, type Call, type MancheState, type Table, tableAt, tableKey, type ValidDeal } from './state';

type Of<Type extends MancheEvent['type']> = Extract<MancheEvent, { type: Type }>['data'];

const change = (state: MancheState, at: At, to: (now: Table) => Partial<Table>): void => {
  const now = tableAt(state, at);
  if (now !== undefined) state.tables.set(tableKey(at), { ...now, ...to(now) });
};

const configured = (data: Of<'TableConfigured'>): Table => ({
  ...{ manche: data.manche, table: data.table, players: data.players },
  ...{ encoder: data.encoder ?? null, firstDealer: data.firstDealer ?? 2 },
  ...{ contract: null, outcome: null, valid: [], calls: [], omitted: [], tokens: [], settled: [] },
  ...{ ticked: new Map(), begun: null, ended: null, closed: null },
});

/** The line of a deal, instead of the one that it had; the deal that is played begins anew. */
const withLine = (now: Table, line: ValidDeal): Partial<Table> => ({
  valid: [...now.valid.filter(({ deal }) => deal !== line.deal), line].toSorted((a, b) => a.deal - b.deal),
  // Nobody has confirmed what stands there now.
  ticked: now.closed === null ? new Map() : now.ticked,
  ...(now.valid.some(({ deal }) => deal === line.deal) ? {} : { contract: null, outcome: null }),
});

const answered = (now: Table, call: string, more: Partial<Call>): Partial<Table> => ({
  calls: now.calls.map((each) => (each.call === call ? { ...each, ...more } : each)),
});

export const evolve = (state: MancheState, event: MancheEvent): MancheState => {
  switch (event.type) {
    case 'DrawCommitted':
      state.commitment = event.data.commitment;
      break;
    case 'TableDrawHeld':
      state.draws = [...state.draws, event.data];
      state.commitment = null;
      break;
    case 'TableConfigured':
      state.tables.set(tableKey(event.data), configured(event.data));
      break;
    case 'EncoderAssigned':
      change(state, event.data, () => ({ encoder: event.data.entry }));
      break;
    default:
      evolveDeal(state, event);
  }
  return state;
};

const evolveDeal = (state: MancheState, event: MancheEvent): void => {
  switch (event.type) {
    case 'DealAnnounced': {
      const { contract, at } = event.data;
      change(state, event.data, ({ begun }) => ({ contract, begun: begun ?? at }));
      break;
    }
    case 'CallOmitted': {
      const { deal, entry, article } = event.data;
      change(state, event.data, ({ omitted }) => ({ omitted: [...omitted, { deal, entry, article }] }));
      break;
    }
    case 'ResultTold':
      change(state, event.data, () => ({ outcome: event.data.outcome }));
      break;
    case 'EntryUndone': {
      const { what, deal } = event.data;
      change(state, event.data, ({ omitted }) =>
        what === 'result'
          ? { outcome: null }
          : { contract: null, omitted: omitted.filter((each) => each.deal !== deal) },
      );
      break;
    }
    case 'DealValidated': {
      const { deal, points, at } = event.data;
      change(state, event.data, (now) => ({
        ended: at,
        ...withLine(now, {
          deal,
          contract: now.contract,
          outcome: now.outcome,
          points,
          cancelled: null,
          changed: null,
          ruled: null,
        }),
      }));
      break;
    }
    case 'DealTaken': {
      const { deal, contract, outcome, points } = event.data;
      change(state, event.data, (now) =>
        withLine(now, { deal, contract, outcome, points, cancelled: null, changed: null, ruled: null }),
      );
      break;
    }
    case 'DealCorrected': {
      const { deal, contract, outcome, points, reason } = event.data;
      change(state, event.data, (now) =>
        withLine(now, { deal, contract, outcome, points, cancelled: null, changed: reason, ruled: null }),
      );
      break;
    }
    default:
      evolveArbiter(state, event);
  }
};

const UNANSWERED = { arbiter: null, granted: null, ruling: null };

const evolveArbiter = (state: MancheState, event: MancheEvent): void => {
  switch (event.type) {
    case 'ArbiterSummoned': {
      const { manche, table, ...call } = event.data;
      change(state, { manche, table }, ({ calls }) => ({
        calls: [...calls, { ...call, ...UNANSWERED, wanted: null }],
      }));
      break;
    }
    case 'ContractShown': {
      const { manche, table, game, suit, ...call } = event.data;
      const wanted = { game, suit };
      change(state, { manche, table }, ({ calls }) => ({
        calls: [...calls, { ...call, for: 'contract', ...UNANSWERED, wanted }],
      }));
      break;
    }
    case 'CallAnswered': {
      const { call, arbiter, granted } = event.data;
      change(state, event.data, (now) => answered(now, call, { arbiter, granted }));
      break;
    }
    case 'ArbiterRuled': {
      const { call, arbiter, article, reason } = event.data;
      change(state, event.data, (now) => answered(now, call, { arbiter, ruling: { article, reason } }));
      break;
    }
    case 'PenaltyGiven': {
      const { entry, colour, reason } = event.data;
      change(state, event.data, ({ tokens }) => ({ tokens: [...tokens, event.data] }));
      if (colour === 'black') state.excluded.set(entry, reason);
      break;
    }
    case 'DealRuled': {
      const { deal, ruling, contract, outcome, points, article, reason } = event.data;
      const cancelled = ruling === 'cancel' ? article : null;
      change(state, event.data, (now) =>
        withLine(now, { deal, contract, outcome, points, cancelled, changed: reason, ruled: article }),
      );
      break;
    }
    default:
      evolveEnd(state, event);
  }
};

const evolveEnd = (state: MancheState, event: MancheEvent): void => {
  switch (event.type) {
    case 'DisputeSettledAmicably': {
      const { deal, by, reason } = event.data;
      change(state, event.data, ({ settled }) => ({ settled: [...settled, { deal, by, reason }] }));
      break;
    }
    case 'ScoresConfirmed': {
      const { entry, mail } = event.data;
      change(state, event.data, ({ ticked }) => ({ ticked: new Map([...ticked, [entry, mail]]) }));
      break;
    }
    case 'MancheClosed':
      change(state, event.data, () => ({ closed: event.data }));
      break;
    case 'TotalsCorrected': {
      const { totals } = event.data;
      change(state, event.data, ({ closed }) => ({ closed: closed && { ...closed, totals } }));
      break;
    }
    default:
      break;
  }
};
