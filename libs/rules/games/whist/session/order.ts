import { isRecord } from '@arbitre/rules/kernel/act-shape';
import type { Act } from '@arbitre/rules/kernel/decider';
import type { SessionRules } from '@arbitre/rules/kernel/session/contract';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { sessionActOf } from './act-of';
import { acts, type SessionAct } from './acts';
import { whistSession } from './decider';
import type { SessionEvent } from './events';
import { offeredIn } from './offered';
import { readSessionSetup, type SessionSetup } from './setup';
import { sessionStanding } from './standing';
import type { SessionState } from './state';
import { sessionView } from './view';

/** The entries of the players that a session opens with; whoever sits down later is one of them. */
const entriesOf = (act: Act): readonly string[] => {
  const { setup } = act as { readonly setup?: unknown };
  if (act.do !== 'open-session' || !isRecord(setup)) return [];
  const reading = readSessionSetup(setup);
  return reading.ok ? [...new Set(Object.values(reading.setup.entries))] : [];
};

/** The evening of one table of whist as the order of a competition's session: draw, seats, parties, fiches. */
export const whistOrder: SessionRules<SessionSetup, SessionAct, SessionEvent, SessionState> = {
  ...whistSession,
  game: 'whist',
  ruleset: 'whist@1',
  arbiterActs: arbiterActsOf(acts),
  // WHC-REN-16: a partie counts once its result is confirmed, when its last coup can no longer change.
  scoring: ['ResultConfirmed'],
  readSetup: readSessionSetup,
  actOf: sessionActOf,
  entriesOf,
  offered: offeredIn,
  standing: sessionStanding,
  view: (state) => sessionView(state),
  // Every part of the state is replaced, never changed.
  copy: (state) => ({ ...state }),
};
