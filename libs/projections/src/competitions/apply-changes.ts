import { type CompetitionOpened, methodOf } from '@arbitre/rules';
import type { Transaction } from '../projector';
import { insertInto, insertNew, insertSql, update, valuesOf } from '../table/statements';
import type { CompetitionChanges, EntryChange } from './changes';
import { applyLife } from './apply-life';
import { competitionTable, entryMemberTable, entryTable, resultTable } from './tables';

const insertOpened = insertNew(competitionTable, { version: '-1', position: '-1', changedAt: `'-infinity'` });

const openedRows = (opened: CompetitionChanges['opened']) =>
  opened.map(({ competition, data }) => {
    const { unit, decimals } = methodOf(data.method, data.scoring);
    return { ...data, id: competition, unit, decimals };
  });

/** What an opening may leave out. */
const OPTIONS = ['embargo', 'correctionMinutes', 'closeFinish', 'places', 'plan', 'scoring'] as const;
const SET_OPTIONS = `embargo = new.embargo, correction_minutes = new.correction_minutes, close_finish = new.close_finish,
  places = new.places, plan = new.plan, scoring = new.scoring`;
const keepOptions = update(competitionTable, ['id', ...OPTIONS], SET_OPTIONS);

const revise = update(
  competitionTable,
  ['id', 'name', 'region', 'method', 'unit', 'decimals', 'startsOn', ...OPTIONS],
  `name = new.name, region = new.region, method = new.method, unit = new.unit, decimals = new.decimals,
   starts_on = new.starts_on, ${SET_OPTIONS}`,
);

type Options = Pick<CompetitionOpened['data'], (typeof OPTIONS)[number]>;
const optionsOf = ({ embargo, correctionMinutes, closeFinish, places, plan, scoring }: Options) => ({
  embargo: embargo ?? null,
  correctionMinutes: correctionMinutes ?? null,
  closeFinish: closeFinish ?? null,
  places: places ?? null,
  plan: plan ?? null,
  scoring: scoring ?? null,
});

const revisedRows = (revised: CompetitionChanges['revised']) =>
  revised.map(({ competition, data }) => {
    const { name, region, method, startsOn } = data;
    const { unit, decimals } = methodOf(method, data.scoring);
    return { ...{ id: competition, name, region, method, unit, decimals, startsOn }, ...optionsOf(data) };
  });

/** Rows of before this batch: a revision of the batch that follows says the region itself, and so do its entries their clubs. */
const match = async (tx: Transaction, matched: CompetitionChanges['matched']): Promise<void> => {
  for (const { competition, data } of matched) {
    if (data.region !== undefined)
      await tx.run('UPDATE competition SET region = $2 WHERE id = $1', [competition, data.region]);
    for (const { word, club } of data.clubs)
      await tx.run('UPDATE entry SET club = $3 WHERE competition = $1 AND club = $2', [
        competition,
        word,
        club,
      ]);
  }
};

const openedOptions = (opened: CompetitionChanges['opened']) =>
  opened.map(({ competition, data }) => ({ id: competition, ...optionsOf(data) }));

const upsertEntries = insertInto(entryTable, 'replace');
const withdrawEntries = update(entryTable, ['competition', 'id'], 'withdrawn = true');
const strikeEntries = update(entryTable, ['competition', 'id', 'struck'], 'struck = new.struck');

const registeredRows = (changes: readonly EntryChange[]) =>
  changes.flatMap(({ entry, ...change }) => {
    if (entry === null) return [];
    const { label = null, field = null, club = null } = entry;
    const { competition, id, withdrawn, struck, waiting } = change;
    const fresh = { presence: 'unknown', substitutes: null } as const;
    return [
      {
        ...{ competition, withdrawn, struck: struck ?? false, waiting: waiting ?? false },
        ...{ ...entry, id, label, field, club, ...fresh },
      },
    ];
  });

const reviseEntries = update(
  entryTable,
  ['competition', 'id', 'number', 'members', 'label', 'field', 'club'],
  'number = new.number, members = new.members, label = new.label, field = new.field, club = new.club',
);

const revisedEntryRows = (changes: readonly EntryChange[]) =>
  changes.flatMap(({ competition, id, revised }) => {
    if (revised === null) return [];
    const { number, members, label = null, field = null, club = null } = revised;
    return [{ competition, id, number, members, label, field, club }];
  });

/** Who plays for an entry, or stood in there, as its row has it now. */
const FORGET_MEMBERS = 'DELETE FROM entry_member WHERE competition = $1 AND entry = $2';
const MEMBERS_OF = `
  INSERT INTO entry_member (member, competition, entry)
  SELECT DISTINCT m.member, e.competition, e.id
    FROM entry e, LATERAL (
      SELECT jsonb_array_elements_text(e.members) AS member
       UNION SELECT s ->> 'in' FROM jsonb_array_elements(coalesce(e.substitutes, '[]'::jsonb)) s) m
   WHERE e.competition = $1 AND e.id = $2`;

const reviseRegistered = async (tx: Transaction, changes: readonly EntryChange[]): Promise<void> => {
  const rows = revisedEntryRows(changes);
  await reviseEntries(tx, rows);
  for (const { competition, id } of rows) {
    await tx.run(FORGET_MEMBERS, [competition, id]);
    await tx.run(MEMBERS_OF, [competition, id]);
  }
};

const admitEntries = update(entryTable, ['competition', 'id', 'waiting'], 'waiting = new.waiting');

const notePresence = update(entryTable, ['competition', 'id', 'presence'], 'presence = new.presence');

const addSubstitutes = update(
  entryTable,
  ['competition', 'id', 'substitutes'],
  `substitutes = coalesce(entry.substitutes, '[]'::jsonb) || new.substitutes`,
);

const substituteRows = (changes: readonly EntryChange[]) =>
  changes.flatMap(({ competition, id, substitutes }) =>
    substitutes.length === 0 ? [] : [{ competition, id, substitutes }],
  );

/** Whoever stood in played for the entry. */
const substituteMembers = (changes: readonly EntryChange[]) =>
  changes.flatMap(({ competition, id, substitutes }) =>
    substitutes.map((each) => ({ member: each.in, competition, entry: id })),
  );

const addMembers = insertInto(entryMemberTable, 'keep');

const memberRows = (changes: readonly EntryChange[]) =>
  changes.flatMap(({ competition, id, entry }) =>
    (entry?.members ?? []).map((member) => ({ member, competition, entry: id })),
  );

const RESULT = ['deal', 'competition'] as const;
const COUNT_RESULTS = `${insertSql(resultTable, RESULT, 'keep')} RETURNING competition`;

const FORGET_RESULTS = 'DELETE FROM result WHERE deal = ANY ($1::text[]) RETURNING competition';

/** How many more deals have a result than before, by competition; fewer where the only ruling was withdrawn. */
const countResults = async (
  tx: Transaction,
  { finished, reopened }: Pick<CompetitionChanges, 'finished' | 'reopened'>,
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>();
  const count = async (sql: string, values: readonly unknown[], by: number): Promise<void> => {
    for (const { competition } of await tx.rows<{ competition: string }>(sql, values))
      counts.set(competition, (counts.get(competition) ?? 0) + by);
  };
  if (reopened.length > 0) await count(FORGET_RESULTS, [reopened], -1);
  if (finished.length > 0) await count(COUNT_RESULTS, valuesOf(resultTable, RESULT, finished), 1);
  return counts;
};

// A version that the batch did not say is null: only deals of the competition were touched.
const moveOn = update(
  competitionTable,
  ['id', 'position', 'changedAt', 'version', 'state', 'deals', 'begun', 'resultCount'],
  `position = new.position, changed_at = new.changed_at, revision = coalesce(new.revision, competition.revision),
   state = CASE WHEN new.state = 'closed' THEN new.state ELSE competition.state END,
   entries = CASE WHEN new.revision IS NULL THEN competition.entries
                  ELSE (SELECT count(*) FROM entry WHERE entry.competition = competition.id) END,
   begun = competition.begun OR new.begun, deals = competition.deals + new.deals, results = competition.results + new.results`,
);

/** Writes a batch's changes: rows of new competitions first, the counters last. */
export const applyCompetitionChanges = async (
  tx: Transaction,
  { opened, revised, matched, entries, finished, reopened, touched, life }: CompetitionChanges,
): Promise<void> => {
  await insertOpened(tx, openedRows(opened));
  await keepOptions(tx, openedOptions(opened));
  await match(tx, matched);
  await revise(tx, revisedRows(revised));
  await upsertEntries(tx, registeredRows(entries));
  await addMembers(tx, memberRows(entries));
  await withdrawEntries(
    tx,
    entries.filter(({ entry, withdrawn }) => entry === null && withdrawn),
  );
  await strikeEntries(
    tx,
    entries.flatMap(({ competition, id, entry, struck }) =>
      entry !== null || struck === null ? [] : [{ competition, id, struck }],
    ),
  );
  await reviseRegistered(tx, entries);
  await admitEntries(
    tx,
    entries.flatMap(({ competition, id, entry, waiting }) =>
      entry !== null || waiting === null ? [] : [{ competition, id, waiting }],
    ),
  );
  await notePresence(
    tx,
    entries.flatMap(({ competition, id, presence }) =>
      presence === null ? [] : [{ competition, id, presence }],
    ),
  );
  await addSubstitutes(tx, substituteRows(entries));
  await addMembers(tx, substituteMembers(entries));
  await applyLife(tx, life);
  const results = await countResults(tx, { finished, reopened });
  const found = await moveOn(
    tx,
    touched.map((each) => ({ ...each, resultCount: results.get(each.id) ?? 0 })),
  );
  if (found === touched.length) return;
  const names = touched.map(({ id }) => id).join(', ');
  throw new Error(`An event belongs to a competition that was never opened (one of: ${names}).`);
};
