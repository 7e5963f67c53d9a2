import { isRecord } from '../../kernel/act-shape';
import type { Act, DomainEvent } from '../../kernel/decider';
import type { SessionRules } from '../../session/contract';
import { sessionActOf } from './acts';
import type { SessionCommand, SessionEvent, SessionSetup } from './contract';
import { whistSession } from './decider';
import { readSessionSetup } from './setup';
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
export const whistOrder: SessionRules<SessionSetup, SessionCommand, SessionEvent, SessionState> = {
  ...whistSession,
  game: 'whist',
  ruleset: 'whist@1',
  arbiterActs: [],
  // WHC-REN-16: a partie counts once its result is confirmed, when its last coup can no longer change.
  scoring: ['ResultConfirmed'],
  readSetup: readSessionSetup,
  actOf: (event: DomainEvent) => sessionActOf(event),
  entriesOf,
  standing: sessionStanding,
  view: (state) => sessionView(state),
  // Every part of the state is replaced, never changed.
  copy: (state) => ({ ...state }),
};
