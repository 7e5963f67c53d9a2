import { decides } from '@arbitre/rules/kernel/declare/acts';
import { accepted, type Refusal } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { seasonActs } from './acts';
import type { SeasonEvent } from './events';
import type { SeasonState } from './state';

const noDays = (from: string, until: string): Refusal | null =>
  until < from ? refuse('season-without-days', { from, until }) : null;

const outside = (state: SeasonState, from: string, until: string): Refusal | null =>
  from < state.from || until > state.until
    ? refuse('outside-season', { from, until, begins: state.from, ends: state.until })
    : null;

const AFTER_CLOSING: readonly string[] = ['correct-season', 'archive-season'];

const guard = ({ stage }: SeasonState, name: string): Refusal | null => {
  if (stage === 'none') return name === 'open-season' ? null : refuse('season-not-open');
  if (name === 'open-season') return refuse('season-already-open');
  if (stage === 'archived') return refuse('season-archived');
  const after = AFTER_CLOSING.includes(name);
  if (stage === 'closed') return after ? null : refuse('season-closed');
  return after ? refuse('season-still-open') : null;
};

/** Pure. Answers any command, well formed or absurd. That a region exists is known to whoever asks. */
export const decideSeason = decides<typeof seasonActs, SeasonState, SeasonEvent>(seasonActs, guard, {
  'open-season': (_, { name, from, until, games }) =>
    noDays(from, until) ?? accepted({ type: 'SeasonOpened', data: { name, from, until, games } }),
  'take-part': (state, { region, from, until, window }) => {
    const known = state.regions.get(region);
    if (known?.from === from && known.until === until && known.window === window)
      return refuse('region-takes-part', { region });
    const closed = known?.closedOn ?? null;
    if (closed !== null) return refuse('phase-closed', { region, on: closed });
    return (
      noDays(from, until) ??
      outside(state, from, until) ??
      accepted({ type: 'RegionTookPart', data: { region, from, until, window } })
    );
  },
  'close-phase': (state, { region, on }) => {
    const known = state.regions.get(region);
    if (known === undefined) return refuse('region-takes-no-part', { region });
    if (known.closedOn !== null) return refuse('phase-closed', { region, on: known.closedOn });
    return accepted({ type: 'PhaseClosed', data: { region, on } });
  },
  'reopen-phase': (state, { region, reason, decidedBy }) => {
    const known = state.regions.get(region);
    if (known === undefined) return refuse('region-takes-no-part', { region });
    if (known.closedOn === null) return refuse('phase-open', { region });
    return accepted({ type: 'PhaseReopened', data: { region, reason, decidedBy } });
  },
  'close-season': ({ regions }) => {
    const open = [...regions.values()].filter(({ closedOn }) => closedOn === null);
    return open.length > 0
      ? refuse('regions-open', { regions: open.map(({ region }) => region) })
      : accepted({ type: 'SeasonClosed', data: {} });
  },
  'correct-season': (_, { corrects, of, reason, decidedBy }) =>
    accepted({ type: 'SeasonCorrected', data: { corrects, of, reason, decidedBy } }),
  'archive-season': () => accepted({ type: 'SeasonArchived', data: {} }),
});
