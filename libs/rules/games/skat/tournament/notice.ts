import { invalidField, isRecord, type Refusal } from '@arbitre/rules/kernel/act-shape';
import { refused } from '@arbitre/rules/kernel/decider';
import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import { list } from '@arbitre/rules/kernel/declare/compound';
import { field, type Fields } from '@arbitre/rules/kernel/declare/field';
import { integer } from '@arbitre/rules/kernel/declare/values';
import { readStake } from '../score-sheet/settlement';
import { type Notice, noticeFields, person, seriesLength } from './fields';

/** SKWO-7.2-GAP-5, SKWO-7.2-GAP-6: what holds unless the notice says otherwise. */
export const SERIES_DEFAULTS = { deals: { four: 48, three: 36 }, minutes: 130 } as const;

/** What a notice may leave out. */
export const NOTICE_DEFAULTS = {
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

const cents = integer(0, 1_000_000);

/** SKWO-6.2.a, SKWO-6.2.b: the items of the two parts, as a person may write them. */
const { rules, control, sanctions, lists, stake, material, minutes, appeals, ...items } = noticeFields;
const PART_A = {
  series: items.series,
  deals: field('whole rounds, such as {"four":48,"three":36}', seriesLength.schema, isDeals),
  entryFee: cents,
  ...{ income: items.income, exclusion: items.exclusion, conciliation: items.conciliation },
  signatures: list(person, { least: 1 }),
};
const PART_B = { rules, control, sanctions, lists, stake, material, minutes, lostGameFee: cents, appeals };
const PARTS = [
  { article: 'SKWO-6.2.a', part: PART_A, problem: fieldsProblem(PART_A) },
  { article: 'SKWO-6.2.b', part: PART_B, problem: fieldsProblem(PART_B) },
] as const;

const organiserProblem = fieldsProblem({ organiser: items.organiser });

const missingIn = (given: Readonly<Record<string, unknown>>, part: Fields) =>
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
  const notice: Readonly<Record<string, unknown>> = { ...NOTICE_DEFAULTS, ...given };
  if (organiserProblem(notice) !== null) return refused('SKWO-3.1.a', { missing: ['organiser'] });
  for (const { article, part, problem } of PARTS) {
    const missing = missingIn(notice, part);
    if (missing.length > 0) return refused(article, { missing });
    const wrong = problem(notice);
    if (wrong !== null) return wrong;
  }
  const addition = contrary(notice);
  if (addition !== null) return refused('SKWO-6.1', { addition, contraryTo: 'SKWO-9-GAP-2' });
  const settlement = readStake(notice.stake);
  if (!settlement.ok) return settlement;
  return {
    ok: true,
    notice: Object.fromEntries(
      Object.keys(noticeFields).map((name) => [name, notice[name]]),
    ) as unknown as Notice,
  };
};
