import { cardParts, plainText, type NotationPart } from '../../cards/notation';
import type { GameFace } from '../../games/face';
import { wordsOf } from '../../games/words';
import { catalogues } from '../../language/catalogues';
import type { LanguageCode } from '../../language/plural';

/** One fact of an event as its line tells it; `strong` for what is drawn in notation. */
export type ToldFact = { readonly strong: boolean; readonly parts: readonly NotationPart[] };

/** What the list of events says beside a type: who, and what of the event people ask for. */
export type EventLine = { readonly seat: string | null; readonly told: readonly ToldFact[] };

type Data = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const textIn = (data: Data, key: string): string | null => {
  const value = data[key];
  return typeof value === 'string' ? value : null;
};

type Kind = 'call' | 'contract' | 'card' | 'text';

/** What a fact is, by its name, which is the same in the events of every game; the first are told first. */
const kinds: Readonly<Record<string, Kind>> = {
  ...{ call: 'call', notation: 'contract', from: 'contract', contract: 'contract', game: 'contract' },
  ...{
    card: 'card',
    cards: 'card',
    bid: 'text',
    ruling: 'text',
    article: 'text',
    reason: 'text',
    note: 'text',
  },
};

const toldText = (
  kind: Kind,
  text: string,
  face: GameFace | null,
  language: LanguageCode,
): readonly NotationPart[] => {
  if (kind === 'card') return cardParts(text, catalogues[language]);
  const word = kind === 'call' ? wordsOf(face, language).calls?.[text] : undefined;
  if (kind === 'text' || word !== undefined) return plainText(word ?? text);
  return face?.[kind]?.(text, language) ?? plainText(text);
};

const isTold = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Who and what an event is about, told from its own facts; `face` says those that the game writes in its own way. */
export const eventLine = (
  type: string,
  given: unknown,
  face: GameFace | null,
  language: LanguageCode,
): EventLine => {
  const data = isRecord(given) ? given : {};
  const told = Object.entries(kinds).flatMap(([name, kind]): readonly ToldFact[] => {
    // A deal is opened for a game: the page says which.
    if (!Object.hasOwn(data, name) || type === 'DealOpened') return [];
    const value = data[name];
    const strong = kind !== 'text';
    const own = face?.facts?.[name];
    if (own !== undefined) return [{ strong, parts: own(value, language) }];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values
      .filter(isTold)
      .map((each) => ({ strong, parts: toldText(kind, String(each), face, language) }));
  });
  return { seat: textIn(data, 'seat') ?? textIn(data, 'by') ?? textIn(data, 'declarer'), told };
};
