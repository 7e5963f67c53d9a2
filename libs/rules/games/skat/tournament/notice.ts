import {
  type Check,
  integer,
  invalidField,
  isRecord,
  lines,
  oneOf,
  type Refusal,
  text,
} from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { readStake } from '../score-sheet/settlement';
import { APPEAL_DEADLINES, type Notice } from './fields';

/** SKWO-7.2-GAP-5, SKWO-7.2-GAP-6: what holds unless the notice says otherwise. */
export const SERIES_DEFAULTS = { deals: { four: 48, three: 36 }, minutes: 130 } as const;

/** What a notice may leave out. */
const DEFAULTS = {
  ...SERIES_DEFAULTS,
  lostGameFee: 0,
  appeals: 'end-of-series',
  rules: 'SKAT, SKWO',
} as const;

const isDeals = (value: unknown): boolean =>
  isRecord(value) &&
  [value.four, value.three].every((deals) => Number.isSafeInteger(deals) && Number(deals) > 0) &&
  Number(value.four) % 4 === 0 &&
  Number(value.three) % 3 === 0 &&
  Number(value.four) <= 192;

const DEALS: Check = { expected: 'whole rounds, such as {"four":48,"three":36}', accepts: isDeals };
const SIGNATURES: Check = {
  expected: 'at least one name',
  accepts: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((name) => text(80).accepts(name)),
};
const CENTS = integer(0, 1_000_000);

/** SKWO-6.2.a, SKWO-6.2.b: the items of the two parts, each with its check. */
const PART_A: Readonly<Record<string, Check>> = {
  series: integer(1, 99),
  deals: DEALS,
  entryFee: CENTS,
  income: lines,
  exclusion: lines,
  conciliation: lines,
  signatures: SIGNATURES,
};
const PART_B: Readonly<Record<string, Check>> = {
  rules: lines,
  control: lines,
  sanctions: lines,
  lists: lines,
  stake: text(20),
  material: lines,
  minutes: integer(1, 1000),
  lostGameFee: CENTS,
  appeals: oneOf(APPEAL_DEADLINES),
};

const missingIn = (given: Readonly<Record<string, unknown>>, part: Readonly<Record<string, Check>>) =>
  Object.keys(part).filter((field) => given[field] === undefined);

/** Additions to the game that no tournament may have (SKWO-9-GAP-2). */
const ADDITIONS = /\b(contra|kontra|re|ramsch|bock)\b/i;

const contrary = ({ additions = [], rules }: Readonly<Record<string, unknown>>): string | null => {
  if (!Array.isArray(additions)) return 'additions';
  const first: unknown = additions[0];
  if (additions.length > 0) return typeof first === 'string' ? first.slice(0, 40) : 'additions';
  return typeof rules === 'string' ? (ADDITIONS.exec(rules)?.[0] ?? null) : null;
};

/** The notice that a person publishes, completed by the defaults; the first thing wrong with it otherwise. */
export const readNotice = (given: unknown): { readonly ok: true; readonly notice: Notice } | Refusal => {
  if (!isRecord(given)) return invalidField('notice', given, 'an object');
  const notice: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...given };
  if (!text(80).accepts(notice.organiser)) return refused('SKWO-3.1.a', { missing: ['organiser'] });
  for (const [article, part] of [
    ['SKWO-6.2.a', PART_A],
    ['SKWO-6.2.b', PART_B],
  ] as const) {
    const missing = missingIn(notice, part);
    if (missing.length > 0) return refused(article, { missing });
    for (const [field, check] of Object.entries(part))
      if (!check.accepts(notice[field])) return invalidField(field, notice[field], check.expected);
  }
  const addition = contrary(notice);
  if (addition !== null) return refused('SKWO-6.1', { addition, contraryTo: 'SKWO-9-GAP-2' });
  const stake = readStake(notice.stake);
  if (!stake.ok) return stake;
  const fields = ['organiser', ...Object.keys(PART_A), ...Object.keys(PART_B)];
  return {
    ok: true,
    notice: Object.fromEntries(fields.map((field) => [field, notice[field]])) as unknown as Notice,
  };
};
