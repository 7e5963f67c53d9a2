import { begun, type Spans } from '../spans';
import type { ClubEvent } from './events';

/** A club as its stream tells it: its regions with their days. */
export type ClubState = { readonly registered: boolean; readonly name: string; readonly regions: Spans };

export const UNREGISTERED_CLUB: ClubState = { registered: false, name: '', regions: [] };

export const evolveClub = (state: ClubState, { type, data }: ClubEvent): ClubState => ({
  registered: true,
  name: type === 'ClubMoved' ? state.name : data.name,
  regions: type === 'ClubRenamed' ? state.regions : begun(state.regions, data.region, data.from),
});
