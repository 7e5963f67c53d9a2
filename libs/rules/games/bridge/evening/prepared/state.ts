import type { EveningData, EveningEvent } from '../events';

/** What was said of the boards before they are played. Never changed in place. */
export type Prepared = {
  /** The hash of the seed that the boards are dealt by; null where none was published. */
  readonly commitment: string | null;
  /** The seed, once it is told. */
  readonly seed: string | null;
  readonly copies: readonly EveningData['CopyRegistered'][];
  /** Packs that are not played with. */
  readonly unfit: readonly number[];
};

export const NOTHING_PREPARED: Prepared = { commitment: null, seed: null, copies: [], unfit: [] };

const checked = (unfit: readonly number[], { pack, fit }: EveningData['PackChecked']): readonly number[] => {
  const others = unfit.filter((each) => each !== pack);
  return fit ? others : [...others, pack];
};

/** The same once this was recorded; whatever is about something else changes nothing. */
export const afterPreparing = (prepared: Prepared, event: EveningEvent): Prepared => {
  switch (event.type) {
    case 'DealsCommitted':
      return { ...prepared, commitment: event.data.commitment };
    case 'DealsRevealed':
      return { ...prepared, seed: event.data.seed };
    case 'CopyRegistered':
      return { ...prepared, copies: [...prepared.copies, event.data] };
    case 'PackChecked':
      return { ...prepared, unfit: checked(prepared.unfit, event.data) };
    default:
      return prepared;
  }
};
