import type { SeasonEvent } from '@arbitre/rules/leagues';
import type { Transaction } from '../projector';
import { insertInto } from '../table/statements';
import { seasonRegionTable, seasonTable } from './tables';

const openSeason = insertInto(seasonTable);
const takePart = insertInto(seasonRegionTable, 'replace');

/** The row that an event is about, and where it has come to. */
export type Place = { readonly id: string; readonly version: number; readonly position: bigint };

/** Applies one event to the rows of its season. */
export const applySeasonEvent = (
  tx: Transaction,
  { type, data }: SeasonEvent,
  place: Place,
): Promise<unknown> => {
  const { id } = place;
  const stage = (to: string) => tx.run('UPDATE season SET stage = $2 WHERE id = $1', [id, to]);
  const close = (region: string, on: string | null) =>
    tx.run('UPDATE season_region SET closed_on = $3 WHERE season = $1 AND region = $2', [id, region, on]);
  switch (type) {
    case 'SeasonOpened': {
      const { name, from: since, until, games } = data;
      return openSeason(tx, [{ ...place, name, since, until, games, stage: 'open' }]);
    }
    case 'RegionTookPart': {
      const { region, from: since, until, window: correctionDays } = data;
      return takePart(tx, [{ season: id, region, since, until, correctionDays, closedOn: null }]);
    }
    case 'PhaseClosed':
      return close(data.region, data.on);
    case 'PhaseReopened':
      return close(data.region, null);
    case 'SeasonClosed':
      return stage('closed');
    case 'SeasonArchived':
      return stage('archived');
    case 'SeasonCorrected':
      return Promise.resolve();
  }
};
