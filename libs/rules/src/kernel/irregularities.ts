import { invalidField, isRecord, misshapen, optional, record, type Refusal, text } from './act-shape';
import type { Act, DomainEvent, Facts } from './decider';

/** An irregularity that the rules saw in what was recorded, or that somebody at the table reported. */
export type IrregularityObserved = DomainEvent<
  'IrregularityObserved',
  { readonly article: string; readonly seat: string; readonly facts: Facts }
>;
export type Irregularity = IrregularityObserved['data'];

/** What no card shows (a word, a card dropped): reported by its article, with what was seen. */
export type Report = Act<'report'> & {
  readonly article: string;
  readonly seat: string;
  readonly facts?: Facts;
};

const isFact = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

const SHAPE = { article: text(40), facts: optional(record) };

/** A report as users send it: a seat of the game, an article of its rulebook (`prefix`), facts as plain values. */
export const readReport = (
  command: Readonly<Record<string, unknown>>,
  seats: readonly string[],
  prefix: string,
): { readonly ok: true; readonly report: Irregularity } | Refusal => {
  const { seat, article, facts = {} } = command;
  if (typeof seat !== 'string' || !seats.includes(seat))
    return invalidField('seat', seat, `one of ${seats.join(' ')}`);
  const problem = misshapen(command, SHAPE);
  if (problem !== null) return problem;
  if (!String(article).startsWith(prefix)) return invalidField('article', article, `an article ${prefix}…`);
  if (!isRecord(facts) || !Object.values(facts).every(isFact))
    return invalidField('facts', 'object', 'plain values');
  return { ok: true, report: { article: String(article), seat, facts: facts as Facts } };
};

export const observed = (article: string, seat: string, facts: Facts = {}): IrregularityObserved => ({
  type: 'IrregularityObserved',
  data: { article, seat, facts },
});
