import { canonicalJson } from '../canonical-json';
import type { SessionAward, SessionScored, SessionStanding } from './contract';

const keyOf = ({ key, entry }: Pick<SessionAward, 'key' | 'entry'>): string => `${key}\n${entry}`;

const byKey = (awards: readonly SessionAward[]): Map<string, SessionAward> =>
  new Map(awards.map((award) => [keyOf(award), award]));

const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

/** The milestone that leads from one standing to the next, or null when they are the same. */
export const scoredBetween = (before: SessionStanding, after: SessionStanding): SessionScored | null => {
  const known = byKey(before.awards);
  const now = byKey(after.awards);
  const awards = [...now.values()].filter((award) => !same(known.get(keyOf(award)) ?? null, award));
  const withdrawn = [...known.values()]
    .filter((award) => !now.has(keyOf(award)))
    .map(({ key, entry }) => ({ key, entry }));
  const data = {
    awards,
    ...(withdrawn.length === 0 ? {} : { withdrawn }),
    ...(same(before.excluded, after.excluded) ? {} : { excluded: after.excluded }),
    ...(same(before.lots, after.lots) ? {} : { lots: after.lots }),
    ...(after.expected === undefined || after.expected === before.expected
      ? {}
      : { expected: after.expected }),
  };
  return awards.length === 0 && Object.keys(data).length === 1 ? null : { type: 'SessionScored', data };
};

const expectedAfter = (
  before: SessionStanding,
  { expected = before.expected }: SessionScored['data'],
): Pick<SessionStanding, 'expected'> => (expected === undefined ? {} : { expected });

/** The standing after a milestone. */
export const standingAfter = (before: SessionStanding, data: SessionScored['data']): SessionStanding => {
  const awards = byKey(before.awards);
  for (const award of data.withdrawn ?? []) awards.delete(keyOf(award));
  for (const award of data.awards) awards.set(keyOf(award), award);
  return {
    awards: [...awards.values()],
    excluded: data.excluded ?? before.excluded,
    lots: data.lots ?? before.lots,
    ...expectedAfter(before, data),
  };
};
