import type { MovementFacts } from '@arbitre/rules/bridge';
import type { LanguageCode } from '../../../language/plural';
import type { EveningTexts } from './texts.fr';

/** `99.7`: hundredths of a percent as people read them. */
export const calibreOf = (hundredths: number, language: LanguageCode): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    hundredths / 100,
  );

/** What a movement comes to, in a few words each: who plays, sits out, meets whom, and how evenly. */
export const factsTold = (
  facts: MovementFacts,
  entries: number,
  texts: EveningTexts,
  language: LanguageCode,
): readonly string[] => [
  texts.plays(...facts.plays),
  texts.sitsOutAtMost(facts.sitsOut),
  facts.meets === null ? texts.meetsByRanking : texts.meets(...facts.meets, entries - 1),
  texts.winners(facts.winners),
  ...(facts.shares ? [texts.shares] : []),
  ...(facts.balance === null ? [] : [texts.balance(calibreOf(facts.balance.calibre, language))]),
];
