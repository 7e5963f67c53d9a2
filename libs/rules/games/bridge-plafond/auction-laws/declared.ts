import { call, callNumber } from '@arbitre/rules/kernel/auction/fields';
import { STRAINS } from '@arbitre/rules/kernel/auction/calls';
import type { ActTable } from '@arbitre/rules/kernel/declare/acts';
import { card, seat, writtenCard } from '@arbitre/rules/kernel/declare/compass-fields';
import { optional, orNull } from '@arbitre/rules/kernel/declare/compound';
import { type EventTable, withoutReason } from '@arbitre/rules/kernel/declare/events';
import { lines, oneOf, text, yesOrNo } from '@arbitre/rules/kernel/declare/values';

// Acts and events of the irregularities of the auction (articles 39 to 43).

/** BP-42-E: `I double two hearts`. */
export const named = oneOf(STRAINS, 'The denomination that a double or redouble named');
const article = text('The article that the call breaks, or by which it is settled', 40);
const number = callNumber('The call, by its place on the record');
const led = yesOrNo('Its player meant to lead it');

export const callActs = {
  'point-out': { says: 'Points out the call that breaks the rules', fields: { by: seat } },
  'accept-slip': {
    says: 'Finds that a second call corrected a slip of the tongue (arbiter, BP-39-3)',
    by: 'arbiter',
    fields: { reason: lines('Why') },
  },
  'show-card': {
    says: 'A player shows a card before the auction is over',
    fields: { seat, card: writtenCard, led: optional(led) },
  },
} as const satisfies ActTable;

export const callEvents = {
  // It counts for nothing until it is settled: what waited before it goes first.
  CallSaid: {
    says: { fr: '{seat} : {call}', en: '{seat}: {call}' },
    act: 'call',
    fields: { seat, call, of: optional(named) },
    open: true,
  },
  // It breaks an article, and waits for a choice, a correction or the next call.
  CallHeld: {
    says: {
      fr: 'L’annonce {number} attend (article {article})',
      en: 'Call {number} waits (article {article})',
    },
    fields: { number, article },
    open: true,
  },
  CallSettled: {
    says: { fr: 'L’annonce {number} est réglée : {call}', en: 'Call {number} is settled: {call}' },
    fields: {
      ...{ number, call: orNull(call, 'What it counts as; null where it counts for nothing') },
      article: optional(article),
    },
    open: true,
  },
  FaultPointedOut: {
    says: { fr: '{by} relève la faute', en: '{by} points the fault out' },
    act: 'point-out',
    fields: { by: seat },
    open: true,
  },
  SlipAccepted: {
    says: { fr: 'L’arbitre admet un lapsus', en: 'The arbiter accepts a slip of the tongue' },
    act: 'accept-slip',
    fields: { reason: lines('Why') },
    open: withoutReason,
  },
  CardShown: {
    says: { fr: '{seat} montre {card}', en: '{seat} shows {card}' },
    act: 'show-card',
    fields: { seat, card, led: optional(led) },
    open: true,
  },
} as const satisfies EventTable;
