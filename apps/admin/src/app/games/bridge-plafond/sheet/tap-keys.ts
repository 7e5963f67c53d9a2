import { plainText, type NotationPart } from '../../../cards/notation';
import { isSuit } from '../../../cards/suit-paths';
import { catalogues } from '../../../language/catalogues';
import type { LanguageCode } from '../../../language/plural';
import { lastTaken, type TapBoard, type TapKey, type TapKeys } from '../../../tap/tap-keys';
import { plafondTexts } from '../texts';
import { type LineParts, NOTHING, partsOf, typedForm, typedParts } from './typed-line';

const LEVELS = ['1', '2', '3', '4', '5', '6', '7'];
const STRAINS = ['C', 'D', 'H', 'S', 'NT'];
const RISKS = ['', 'X', 'XX'];
const SEATS = ['N', 'E', 'S', 'W'];
/** BP-HONN-1 to 4: what the honours of a hand can score. */
const HONOURS: Readonly<Record<string, readonly string[]>> = { NT: ['', '200'] };
const HONOURS_OF_TRUMPS = ['', '100', '150', '200'];
const SIDES = ['NS', 'EW'];
const BOOK = 6;
const TRICKS = 13;
/** Undertricks with a key of their own; more are typed. */
const MOST_SHORT = 7;

type Part = keyof LineParts;

const marginsOf = (level: number): readonly string[] => [
  '=',
  ...Array.from({ length: TRICKS - BOOK - level }, (_, over) => `+${over + 1}`),
  ...Array.from({ length: Math.min(MOST_SHORT, BOOK + level) }, (_, short) => `-${short + 1}`),
];

/** The same line with another part; what does not go with it any more goes. */
const changed = (before: LineParts, part: Part, value: string): LineParts => {
  const after = { ...before, [part]: value };
  const margin =
    after.level === '' || marginsOf(Number(after.level)).includes(after.margin) ? after.margin : '';
  const fits = (HONOURS[after.strain] ?? HONOURS_OF_TRUMPS).includes(after.honours);
  const honours = fits ? after.honours : '';
  return { ...after, margin, honours, whose: honours === '' ? '' : after.whose };
};

const sideOf = (seat: string): string => ('NS'.includes(seat) ? 'NS' : 'EW');
const WRITTEN: readonly Part[] = ['level', 'strain', 'risk', 'declarer', 'margin', 'honours', 'whose'];

const backFrom = (text: string, parts: LineParts, language: LanguageCode): string | null => {
  const last = WRITTEN.findLast((part) => parts[part] !== '');
  return last === undefined ? lastTaken(text) : typedParts({ ...parts, [last]: '' }, language);
};

/** Contract, declarer, margin and honours. A part that was chosen is changed by another key of its row. */
export const plafondTapKeys: TapKeys = (text, language): TapBoard => {
  const { seats, seatLetters, sides, strains, suits } = catalogues[language];
  const texts = plafondTexts[language].tap;
  const parts = partsOf(text, language) ?? NOTHING;
  const key = (
    part: Part,
    value: string,
    label: readonly NotationPart[],
    says: string,
    open: boolean,
  ): TapKey => ({
    ...{ label, says, on: parts[part] === value && open },
    text: open ? typedParts(changed(parts, part, value), language) : null,
  });
  const passed = typedForm('Pass', language);
  const groups = [
    {
      name: texts.level,
      keys: [
        ...LEVELS.map((level) => key('level', level, plainText(level), texts.tricks(Number(level)), true)),
        {
          label: plainText(texts.passed),
          text: passed,
          on: text.trim().toUpperCase() === passed.toUpperCase(),
        },
      ],
    },
    {
      name: texts.strain,
      keys: STRAINS.map((strain) =>
        key(
          'strain',
          strain,
          isSuit(strain) ? [{ kind: 'suit', suit: strain }] : plainText(strains.NT),
          suits[strain] ?? strain,
          parts.level !== '',
        ),
      ),
    },
    {
      name: texts.risk,
      keys: RISKS.map((risk) =>
        key(
          'risk',
          risk,
          plainText(risk === '' ? '–' : risk),
          texts.risks[risk] ?? risk,
          parts.strain !== '',
        ),
      ),
    },
    {
      name: texts.declarer,
      keys: SEATS.map((seat) =>
        key('declarer', seat, plainText(seatLetters[seat] ?? seat), seats[seat] ?? seat, parts.strain !== ''),
      ),
    },
    {
      name: texts.margin,
      keys: marginsOf(Number(parts.level) || 4).map((margin) =>
        key(
          'margin',
          margin,
          plainText(margin.replace('-', '−')),
          texts.margins(margin === '=' ? 0 : Number(margin)),
          parts.declarer !== '',
        ),
      ),
    },
    {
      name: texts.honours,
      keys: (HONOURS[parts.strain] ?? HONOURS_OF_TRUMPS).map((honours) =>
        key(
          'honours',
          honours,
          plainText(honours === '' ? '–' : honours),
          honours === '' ? texts.noHonours : texts.honoursOf(Number(honours)),
          parts.margin !== '',
        ),
      ),
    },
    {
      name: texts.whose,
      keys: SIDES.map((side) =>
        key(
          'whose',
          parts.declarer !== '' && side === sideOf(parts.declarer) ? '' : side,
          plainText(side === 'EW' && language === 'fr' ? 'EO' : side),
          sides[side] ?? side,
          parts.honours !== '',
        ),
      ),
    },
  ];
  return { groups, back: backFrom(text, parts, language) };
};
