import type { Sentence } from '../refusals';

// What each kind of obligation means in its game, said once: the table, the page and the handbook tell it from here.

/** How long a seat owes it. */
export const DUTY_SCOPES = {
  turn: { fr: 'ce tour seulement', en: 'this turn only' },
  once: { fr: 'jusqu’à ce qu’elle soit remplie une fois', en: 'until it is met once' },
  'while-lead-kept': { fr: 'tant qu’il garde la main', en: 'while he keeps the lead' },
  throughout: { fr: 'jusqu’à la fin', en: 'to the end' },
} as const satisfies Readonly<Record<string, Sentence>>;
export type DutyScope = keyof typeof DUTY_SCOPES;

/** Who gains by it; `chooser`: the seats that may exercise it. */
export const BENEFICIARIES = {
  opponents: { fr: 'au profit de l’autre camp', en: 'for the other side' },
  declarer: { fr: 'au profit du déclarant', en: 'for declarer' },
  chooser: { fr: 'au profit de qui choisit', en: 'for who may choose' },
} as const satisfies Readonly<Record<string, Sentence>>;
export type Beneficiary = keyof typeof BENEFICIARIES;

export type Duty = { readonly scope: DutyScope; readonly beneficiary: Beneficiary };

/** By the kind of an obligation. */
export type DutyTable = Readonly<Record<string, Duty>>;
