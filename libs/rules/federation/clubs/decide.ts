import { decides } from '@arbitre/rules/kernel/declare/acts';
import { accepted } from '@arbitre/rules/kernel/decider';
import { refuse } from '../refusals';
import { notMerged, standsForAnother } from '../merging';
import { notBegun, notFrom } from '../spans';
import { clubActs } from './acts';
import { closedFrom, closes } from './closing';
import type { ClubEvent } from './events';
import type { ClubState } from './state';

/** What may be done to a number that is read as another. */
const ON_ALIASES: readonly string[] = ['undo-club-merge'];

/** Pure. Answers any command, well formed or absurd. That the region exists is known to whoever asks. */
export const decideClub = decides<typeof clubActs, ClubState, ClubEvent>(
  clubActs,
  (state, name) => {
    if (!state.registered) return name === 'register-club' ? null : refuse('club-not-registered');
    if (name === 'register-club') return refuse('club-already-registered');
    return ON_ALIASES.includes(name) ? null : standsForAnother(state);
  },
  {
    'register-club': (_, { name, region, from }) =>
      accepted({ type: 'ClubRegistered', data: { name, region, from } }),
    'move-club': (state, { region, from }) =>
      closedFrom(state, from) ??
      notBegun(state.regions, region, from) ??
      accepted({ type: 'ClubMoved', data: { region, from } }),
    'merge-club': (state, { club, into }) =>
      notMerged(state, club, into) ?? accepted({ type: 'ClubMerged', data: { into } }),
    'undo-club-merge': ({ mergedInto: into }) =>
      into === null ? refuse('not-merged') : accepted({ type: 'ClubMergeUndone', data: { into } }),
    'absorb-club': (state, { alias }) =>
      state.aliases.includes(alias)
        ? refuse('alias-held', { alias })
        : (closes(state) ?? accepted({ type: 'ClubAbsorbed', data: { alias } })),
    'release-club': ({ aliases }, { alias }) =>
      aliases.includes(alias)
        ? accepted({ type: 'ClubReleased', data: { alias } })
        : refuse('no-such-alias', { alias }),
    'rename-club': (state, { name }) =>
      state.name === name
        ? refuse('name-unchanged', { name })
        : accepted({ type: 'ClubRenamed', data: { name } }),
    'close-club': ({ closedOn, regions }, { on, reason }) =>
      closedOn === null
        ? (notFrom(regions, on) ?? accepted({ type: 'ClubClosed', data: { on, reason } }))
        : refuse('club-already-closed', { on: closedOn }),
    'reopen-club': ({ closedOn }, { reason }) =>
      closedOn === null ? refuse('club-not-closed') : accepted({ type: 'ClubReopened', data: { reason } }),
  },
);
