import { decides } from '@arbitre/rules/kernel/declare/acts';
import { accepted } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { notBegun } from '../spans';
import { clubActs } from './acts';
import type { ClubEvent } from './events';
import type { ClubState } from './state';

/** Pure. Answers any command, well formed or absurd. That the region exists is known to whoever asks. */
export const decideClub = decides<typeof clubActs, ClubState, ClubEvent>(
  clubActs,
  ({ registered }, name) => {
    if (registered) return name === 'register-club' ? refuse('club-already-registered') : null;
    return name === 'register-club' ? null : refuse('club-not-registered');
  },
  {
    'register-club': (_, { name, region, from }) =>
      accepted({ type: 'ClubRegistered', data: { name, region, from } }),
    'move-club': ({ regions }, { region, from }) =>
      notBegun(regions, region, from) ?? accepted({ type: 'ClubMoved', data: { region, from } }),
    'rename-club': (state, { name }) =>
      state.name === name
        ? refuse('name-unchanged', { name })
        : accepted({ type: 'ClubRenamed', data: { name } }),
  },
);
