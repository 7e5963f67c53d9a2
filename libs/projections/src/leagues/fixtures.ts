import type { DivisionEvent } from '@arbitre/rules/leagues';
import type { Transaction } from '../projector';
import { insertInto } from '../table/statements';
import { type FixtureRow, fixtureTable } from './tables';

type AboutFixtures = Extract<DivisionEvent, { readonly type: `Match${string}` | `Fixture${string}` }>;

export const isAboutFixtures = (event: DivisionEvent): event is AboutFixtures =>
  event.type.startsWith('Match') || event.type.startsWith('Fixture');

const draw = insertInto(fixtureTable);

/** Applies one event to the rows of the fixtures of its division. */
export const applyFixtureEvent = async (
  tx: Transaction,
  division: string,
  { type, data }: AboutFixtures,
): Promise<unknown> => {
  if (type === 'FixturesDrawn') {
    await tx.run('DELETE FROM fixture WHERE division = $1', [division]);
    const undecided = { stage: 'due', postponed: false, reportedBy: [] } as const;
    return draw(
      tx,
      data.fixtures.map(({ fixture, round, day, sides }) => ({
        ...{ division, fixture, round, day, sides, ...undecided },
      })),
    );
  }
  const { fixture } = data;
  const stage = (to: FixtureRow['stage']) =>
    tx.run('UPDATE fixture SET stage = $3 WHERE division = $1 AND fixture = $2', [division, fixture, to]);
  const said = (to: FixtureRow['stage'], by: string) =>
    tx.run(
      'UPDATE fixture SET stage = $3, reported_by = reported_by || to_jsonb($4::text) WHERE division = $1 AND fixture = $2',
      [division, fixture, to, by],
    );
  switch (type) {
    case 'FixturePostponed':
      return tx.run('UPDATE fixture SET postponed = true, day = $3 WHERE division = $1 AND fixture = $2', [
        ...[division, fixture, data.to],
      ]);
    case 'MatchReported':
      return said('reported', data.by);
    case 'MatchDisputed':
      return said('disputed', data.by);
    case 'MatchConfirmed':
    case 'MatchSettled':
    case 'MatchCorrected':
      return stage('settled');
    case 'MatchForfeited':
      return stage('forfeited');
  }
};
