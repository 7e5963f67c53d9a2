import { decides } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { regionActs } from './acts';
import type { RegionEvent } from './events';
import type { RegionState } from './state';

/** What is not in the region's own stream. */
export type RegionContext = {
  readonly region: string;
  /** The region that the act puts this one under, and all above it. */
  readonly above: readonly string[];
};

const underItself = ({ region, above }: RegionContext, parent: string | undefined): Refusal | null =>
  parent !== undefined && above.includes(region) ? refuse('region-under-itself', { region, parent }) : null;

const alreadyThere = (parent: string | null): Refusal =>
  parent === null ? refuse('region-already-at-the-top') : refuse('region-already-there', { parent });

/** Pure. Answers any command, well formed or absurd. */
export const decideRegion = decides<typeof regionActs, RegionState, RegionEvent, RegionContext>(
  regionActs,
  ({ opened }, name) => {
    if (opened) return name === 'open-region' ? refuse('region-already-open') : null;
    return name === 'open-region' ? null : refuse('region-not-open');
  },
  {
    'open-region': (_, { name, parent, timeZone }, context) =>
      underItself(context, parent) ??
      accepted({ type: 'RegionOpened', data: { name, parent: parent ?? null, timeZone } }),
    'rename-region': (state, { name }) =>
      state.name === name
        ? refuse('name-unchanged', { name })
        : accepted({ type: 'RegionRenamed', data: { name } }),
    'move-region': (state, { parent = null }, context) =>
      state.parent === parent
        ? alreadyThere(parent)
        : (underItself(context, parent ?? undefined) ?? accepted({ type: 'RegionMoved', data: { parent } })),
  },
);
