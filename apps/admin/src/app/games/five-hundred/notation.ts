import { fiveHundredCardWord, readFiveHundredLine } from '@arbitre/rules/five-hundred';
import { cardParts, type NotationPart, plainText } from '../../cards/notation';
import { isSuit } from '../../cards/suit-paths';
import type { LanguageCode } from '../../language/plural';
import { catalogues } from '../../language/catalogues';
import type { CardTold, Told } from '../face';

const WORDS = {
  fr: { notrump: 'SA', revoke: 'renonce', point: 'point perdu', calls: 'appelle' },
  en: { notrump: 'NT', revoke: 'revoke', point: 'point lost', calls: 'calls' },
} as const;

/** A suit drawn, or no-trump in the reader's letters. */
export const denominationTold = (denomination: string, language: LanguageCode): readonly NotationPart[] =>
  isSuit(denomination)
    ? [{ kind: 'suit', suit: denomination }]
    : plainText(denomination === 'N' ? WORDS[language].notrump : denomination);

/** `8H`, `10N`; any other text as it stands. */
export const callTold: Told<string> = (text, language) => {
  const match = /^(\d{1,2})([SCDHN])$/u.exec(text);
  return match === null
    ? plainText(text)
    : [...plainText(match[1] ?? ''), ...denominationTold(match[2] ?? '', language)];
};

/** Jokers have names; the other cards are those of the pack of 52. */
export const cardTold: CardTold = (text, language) =>
  text === 'BL' || text === 'BO' ? plainText(fiveHundredCardWord(text, language)) : null;

const seatName = (seat: string, language: LanguageCode): string => {
  const { seats, sides } = catalogues[language];
  return seats[seat] ?? sides[seat] ?? seat;
};

const LOST = ' C500-9-GAP-1';

/** `8H N` and `N8H+1` as people read them: the contract, who took it, how it ended. */
export const contractTold: Told<string> = (text, language) => {
  const words = WORDS[language];
  const bought = /^(\d{1,2}[SCDHN]) (NS|EW|[NESW])$/u.exec(text);
  if (bought !== null)
    return [...callTold(bought[1] ?? '', language), ...plainText(` ${seatName(bought[2] ?? '', language)}`)];
  const reading = readFiveHundredLine(text.replace(LOST, ''));
  if (!reading.ok) return callTold(text, language);
  const { taker, tricks, denomination, won, revoke } = reading.line;
  const beyond = (won ?? 0) - tricks;
  const ending =
    revoke !== null ? `, ${words.revoke}` : beyond === 0 ? ' +' : beyond > 0 ? ` +${beyond}` : ` −${-beyond}`;
  return [
    ...plainText(String(tricks)),
    ...denominationTold(denomination, language),
    ...plainText(` ${seatName(taker, language)}${ending}${text.endsWith(LOST) ? `, ${words.point}` : ''}`),
  ];
};

/** What a joker calls: a suit or a card. */
export const calledTold = (value: unknown, language: LanguageCode): readonly NotationPart[] => {
  if (typeof value !== 'string') return [];
  return value.length === 1 ? denominationTold(value, language) : cardParts(value, catalogues[language]);
};
