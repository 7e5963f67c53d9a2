import type { RecordedEvent } from '@arbitre/events';
import type { Finality, SideConfirmed, ResultDisputed, ResultRepeated, ResultUpheld } from '@arbitre/rules';

/** Who said something, by the account, and when. */
type Saying = { readonly actor: string; readonly at: string };

/** What was said of the result that stands, as the log has it: a correction leaves nothing of it. */
export type SaidOfResult = {
  /** By side. */
  readonly confirmed: Readonly<Record<string, Saying & Pick<SideConfirmed['data'], 'as'>>>;
  readonly dispute: (Saying & Pick<ResultDisputed['data'], 'by' | 'says' | 'reason'>) | null;
  readonly upheld: (Saying & Pick<ResultUpheld['data'], 'reason'>) | null;
  /** What the second of two passes says, in notation. */
  readonly repeated: (Saying & Pick<ResultRepeated['data'], 'says' | 'agrees'>) | null;
};

export type ResultLife = { readonly finality: Finality | null; readonly said: SaidOfResult | null };

/** The events by which something is said of a result. */
export const ON_RESULT: ReadonlySet<string> = new Set([
  ...['SideConfirmed', 'ResultDisputed', 'ResultUpheld', 'ResultRepeated', 'RulingGiven'],
]);

const NOTHING: SaidOfResult = { confirmed: {}, dispute: null, upheld: null, repeated: null };

/** How things stand after one more event of a deal that has a result. */
export const lifeAfter = (
  { finality, said }: ResultLife,
  { type, data, metadata }: Pick<RecordedEvent, 'type' | 'data' | 'metadata'>,
): ResultLife => {
  const before = said ?? NOTHING;
  const saying: Saying = { actor: metadata.actor.id, at: metadata.time };
  switch (type) {
    case 'SideConfirmed': {
      const { by, as, finality: now } = data as SideConfirmed['data'];
      const dispute = before.dispute?.by === by ? null : before.dispute;
      const confirmed = { ...before.confirmed, [by]: { as, ...saying } };
      return { finality: now, said: { ...before, confirmed, dispute } };
    }
    case 'ResultDisputed': {
      const { by, says, reason, finality: now } = data as ResultDisputed['data'];
      const { [by]: _, ...confirmed } = before.confirmed;
      const dispute = {
        by,
        ...(says === undefined ? {} : { says }),
        ...(reason === undefined ? {} : { reason }),
      };
      return {
        finality: now,
        said: { ...before, confirmed, dispute: { ...dispute, ...saying } },
      };
    }
    case 'ResultUpheld': {
      const { reason, finality: now } = data as ResultUpheld['data'];
      return { finality: now, said: { ...before, dispute: null, upheld: { reason, ...saying } } };
    }
    case 'ResultRepeated': {
      const { says, agrees } = data as ResultRepeated['data'];
      return { finality, said: { ...before, repeated: { says, agrees, ...saying } } };
    }
    default:
      // A ruling answers a dispute.
      return before.dispute === null
        ? { finality, said }
        : { finality: 'entered', said: { ...before, dispute: null } };
  }
};
