import type { DomainEvent } from '../decider';
import type { Finality, SideConfirmed, ResultDisputed, ResultRepeated } from './contract';

/** What the sides and those who judge have said of the result that stands; nothing of it outlives a correction. */
export type Confirmation = {
  /** By side, how it confirmed the result. */
  readonly by: Readonly<Record<string, SideConfirmed['data']['as']>>;
  /** The report that differs, as long as nobody has settled it. */
  readonly dispute: ResultDisputed['data'] | null;
  /** Somebody answers for it. */
  readonly upheld: boolean;
  /** A dispute about it was settled by somebody who answers for it. */
  readonly settled: boolean;
  /** What the second of two passes says, in notation. */
  readonly repeated: string | null;
};

export const unconfirmed: Confirmation = {
  ...{ by: {}, dispute: null, upheld: false, settled: false, repeated: null },
};

/** How far a result has come, of a deal that these sides play. */
export const finalityOf = ({ by, dispute, settled }: Confirmation, sides: readonly string[]): Finality => {
  if (dispute !== null) return 'disputed';
  return settled || sides.every((side) => by[side] !== undefined) ? 'verified' : 'entered';
};

/** What is said of the result after an event. A ruling answers a dispute; the side that disputed has confirmed nothing. */
export const confirmationAfter = (before: Confirmation, { type, data }: DomainEvent): Confirmation => {
  switch (type) {
    case 'DealScored':
      return unconfirmed;
    case 'SideConfirmed': {
      const { by, as } = data as SideConfirmed['data'];
      const dispute = before.dispute?.by === by ? null : before.dispute;
      return { ...before, by: { ...before.by, [by]: as }, dispute };
    }
    case 'ResultDisputed': {
      const dispute = data as ResultDisputed['data'];
      const { [dispute.by]: _, ...by } = before.by;
      return { ...before, by, dispute, settled: false };
    }
    case 'ResultUpheld':
      return { ...before, dispute: null, upheld: true, settled: before.settled || before.dispute !== null };
    case 'ResultRepeated':
      return { ...before, repeated: (data as ResultRepeated['data']).says };
    case 'RulingGiven':
      return { ...before, dispute: null };
    default:
      return before;
  }
};
