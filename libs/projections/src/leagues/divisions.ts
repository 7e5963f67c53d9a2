import { seasonOfDivision } from '@arbitre/events';
import type { DivisionEvent, LeagueRules } from '@arbitre/rules/leagues';
import type { Transaction } from '../projector';
import { insertInto } from '../table/statements';
import { applyFixtureEvent, isAboutFixtures } from './fixtures';
import type { Place } from './seasons';
import {
  countedTable,
  type DivisionEntryRow,
  divisionEntryTable,
  divisionMemberTable,
  divisionTable,
} from './tables';

type DataOf<Type extends DivisionEvent['type']> = Extract<DivisionEvent, { readonly type: Type }>['data'];

const openDivision = insertInto(divisionTable);
const enter = insertInto(divisionEntryTable, 'replace');
const count = insertInto(countedTable, 'replace');
const play = insertInto(divisionMemberTable, 'keep');

const plays = (tx: Transaction, division: string, entry: string, persons: readonly string[]) =>
  play(
    tx,
    [...new Set(persons)].map((member) => ({ division, entry, member })),
  );

const entered = async (
  tx: Transaction,
  division: string,
  { entry, name, club, region, members }: DataOf<'DivisionEntered'>,
  place: DivisionEntryRow['place'],
) => {
  const about = { name: name ?? null, club: club ?? null, region: region ?? null };
  await enter(tx, [{ division, entry, ...about, members, place }]);
  return plays(tx, division, entry, members);
};

const placed = (tx: Transaction, division: string, entry: string, place: DivisionEntryRow['place']) =>
  tx.run('UPDATE division_entry SET place = $3 WHERE division = $1 AND entry = $2', [division, entry, place]);

const COUNT_ENTRIES = `UPDATE division SET entry_count =
  (SELECT count(*) FROM division_entry WHERE division = $1 AND place = 'playing') WHERE id = $1`;

/** What a move does not name stays. */
const MOVE = `UPDATE division_entry SET region = coalesce($3, region), club = coalesce($4, club), name = coalesce($5, name)
  WHERE division = $1 AND entry = $2`;

const MOVE_BACK = `UPDATE division_entry SET region = $3, club = $4, name = $5 WHERE division = $1 AND entry = $2`;

const applied = (tx: Transaction, { type, data }: DivisionEvent, place: Place): Promise<unknown> => {
  const { id } = place;
  switch (type) {
    case 'DivisionOpened': {
      const { rules, region, ...about } = data;
      // Rules that an event holds were read when it was written.
      const { format } = rules as LeagueRules;
      const where = { season: seasonOfDivision(id), region: region ?? null };
      return openDivision(tx, [{ ...about, ...place, ...where, format, rulesVersion: 1, entryCount: 0 }]);
    }
    case 'DivisionRulesChanged':
      return tx.run('UPDATE division SET rules_version = $2 WHERE id = $1', [id, data.version]);
    case 'CompetitionCounted':
      return count(tx, [{ division: id, competition: data.competition, number: data.number }]);
    case 'CompetitionLeftOut':
      return tx.run('DELETE FROM counted_competition WHERE division = $1 AND competition = $2', [
        ...[id, data.competition],
      ]);
    case 'DivisionEntered':
      return entered(tx, id, data, 'playing');
    case 'EntryWaited':
      return entered(tx, id, data, 'waiting');
    case 'EntryMovedUp':
      return placed(tx, id, data.entry, 'playing');
    case 'EntryMoved':
      return tx.run(MOVE, [id, data.entry, data.region ?? null, data.club ?? null, data.name ?? null]);
    case 'EntryMoveUndone':
      return tx.run(MOVE_BACK, [id, data.entry, data.region ?? null, data.club ?? null, data.name ?? null]);
    case 'RosterNamed':
      return plays(tx, id, data.entry, [...data.players, ...data.substitutes]);
    case 'DivisionLeft':
      return placed(tx, id, data.entry, 'left');
    // A table is computed from all events.
    default:
      return Promise.resolve();
  }
};

const MOVES: ReadonlySet<string> = new Set<DivisionEvent['type']>([
  ...(['DivisionEntered', 'EntryMovedUp', 'DivisionLeft'] as const),
]);

/** Applies one event to the rows of its division. */
export const applyDivisionEvent = async (
  tx: Transaction,
  event: DivisionEvent,
  place: Place,
): Promise<void> => {
  await (isAboutFixtures(event) ? applyFixtureEvent(tx, place.id, event) : applied(tx, event, place));
  if (MOVES.has(event.type)) await tx.run(COUNT_ENTRIES, [place.id]);
};
