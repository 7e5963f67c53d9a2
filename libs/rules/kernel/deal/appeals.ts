import type { Appeal, AppealHeard, RulingAppealed } from './contract';

/** The id of the appeal that is the so-manieth of its deal, from 0. */
export const appealId = (index: number): string => `p${index + 1}`;

/** The appeals of a deal after another was lodged. */
export const withAppeal = (appeals: readonly Appeal[], lodged: RulingAppealed['data']): readonly Appeal[] => [
  ...appeals,
  { ...lodged, id: appealId(appeals.length), status: 'open' },
];

export const appealHeard = (
  appeals: readonly Appeal[],
  { appeal, outcome }: AppealHeard['data'],
): readonly Appeal[] => appeals.map((each) => (each.id === appeal ? { ...each, status: outcome } : each));

/** Who ruled took it back: there is nothing to decide about it. */
export const appealsWithout = (appeals: readonly Appeal[], ruling: string): readonly Appeal[] =>
  appeals.map((each) =>
    each.ruling === ruling && each.status === 'open' ? { ...each, status: 'pointless' } : each,
  );
