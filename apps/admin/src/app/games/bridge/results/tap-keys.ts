import { plainText, type NotationPart } from '../../../cards/notation';
import { catalogues } from '../../../language/catalogues';
import type { LanguageCode } from '../../../language/plural';
import { lastTaken, type TapBoard, type TapKey, type TapKeys, type TapSteps } from '../../../tap/tap-keys';
import { contractParts } from '../../../cards/contract-notation';
import { typedTexts } from './texts';
import { isPassed, partsOf, typedForm, typedParts, type ContractParts } from './typed-result';

const LEVELS = ['1', '2', '3', '4', '5', '6', '7'];
const STRAINS = ['C', 'D', 'H', 'S', 'NT'];
const RISKS = ['X', 'XX'];
const SEATS = ['N', 'E', 'S', 'W'];
const LEAD_SUITS = ['S', 'H', 'D', 'C'];
const RANKS = Array.from('AKQJT98765432');
/** As they are typed, one behind the other. */
const ORDER = ['level', 'strain', 'risk', 'declarer', 'margin', 'leadSuit', 'leadRank'] as const;
type Part = (typeof ORDER)[number];

const NOTHING: ContractParts = {
  ...{ level: '', strain: '', risk: '', declarer: '', margin: '' },
  ...{ leadSuit: '', leadRank: '' },
};
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

/** What has to be there before a part can be said. */
const NEEDS: Readonly<Partial<Record<Part, Part>>> = {
  ...({ strain: 'level', risk: 'strain', declarer: 'strain', margin: 'declarer' } as const),
  ...({ leadSuit: 'declarer', leadRank: 'leadSuit' } as const),
};

const keysOf = (
  before: ContractParts,
  part: Part,
  values: readonly string[],
  language: LanguageCode,
  shown: (value: string) => { readonly label: readonly NotationPart[]; readonly says?: string },
): readonly TapKey[] => {
  const needed = NEEDS[part];
  const isOpen = needed === undefined || before[needed] !== '';
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

const suitKey = (value: string, language: LanguageCode) => ({
  label: contractParts(`1${value}`, language).flatMap((part): readonly NotationPart[] =>
    part.kind === 'suit' ? [part] : plainText(part.text.replace(/^1/u, '')),
  ),
  says: catalogues[language].suits[value] ?? value,
});

/** What is asked, part by part. */
const groupsOf = (text: string, parts: ContractParts, language: LanguageCode) => {
  const { seats, seatLetters, ranks } = catalogues[language];
  const texts = typedTexts[language].tap;
  const pass: TapKey = {
    label: contractParts('Pass', language),
    says: texts.pass,
    text: typedForm('Pass', language),
    on: isPassed(text),
  };
  const keys = (
    part: Part,
    values: readonly string[],
    shown: Parameters<typeof keysOf>[4],
  ): readonly TapKey[] => keysOf(parts, part, values, language, shown);
  const level = keys('level', LEVELS, (value) => ({ label: plainText(value) }));
  const strain = keys('strain', STRAINS, (value) => suitKey(value, language));
  const risk = keys('risk', RISKS, (value) => ({
    label: plainText(value),
    says: texts.risks[value] ?? value,
  }));
  const declarer = keys('declarer', SEATS, (value) => ({
    label: plainText(seatLetters[value] ?? value),
    says: seats[value] ?? value,
  }));
  const tricks = keys('margin', marginsAt(Number(parts.level) || USUAL_LEVEL), (value) => ({
    label: plainText(value.replace('-', '−')),
    says: texts.margin(value),
  }));
  const leadSuit = keys('leadSuit', LEAD_SUITS, (value) => suitKey(value, language));
  const leadRank = keys('leadRank', RANKS, (value) => ({ label: plainText(ranks[value] ?? value) }));
  return {
    level: { name: texts.level, keys: level },
    strain: { name: texts.strain, keys: [...strain, ...risk] },
    declarer: { name: texts.declarer, keys: [...declarer, pass] },
    tricks: { name: texts.tricks, keys: tricks },
    opening: { name: texts.level, keys: [...level, pass] },
    suit: { name: texts.strain, keys: strain },
    doubled: { name: texts.declarer, keys: [...risk, ...declarer] },
    leadSuit: { name: texts.leadSuit, keys: leadSuit },
    leadRank: { name: texts.leadRank, keys: leadRank },
  };
};

/** Level, suit, doubling, declarer and tricks; a part that was chosen is changed by another key of its row. */
export const bridgeTapKeys: TapKeys = (text, language): TapBoard => {
  const parts = partsOf(text, language) ?? NOTHING;
  const { level, strain, declarer, tricks } = groupsOf(text, parts, language);
  return { groups: [level, strain, declarer, tricks], back: backFrom(text, parts, language) };
};

/** The same one after the other, as it is asked at the table: the lead as soon as the auction is over, the tricks last. */
export const bridgeSteps: TapSteps = (text, language) => {
  const parts = partsOf(text, language) ?? NOTHING;
  const { opening, suit, doubled, leadSuit, leadRank, tricks } = groupsOf(text, parts, language);
  const said = (part: Part): boolean => isPassed(text) || parts[part] !== '';
  return [
    { ...opening, done: said('level') },
    { ...suit, done: said('strain') },
    { ...doubled, done: said('declarer') },
    { ...leadSuit, done: said('leadSuit'), skips: true },
    { ...leadRank, done: said('leadRank'), skips: true },
    { ...tricks, done: said('margin') },
  ];
};
