import type { EventDeclaration, EventTable } from '@arbitre/rules/kernel/declare/events';
import type { Fields, Telling } from '@arbitre/rules/kernel/declare/field';
import { holesOf } from '@arbitre/rules/kernel/tell';
import { contractTold } from '../../cards/contract-told';
import { cardParts, plainText, type NotationPart } from '../../cards/notation';
import type { GameFace } from '../../games/face';
import { wordsOf } from '../../games/words';
import { catalogues } from '../../language/catalogues';
import type { LanguageCode } from '../../language/plural';
import { wordIn } from '../../language/word-in';
import { officeName } from '../../sessions/person-names';

/** A piece of a line; `strong` for what is drawn in notation. */
export type ToldPiece = { readonly strong: boolean; readonly parts: readonly NotationPart[] };

/** What a journal says of an event: its sentence, then the facts that the sentence does not tell. */
export type EventLine = { readonly sentence: readonly ToldPiece[]; readonly facts: readonly ToldPiece[] };

/** By what an event is told: its declaration, the words and notation of its game, the names of entries by id. */
export type Teller = {
  readonly declared: EventTable;
  readonly face: GameFace | null;
  readonly language: LanguageCode;
  readonly names?: ReadonlyMap<string, string>;
  /** What people call somebody whom an event refers to. */
  readonly person?: (reference: string) => string;
};

type Data = Readonly<Record<string, unknown>>;
type Fact = { readonly name: string; readonly value: unknown; readonly tells: Telling | undefined };

const isRecord = (value: unknown): value is Data => typeof value === 'object' && value !== null;
const UNTOLD = plainText('…');

/** Texts that people ask for where the sentence does not tell them. */
const TEXTS = ['bid', 'article', 'reason', 'note', 'facts'];

/** Of facts what a person has seen, in words: the others are the rules' own. */
const inWords = (name: string, value: unknown): unknown =>
  name === 'facts' && isRecord(value) ? value.seen : value;

const toldOne = (value: string, { tells }: Fact, by: Teller): readonly NotationPart[] => {
  const { face, language, names } = by;
  const words = wordsOf(face, language);
  const { seats, sides, roles } = catalogues[language];
  switch (tells) {
    case 'seat':
      return plainText(
        wordIn(words.seats, value) ??
          wordIn(seats, value) ??
          wordIn(sides, value) ??
          wordIn(roles, value.toUpperCase()) ??
          value,
      );
    case 'card':
      return face?.card?.(value, language) ?? cardParts(value, catalogues[language]);
    case 'outcome':
      return plainText(wordIn(catalogues[language].outcomes, value) ?? value);
    case 'person':
      return plainText(by.person?.(value) ?? names?.get(value) ?? officeName(value, language) ?? value);
    case 'entry':
      return plainText(names?.get(value) ?? value);
    case 'call': {
      const word = wordIn(words.calls, value);
      return word === undefined ? (face?.call?.(value, language) ?? plainText(value)) : plainText(word);
    }
    case 'contract':
      return contractTold(value, language, face);
    case undefined:
      return plainText(value);
  }
};

const isTold = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const toldFact = (fact: Fact, by: Teller): readonly NotationPart[] => {
  const own = wordIn(by.face?.facts, fact.name);
  if (own !== undefined) return own(fact.value, by.language);
  const values: readonly unknown[] = Array.isArray(fact.value) ? fact.value : [fact.value];
  return values.filter(isTold).flatMap((each, index) => {
    const parts = toldOne(String(each), fact, by);
    if (index === 0) return parts;
    return [...plainText(fact.tells === 'card' ? ' ' : ', '), ...parts];
  });
};

const fieldsOf = ({ fields }: EventDeclaration): Fields =>
  Object.fromEntries([fields].flat().flatMap((shape) => Object.entries(shape)));

/** What stands beside the sentence: notation, seats and texts that it does not tell; never a list of entries. */
const besideOf = (declared: Fields, told: readonly string[]): readonly string[] => {
  const drawn = Object.keys(declared).filter((name) => {
    const tells = wordIn(declared, name)?.tells;
    return tells !== undefined && tells !== 'entry' && tells !== 'person';
  });
  return [...drawn, ...TEXTS].filter((name) => !told.includes(name));
};

/** One event in words; of a type that nobody declared, its name and whatever it says. */
export const eventLine = (type: string, given: unknown, by: Teller): EventLine => {
  const data = isRecord(given) ? given : {};
  const declaration = wordIn(by.declared, type);
  const fields = declaration === undefined ? {} : fieldsOf(declaration);
  const pieceOf = (name: string): ToldPiece => {
    const tells = wordIn(fields, name)?.tells;
    const value = inWords(name, wordIn(data, name));
    return { strong: tells !== undefined && tells !== 'seat', parts: toldFact({ name, value, tells }, by) };
  };
  const text = declaration?.says[by.language];
  // Every other piece is the name of a hole.
  const sentence = (text ?? '').split(/\{(\w+)\}/u).map((each, index): ToldPiece => {
    if (index % 2 === 0) return { strong: false, parts: plainText(each) };
    const piece = pieceOf(each);
    return piece.parts.length === 0 ? { ...piece, parts: UNTOLD } : piece;
  });
  const beside = text === undefined ? Object.keys(data) : besideOf(fields, holesOf(text));
  return {
    sentence: text === undefined ? [{ strong: false, parts: plainText(type) }] : sentence,
    facts: beside.map(pieceOf).filter(({ parts }) => parts.length > 0),
  };
};
