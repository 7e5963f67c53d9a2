import type { DomainEvent, Facts } from '../decider';
import type { DataOf } from '../declare/field';
import type { irregularityObserved } from '../declare/milestones';

/** An irregularity that the rules saw in what was recorded, or that somebody at the table reported. */
export type IrregularityObserved = DomainEvent<
  'IrregularityObserved',
  DataOf<typeof irregularityObserved.fields>
>;
export type Irregularity = IrregularityObserved['data'];

export const observed = (article: string, seat: string, facts: Facts = {}): IrregularityObserved => ({
  type: 'IrregularityObserved',
  data: { article, seat, facts },
});
