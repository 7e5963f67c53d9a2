import { list } from '@arbitre/rules/kernel/declare/compound';
import { seat } from '@arbitre/rules/kernel/declare/compass-fields';
import { described } from '@arbitre/rules/kernel/declare/field';
import { integer, lines, oneOf } from '@arbitre/rules/kernel/declare/values';
import { STRAINS } from '@arbitre/rules/kernel/auction/calls';

export { call, callNumber, contract, sheetContract, tricks } from '@arbitre/rules/kernel/auction/fields';

// What bridge's acts and events are made of, beside seats, cards and calls.

export const denominations = list(
  oneOf(STRAINS),
  { most: 5 },
  'The denominations that an artificial call specified (BD-L29C)',
);

export const note = lines('What an alert explained');

/** BD-NOT-4; bounded by the dearest deal there is (BD-L77). */
export const scoreNS = integer(-7600, 7600, 'The score to North-South as the sheet states it');

export const declarer = described(seat, 'Declarer');

/** How a card came to be seen: it fell, it was shown, its player said that he holds it, or he did so with a claim (BD-L49). */
export const EXPOSURES = ['dropped', 'deliberate', 'named', 'claim'] as const;

/** Suits that may be forbidden of one lead, all but the fourth (BD-L51B2b). */
const SUIT_SETS = [
  'C',
  'D',
  'H',
  'S',
  'CD',
  'CH',
  'CS',
  'DH',
  'DS',
  'HS',
  'CDH',
  'CDS',
  'CHS',
  'DHS',
] as const;
const SUITS = ['C', 'D', 'H', 'S'] as const;
type Suit = (typeof SUITS)[number];

/**
 * What may be chosen on a call, a lead or a card that breaks the law; each choice gives some of them. `require` and `forbid`
 * are about the one suit in question, the others name theirs: `require-H`, `forbid-HS`.
 */
export const CHOICE_OPTIONS = [
  ...(['accept', 'refuse', 'spread', 'lead', 'require', 'forbid', 'free', 'highest', 'lowest'] as const),
  ...(['withdraw', 'keep'] as const),
  ...SUITS.map((suit) => `require-${suit}` as const),
  ...SUIT_SETS.map((suits) => `forbid-${suits}` as const),
] as const;
export type ChoiceOption = (typeof CHOICE_OPTIONS)[number];
/** What may be said of a call. */
export const ANSWERS: readonly ChoiceOption[] = ['accept', 'refuse'];

/** The suits that an option names; all those in question where it names none. */
export const suitsOf = (option: ChoiceOption, inQuestion: readonly string[]): readonly string[] => {
  const [, named] = option.split('-');
  return named === undefined ? inQuestion : Array.from(named);
};

const required = (suits: readonly string[]): readonly ChoiceOption[] =>
  SUITS.filter((suit) => suits.includes(suit)).map((suit: Suit) => `require-${suit}` as const);
const forbidden = (suits: readonly string[]): readonly ChoiceOption[] =>
  SUIT_SETS.filter((set) => Array.from(set).every((suit) => suits.includes(suit))).map(
    (set) => `forbid-${set}` as const,
  );

/** What declarer may ask of a lead against penalty cards of these suits (BD-L50D2a, BD-L50D2b, BD-L51B2a, BD-L51B2b). */
export const leadOptions = (suits: readonly string[]): readonly ChoiceOption[] =>
  suits.length < 2 ? ['require', 'forbid', 'free'] : [...required(suits), ...forbidden(suits), 'free'];

/** What declarer may ask of a play where this suit was led (BD-L57A). */
export const playOptions = (led: string): readonly ChoiceOption[] => {
  const others = SUITS.filter((suit) => suit !== led);
  const one = forbidden(others).filter((option) => option.length === 'forbid-C'.length);
  return ['highest', 'lowest', ...required(others), ...one, 'free'];
};

/** Any one suit that declarer may forbid (BD-L26B), lowest first. */
export const FORBIDDEN_SUITS = ['forbid-C', 'forbid-D', 'forbid-H', 'forbid-S'] as const;

/** What only the arbiter finds of a call (BD-L23A, BD-L25A1, BD-L29C, BD-L33, Laws 36 to 38). */
export const CALL_FINDINGS = [
  'unintended',
  'deliberate',
  'comparable',
  'not-comparable',
  'artificial',
  'simultaneous',
  'cancel',
] as const;
export type CallFinding = (typeof CALL_FINDINGS)[number];
