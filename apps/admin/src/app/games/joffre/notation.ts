import type { TableView } from '@arbitre/rules/kernel/table-view';
import { countryWord, joffreCardWord, readJoffreLine } from '@arbitre/rules/joffre';
import { plainText } from '../../cards/notation';
import type { LanguageCode } from '../../language/plural';
import { catalogues } from '../../language/catalogues';
import { wordIn } from '../../language/word-in';
import type { Tally, Told } from '../face';

/** A card by its country and number, or a country alone. */
export const cardTold: Told<string> = (text, language) =>
  plainText(text.length === 1 ? countryWord(text, language) : joffreCardWord(text, language));

const WORDS = {
  fr: { made: 'réussi', failed: 'manqué', points: 'points' },
  en: { made: 'made', failed: 'failed', points: 'points' },
} as const;

const seatName = (seat: string, language: LanguageCode): string => wordIn(catalogues[language].seats, seat) ?? seat;

/** `E9+ 11` and `9 E` as people read them: who bought at what, and how it ended. */
export const contractTold: Told<string> = (text, language) => {
  const bought = /^(\d{1,2}) ([NESW])$/u.exec(text);
  if (bought !== null) return plainText(`${bought[1] ?? ''}, ${seatName(bought[2] ?? '', language)}`);
  const reading = readJoffreLine(text.replace(' JOF-6-GAP-3', ''));
  if (!reading.ok) return plainText(text);
  const { buyer, bid, points } = reading.line;
  const words = WORDS[language];
  const end = points >= bid ? words.made : words.failed;
  return plainText(`${bid} ${seatName(buyer, language)}, ${end} (${points} ${words.points})`);
};

/** Points counted and tricks of both sides. */
export const tallies = ({ tricks, cardPoints }: TableView, language: LanguageCode): readonly Tally[] =>
  Object.entries(tricks).map(([side, won]) => ({
    name: catalogues[language].sides[side] ?? side,
    tricks: won,
    points: cardPoints?.[side] ?? 0,
  }));
