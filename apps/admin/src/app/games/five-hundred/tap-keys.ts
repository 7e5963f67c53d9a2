import { type NotationPart, plainText } from '../../cards/notation';
import { catalogues } from '../../language/catalogues';
import { lastTaken, type TapBoard, type TapKey, type TapKeys } from '../../tap/tap-keys';
import { denominationTold } from './notation';
import { fiveHundredTexts } from './texts';
import { partsOf, type TypedParts, typedParts } from './typed-line';

const SEATS = ['N', 'E', 'S', 'W'];
/** C500-4.3. */
const TRICKS = ['7', '8', '9', '10'];
/** C500-4.8, the lowest first. */
const DENOMINATIONS = ['S', 'C', 'D', 'H', 'N'];
/** Where no number of tricks is chosen yet, the keys of an eight stand there. */
const USUAL_TRICKS = 8;
const ORDER = ['taker', 'tricks', 'denomination', 'end'] as const;
type Part = (typeof ORDER)[number];

const NOTHING: TypedParts = { taker: '', tricks: '', denomination: '', end: '' };

/** Made first, then tricks over, then short, as ten tricks allow; at last who failed to follow (C500-6.9, C500-6.10). */
const endsOf = (tricks: number): readonly string[] => [
  '+',
  ...Array.from({ length: 10 - tricks }, (_, over) => `+${over + 1}`),
  ...Array.from({ length: tricks }, (_, short) => `-${short + 1}`),
  ...['R-', 'R+'],
];

/** The same line with another part; an end that ten tricks do not give goes. */
const changed = (before: TypedParts, part: Part, value: string): TypedParts => {
  const after = { ...before, [part]: value };
  return endsOf(Number(after.tricks) || USUAL_TRICKS).includes(after.end) ? after : { ...after, end: '' };
};

/** Taker, tricks, trump and how it ended. A part that was chosen is changed by another key of its row. */
export const fiveHundredTapKeys: TapKeys = (text, language): TapBoard => {
  const { seats, seatLetters, suits } = catalogues[language];
  const texts = fiveHundredTexts[language].tap;
  const parts = partsOf(text, language) ?? NOTHING;
  const keysOf = (
    part: Part,
    values: readonly string[],
    shown: (value: string) => { readonly label: readonly NotationPart[]; readonly says: string },
  ): readonly TapKey[] => {
    const before = ORDER[ORDER.indexOf(part) - 1];
    const isOpen = before === undefined || parts[before] !== '';
    return values.map((value) => ({
      ...{ ...shown(value), on: parts[part] === value },
      text: isOpen ? typedParts(changed(parts, part, value), language) : null,
    }));
  };
  const groups = [
    {
      name: texts.taker,
      keys: keysOf('taker', SEATS, (seat) => ({
        ...{ label: plainText(seatLetters[seat] ?? seat), says: seats[seat] ?? seat },
      })),
    },
    {
      name: texts.tricks,
      keys: keysOf('tricks', TRICKS, (tricks) => ({
        ...{ label: plainText(tricks), says: texts.bid(Number(tricks)) },
      })),
    },
    {
      name: texts.trump,
      keys: keysOf('denomination', DENOMINATIONS, (value) => ({
        label: denominationTold(value, language),
        says: suits[value] ?? texts.notrump,
      })),
    },
    {
      name: texts.end,
      keys: keysOf('end', endsOf(Number(parts.tricks) || USUAL_TRICKS), (end) => ({
        ...{ label: plainText(end.replace('-', '−')), says: texts.ends(end) },
      })),
    },
  ];
  const last = ORDER.findLast((part) => parts[part] !== '');
  const back = last === undefined ? lastTaken(text) : typedParts({ ...parts, [last]: '' }, language);
  return { groups, back };
};
