import type { Games } from '../games';
import type {
  CompetitionEvent,
  CompetitionMatched,
  CompetitionOpened,
  CompetitionRevised,
  Entry,
  HallCall,
  Presence,
  RankingChecked,
  Substitute,
} from './contract';
import { evolvePublication, type Publication } from './life';

export type EntryState = {
  readonly entry: Entry;
  readonly withdrawn: boolean;
  /** It has withdrawn, and is in no ranking any more whatever it played. */
  readonly struck: boolean;
  /** It waits for a place, in the order of registration. */
  readonly waiting: boolean;
  /** The word that it said of its club before that was matched with the registry. */
  readonly clubWord?: string;
  readonly presence: Presence;
  /** In the order in which they were named. */
  readonly substitutes: readonly Substitute[];
};

/** Everybody who plays for an entry, or did. */
export const personsOf = ({ entry, substitutes }: EntryState): readonly string[] => [
  ...entry.members,
  ...substitutes.map((each) => each.in),
];

export type CompetitionState = {
  /** The games that competitions may be opened with. */
  readonly games: Games;
  opened: CompetitionOpened['data'] | null;
  /** In the order of registration; a withdrawn entry stays, since its results do. */
  readonly entries: Map<string, EntryState>;
  closed: boolean;
  /** The word that it said of its region before that was matched; null where it says what it ever said. */
  regionWord: string | null;
  /** The newest version of its ranking that was published; null before the first. */
  publication: Publication | null;
  /** The last check of a close finish. */
  checked: RankingChecked['data'] | null;
  /** In the order in which they came. */
  hallCalls: readonly HallCall[];
  /** Numbers of sessions that do not count. */
  readonly voided: Set<number>;
};

export const unopenedCompetition = (games: Games): CompetitionState => ({
  games,
  opened: null,
  entries: new Map(),
  closed: false,
  regionWord: null,
  publication: null,
  checked: null,
  hallCalls: [],
  voided: new Set(),
});

const revised = (
  { game, ruleset }: CompetitionOpened['data'],
  { reason: _, ...about }: CompetitionRevised['data'],
): CompetitionOpened['data'] => ({ game, ruleset, ...about });

const match = (state: CompetitionState, { region, clubs }: CompetitionMatched['data']): void => {
  if (state.opened !== null && region !== undefined) {
    state.regionWord ??= state.opened.region;
    state.opened = { ...state.opened, region };
  }
  const numbers = new Map(clubs.map(({ word, club }) => [word, club]));
  for (const [id, known] of state.entries) {
    const { club: word = '' } = known.entry;
    const club = numbers.get(word);
    if (club !== undefined)
      state.entries.set(id, { clubWord: word, ...known, entry: { ...known.entry, club } });
  }
};

const change = (
  { entries }: CompetitionState,
  id: string,
  to: (known: EntryState) => Partial<EntryState>,
): void => {
  const known = entries.get(id);
  if (known !== undefined) entries.set(id, { ...known, ...to(known) });
};

export const evolveCompetition = (state: CompetitionState, event: CompetitionEvent): CompetitionState => {
  switch (event.type) {
    case 'CompetitionOpened':
      state.opened = event.data;
      break;
    case 'CompetitionRevised':
      if (state.opened === null) break;
      if (event.data.region !== state.opened.region) state.regionWord = null;
      state.opened = revised(state.opened, event.data);
      break;
    case 'CompetitionMatched':
      match(state, event.data);
      break;
    case 'EntryRegistered': {
      const { waiting = false, ...entry } = event.data;
      state.entries.set(entry.id, {
        ...{ entry, withdrawn: false, struck: false, waiting, presence: 'unknown', substitutes: [] },
      });
      break;
    }
    case 'EntryRevised': {
      const { reason: _, ...entry } = event.data;
      // The word for its club is said anew: what was matched before goes with it.
      change(state, entry.id, ({ clubWord: _word, ...known }) => ({ ...known, entry }));
      break;
    }
    case 'EntryAdmitted':
      change(state, event.data.entry, () => ({ waiting: false }));
      break;
    case 'EntryWithdrawn':
      change(state, event.data.entry, () => ({ withdrawn: true, struck: event.data.results === 'struck' }));
      break;
    case 'WithdrawalRevised':
      change(state, event.data.entry, () => ({ struck: event.data.results === 'struck' }));
      break;
    case 'EntryArrived':
      change(state, event.data.entry, () => ({ presence: 'here' }));
      break;
    case 'EntryAway':
      change(state, event.data.entry, () => ({ presence: 'away' }));
      break;
    case 'SubstituteNamed': {
      const { entry, out, in: substitute, session, round } = event.data;
      change(state, entry, ({ substitutes }) => ({
        substitutes: [...substitutes, { out, in: substitute, session, round }],
      }));
      break;
    }
    case 'CompetitionClosed':
      state.closed = true;
      break;
    case 'RankingChecked':
      state.checked = event.data;
      break;
    case 'HallCallMade':
      state.hallCalls = [...state.hallCalls, { ...event.data, status: 'open' }];
      break;
    case 'HallCallClosed': {
      const { call, outcome } = event.data;
      state.hallCalls = state.hallCalls.map((each) =>
        each.call === call ? { ...each, status: outcome } : each,
      );
      break;
    }
    case 'SessionVoided':
      state.voided.add(event.data.session);
      break;
    case 'SessionReinstated':
      state.voided.delete(event.data.session);
      break;
    default:
      state.publication = evolvePublication(state.publication, event);
  }
  return state;
};
