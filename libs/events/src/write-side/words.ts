import type { CompetitionCommand, DomainEvent, Refusal } from '@arbitre/rules';
import {
  decideWords,
  evolveWords,
  type MatchedWords,
  NO_WORDS,
  refuseInRegistry,
  type WordEvent,
  wordsProblem,
  type WordState,
} from '@arbitre/rules/federation';
import { inParallel } from '../import/in-parallel';
import type { EventStore } from '../store/contract';
import { streams } from '../stream-kinds';
import { competitionStream } from '../stream-names';
import { guarded, IN_FEDERATION } from './authority';
import { loadClub } from './clubs';
import { competitionIn, competitionRules, loadCompetition } from './competition';
import type { CommandContext, MatchWordsInput, WriteOutcome } from './contract';
import { decideActs, refusedAt, refusedOutcome } from './decide-acts';
import { isDone, partOf } from './merging';
import { notThere } from './not-there';
import { loadRegion } from './regions';
import { write } from './write';

/** So many streams are read and written at once. */
const AT_ONCE = 8;

/** All receipts lie in one stream: two who match at once are judged one after the other. */
const RECEIPTS = streams.name('words', 'registry');

type Choices = Pick<MatchWordsInput, 'regions' | 'clubs'>;
type Matching = Extract<CompetitionCommand, { readonly do: 'match-registry' }>;

const matchingOf = ({ regions, clubs }: Choices): Matching => ({
  do: 'match-registry',
  regions: regions.flatMap(({ word, region }) => (region === null ? [] : [{ word, region }])),
  clubs: clubs.flatMap(({ word, club }) => (club === null ? [] : [{ word, club }])),
});

/** Which of the regions and clubs is not there to be meant. */
const missing = async (store: EventStore, { regions, clubs }: Choices): Promise<Refusal | null> => {
  for (const region of new Set(regions.flatMap((each) => each.region ?? [])))
    if ((await loadRegion(store, region)) === null) return notThere('region', region);
  for (const number of new Set(clubs.flatMap((each) => each.club ?? []))) {
    const club = await loadClub(store, number);
    if (club === null) return notThere('club', number);
    if (club.mergedInto !== null) return refuseInRegistry('merged-into', { into: club.mergedInto });
  }
  return null;
};

/** What the words come to: how many competitions and entries say each, and how many competitions are changed. */
const counted = async (
  store: EventStore,
  choices: Choices,
  competitions: readonly string[],
): Promise<MatchedWords> => {
  const saying = new Map<string, number>();
  const count = (word: string): void => void saying.set(word, (saying.get(word) ?? 0) + 1);
  const changed = await inParallel(competitions, AT_ONCE, async (competition) => {
    const state = await loadCompetition(store, competition);
    if (!state?.opened) return false;
    count(`region ${state.opened.region}`);
    for (const { entry } of state.entries.values()) count(`club ${entry.club ?? ''}`);
    return competitionRules.decide(state, matchingOf(choices)).ok;
  });
  return {
    competitions: changed.filter(Boolean).length,
    regions: choices.regions.map((each) => ({
      ...each,
      competitions: saying.get(`region ${each.word}`) ?? 0,
    })),
    clubs: choices.clubs.map((each) => ({ ...each, entries: saying.get(`club ${each.word}`) ?? 0 })),
  };
};

/** The receipt comes first: a command that is cut off is known by it, and goes on when it is sent again. */
const writeReceipt = (
  store: EventStore,
  words: MatchedWords,
  context: CommandContext,
): Promise<WriteOutcome> =>
  write(store, RECEIPTS, context, ({ events }) =>
    decideActs((events as readonly DomainEvent[]).reduce(evolve, NO_WORDS), [words], {
      decide: decideWords,
      evolve,
    }),
  );

const evolve = (state: WordState, event: DomainEvent): WordState => evolveWords(state, event as WordEvent);

const isWritten = (outcome: WriteOutcome): boolean =>
  isDone(outcome) || (outcome.kind === 'refused' && outcome.violation.article === 'nothing-to-match');

const matchOne = (
  store: EventStore,
  competition: string,
  choices: Choices,
  context: CommandContext,
): Promise<WriteOutcome> =>
  write(store, competitionStream(competition), partOf(context, competition), (loaded) =>
    loaded.revision < 0
      ? refusedAt(0, notThere('competition', competition))
      : decideActs(competitionIn(loaded), [matchingOf(choices)], competitionRules),
  );

/**
 * Says of words which region and which club they mean, for all competitions that say them: the receipt, then an event in each of
 * them. What is cut off in between is written by the same command sent again; sent as another one it writes what is left.
 */
export const matchWords = guarded(
  'matchWords',
  IN_FEDERATION,
  async (store, { competitions, ...choices }: MatchWordsInput, context) => {
    const refused = wordsProblem(choices) ?? (await missing(store, choices));
    if (refused !== null) return refusedOutcome(refused);
    const receipt = await writeReceipt(store, await counted(store, choices, competitions), context);
    if (!('position' in receipt)) return receipt;
    const outcomes = await inParallel(competitions, AT_ONCE, (competition) =>
      matchOne(store, competition, choices, context),
    );
    const undone = outcomes.find((outcome) => !isWritten(outcome));
    if (undone !== undefined) return undone;
    const positions = outcomes.flatMap((outcome) => ('position' in outcome ? [outcome.position] : []));
    const last = positions.reduce((one, other) => (one > other ? one : other), receipt.position);
    return { ...receipt, position: last };
  },
);
