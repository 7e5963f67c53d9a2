import { invalidField, isRecord, type Refusal } from '../act-shape';
import { accepted, type Decision, type DomainEvent } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { anyObject, lines, text } from '../declare/values';
import type { Adjustment } from './contract';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;

/** Percent of the top, to two decimals: 60, 50, 40 in general, any share where an arbiter weighs results. */
const isPercent = (value: unknown): value is number =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= 100 &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-9;

const readAdjustment = (side: string, given: unknown): { ok: true; adjustment: Adjustment } | Refusal => {
  const field = `adjustments.${side}`;
  if (!isRecord(given)) return invalidField(field, given, 'an artificial or assigned score');
  const { kind, percent, score } = given;
  if (kind === 'artificial')
    return isPercent(percent)
      ? { ok: true, adjustment: { kind, percent } }
      : invalidField(`${field}.percent`, percent, 'percent of the top, 0 to 100, two decimals at most');
  if (kind === 'assigned')
    return Number.isSafeInteger(score) && Math.abs(score as number) <= 100_000
      ? { ok: true, adjustment: { kind, score: score as number } }
      : invalidField(`${field}.score`, score, 'a whole number of points');
  return invalidField(`${field}.kind`, kind, 'artificial or assigned');
};

const rulingProblem = fieldsProblem({
  article: text('The article applied', 60),
  reason: lines('Why'),
  adjustments: anyObject('What each side is given'),
});

/** A ruling adjusts one side or more; the sides need not mirror each other. */
export const decideRuling = (sides: readonly string[], command: Arguments): Decision<DomainEvent> => {
  const problem = rulingProblem(command);
  if (problem !== null) return problem;
  const given = command.adjustments;
  if (!isRecord(given) || Object.keys(given).length === 0) return refuse('nothing-adjusted');
  const adjustments: Record<string, Adjustment> = {};
  for (const [side, each] of Object.entries(given)) {
    if (!sides.includes(side)) return refuse('unknown-side', { side: side.slice(0, 40), sides });
    const reading = readAdjustment(side, each);
    if (!reading.ok) return reading;
    adjustments[side] = reading.adjustment;
  }
  const { article, reason } = command;
  return accepted<DomainEvent>({ type: 'RulingGiven', data: { article, reason, adjustments } });
};
