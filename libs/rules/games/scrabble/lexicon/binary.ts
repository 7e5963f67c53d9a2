import type { Facts } from '@arbitre/rules/kernel/decider';
import { checksum } from './checksum';
import { lexiconFrom, type CompiledLexicon } from './compile';
import type { LexiconTables } from './tables';

/** Changes with every change of the tables, the hash of letters among them. */
export const LEXICON_VERSION = 2;
/** `ALEX`, as the first four bytes read on a little-endian machine. */
const MAGIC = 0x58454c41;
/** Magic, version, checksum of all that follows it, bytes of the head. */
const PREFACE = 4;

/** Why a file is no lexicon that this version reads. */
export type LexiconFault = {
  readonly code: 'not-a-lexicon' | 'lexicon-of-another-version' | 'lexicon-damaged';
  readonly facts: Facts;
};

export type LexiconReading =
  | { readonly ok: true; readonly lexicon: CompiledLexicon }
  | { readonly ok: false; readonly fault: LexiconFault };

/** What stands before the tables, as JSON; lengths in bytes. */
type Head = {
  readonly name: string;
  readonly fingerprint: string;
  readonly wordCount: number;
  readonly letters: number;
  readonly classes: number;
  readonly filter: number;
  readonly shortWords: number;
  readonly lessOne: number;
  readonly lessTwo: number;
};

const padded = (bytes: number): number => (bytes + 3) & ~3;

const bytesOf = (array: Uint8Array | Int32Array | Uint32Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/** A compiled lexicon as one file: a head of a few hundred bytes, then the tables as the search reads them. */
export const encodeLexicon = ({ name, fingerprint, wordCount, tables }: CompiledLexicon): Uint8Array => {
  const { letters, classes, filter, shortWords, lessOne, lessTwo } = tables;
  const parts = [letters, classes, filter, shortWords, lessOne, lessTwo].map(bytesOf);
  const head: Head = {
    name,
    fingerprint,
    wordCount,
    letters: letters.byteLength,
    classes: classes.byteLength,
    filter: filter.byteLength,
    shortWords: shortWords.byteLength,
    lessOne: lessOne.byteLength,
    lessTwo: lessTwo.byteLength,
  };
  const headBytes = new TextEncoder().encode(JSON.stringify(head));
  const all = [headBytes, ...parts];
  const file = new Uint8Array(all.reduce((sum, part) => sum + padded(part.length), PREFACE * 4));
  let at = PREFACE * 4;
  for (const part of all) {
    file.set(part, at);
    at += padded(part.length);
  }
  const words = new Uint32Array(file.buffer);
  words[0] = MAGIC;
  words[1] = LEXICON_VERSION;
  words[3] = headBytes.length;
  words[2] = checksum(words.subarray(3));
  return file;
};

const fault = (code: LexiconFault['code'], facts: Facts = {}): LexiconReading => ({
  ok: false,
  fault: { code, facts },
});

/** Views on the tables: nothing is copied. */
const tablesIn = (file: Uint8Array, head: Head, from: number): LexiconTables => {
  let at = file.byteOffset + from;
  const next = (bytes: number): readonly [ArrayBufferLike, number, number] => {
    const begin = at;
    at += padded(bytes);
    return [file.buffer, begin, bytes];
  };
  const ints = (bytes: number): readonly [ArrayBufferLike, number, number] => {
    const [buffer, begin] = next(bytes);
    return [buffer, begin, bytes / 4];
  };
  return {
    letters: new Uint8Array(...next(head.letters)),
    classes: new Int32Array(...ints(head.classes)),
    filter: new Int32Array(...ints(head.filter)),
    shortWords: new Int32Array(...ints(head.shortWords)),
    lessOne: new Uint32Array(...ints(head.lessOne)),
    lessTwo: new Uint32Array(...ints(head.lessTwo)),
  };
};

/** Reads what `encodeLexicon` wrote. The lexicon goes on using the memory of `bytes`. */
export const decodeLexicon = (bytes: Uint8Array): LexiconReading => {
  const file = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(file.buffer, file.byteOffset, file.byteLength >> 2);
  if (words[0] !== MAGIC) return fault('not-a-lexicon');
  if (words[1] !== LEXICON_VERSION)
    return fault('lexicon-of-another-version', { version: words[1] ?? 0, expected: LEXICON_VERSION });
  if (file.byteLength % 4 !== 0 || words.length <= PREFACE || words[2] !== checksum(words.subarray(3)))
    return fault('lexicon-damaged', { bytes: file.byteLength });
  const length = words[3] ?? 0;
  const begin = PREFACE * 4;
  // The checksum holds: what follows is what encodeLexicon wrote.
  const head = JSON.parse(new TextDecoder().decode(file.subarray(begin, begin + length))) as Head;
  return { ok: true, lexicon: lexiconFrom(head, tablesIn(file, head, begin + padded(length))) };
};
