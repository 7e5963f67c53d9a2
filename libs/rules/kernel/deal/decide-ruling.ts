import { invalidField, isRecord, type Refusal } from '../act-shape';
import { accepted, type Decision, type DomainEvent } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { anyObject, lines, text } from '../declare/values';
import type { Adjustment } from './contract';
import type { FoundRuling } from '../laws/law';
import { penaltiesProblem, structureProblem } from '../laws/structured-ruling';
import { rulingId } from './rulings';
import { type DealState, sidesOf } from './state';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;

/** Percent of the top, to two decimals: 60, 50, 40 in general, any share where an arbiter weighs results. */
const isPercent = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= 100 &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;

const POINTS = 100_000;
const arePoints = (score: unknown): score is number =>
  Number.isSafeInteger(score) && Math.abs(score as number) <= POINTS;

const readWeighted = (field: string, of: unknown): { ok: true; adjustment: Adjustment } | Refusal => {
  const outcomes: readonly unknown[] = Array.isArray(of) ? of : [];
  if (outcomes.length < 2 || outcomes.length > 6)
    return invalidField(field, of, '2 to 6 results with what each weighs');
  const read: { readonly score: number; readonly percent: number }[] = [];
  for (const [index, each] of outcomes.entries()) {
    const { score, percent } = isRecord(each) ? each : {};
    if (!arePoints(score)) return invalidField(`${field}.${index}.score`, score, 'a whole number of points');
    if (!Number.isInteger(percent) || (percent as number) < 1 || (percent as number) > 99)
      return invalidField(`${field}.${index}.percent`, percent, 'a whole number of percent, 1 to 99');
    read.push({ score, percent: percent as number });
  }
  const sum = read.reduce((all, { percent }) => all + percent, 0);
  return sum === 100
    ? { ok: true, adjustment: { kind: 'weighted', of: read } }
    : refuse('weights-of-100', { sum });
};

const PERCENT = 'percent of the top, 0 to 100, two decimals at most';

/** A score in points; `least`, `most`: an artificial score that it is worth at least, or at most. */
const readAssigned = (
  field: string,
  { score, least, most }: Arguments,
): { ok: true; adjustment: Adjustment } | Refusal => {
  if (!arePoints(score)) return invalidField(`${field}.score`, score, 'a whole number of points');
  if (least !== undefined && !isPercent(least)) return invalidField(`${field}.least`, least, PERCENT);
  if (most !== undefined && !isPercent(most)) return invalidField(`${field}.most`, most, PERCENT);
  const bounds = { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
  return { ok: true, adjustment: { kind: 'assigned', score, ...bounds } };
};

const readAdjustment = (side: string, given: unknown): { ok: true; adjustment: Adjustment } | Refusal => {
  const field = `adjustments.${side}`;
  if (!isRecord(given)) return invalidField(field, given, 'an artificial or assigned score');
  const { kind, percent, of, form } = given;
  if (kind === 'artificial')
    return isPercent(percent)
      ? { ok: true, adjustment: { kind, percent } }
      : invalidField(`${field}.percent`, percent, PERCENT);
  if (kind === 'assigned') return readAssigned(field, given);
  if (kind === 'weighted') return readWeighted(`${field}.of`, of);
  if (kind === 'apart')
    return typeof form === 'string' && /^[A-Z]$/.test(form)
      ? { ok: true, adjustment: { kind, form } }
      : invalidField(`${field}.form`, form, 'a letter from A to Z');
  return invalidField(`${field}.kind`, kind, 'artificial, assigned, weighted or apart');
};

const rulingProblem = fieldsProblem({
  article: text('The article applied', 60),
  reason: lines('Why'),
  adjustments: anyObject('What each side is given'),
});

type Read = { readonly ok: true; readonly adjustments: Readonly<Record<string, Adjustment>> } | Refusal;

/** The sides need not mirror each other. Only a result that stands is compared apart. */
const readAdjustments = (state: DealState, given: Arguments): Read => {
  const sides = sidesOf(state);
  const adjustments: Record<string, Adjustment> = {};
  for (const [side, each] of Object.entries(given)) {
    if (!sides.includes(side)) return refuse('unknown-side', { side: side.slice(0, 40), sides });
    const reading = readAdjustment(side, each);
    if (!reading.ok) return reading;
    if (reading.adjustment.kind === 'apart' && state.score === null) return refuse('no-result-to-compare');
    adjustments[side] = reading.adjustment;
  }
  return { ok: true, adjustments };
};

/** What the law asks of a ruling beside its words: what was found, and what came of it. */
const decideByLaw = (state: DealState, command: Arguments, adjustments: FoundRuling['adjustments']) => {
  const { article, outcome, facts, penalties = [] } = command;
  const seating = state.opened?.seating ?? {};
  const found: FoundRuling = {
    ...{ article: String(article), outcome: String(outcome).slice(0, 40), adjustments },
    facts: isRecord(facts) ? facts : {},
    penalties: penalties as FoundRuling['penalties'],
    sides: sidesOf(state),
    sideOf: (seat) => state.game?.sideOf(seat) ?? seat,
    entryOf: (seat) => seating[seat],
    scores: state.score?.scores ?? null,
  };
  const laws = state.games.manifestOf(state.game?.id ?? '')?.laws;
  const problem =
    penaltiesProblem(command, found, Object.values(seating)) ??
    (outcome === undefined && facts === undefined ? null : structureProblem(laws, command, found));
  if (problem !== null) return problem;
  const nothing = Object.keys(adjustments).length === 0 && found.penalties.length === 0;
  if (nothing && outcome === undefined) return refuse('nothing-adjusted');
  return {
    ...({ ok: true, ruling: rulingId(state.rulings.length) } as const),
    ...(outcome === undefined ? {} : { outcome }),
    ...(facts === undefined ? {} : { facts }),
    ...(found.penalties.length === 0 ? {} : { penalties }),
  };
};

/** A ruling adjusts one side or more, penalises somebody, or says by an outcome of its law that it does neither. */
export const decideRuling = (state: DealState, command: Arguments): Decision<DomainEvent> => {
  const structured = ['outcome', 'facts', 'penalties'].some((name) => command[name] !== undefined);
  const problem = rulingProblem(structured ? { adjustments: {}, ...command } : command);
  if (problem !== null) return problem;
  const given = (command.adjustments ?? {}) as Arguments;
  if (!structured && Object.keys(given).length === 0) return refuse('nothing-adjusted');
  const read = readAdjustments(state, given);
  if (!read.ok) return read;
  const { article, reason } = command;
  const { adjustments } = read;
  if (!structured)
    return accepted<DomainEvent>({ type: 'RulingGiven', data: { article, reason, adjustments } });
  const byLaw = decideByLaw(state, command, adjustments);
  if (!byLaw.ok) return byLaw;
  const { ok: _, ...more } = byLaw;
  return accepted<DomainEvent>({ type: 'RulingGiven', data: { article, reason, adjustments, ...more } });
};
