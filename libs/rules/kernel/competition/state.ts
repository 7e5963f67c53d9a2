import type { Games } from '../games';
import type { CompetitionEvent, CompetitionOpened, CompetitionRevised, Entry } from './contract';

export type EntryState = { readonly entry: Entry; readonly withdrawn: boolean };

export type CompetitionState = {
  /** The games that competitions may be opened with. */
  readonly games: Games;
  opened: CompetitionOpened['data'] | null;
  /** In the order of registration; a withdrawn entry stays, since its results do. */
  readonly entries: Map<string, EntryState>;
  closed: boolean;
};

export const unopenedCompetition = (games: Games): CompetitionState => ({
  games,
  opened: null,
  entries: new Map(),
  closed: false,
});

const revised = (
  { game, ruleset }: CompetitionOpened['data'],
  { reason: _, ...about }: CompetitionRevised['data'],
): CompetitionOpened['data'] => ({ game, ruleset, ...about });

export const evolveCompetition = (state: CompetitionState, event: CompetitionEvent): CompetitionState => {
  switch (event.type) {
    case 'CompetitionOpened':
      state.opened = event.data;
      break;
    case 'CompetitionRevised':
      if (state.opened !== null) state.opened = revised(state.opened, event.data);
      break;
    case 'EntryRegistered':
      state.entries.set(event.data.id, { entry: event.data, withdrawn: false });
      break;
    case 'EntryWithdrawn': {
      const known = state.entries.get(event.data.entry);
      if (known !== undefined) state.entries.set(event.data.entry, { ...known, withdrawn: true });
      break;
    }
    case 'CompetitionClosed':
      state.closed = true;
      break;
  }
  return state;
};
