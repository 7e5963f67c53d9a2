import { fieldsProblem } from '../declare/acts';
import { list, object, optional } from '../declare/compound';
import { declareEvents } from '../declare/events';
import type { ValueOf } from '../declare/field';
import { id } from '../declare/stream-fields';
import { text } from '../declare/values';
import { accepted, type Decision } from '../decider';
import { refuse } from '../shared-refusals';
import type { CompetitionEvent, CompetitionOpened, Entry } from './contract';

// Competitions once said their region, and entries their club, in words. What the registry has instead is said once, of each word.

const regionMatch = object({ word: text('What competitions say', 100), region: id('The region, by its id') });
const clubMatch = object({ word: text('What entries say', 200), club: text('The club, by its number', 20) });

/** A word that competitions say of their region, and the region that it means. */
export type RegionMatch = ValueOf<typeof regionMatch>;
/** A word that entries say of their club, and the club that it means. */
export type ClubMatch = ValueOf<typeof clubMatch>;

/** Of a competition under any rules; no game shapes it, and none has to have recorded one. */
export const matchingEvents = declareEvents(null, {
  // Entries that said one of the words are of that club; what is registered later says for itself.
  CompetitionMatched: {
    says: { fr: 'Région et clubs rapportés au registre', en: 'Region and clubs matched with the registry' },
    fields: {
      region: optional(id('The region in the registry; absent where it stays as it is')),
      clubs: list(clubMatch, {}, 'Clubs in the registry, by the words that entries said'),
    },
  },
});

export type MatchRegistry = {
  readonly regions: readonly RegionMatch[];
  readonly clubs: readonly ClubMatch[];
};

export const matchingProblem = fieldsProblem({ regions: list(regionMatch), clubs: list(clubMatch) });

/** Refused where it says none of the words any more. */
export const matched = (
  { region }: CompetitionOpened['data'],
  entries: Iterable<Entry>,
  { regions, clubs }: MatchRegistry,
): Decision<CompetitionEvent> => {
  const said = new Set([...entries].map(({ club }) => club));
  const found = regions.find(({ word }) => word === region)?.region ?? region;
  const ofEntries = clubs.filter(({ word, club }) => said.has(word) && word !== club);
  if (found === region && ofEntries.length === 0) return refuse('nothing-to-match');
  return accepted({
    type: 'CompetitionMatched',
    data: { ...(found === region ? {} : { region: found }), clubs: ofEntries },
  });
};
