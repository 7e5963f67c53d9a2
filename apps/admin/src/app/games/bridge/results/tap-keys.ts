import { plainText, type NotationPart } from '../../../cards/notation';
import { catalogues } from '../../../language/catalogues';
import type { LanguageCode } from '../../../language/plural';
import { lastTaken, type TapBoard, type TapKey, type TapKeys } from '../../../tap/tap-keys';
import { contractParts } from '../deal/notation';
import { typedTexts } from './texts';
import { isPassed, partsOf, typedForm, typedParts, type ContractParts } from './typed-result';

const LEVELS = ['1', '2', '3', '4', '5', '6', '7'];
const STRAINS = ['C', 'D', 'H', 'S', 'NT'];
const RISKS = ['X', 'XX'];
const SEATS = ['N', 'E', 'S', 'W'];
const ORDER = ['level', 'strain', 'risk', 'declarer', 'margin'] as const;
type Part = (typeof ORDER)[number];

const NOTHING: ContractParts = { level: '', strain: '', risk: '', declarer: '', margin: '' };
/** Where no level is chosen yet, the keys of a game of four stand there. */
const USUAL_LEVEL = 4;

/** Made first, then overtricks, then down: as many as thirteen tricks allow. */
const marginsAt = (level: number): readonly string[] => [
  '=',
  ...Array.from({ length: 7 - level }, (_, over) => `+${over + 1}`),
  ...Array.from({ length: 6 + level }, (_, down) => `-${down + 1}`),
];

/** The same contract with another part; a result that thirteen tricks do not give goes. */
const changed = (before: ContractParts, part: Part, value: string): ContractParts => {
  const after = { ...before, [part]: value };
  return marginsAt(Number(after.level)).includes(after.margin) ? after : { ...after, margin: '' };
};

const keysOf = (
  before: ContractParts,
  part: Part,
  values: readonly string[],
  language: LanguageCode,
  shown: (value: string) => { readonly label: readonly NotationPart[]; readonly says?: string },
): readonly TapKey[] => {
  const needs =
    part === 'level'
      ? ''
      : part === 'strain'
        ? before.level
        : part === 'margin'
          ? before.declarer
          : before.strain;
  const isOpen = part === 'level' || needs !== '';
  return values.map((value) => {
    const on = before[part] === value;
    // A doubling is taken back by its own key: none is what a contract usually has.
    const next = changed(before, part, on && part === 'risk' ? '' : value);
    return { ...shown(value), on, text: isOpen ? typedParts(next, language) : null };
  });
};

const backFrom = (text: string, parts: ContractParts, language: LanguageCode): string | null => {
  const last = ORDER.findLast((part) => parts[part] !== '');
  if (isPassed(text)) return '';
  return last === undefined ? lastTaken(text) : typedParts({ ...parts, [last]: '' }, language);
};

/** Level, suit, doubling, declarer and tricks; a part that was chosen is changed by another key of its row. */
export const bridgeTapKeys: TapKeys = (text, language): TapBoard => {
  const { seats, seatLetters, suits } = catalogues[language];
  const texts = typedTexts[language].tap;
  const parts = partsOf(text, language) ?? NOTHING;
  const pass: TapKey = {
    label: contractParts('Pass', language),
    says: texts.pass,
    text: typedForm('Pass', language),
    on: isPassed(text),
  };
  const strain = (value: string) => ({
    label: contractParts(`1${value}`, language).flatMap((part): readonly NotationPart[] =>
      part.kind === 'suit' ? [part] : plainText(part.text.replace(/^1/u, '')),
    ),
    says: suits[value] ?? value,
  });
  const margins = marginsAt(Number(parts.level) || USUAL_LEVEL);
  const groups = [
    {
      name: texts.level,
      keys: [...keysOf(parts, 'level', LEVELS, language, (value) => ({ label: plainText(value) }))],
    },
    {
      name: texts.strain,
      keys: [
        ...keysOf(parts, 'strain', STRAINS, language, strain),
        ...keysOf(parts, 'risk', RISKS, language, (value) => ({
          label: plainText(value),
          says: texts.risks[value] ?? value,
        })),
      ],
    },
    {
      name: texts.declarer,
      keys: [
        ...keysOf(parts, 'declarer', SEATS, language, (value) => ({
          label: plainText(seatLetters[value] ?? value),
          says: seats[value] ?? value,
        })),
        pass,
      ],
    },
    {
      name: texts.tricks,
      keys: keysOf(parts, 'margin', margins, language, (value) => ({
        label: plainText(value.replace('-', '−')),
        says: texts.margin(value),
      })),
    },
  ];
  return { groups, back: backFrom(text, parts, language) };
};
