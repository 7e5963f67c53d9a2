import type { CompetitionState } from '@arbitre/rules';
import { plainWord, type TemplateAbout } from '@arbitre/rules/federation';
import type { EventStore } from '../store/contract';
import { guarded } from './authority';
import { loadCompetition } from './competition';
import type { CommandContext, WriteOutcome } from './contract';
import { refusedOutcome } from './decide-acts';
import { notThere } from './not-there';
import { actInRegion } from './regions';

/** What a template has of a competition: an embargo is of its own day. */
const aboutOf = (opened: NonNullable<CompetitionState['opened']>): TemplateAbout => {
  const { game, method, startsOn, correctionMinutes, closeFinish, places, plan, scoring } = opened;
  return {
    ...{ game, method, startsOn },
    ...(correctionMinutes === undefined ? {} : { correctionMinutes }),
    ...(closeFinish === undefined ? {} : { closeFinish }),
    ...(places === undefined ? {} : { places }),
    ...(plan === undefined ? {} : { plan }),
    ...(scoring === undefined ? {} : { scoring }),
  };
};

/** A template is of the region of its competition: whoever opens competitions there has it. */
const regionOf = async (store: EventStore, competition: string): Promise<string | null> => {
  const opened = (await loadCompetition(store, competition))?.opened ?? null;
  return opened === null ? null : plainWord(opened.region);
};

type KeepTemplate = { readonly competition: string; readonly name: string };

const keep = async (
  store: EventStore,
  { competition, name }: KeepTemplate,
  context: CommandContext,
): Promise<WriteOutcome> => {
  const opened = (await loadCompetition(store, competition))?.opened ?? null;
  if (opened === null) return refusedOutcome(notThere('competition', competition));
  const act = { do: 'keep-template', name, about: aboutOf(opened) } as const;
  return actInRegion(store, plainWord(opened.region), act, context);
};

/** Keeps what a competition was opened with, for others of its region. */
export const keepTemplate = guarded(
  'keepTemplate',
  ({ competition }: KeepTemplate) => ({ region: (store) => regionOf(store, competition) }),
  keep,
);

/** `seen`: the name of the template as whoever asks has read it. */
type OneTemplate = { readonly region: string; readonly template: string; readonly seen: string };

export const renameTemplate = guarded(
  'renameTemplate',
  ({ region }: OneTemplate) => ({ region }),
  (store, { region, ...given }: OneTemplate & { readonly name: string }, context) =>
    actInRegion(store, region, { do: 'rename-template', ...given }, context),
);

export const removeTemplate = guarded(
  'removeTemplate',
  ({ region }: OneTemplate) => ({ region }),
  (store, { region, ...given }: OneTemplate, context) =>
    actInRegion(store, region, { do: 'remove-template', ...given }, context),
);
