import type { ActDeclaration } from '@arbitre/rules/kernel/declare/acts';
import { seat, someHands, writtenCard as card } from '@arbitre/rules/kernel/declare/compass-fields';
import { list, optional } from '@arbitre/rules/kernel/declare/compound';
import { described } from '@arbitre/rules/kernel/declare/field';
import { oneOf, yesOrNo } from '@arbitre/rules/kernel/declare/values';
import { call } from '../fields';
import * as of from './fields';

/** Acts on the hands and the board (Laws 6, 7, 13 to 15A). */
export const handActs = {
  'note-dealing': {
    says: 'Notes how the cards were shuffled and dealt (BD-L6A to BD-L6E)',
    fields: { method: of.dealing, cutBy: of.cutBy, present: of.present },
  },
  'count-hands': { says: 'Says how many cards hands were found to have', fields: { counts: of.counts } },
  'restore-hands': {
    says: 'Corrects the hands: as they are recorded, or as they are given (arbiter, BD-L13A1)',
    by: 'arbiter',
    fields: {
      hands: optional(someHands(13, card)),
      saw: optional(list(seat, { most: 4 }, 'Players who saw a card of another hand')),
    },
  },
  'restore-card': {
    says: 'Gives a missing card back to its hand (arbiter, BD-L14A, BD-L14B1 to BD-L14B3)',
    by: 'arbiter',
    fields: {
      ...{ seat, card, found: of.found },
      trick: optional(of.trick),
      exposed: optional(yesOrNo('Whether its face was seen')),
    },
  },
  'remove-card': {
    says: 'Takes a card away that is not of the deal (arbiter, BD-L13C)',
    by: 'arbiter',
    fields: { seat, card, trick: optional(of.trick) },
  },
  'wrong-hand': {
    says: 'Says that a player took the cards of another board or of another pocket',
    fields: {
      seat,
      board: optional(of.board),
      pocket: optional(described(seat, 'The pocket that the hand was of')),
    },
  },
  'call-elsewhere': {
    says: 'Notes what a player called at another board with the cards of this one (arbiter, BD-L15A3)',
    by: 'arbiter',
    fields: { seat, call, board: of.board },
  },
  'new-deal': {
    says: 'Orders a new shuffle and deal (arbiter, BD-L6D1 to BD-L6D3)',
    by: 'arbiter',
    fields: { article: oneOf(of.NEW_DEALS, 'The article applied'), reason: of.reason },
  },
  'cancel-board': {
    says: 'Cancels the board, which is then given an adjusted score (arbiter)',
    by: 'arbiter',
    fields: { article: of.cited, reason: of.reason },
  },
  'let-stand': {
    says: 'Lets the result stand that was to be looked at (arbiter)',
    by: 'arbiter',
    fields: { article: of.cited, reason: of.reason },
  },
  'return-hand': { says: 'Puts a hand back into its pocket after the play (BD-L7C)', fields: { seat } },
  'take-hand': {
    says: 'Takes a hand out of its pocket again (BD-L7C)',
    fields: { seat, present: list(oneOf(['NS', 'EW', 'arbiter']), { most: 3 }, 'Who was there') },
  },
} as const satisfies Readonly<Record<string, ActDeclaration>>;
