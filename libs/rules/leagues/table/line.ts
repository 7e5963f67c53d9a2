import type { Exact } from '@arbitre/rules/kernel/competition/contract';
import { toDecimal } from '@arbitre/rules/kernel/competition/exact';
import type { Facts } from '@arbitre/rules/kernel/decider';
import { type RefusalTable, refusals, type Sentence } from '@arbitre/rules/kernel/refusals';
import { told } from '@arbitre/rules/kernel/tell';

/** Every kind of line that a figure unfolds into. */
const lineSays = refusals({
  result: { fr: '{of} : {place} sur {field}', en: '{of}: {place} of {field}' },
  unclassified: { fr: '{of} : non classé', en: '{of}: not classified' },
  value: { fr: '{of} : {figure}', en: '{of}: {figure}' },
  participation: { fr: '{of} : participation', en: '{of}: participation' },
  podium: { fr: '{of} : {place}, bonus', en: '{of}: {place}, bonus' },
  count: { fr: '{of} : {count} × {figure}', en: '{of}: {count} × {figure}' },
  match: { fr: 'ronde {round}, contre {against} : {score}', en: 'round {round}, against {against}: {score}' },
  forfeit: {
    fr: 'ronde {round}, contre {against} : forfait',
    en: 'round {round}, against {against}: forfeit',
  },
  'stood-in': {
    fr: 'ronde {round}, contre {against}, qui s’est retiré : gagné',
    en: 'round {round}, against {against}, withdrawn: won',
  },
  carried: { fr: 'report de la phase {of}', en: 'carried over from phase {of}' },
  moved: {
    fr: 'passe à {of} : garde {kept} de {figure} points',
    en: 'moves to {of}: keeps {kept} of {figure} points',
  },
  brought: {
    fr: 'vient de la division {of} : garde {kept} de {figure} points',
    en: 'comes from division {of}: keeps {kept} of {figure} points',
  },
  adjustment: { fr: '{on} {of}', en: '{on} {of}' },
});
export type LineKind = keyof typeof lineSays;

/** Why a line counts nothing. */
export const notCountedSays = refusals({
  'not-among-best': {
    fr: 'ne compte pas : hors des {best} meilleurs',
    en: 'not counted: not among the best {best}',
  },
  'place-full': {
    fr: 'ne compte pas : déjà {most} résultats du même lieu',
    en: 'not counted: {most} results of the same place already',
  },
  'outside-parts': {
    fr: 'ne compte pas : hors des parties de la saison',
    en: 'not counted: in no part of the season',
  },
  'not-the-best-entry': {
    fr: 'ne compte pas : un meilleur résultat de la même compétition',
    en: 'not counted: a better result of the same competition',
  },
  'phase-before': { fr: 'compte dans le report', en: 'counts in what is carried over' },
  pending: { fr: 'ne compte pas encore : pas de résultat établi', en: 'not counted yet: no settled result' },
});
export type NotCounted = keyof typeof notCountedSays;

/** One line of a figure: what it is, what it is worth, and what it adds to the figure. The amounts of all add up to the figure. */
export type Line = {
  readonly kind: LineKind;
  /** The competition, match or decision that it is about. */
  readonly of: string;
  readonly worth: Exact;
  readonly amount: Exact;
  readonly notCounted: NotCounted | null;
  readonly facts: Facts;
};

/** A line that is being made. */
export type MadeLine = { -readonly [Key in keyof Line]: Line[Key] };

/** Of lines that their kind and what they are about say in full. */
export const NO_FACTS: Facts = {};

/** A figure as it is: a whole number, or a fraction. */
export const figureText = ({ num, den }: Exact): string => (den === 1 ? String(num) : `${num}/${den}`);

/** A figure as people read it: a whole number as it is, anything else to so many decimals. */
export const figureIn = (value: Exact, decimals: number, language: keyof Sentence): string => {
  const text = value.den === 1 ? String(value.num) : toDecimal(value, Math.max(decimals, 2));
  return language === 'fr' ? text.replace('.', ',') : text;
};

/** A line in words, without its amount. */
export const tellLine = ({ kind, of, worth, facts, notCounted }: Line): Sentence => {
  const all = { figure: figureText(worth), ...facts, of: facts.of ?? of };
  const sentence = (lineSays as RefusalTable)[kind] ?? { fr: kind, en: kind };
  const why = notCounted === null ? null : (notCountedSays as RefusalTable)[notCounted];
  const tell = (language: keyof Sentence): string => {
    const text = told(sentence, all, {}, language);
    return why === null || why === undefined ? text : `${text} (${told(why, all, {}, language)})`;
  };
  return { fr: tell('fr').trim(), en: tell('en').trim() };
};
