import { type ActOf, declareActs, type Handlers } from '@arbitre/rules/kernel/declare/acts';
import { described } from '@arbitre/rules/kernel/declare/field';
import { hallActs } from '../hall/acts';
import { atTable } from '../hall/fields';
import type { SessionEvent } from './events';
import { by, coup, coupPoints, deal, drawn, pack, player, seats, someSettings } from './fields';
import type { SessionState } from './state';

/** The acts of an evening of whist classique: draw, seats, the score; those of several tables beside them. */
export const acts = declareActs({
  ...hallActs,
  draw: { says: 'Draws or cuts for partners', fields: { player, pack, cards: drawn } },
  'choose-seats': {
    says: 'Chooses pack and seats (the lowest of the draw)',
    fields: { player, pack, seats },
  },
  'change-settings': {
    says: 'Agrees on something else before a partie',
    fields: { settings: described(someSettings, 'The settings that change') },
  },
  'cut-next': { says: 'Cuts the pack of the next coup: the last one stands', fields: { table: atTable } },
  'enter-coup': { says: 'Enters a coup on the score', fields: { ...coup, table: atTable } },
  'correct-coup': { says: 'Scores the last coup anew', fields: { deal, points: coupPoints, table: atTable } },
  'confirm-result': { says: 'Confirms the result of a partie', fields: { by, table: atTable } },
});

export type SessionAct = ActOf<typeof acts>;
/** What decides on one act. */
export type Decide<Name extends keyof typeof acts> = Handlers<typeof acts, SessionState, SessionEvent>[Name];
