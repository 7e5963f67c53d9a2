import { joffreCardTitle, joffrePack } from '@arbitre/rules/joffre';
import type { LanguageCode } from '../../language/plural';

/** Every card of the pack by its printed name. */
export const cardNames = (language: LanguageCode): Readonly<Record<string, string>> =>
  Object.fromEntries(joffrePack.map((card) => [card, joffreCardTitle(card, language)]));
