import { createHash } from 'node:crypto';
import { competitionStream } from '../stream-names';
import type { EventStore } from '../store/contract';
import { uuidV5 } from '../identity/uuid-v5';
import { canonicalJson } from '@arbitre/rules/kernel/canonical-json';
import type { PublishedRow } from '@arbitre/rules';
import type { RankingToPublish } from '@arbitre/rules/leagues';
import { guarded } from './authority';
import { actOnCompetition, competitionIn, competitionRules } from './competition';
import type {
  CheckRankingInput,
  PublishRankingInput,
  ReopenCorrectionsInput,
  SettleCompetitionInput,
  VoidSessionInput,
  WriteOutcome,
} from './contract';
import { decideActs, refusedAt } from './decide-acts';
import { notThere } from './not-there';
import { write } from './write';

// What is done with a ranking: published, looked at, out of reach of corrections, within it again, never touched any more.

/** SHA-256 over the canonical text of what is published: whoever works it out again from the log gets the same. */
export const hashOfRanking = (
  published: readonly PublishedRow[] | Omit<RankingToPublish, 'asOf' | 'hash'>,
): string => createHash('sha256').update(canonicalJson(published)).digest('hex');

const saying = (reason: string | undefined) => (reason === undefined ? {} : { reason });

/** The standings are read once it is sure that the command is new. */
export const publishRanking = guarded(
  'publishRanking',
  ({ competition }: PublishRankingInput) => ({ competition }),
  (store, { competition, asOf, ranking, reason }, context) =>
    write(store, competitionStream(competition), context, async (loaded, origin) => {
      if (loaded.revision < 0) return refusedAt(0, notThere('competition', competition));
      const read = await ranking();
      if ('violation' in read) return refusedAt(0, read);
      const { rows } = read;
      const act = {
        do: 'publish-ranking' as const,
        asOf,
        rows,
        hash: hashOfRanking(rows),
        ...saying(reason),
      };
      return decideActs(competitionIn(loaded), [act], competitionRules, { origin });
    }),
);

export const checkRanking = guarded(
  'checkRanking',
  ({ competition }: CheckRankingInput) => ({ competition }),
  (store, { competition, asOf, note }, context) =>
    actOnCompetition(store, competition, context, [
      { do: 'check-ranking', asOf, ...(note === undefined ? {} : { note }) },
    ]),
);

export const closeCorrections = guarded(
  'closeCorrections',
  ({ competition }: SettleCompetitionInput) => ({ competition }),
  (store, { competition, reason }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'close-corrections', ...saying(reason) }]),
);

export const reopenCorrections = guarded(
  'reopenCorrections',
  ({ competition }: ReopenCorrectionsInput) => ({ competition }),
  (store, { competition, reason }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'reopen-corrections', reason }]),
);

export const finaliseCompetition = guarded(
  'finaliseCompetition',
  ({ competition }: SettleCompetitionInput) => ({ competition }),
  (store, { competition, reason }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'finalise-competition', ...saying(reason) }]),
);

export const voidSession = guarded(
  'voidSession',
  ({ competition }: VoidSessionInput) => ({ competition }),
  (store, { competition, session, reason }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'void-session', session, reason }]),
);

export const reinstateSession = guarded(
  'reinstateSession',
  ({ competition }: VoidSessionInput) => ({ competition }),
  (store, { competition, session, reason }, context) =>
    actOnCompetition(store, competition, context, [{ do: 'reinstate-session', session, reason }]),
);

/** Namespace of the ids under which the clock closes: one a competition and moment, whoever's clock it was. */
const BY_CLOCK = 'b1c8a8a8-3d1f-5c0f-9d57-6f0d9f6a1a2b';

/**
 * What the clock does when the corrections of a competition are due: every process may ask, and one event is written. Refused
 * where they are not due, or somebody has ended them meanwhile.
 */
export const closeDueCorrections = (
  store: EventStore,
  { competition, until }: { readonly competition: string; readonly until: string },
  time: string,
): Promise<WriteOutcome> =>
  actOnCompetition(
    store,
    competition,
    {
      commandId: uuidV5(BY_CLOCK, `${competitionStream(competition)} ${until}`),
      actor: { id: 'clock', role: 'importer' },
      time,
    },
    [{ do: 'close-corrections' }],
  );
