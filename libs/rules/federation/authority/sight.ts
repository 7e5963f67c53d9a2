import type { DealAudience, Sight } from '@arbitre/rules/kernel/deal/conceal';
import { type Grants, holding } from './grants';
import type { Reading } from './operations';
import { readingRole } from './permit';
import type { Role } from './roles';
import { covers, seatIn, type Where } from './scopes';

/** A deal as far as it says who sees it: its table, the entries that play it, and whether its board is under embargo. */
export type SeenDeal = {
  readonly where: Where;
  readonly entries: readonly string[];
  readonly embargoed: boolean;
  /** While others of its session have yet to play the board: the entries that have. */
  readonly playedBy?: readonly string[];
  /** While others have yet to play the board: some of those at its table now are among them, whoever played it there before. */
  readonly aheadOfTable?: boolean;
};

/** What counts of somebody's grants: a telephone that lies on a table tells those who sit there nothing of a board ahead of them. */
const counting = (grants: Grants, { aheadOfTable }: SeenDeal): Grants =>
  aheadOfTable === true
    ? grants.filter(({ scope }) => scope.kind !== 'table' && scope.kind !== 'seat')
    : grants;

/** The entry that somebody with these grants plays in, of those at the table. */
const ownEntry = (grants: Grants, { where, entries }: Pick<SeenDeal, 'where' | 'entries'>): string | null =>
  entries.find((entry) =>
    grants.some(
      ({ role, scope }) =>
        role === 'player' && scope.kind === 'entry' && scope.of === `${where.competition ?? ''}/${entry}`,
    ),
  ) ?? null;

/** Who sees what is hidden, and perhaps what is for the arbiter alone. */
export type StaffAudience = Extract<DealAudience, { kind: 'staff' }>;

/** What both are shown: only who judges as both does. */
export const lesserStaff = (own: StaffAudience, other: StaffAudience): StaffAudience =>
  own.judge === undefined || other.judge === undefined
    ? { kind: 'staff' }
    : { kind: 'staff', judge: { plays: [...own.judge.plays, ...other.judge.plays] } };

/**
 * How somebody who sees what is hidden there looks at it on that day: whoever arbitrates there is shown what is for the arbiter alone, but
 * at a table where he plays himself.
 */
export const staffOf = (grants: Grants, where: Where, on: string): StaffAudience => {
  if (readingRole('arbiterAlone', grants, where, on) === null) return { kind: 'staff' };
  const ours = `${where.competition ?? ''}/`;
  const plays = holding(grants, on).flatMap(({ role, scope }) =>
    role === 'player' && scope.kind === 'entry' && scope.of.startsWith(ours)
      ? [scope.of.slice(ours.length)]
      : [],
  );
  return { kind: 'staff', judge: { plays } };
};

/** The seat at the table of the deal for which somebody with these grants has entered a code. */
const ownSeat = (grants: Grants, { where }: SeenDeal): string | null => {
  const found = grants.find(({ scope }) => scope.kind === 'seat' && covers(scope, where));
  return found?.scope.kind === 'seat' ? seatIn(found.scope.of).seat : null;
};

/** Who somebody is at the table who runs and judges nothing there. */
const playing = (entry: string | null, seat: string | null): DealAudience => {
  if (entry !== null) return { kind: 'entry', entry };
  return seat === null ? { kind: 'everyone' } : { kind: 'seat', seat };
};

/** How much is seen of a deal, and by which reading, in which role, that is more than everybody sees there. */
export type Look = {
  readonly sight: Sight;
  readonly by: { readonly reading: Reading; readonly role: Role } | null;
};

/**
 * How much of a deal somebody with these grants sees on that day: all of it, as those do who run it and judge; what lies open, and a
 * player the own hand; or, of a board under embargo, nothing, but for those of its own table. Of a board that others have yet to play
 * whoever has played it elsewhere sees what lies open, and others nothing: the telephone of its table neither, where others sit now.
 */
export const lookAt = (grants: Grants, deal: SeenDeal, on: string): Look => {
  const held = counting(holding(grants, on), deal);
  const entry = ownEntry(held, deal);
  const seat = ownSeat(held, deal);
  const atTable =
    seat !== null || held.some(({ scope }) => scope.kind === 'table' && covers(scope, deal.where));
  const mayEarly = deal.embargoed ? readingRole('embargoed', held, deal.where, on) : null;
  const role = readingRole('hidden', held, deal.where, on);
  const hasPlayed =
    deal.playedBy === undefined || ownEntry(held, { where: deal.where, entries: deal.playedBy }) !== null;
  const own = entry !== null || atTable;
  const embargoed = !own && ((deal.embargoed && mayEarly === null) || (!hasPlayed && role === null));
  if (embargoed) return { sight: { audience: { kind: 'everyone' }, embargoed }, by: null };
  const early = mayEarly === null ? null : ({ reading: 'embargoed', role: mayEarly } as const);
  if (role !== null)
    return {
      sight: { audience: staffOf(held, deal.where, on), embargoed },
      by: early ?? { reading: 'hidden', role },
    };
  return { sight: { audience: playing(entry, seat), embargoed }, by: early };
};

export const sightOf = (grants: Grants, deal: SeenDeal, on: string): Sight => lookAt(grants, deal, on).sight;
