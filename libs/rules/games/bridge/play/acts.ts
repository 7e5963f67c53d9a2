import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { seat, writtenCard as card } from '@arbitre/rules/kernel/declare/compass-fields';
import { described } from '@arbitre/rules/kernel/declare/field';
import { lines, oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { SHOWINGS } from './events';

/** Cards shown, played beside the trick, taken back (Laws 45, 47 and 48). */
export const playedActs = {
  'show-card': {
    says: 'Shows a card in a way that may play it (BD-L45C1 to BD-L45C4a)',
    fields: { seat, card, how: oneOf(SHOWINGS, 'How it was shown') },
  },
  'judge-fifth-card': {
    says: 'Judges whether a card too many was led to the next trick (arbiter, BD-L45E1, BD-L45E2)',
    by: 'arbiter',
    fields: { led: yesOrNo('It was led to the next trick'), reason: lines('Why') },
  },
  'say-turn': {
    says: 'Tells an opponent that it is his turn (BD-L47E1)',
    fields: { by: seat, seat },
  },
  'correct-explanation': {
    says: 'Corrects an explanation on which an opponent has played (arbiter, BD-L47E2a, BD-L47E2b)',
    by: 'arbiter',
    fields: { seat, card, by: described(seat, 'Whose explanation it was'), reason: lines('Why') },
  },
  'excuse-facing': {
    says: 'Finds that declarer did not mean to claim when he faced his hand (arbiter, BD-L48B2)',
    by: 'arbiter',
    fields: { reason: lines('Why') },
  },
} as const satisfies ActTable;
