import { type Merging, UNMERGED, withAlias, withoutAlias, withoutMerge } from '../merging';
import { begun, type Spans } from '../spans';
import type { ClubEvent } from './events';

/** A club as its stream tells it: its regions with their days. */
export type ClubState = Merging & {
  readonly registered: boolean;
  readonly name: string;
  readonly regions: Spans;
  /** The first day on which it is closed; null while nothing says that it closes. */
  readonly closedOn: string | null;
};

export const UNREGISTERED_CLUB: ClubState = {
  registered: false,
  name: '',
  regions: [],
  closedOn: null,
  ...UNMERGED,
};

export const evolveClub = (state: ClubState, { type, data }: ClubEvent): ClubState => {
  switch (type) {
    case 'ClubRegistered':
      return {
        ...UNREGISTERED_CLUB,
        registered: true,
        name: data.name,
        regions: begun([], data.region, data.from),
      };
    case 'ClubMoved':
      return { ...state, regions: begun(state.regions, data.region, data.from) };
    case 'ClubRenamed':
      return { ...state, name: data.name };
    case 'ClubMerged':
      return { ...state, mergedInto: data.into };
    case 'ClubMergeUndone':
      return withoutMerge(state, data.into);
    case 'ClubAbsorbed':
      return withAlias(state, data.alias);
    case 'ClubReleased':
      return withoutAlias(state, data.alias);
    case 'ClubClosed':
      return { ...state, closedOn: data.on };
    case 'ClubReopened':
      return { ...state, closedOn: null };
  }
};
