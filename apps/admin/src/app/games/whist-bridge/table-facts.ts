import { DAMES } from '@arbitre/rules/whist-bridge';
import type { TableView } from '@arbitre/rules/kernel/table-view';
import { catalogues } from '../../language/catalogues';
import type { LanguageCode } from '../../language/plural';
import type { TableFact, Tally } from '../face';
import { words } from './deal-words';
import { callTold } from './notation';

const TEXTS = {
  fr: {
    trump: 'Atout',
    arbiter: (place: string) => `La place ${place} a appelé l’arbitre`,
    wants: 'Annonce voulue, pour vous seul',
  },
  en: {
    trump: 'Trump',
    arbiter: (place: string) => `Place ${place} has called the arbiter`,
    wants: 'Announcement wanted, for you alone',
  },
} as const;

/** A call in words alone. */
const callInWords = (call: string, language: LanguageCode): string =>
  words[language].calls?.[call] ??
  callTold(call, language)
    .map((part) => (part.kind === 'suit' ? (catalogues[language].suits[part.suit] ?? part.suit) : part.text))
    .join('');

/** Trump, the call that the table waits for, and for the arbiter what is wanted (WB-15.j). */
export const tableFacts = (
  { facts, arbiterFacts }: TableView,
  language: LanguageCode,
): readonly TableFact[] => {
  const texts = TEXTS[language];
  const { trump, asksArbiter } = facts;
  const wants = arbiterFacts?.wants;
  return [
    ...(trump === undefined
      ? []
      : [{ label: texts.trump, value: catalogues[language].suits[trump] ?? trump }]),
    ...(asksArbiter === undefined ? [] : [{ value: texts.arbiter(asksArbiter) }]),
    ...(wants === undefined ? [] : [{ label: texts.wants, value: callInWords(wants, language) }]),
  ];
};

/** Tricks of each who plays; queens at the game of queens. */
export const tallies = ({ tricks, cardPoints, contract }: TableView): readonly Tally[] =>
  Object.entries(tricks).map(([seat, won]) => ({
    ...{ name: seat, tricks: won },
    ...(contract?.startsWith(DAMES) === true ? { points: cardPoints?.[seat] ?? 0 } : {}),
  }));
