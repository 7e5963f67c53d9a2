import { DAMES } from '@arbitre/rules/whist-bridge';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { catalogues } from '../../language/catalogues';
import type { LanguageCode } from '../../language/plural';
import type { TableFact, Tally } from '../face';

const TEXTS = {
  fr: { trump: 'Atout', arbiter: (place: string) => `La place ${place} a appelé l’arbitre` },
  en: { trump: 'Trump', arbiter: (place: string) => `Place ${place} has called the arbiter` },
} as const;

/** Trump, and the call that the table waits for. */
export const tableFacts = ({ facts }: TableView, language: LanguageCode): readonly TableFact[] => {
  const texts = TEXTS[language];
  const { trump, asksArbiter } = facts;
  return [
    ...(trump === undefined
      ? []
      : [{ label: texts.trump, value: catalogues[language].suits[trump] ?? trump }]),
    ...(asksArbiter === undefined ? [] : [{ value: texts.arbiter(asksArbiter) }]),
  ];
};

/** Tricks of each who plays; queens at the game of queens. */
export const tallies = ({ tricks, cardPoints, contract }: TableView): readonly Tally[] =>
  Object.entries(tricks).map(([seat, won]) => ({
    ...{ name: seat, tricks: won },
    ...(contract?.startsWith(DAMES) === true ? { points: cardPoints?.[seat] ?? 0 } : {}),
  }));
