import { isRecord } from '@arbitre/rules/kernel/act-shape';
import type { Act } from '@arbitre/rules/kernel/decider';
import type { SessionRules } from '@arbitre/rules/kernel/session/contract';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { decideInHall } from '../hall/decider';
import { evolveHall } from '../hall/evolve';
import { entries as entryList, entry as entryField } from '../hall/fields';
import { offeredInHall } from '../hall/offered';
import { copyHall, newHall } from '../hall/state';
import { hallView } from '../hall/view';
import { sessionActOf } from './act-of';
import { acts, type SessionAct } from './acts';
import { whistSession } from './decider';
import type { SessionEvent } from './events';
import { improbableCoups } from './improbable';
import { offeredIn } from './offered';
import { isOfHall, readSessionSetup, type SessionSetup } from './setup';
import { sessionStanding } from './standing';
import { evolveSession, newSession, type SessionState } from './state';
import { sessionView } from './view';

/** The entries of the players that a session opens with; whoever sits down later is one of them. */
const entriesOf = (act: Act): readonly string[] => {
  const { setup } = act as { readonly setup?: unknown };
  if (act.do !== 'open-session' || !isRecord(setup)) return [];
  const reading = readSessionSetup(setup);
  return reading.ok && !isOfHall(reading.setup) ? [...new Set(Object.values(reading.setup.entries))] : [];
};

/** Whoever is given a seat in a hall. Acts may be absurd. */
const seatedBy = (act: Act): readonly string[] => {
  const { entry, entries } = act as { readonly entry?: unknown; readonly entries?: unknown };
  if (act.do === 'seat-entry') return entryField.accepts(entry) ? [entry as string] : [];
  return act.do === 'draw-seats' && entryList.accepts(entries) ? (entries as readonly string[]) : [];
};

/** The evening that a setup opens. */
const opened = (setup: SessionSetup): SessionState =>
  isOfHall(setup)
    ? {
        ...newSession({
          ...{ players: [], entries: {}, method: 'cut', packs: [], seats: null, dealer: 'N' },
          settings: setup.settings,
        }),
        hall: newHall(setup),
      }
    : newSession(setup);

const evolve = (state: SessionState, event: SessionEvent): SessionState => {
  if (state.hall === null) return evolveSession(state, event);
  evolveHall(state.hall, event);
  return state;
};

/** An evening of whist as the order of a competition's session, at one table or in a hall: draw, seats, parties, fiches. */
export const whistOrder: SessionRules<SessionSetup, SessionAct, SessionEvent, SessionState> = {
  initial: opened,
  decide: (state, act) =>
    state.hall === null ? whistSession.decide(state, act) : decideInHall(state.hall, act),
  evolve,
  game: 'whist',
  ruleset: 'whist@1',
  arbiterActs: arbiterActsOf(acts),
  // WHC-REN-16: a partie counts once its result is confirmed, when its last coup can no longer change.
  scoring: ['ResultConfirmed'],
  readSetup: readSessionSetup,
  actOf: sessionActOf,
  entriesOf: (act) => [...entriesOf(act), ...seatedBy(act)],
  offered: (state) => (state.hall === null ? offeredIn(state) : offeredInHall(state.hall)),
  standing: sessionStanding,
  improbable: improbableCoups,
  view: (state) => (state.hall === null ? sessionView(state) : hallView(state.hall)),
  // Every part of the state of a table is replaced, never changed.
  copy: (state) => ({ ...state, hall: state.hall === null ? null : copyHall(state.hall) }),
};
