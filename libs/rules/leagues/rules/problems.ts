import { quoted } from '@arbitre/rules/kernel/act-shape';
import type { Facts, Violation } from '@arbitre/rules/kernel/decider';
import { type RefusalTable, refusals, type Sentence } from '@arbitre/rules/kernel/refusals';
import { told } from '@arbitre/rules/kernel/tell';
import { inFrench } from './in-french';

/** What league rules are refused for, one line a code. */
export const ruleProblems = refusals({
  'rule-misfit': {
    fr: '{path} : « {given} » ne convient pas, il faut {expected}.',
    en: '{path}: "{given}" does not fit, expected {expected}.',
  },
  'rule-missing': {
    fr: '{path} manque : il faut {expected}.',
    en: '{path} is missing: expected {expected}.',
  },
  'rule-unknown': {
    fr: '{path} : ce champ n’existe pas ici ; ôtez-le ou corrigez son nom.',
    en: '{path}: there is no such field here; take it out or correct its name.',
  },
  'rule-character': {
    fr: '{path} : le caractère {found} n’a pas sa place dans ce texte ; retirez-le.',
    en: '{path}: the character {found} does not belong in this text; take it out.',
  },
  'rule-not-json': {
    fr: 'Ce n’est pas du JSON : {reason}.',
    en: 'This is no JSON: {reason}.',
  },
  'entered-twice': {
    fr: '{path} : « {entry} » est déjà parmi les inscrits.',
    en: '{path}: "{entry}" is among the entries already.',
  },
  'not-entered': {
    fr: '{path} : « {entry} » n’est pas parmi les inscrits.',
    en: '{path}: "{entry}" is not among the entries.',
  },
  'best-above-competitions': {
    fr: '{path} : les {best} meilleurs résultats de {competitions} compétitions, cela ne se peut pas ; il faut {competitions} au plus.',
    en: '{path}: the best {best} results of {competitions} competitions cannot be; {competitions} at most.',
  },
  'best-and-parts': {
    fr: '{path} : dites « best » pour toute la saison ou « parts » pour chacune de ses parties, pas les deux.',
    en: '{path}: say "best" for the whole season or "parts" for each part of it, not both.',
  },
  'part-backwards': {
    fr: '{path} : la partie finit ({to}) avant de commencer ({from}).',
    en: '{path}: the part ends ({to}) before it begins ({from}).',
  },
  'parts-overlap': {
    fr: '{path} : la compétition {number} est déjà dans la partie précédente.',
    en: '{path}: competition {number} is in the part before already.',
  },
  'part-beyond-season': {
    fr: '{path} : la saison n’a que {competitions} compétitions.',
    en: '{path}: the season has {competitions} competitions only.',
  },
  'minimum-above-competitions': {
    fr: '{path} : {least} participations exigées pour {competitions} compétitions : personne ne serait classé.',
    en: '{path}: {least} participations asked for in {competitions} competitions: nobody would be ranked.',
  },
  'points-rise': {
    fr: '{path} : la place {place} rapporterait plus ({points}) que celle d’avant ({before}).',
    en: '{path}: place {place} would bring more ({points}) than the one before ({before}).',
  },
  'no-usual-table': {
    fr: '{path} : il faut une table « places », qui vaut quand une compétition n’en nomme pas d’autre.',
    en: '{path}: a table "places" is needed, which holds where a competition names no other.',
  },
  'limit-without-effect': {
    fr: '{path} : au plus {most} résultats d’un même lieu, mais {best} seulement comptent ; cette limite ne limite rien.',
    en: '{path}: no more than {most} results of one place, but only {best} count; this limit limits nothing.',
  },
  'criterion-twice': {
    fr: '{path} : « {criterion} » est déjà dans la liste.',
    en: '{path}: "{criterion}" is in the list already.',
  },
  'criterion-after-lot': {
    fr: '{path} : « {criterion} » vient après le tirage au sort et ne serait jamais demandé.',
    en: '{path}: "{criterion}" comes after the lot and would never be asked.',
  },
  'criterion-elsewhere': {
    fr: '{path} : « {criterion} » ne se demande pas dans ce format ({format}).',
    en: '{path}: "{criterion}" cannot be asked in this format ({format}).',
  },
  'criterion-ranks-already': {
    fr: '{path} : on classe déjà par « {criterion} ».',
    en: '{path}: rows are ranked by "{criterion}" already.',
  },
  'rounded-without-carry': {
    fr: '{path} : aucune phase n’arrondit de points : « rounded-down » ne départage personne.',
    en: '{path}: no phase rounds points: "rounded-down" parts nobody.',
  },
  'result-upside-down': {
    fr: '{path} : {better} rapporterait moins que {worse}.',
    en: '{path}: {better} would bring less than {worse}.',
  },
  'score-without-mirror': {
    fr: '{path} : le score {score} a des points, mais pas {mirror}, celui de l’autre côté.',
    en: '{path}: the score {score} has points, but not {mirror}, that of the other side.',
  },
  'scale-begins-late': {
    fr: '{path} : l’échelle commence à {from} ; il faut un échelon pour une différence de 0.',
    en: '{path}: the scale begins at {from}; a step for a difference of 0 is needed.',
  },
  'scale-out-of-order': {
    fr: '{path} : l’échelon {from} vient après {before} ; les différences doivent monter.',
    en: '{path}: the step {from} comes after {before}; differences must rise.',
  },
  'sides-do-not-fit': {
    fr: '{path} : {sides} équipes se rencontrent à la fois, mais ces points sont pour {expected}.',
    en: '{path}: {sides} teams meet at once, but these points are for {expected}.',
  },
  'legs-for-many': {
    fr: '{path} : les rencontres de plus de deux équipes ont des dates données ; « legs » ne s’applique pas.',
    en: '{path}: meetings of more than two teams have given dates; "legs" does not apply.',
  },
  'zones-above-teams': {
    fr: '{path} : {promoted} montées et {relegated} descentes pour {teams} équipes.',
    en: '{path}: {promoted} go up and {relegated} go down, of {teams} teams.',
  },
  'share-out-of-range': {
    fr: '{path} : la part « {share} » n’est pas entre 0 et 1.',
    en: '{path}: the share "{share}" is not between 0 and 1.',
  },
  'phase-twice': {
    fr: '{path} : la phase « {phase} » existe déjà.',
    en: '{path}: there is a phase "{phase}" already.',
  },
  'first-phase-from-nothing': {
    fr: '{path} : la première phase ne reçoit rien d’une autre : ôtez « {field} ».',
    en: '{path}: the first phase receives nothing from another: take "{field}" out.',
  },
  'quota-missing': {
    fr: '{path} : dites par quel quota on entre dans la phase « {phase} ».',
    en: '{path}: say by which quota entries come into the phase "{phase}".',
  },
  'quota-above-entries': {
    fr: '{path} : {places} places, mais la phase d’avant n’a que {entries} inscrits.',
    en: '{path}: {places} places, but the phase before has {entries} entries only.',
  },
  'fixed-above-places': {
    fr: '{path} : {fixed} places fixes pour {regions} régions et {exemptions} exemptions dépassent les {places} places.',
    en: '{path}: {fixed} fixed places for {regions} regions and {exemptions} exemptions are more than the {places} places.',
  },
  'medals-above-places': {
    fr: '{path} : {medals} médailles pour {places} places.',
    en: '{path}: {medals} medals for {places} places.',
  },
  'roster-backwards': {
    fr: '{path} : au moins {least} joueurs et au plus {most}, cela ne se peut pas.',
    en: '{path}: at least {least} players and at most {most} cannot be.',
  },
  'roster-of-no-team': {
    fr: '{path} : seules les équipes ont une liste de joueurs ; les inscrits sont ici : {kind}.',
    en: '{path}: only teams have a roster; entries here are: {kind}.',
  },
  'regulars-above-roster': {
    fr: '{path} : {regulars} titulaires exigés, mais une équipe n’en a que {most}.',
    en: '{path}: {regulars} regular players asked for, but a team has {most} only.',
  },
  'uses-without-substitutes': {
    fr: '{path} : une limite d’emplois, mais une équipe n’a pas de remplaçants.',
    en: '{path}: a limit of uses, but a team has no substitutes.',
  },
  'category-twice': {
    fr: '{path} : la catégorie « {category} » est déjà dans la liste.',
    en: '{path}: the category "{category}" is in the list already.',
  },
});

export type RuleProblemCode = keyof typeof ruleProblems;

/** One mistake in rules: where, which, and a sentence in each language. */
export type RuleProblem = Sentence & { readonly path: string; readonly violation: Violation };

/** A path as people read it: `order.0` of the rules. */
const place = (path: string): string => (path === '' ? 'rules' : path);

const problemOf = (path: string, code: RuleProblemCode, facts: Facts, french: Facts = facts): RuleProblem => {
  const sentence = (ruleProblems as RefusalTable)[code] ?? { fr: code, en: code };
  const all = { ...facts, path: place(path) };
  return {
    path,
    violation: { article: code, facts: all },
    fr: told(sentence, { ...french, path: place(path) }, {}, 'fr'),
    en: told(sentence, all, {}, 'en'),
  };
};

/** A contradiction between fields that each would be right alone. */
export const contradiction = (path: string, code: RuleProblemCode, facts: Facts = {}): RuleProblem =>
  problemOf(path, code, facts);

/** A value that departs from its declaration. */
export const misfitProblem = (path: string, given: unknown, expected: string): RuleProblem => {
  if (expected === 'no field of this name') return problemOf(path, 'rule-unknown', {});
  const facts = { given: quoted(given) ?? 'null', expected };
  const code = given === undefined ? 'rule-missing' : 'rule-misfit';
  return problemOf(path, code, facts, { ...facts, expected: inFrench(expected) });
};
