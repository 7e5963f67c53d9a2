import { plainText } from '../../cards/notation';
import { catalogues } from '../../language/catalogues';
import type { LanguageCode } from '../../language/plural';
import { lastTaken, type TapBoard, type TapKey, type TapKeys } from '../../tap/tap-keys';
import { joffreTexts } from './texts';

const SEATS = ['N', 'E', 'S', 'W'] as const;
/** JOF-4.6: from the forced six of the dealer up. */
const BIDS = [6, 7, 8, 9, 10, 11, 12];
/** JOF-5-GAP-1: from the Kaiser alone with a trick to the Joffre with all of them but one. */
const POINTS = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1, -2];

type Parts = { readonly buyer: string; readonly bid: number | null; readonly points: number | null };
const NOTHING: Parts = { buyer: '', bid: null, points: null };

/** The parts of a line as far as it is typed, West by the letter of either language; null for any other text. */
const partsOf = (text: string): Parts | null => {
  if (text.trim() === '') return NOTHING;
  const match = /^([NESWO])\s*(\d{1,2})?\s*(?:[+-]\s*(-?\d{1,2})?)?$/iu.exec(text.trim());
  if (match === null) return null;
  const [, seat = '', bid, points] = match;
  const buyer = seat.toUpperCase().replace('O', 'W');
  return {
    buyer,
    bid: bid === undefined ? null : Number(bid),
    points: points === undefined ? null : Number(points),
  };
};

const typed = ({ buyer, bid, points }: Parts, language: LanguageCode): string => {
  const seat = catalogues[language].seatLetters[buyer] ?? buyer;
  if (bid === null) return seat;
  return points === null ? `${seat}${bid}` : `${seat}${bid}${points >= bid ? '+' : '-'} ${points}`;
};

const backFrom = (text: string, parts: Parts, language: LanguageCode): string | null => {
  if (parts.points !== null) return typed({ ...parts, points: null }, language);
  if (parts.bid !== null) return typed({ ...parts, bid: null }, language);
  return parts.buyer === '' ? lastTaken(text) : '';
};

/** Buyer, bid and points of his side; whether it was made follows from both. A part that was chosen is changed by another key of its row. */
export const joffreTapKeys: TapKeys = (text, language): TapBoard => {
  const { seats, seatLetters } = catalogues[language];
  const texts = joffreTexts[language].tap;
  const parts = partsOf(text) ?? NOTHING;
  const shown = (value: number): string => String(value).replace('-', '−');
  const groups = [
    {
      name: texts.buyer,
      keys: SEATS.map((seat): TapKey => ({
        ...{ label: plainText(seatLetters[seat] ?? seat), says: seats[seat] ?? seat },
        ...{ text: typed({ ...parts, buyer: seat }, language), on: parts.buyer === seat },
      })),
    },
    {
      name: texts.bid,
      keys: BIDS.map((bid): TapKey => ({
        ...{ label: plainText(String(bid)), says: texts.bids(bid), on: parts.bid === bid },
        text: parts.buyer === '' ? null : typed({ ...parts, bid }, language),
      })),
    },
    {
      name: texts.points,
      keys: POINTS.map((points): TapKey => ({
        ...{ label: plainText(shown(points)), says: texts.counted(points), on: parts.points === points },
        text: parts.bid === null ? null : typed({ ...parts, points }, language),
      })),
    },
  ];
  return { groups, back: backFrom(text, parts, language) };
};
