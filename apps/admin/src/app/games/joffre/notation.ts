import type { TableView } from '@arbitre/rules/kernel/table-view';
import { countryWord, joffreCardWord } from '@arbitre/rules/joffre';
import { plainText } from '../../cards/notation';
import type { LanguageCode } from '../../language/plural';
import { catalogues } from '../../language/catalogues';
import { wordIn } from '../../language/word-in';
import type { Tally, Told } from '../face';

/** A card by its country and number, or a country alone. */
export const cardTold: Told<string> = (text, language) =>
  plainText(text.length === 1 ? countryWord(text, language) : joffreCardWord(text, language));

const WORDS = {
  fr: { made: 'réussi', failed: 'manqué', points: 'points', atFault: 'faute (JOF-6-GAP-3)' },
  en: { made: 'made', failed: 'failed', points: 'points', atFault: 'fault (JOF-6-GAP-3)' },
} as const;

const seatName = (seat: string, language: LanguageCode): string =>
  wordIn(catalogues[language].seats, seat) ?? seat;

/** A stored line of the sheet; `atFault`: the arbiter ruled that a side failed to follow, which may decide whether it was made. */
export type SheetLine = {
  readonly buyer: string;
  readonly bid: number;
  readonly points: number;
  readonly made: boolean;
  readonly atFault: boolean;
};

const STORED = /^([NESW])(\d{1,2})([+-]) (-?\d{1,2})( JOF-6-GAP-3)?$/u;

export const lineIn = (notation: string): SheetLine | null => {
  const [, buyer = '', bid, sign, points, fault] = STORED.exec(notation) ?? [];
  if (buyer === '') return null;
  return {
    buyer,
    bid: Number(bid),
    points: Number(points),
    made: sign === '+',
    atFault: fault !== undefined,
  };
};

/** `E9+ 11` and `9 E` as people read them: who bought at what, and how it ended. */
export const contractTold: Told<string> = (text, language) => {
  const bought = /^(\d{1,2}) ([NESW])$/u.exec(text);
  if (bought !== null) return plainText(`${bought[1] ?? ''}, ${seatName(bought[2] ?? '', language)}`);
  const line = lineIn(text);
  if (line === null) return plainText(text);
  const { buyer, bid, points, made, atFault } = line;
  const words = WORDS[language];
  const end = `${made ? words.made : words.failed} (${points} ${words.points})`;
  const told = `${bid} ${seatName(buyer, language)}, ${end}`;
  return plainText(atFault ? `${told}, ${words.atFault}` : told);
};

/** Points counted and tricks of both sides. */
export const tallies = ({ tricks, cardPoints }: TableView, language: LanguageCode): readonly Tally[] =>
  Object.entries(tricks).map(([side, won]) => ({
    name: catalogues[language].sides[side] ?? side,
    tricks: won,
    points: cardPoints?.[side] ?? 0,
  }));
