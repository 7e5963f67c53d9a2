import type { RegionEvent } from './events';

/** A region as its stream tells it. */
export type RegionState = {
  readonly opened: boolean;
  readonly name: string;
  readonly parent: string | null;
  readonly timeZone: string;
};

export const UNOPENED_REGION: RegionState = { opened: false, name: '', parent: null, timeZone: '' };

export const evolveRegion = (state: RegionState, event: RegionEvent): RegionState => ({
  ...state,
  ...event.data,
  opened: true,
});
