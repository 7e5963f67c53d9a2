import { SEATS, seatIndex, seatName } from '@arbitre/rules/kernel/compass';
import type { FiledEntry, FiledEvent, FiledResult, LeftOut, Written } from '../event-file/contract';
import type { Seat } from '../events';
import type { Vulnerability } from '../setup';
import { LIN_SEATS } from './hands';

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { None: 'o', NS: 'n', EW: 'e', All: 'b' };
const CALLS: Readonly<Record<string, string>> = { Pass: 'p', X: 'd', XX: 'r' };
const HIGH_TO_LOW = 'AKQJT98765432';

/** Text of people within bars, in one line. */
const plain = (text: string): string => text.replace(/[|\p{Cc}\p{Cs}]/gu, ' ').trim();

const handText = (hand: readonly string[]): string =>
  ['S', 'H', 'D', 'C']
    .map(
      (suit) =>
        suit +
        Array.from(HIGH_TO_LOW)
          .filter((rank) => hand.includes(`${suit}${rank}`))
          .join(''),
    )
    .join('');

const nameIn = ({ kind, number, names }: FiledEntry, seat: Seat): string => {
  const first = seat === 'N' || seat === 'E';
  const name = kind === 'pair' && names.length === 2 ? (names[first ? 0 : 1] ?? '') : `${number}${seat}`;
  // Commas part the four names.
  return plain(name.replaceAll(',', ' '));
};

const playersOf = ({ entries: { NS, EW } }: FiledResult): string =>
  LIN_SEATS.map((seat) => nameIn(seat === 'N' || seat === 'S' ? NS : EW, seat)).join(',');

const callText = ({ call, note }: { readonly call: string; readonly note?: string }): string => {
  const short = CALLS[call] ?? call.replace('NT', 'N');
  if (note === undefined) return `mb|${short}|`;
  return note === '!' ? `mb|${short}!|` : `mb|${short}!|an|${plain(note)}|`;
};

const WHOLE = 52;

/** Thirteen tricks of four cards, closed each by `pg`; the claim last. */
const courseText = ({ calls, cards }: NonNullable<FiledResult['course']>, tricks: number | null): string => {
  const played = Array.from({ length: Math.ceil(cards.length / 4) }, (_, trick) =>
    cards
      .slice(trick * 4, trick * 4 + 4)
      .map(({ card }) => `pc|${card}|`)
      .join(''),
  );
  const claim = tricks === null || cards.length === WHOLE ? '' : `mc|${tricks}|`;
  return `${calls.map(callText).join('')}pg||${played.map((trick) => `${trick}pg||`).join('')}${claim}`;
};

/** One table's record; null where its calls or its hands are not known. */
export const linRecord = (result: FiledResult): string | null => {
  const { course, hands, setup, place, result: outcome } = result;
  if (
    course === null ||
    outcome === null ||
    hands === null ||
    SEATS.some((seat) => hands[seat]?.length !== 13)
  )
    return null;
  const dealer = LIN_SEATS.indexOf(seatName(seatIndex(setup.dealer))) + 1;
  const dealt = LIN_SEATS.map((seat) => handText(hands[seat] ?? [])).join(',');
  const room = place.table.endsWith('-closed') ? 'c' : 'o';
  return [
    `qx|${room}${place.board}|pn|${playersOf(result)}|st||md|${dealer}${dealt}|rh||ah|Board ${place.board}|`,
    `sv|${VULNERABLE[setup.vulnerable]}|`,
    courseText(course, outcome === 'passed-out' ? null : outcome.tricks),
  ].join('');
};

/**
 * The records of a competition's tables, one a line (BD-LIN-GAP-1). The format has no word for a result without its calls, or
 * for hands that are not known: these are left out. A ruling is not told; the table's own result is.
 */
export const writeLin = ({ results }: FiledEvent): Written => {
  const records = results.map((result) => ({ deal: result.deal, text: linRecord(result) }));
  const written = records.flatMap(({ text }) => text ?? []);
  const left = records.flatMap(({ deal, text }): readonly LeftOut[] =>
    text === null ? [{ deal, code: 'not-in-lin' }] : [],
  );
  return { text: written.map((line) => `${line}\n`).join(''), results: written.length, left };
};
