import type { Award, Exact, ScoredDeal } from './contract';
import type { RankingSources } from './course';
import { add, ZERO } from './exact';

/** What one entry scored in its deals against another. */
export type Meeting = {
  readonly entry: string;
  readonly opponent: string;
  readonly points: Exact;
  readonly deals: number;
};

/** The one entry on the other side of a deal; null where there are more, or none. */
const opponentOf = ({ entries }: ScoredDeal, entry: string): string | null => {
  const others = [...new Set(Object.values(entries))].filter((each) => each !== entry);
  return others.length === 1 ? (others[0] ?? null) : null;
};

/** Who scored what against whom, where teams meet; nothing in other events: their deals are compared with everybody's. */
export const crossTableOf = (
  { entries, deals }: Pick<RankingSources, 'entries' | 'deals'>,
  awards: readonly Award[],
): readonly Meeting[] => {
  if (entries.length < 2 || entries.some(({ kind }) => kind !== 'team')) return [];
  const byId = new Map(deals.map((deal) => [deal.deal, deal]));
  const meetings = new Map<string, Meeting>();
  for (const { deal, entry, value } of awards) {
    const played = byId.get(deal);
    const opponent = played === undefined ? null : opponentOf(played, entry);
    if (opponent === null) continue;
    const key = `${entry}\n${opponent}`;
    const { points = ZERO, deals: before = 0 } = meetings.get(key) ?? {};
    meetings.set(key, { entry, opponent, points: add(points, value), deals: before + 1 });
  }
  return [...meetings.values()];
};
