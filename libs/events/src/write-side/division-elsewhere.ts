import type { Refusal } from '@arbitre/rules';
import { ZERO } from '@arbitre/rules/kernel/competition/exact';
import {
  type DivisionAct,
  type Elsewhere,
  refuseInLeague,
  stateTold,
  tableTold,
} from '@arbitre/rules/leagues';
import type { Position } from '../recorded-event';
import type { EventStore } from '../store/contract';
import { toldOfDivision } from './division-told';
import { notThere } from './not-there';
import { seasonOfDivision } from './season-of-division';

type Bringing = Extract<DivisionAct, { readonly do: 'bring-points' }>;

/** What an entry had in the division that it comes from, by the log up to a position; null: up to now. */
export const elsewhereOf = async (
  store: EventStore,
  own: string,
  { origin: division, entry, as = entry }: Bringing,
  then: Position | null,
): Promise<Elsewhere | Refusal> => {
  if (division === own) return refuseInLeague('same-division', { entry });
  if (seasonOfDivision(division) !== seasonOfDivision(own))
    return refuseInLeague('another-season', { division });
  const told = await toldOfDivision(store, division, then === null ? null : { position: then });
  const table = told && tableTold(told);
  if (told === null || table === null) return notThere('division', division);
  const place = stateTold(told).entries.get(as)?.place;
  return {
    plays: place === undefined ? null : place !== 'left',
    total: table.rows.find((row) => row.entry === as)?.total ?? ZERO,
    asOf: told.position.toString(),
  };
};
