import type { Transaction } from '../projector';
import { insertInto, insertNew, update, updateSql, valuesOf } from '../table/statements';
import type { EntrantChange, ResultChange, StandingChanges } from './changes';
import { rememberSessions } from './remember-sessions';
import { rememberVoiding } from './void-sessions';
import { rememberTops } from './session-tops';
import { entrantTable, rankingTable, type ScoredDealRow, scoredDealTable } from './tables';

const rememberMethods = insertNew(rankingTable, { position: '-1', changedAt: `'-infinity'` });
const chooseScoring = update(rankingTable, ['competition', 'scoring'], 'scoring = new.scoring');
const CHOSEN = ['competition', 'method', 'scoring'] as const;
const REVISE = `${updateSql(rankingTable, CHOSEN, 'method = new.method, scoring = new.scoring')}
  AND (ranking.method <> new.method OR ranking.scoring IS DISTINCT FROM new.scoring)
  RETURNING ranking.competition`;
const GROUPS_OF = `SELECT DISTINCT competition, group_key AS "groupKey" FROM scored_deal
  WHERE competition = ANY ($1::text[])`;

const rememberEntrants = insertInto(entrantTable, 'replace');
const withdrawEntrants = update(
  entrantTable,
  ['competition', 'id', 'withdrawn'],
  'withdrawn = new.withdrawn',
);
const strikeEntrants = update(entrantTable, ['competition', 'id', 'struck'], 'struck = new.struck');
const reviseEntrants = update(entrantTable, ['competition', 'id', 'entry'], 'entry = new.entry');
const rememberDeals = insertNew(scoredDealTable, {});

/** Entries of the batch, what was said anew of those of before, and who of those has left or plays now. */
const rememberEntries = async (tx: Transaction, changes: readonly EntrantChange[]): Promise<void> => {
  await rememberEntrants(
    tx,
    changes.flatMap(({ entry, withdrawn, struck, ...of }) =>
      entry === null || withdrawn === null ? [] : [{ ...of, entry, withdrawn, struck: struck ?? false }],
    ),
  );
  await reviseEntrants(
    tx,
    changes.flatMap(({ entry, withdrawn, competition, id }) =>
      entry === null || withdrawn !== null ? [] : [{ competition, id, entry }],
    ),
  );
  await withdrawEntrants(
    tx,
    changes.flatMap(({ entry, withdrawn, competition, id }) =>
      entry !== null || withdrawn === null ? [] : [{ competition, id, withdrawn }],
    ),
  );
  await strikeEntrants(
    tx,
    changes.flatMap(({ entry, struck, competition, id }) =>
      entry !== null || struck === null ? [] : [{ competition, id, struck }],
    ),
  );
};

/** What stood before is gone, whatever came instead in the same batch. */
const TAKE_AWAY = 'UPDATE scored_deal SET scores = NULL WHERE deal = ANY ($1::text[])';
const seatAnew = update(
  scoredDealTable,
  ['deal', 'entries', 'partners'],
  'entries = new.entries, partners = new.partners',
);

const RESULT = ['deal', 'scores', 'adjustments', 'disputed'] as const;
const REMEMBER_RESULTS = `${updateSql(
  scoredDealTable,
  RESULT,
  `scores = coalesce(new.scores, scored_deal.scores),
   disputed = coalesce(new.disputed, scored_deal.disputed),
   adjustments = CASE WHEN new.adjustments IS NULL THEN scored_deal.adjustments
                      ELSE coalesce(scored_deal.adjustments, '{}') || new.adjustments END`,
)} RETURNING competition, group_key AS "groupKey"`;

/** Every comparison group of the competitions that are ranked by another method from now on. */
const rankedAnew = async (
  tx: Transaction,
  revised: StandingChanges['revised'],
): Promise<readonly Group[]> => {
  if (revised.size === 0) return [];
  const rows = [...revised].map(([competition, chosen]) => ({ competition, ...chosen }));
  const changed = await tx.rows<{ competition: string }>(REVISE, valuesOf(rankingTable, CHOSEN, rows));
  if (changed.length === 0) return [];
  return tx.rows<Group>(GROUPS_OF, [changed.map(({ competition }) => competition)]);
};

/** A comparison group: the deals of one competition that are compared with each other. */
export type Group = Pick<ScoredDealRow, 'competition' | 'groupKey'>;

const distinct = (groups: readonly Group[]): readonly Group[] => [
  ...new Map(groups.map((group) => [`${group.competition}\n${group.groupKey}`, group])).values(),
];

/** What a withdrawal leaves standing comes with it. */
const FORGET_RULINGS = 'UPDATE scored_deal SET adjustments = NULL WHERE deal = ANY ($1::text[])';

const rememberResults = async (
  tx: Transaction,
  results: readonly ResultChange[],
): Promise<readonly Group[]> => {
  if (results.length === 0) return [];
  const ruledAnew = results.flatMap(({ deal, withdrawn }) => (withdrawn ? [deal] : []));
  if (ruledAnew.length > 0) await tx.run(FORGET_RULINGS, [ruledAnew]);
  const gone = results.flatMap(({ deal, takenAway }) => (takenAway ? [deal] : []));
  if (gone.length > 0) await tx.run(TAKE_AWAY, [gone]);
  const rows = await tx.rows<Group>(REMEMBER_RESULTS, valuesOf(scoredDealTable, RESULT, results));
  if (rows.length !== results.length) {
    const names = results.map(({ deal }) => deal).join(', ');
    throw new Error(`A result belongs to a deal that was never opened (one of: ${names}).`);
  }
  return distinct(rows);
};

/** Writes down what the batch said; gives the comparison groups whose awards must be worked out again. */
export const remember = async (tx: Transaction, changes: StandingChanges): Promise<readonly Group[]> => {
  await rememberMethods(
    tx,
    [...changes.methods].map(([competition, chosen]) => ({ competition, ...chosen })),
  );
  await chooseScoring(
    tx,
    [...changes.methods].flatMap(([competition, { scoring }]) =>
      scoring === null ? [] : [{ competition, scoring }],
    ),
  );
  await rememberEntries(tx, [...changes.entrants.values()]);
  await rememberDeals(tx, changes.deals);
  await seatAnew(tx, [...changes.seated.values()]);
  await rememberSessions(tx, changes.sessions);
  await rememberTops(tx, changes.tops);
  const groups = await rememberResults(tx, [...changes.results.values()]);
  const voided = await rememberVoiding(tx, changes.voiding);
  return distinct([...groups, ...voided, ...(await rankedAnew(tx, changes.revised))]);
};
