import { cardWord } from '@arbitre/rules/kernel/card-words';
import type { Sentence } from '@arbitre/rules/kernel/refusals';
import type { Language } from '@arbitre/rules/kernel/tell';
import type { Moment } from './advise';
import type { Requirement } from './counsel';
import { MEASURES } from './measures';

export const MOMENTS: Readonly<Record<Moment, Sentence>> = {
  opening: { fr: 'Ouverture', en: 'Opening' },
  response: { fr: 'Réponse à l’enchère du partenaire', en: 'Response to partner’s bid' },
  'reply-to-double': { fr: 'Réponse à un contre-américain', en: 'Reply to a takeout double' },
  overcall: { fr: 'Riposte à l’ouverture adverse', en: 'Overcall of their opening' },
  rebid: { fr: 'Suite des enchères', en: 'Next call' },
  lead: { fr: 'Entame', en: 'Opening lead' },
  'third-hand': { fr: 'Troisième main', en: 'Third hand' },
  'no-play': { fr: 'Coup passé : rien à jouer', en: 'Passed out: nothing to play' },
};

/** Letters of ranks as a language writes them: `AKJ` is `ARV` in French. */
const ranksIn = (text: string, language: Language): string =>
  text.replace(/[AKQJT]/g, (letter) => cardWord(`S${letter}`, language).slice(1));

export const callWord = (call: string, language: Language): string => {
  if (call === 'Pass') return { fr: 'je passe', en: 'pass' }[language];
  if (call === 'X') return { fr: 'je contre', en: 'double' }[language];
  const suit = { C: '♣', D: '♦', H: '♥', S: '♠' }[call.slice(1)];
  return suit === undefined ? call.replace('NT', { fr: 'SA', en: 'NT' }[language]) : call.charAt(0) + suit;
};

/** `gardées : 4 demandées, 3 dans la main` as data: what is measured, what is asked, what the hand has. */
export const requirementWords = (
  { measure, asked, has }: Requirement,
  language: Language,
): { readonly measure: string; readonly asked: string | null; readonly has: string | null } => {
  const { says, kind } = MEASURES[measure];
  const written = (text: string | null): string | null =>
    text === null ? null : text === '' ? '—' : kind === 'ranks' ? ranksIn(text, language) : text;
  return { measure: says[language], asked: written(asked), has: written(has) };
};
