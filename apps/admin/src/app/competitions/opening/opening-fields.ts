import { plainWord } from '@arbitre/rules/federation';
import { typesResults, usualCorrection } from '../../games/listings';
import { field } from '@arbitre/rules/kernel/declare/field';
import { integer, number } from '@arbitre/rules/kernel/declare/values';
import { choicesOf } from '../../people/regions/region-fields';
import type { FederationRegion } from '../../people/all-regions';
import { today } from '../../people/held';
import type { FormField, Given } from '../../writes/form-field';
import type { openingTexts } from './opening-texts';
import { linesOf, plannedFrom, type PlannedSession, sessionsTyped } from './planned-sessions';

type Texts = (typeof openingTexts)['fr'];
type Regions = readonly FederationRegion[];

/** What is planned, as the API tells it. */
export type Plan = {
  readonly sessions: readonly PlannedSession[];
  readonly setup?: unknown;
  readonly policy?: string | null;
  readonly grain?: string | null;
  readonly twice?: boolean | null;
};

/** What a form begins with. */
export type About = {
  readonly name: string;
  readonly game: string;
  readonly method: string;
  readonly region: string;
  readonly startsOn: string;
  readonly correctionMinutes?: number | null;
  readonly closeFinish?: number | null;
  readonly places?: number | null;
  readonly plan?: Plan | null;
  readonly scoring?: unknown;
  readonly embargo?: { readonly until: string; readonly tables: number | null } | null;
};

export type Method = { readonly game: string; readonly method: string; readonly label: string };

/** The game of the method that was chosen. */
export const gameOf = ({ method = '' }: Given): string => method.slice(0, Math.max(0, method.indexOf('/')));

/** Games stand before their methods, as one choice: a method is of a game. */
const valueOf = ({ game, method }: Pick<About, 'game' | 'method'>): string => `${game}/${method}`;

/** A moment as a field for it holds it: in the time of whoever types, without a zone. */
const typedMoment = (moment: string): string => {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Boards are what an embargo is for; whoever gives no moment gives no number of results either. */
const embargoFields = (texts: Texts, about: About | null, typed: Given): readonly FormField[] => {
  if (!typesResults(gameOf(typed))) return [];
  const kept = about?.embargo ?? null;
  const until: FormField = {
    ...{ name: 'until', label: texts.until, help: texts.untilHelp, kind: 'moment', optional: true },
    ...(kept === null ? {} : { value: typedMoment(kept.until) }),
  };
  const tables: FormField = {
    ...{ name: 'tables', label: texts.tables, help: texts.tablesHelp, kind: 'number', optional: true },
    ...(typeof kept?.tables === 'number' ? { value: String(kept.tables) } : {}),
    of: integer(1, 9_999),
  };
  return (typed.until ?? until.value ?? '') === '' ? [until] : [until, tables];
};

/** How long a published ranking may be corrected, and when somebody looks at it before. */
const publicationFields = (texts: Texts, about: About | null, typed: Given): readonly FormField[] => [
  {
    ...{ name: 'correctionMinutes', label: texts.window, help: texts.windowHelp, optional: true },
    value: (about === null ? usualCorrection(gameOf(typed)) : about.correctionMinutes)?.toString() ?? '',
    choices: Object.entries(texts.windows).map(([value, label]) => ({ value, label })),
  },
  {
    ...{ name: 'closeFinish', label: texts.closeFinish, help: texts.closeFinishHelp, kind: 'number' },
    ...{ value: about?.closeFinish?.toString() ?? '', optional: true, of: number('', 0, 1e6) },
  },
];

const sessionLines = field<string>(
  'a day and a club a line',
  { type: 'string' },
  (typed) => typeof typed === 'string' && sessionsTyped(typed) !== null,
);

/** How many, and each with its day and club; a revision says them as they are. */
const sessionFields = (texts: Texts, about: About | null, revised: boolean): readonly FormField[] => {
  const like = about?.plan?.sessions ?? [];
  const lines: FormField = {
    ...{ name: 'sessions', label: texts.sessions, help: texts.sessionsHelp, kind: 'lines' },
    ...{ optional: true, of: sessionLines },
  };
  if (revised) return [{ ...lines, value: linesOf(like) }];
  const count: FormField = {
    ...{ name: 'count', label: texts.count, kind: 'number', of: integer(1, 60) },
    ...{ value: String(Math.max(1, like.length)), help: texts.countHelp },
  };
  const derived = ({ startsOn = '', count: many = '' }: Given): string =>
    linesOf(plannedFrom(startsOn, Number(many), like));
  return [count, { ...lines, derived }];
};

/** What the game lets a competition fix beforehand, as `PlannedSetup` asks for it. */
export type Planned = { readonly fields: readonly FormField[]; readonly hasDeals: boolean };

/** Whether results are typed twice, where they are typed. */
const passFields = (texts: Texts, about: About | null, typed: Given): readonly FormField[] =>
  typesResults(gameOf(typed))
    ? [
        {
          ...{ name: 'twice', label: texts.passes, help: texts.passesHelp },
          value: about?.plan?.twice === true ? 'yes' : 'no',
          choices: [
            { value: 'no', label: texts.once },
            { value: 'yes', label: texts.twice },
          ],
        },
      ]
    : [];

/** How deals are recorded by programs that play them: the pages write results. */
const dealFields = (texts: Texts, about: About | null): readonly FormField[] => {
  const choicesOf = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([value, label]) => ({ value, label }));
  const { grain, policy } = about?.plan ?? {};
  return [
    {
      ...{ name: 'grain', label: texts.grain, help: texts.grainHelp, optional: true },
      ...{ value: grain ?? '', choices: choicesOf(texts.grains) },
    },
    {
      ...{ name: 'policy', label: texts.policy, help: texts.policyHelp, optional: true },
      ...{ value: policy ?? '', choices: choicesOf(texts.policies) },
    },
  ];
};

/**
 * @param typed what was typed so far: some fields are for some games
 * @param revised whether the competition is there already
 */
export const openingFields = (
  texts: Texts,
  regions: Regions,
  methods: readonly Method[],
  about: About | null,
  typed: Given,
  planned: Planned,
  scoring: readonly FormField[],
  revised = false,
): readonly FormField[] => {
  const [only] = regions.length === 1 ? regions : [];
  const region = regions.find(({ id }) => id === plainWord(about?.region ?? '')) ?? only;
  const method = about === null ? '' : valueOf(about);
  return [
    {
      name: 'name',
      label: texts.name,
      help: texts.nameHelp,
      value: about?.name ?? '',
      refusedBy: ['conflicting-version'],
    },
    {
      ...{ name: 'method', label: texts.method, value: method },
      choices: methods.map((each) => ({ value: valueOf(each), label: each.label })),
    },
    ...scoring,
    { name: 'region', label: texts.region, choices: choicesOf(regions), value: region?.id ?? '' },
    {
      ...{ name: 'startsOn', label: texts.startsOn, kind: 'date' },
      value: about?.startsOn ?? today(),
    },
    ...sessionFields(texts, about, revised),
    ...planned.fields,
    {
      ...{ name: 'places', label: texts.places, help: texts.placesHelp, kind: 'number' },
      ...{ value: about?.places?.toString() ?? '', optional: true, of: integer(1, 9_999) },
    },
    ...passFields(texts, about, { method, ...typed }),
    ...publicationFields(texts, about, { method, ...typed }),
    ...embargoFields(texts, about, { method, ...typed }),
    ...(planned.hasDeals ? dealFields(texts, about) : []),
  ];
};

/** The part of an address that a name and a day make. */
const idOf = (name: string, startsOn: string): string => {
  const word = plainWord(name).slice(0, 60).replace(/-$/, '');
  return word === '' ? startsOn : `${word}-${startsOn}`;
};

/** Until when boards are kept, in UTC; absent where nobody asked for it. */
const embargoOf = ({ until = '', tables = '' }: Given) =>
  until === ''
    ? {}
    : {
        embargo: {
          until: new Date(until).toISOString(),
          ...(tables === '' ? {} : { tables: Number(tables) }),
        },
      };

/** Nothing where nothing was said: it is then as somebody decides. */
const publicationOf = ({ correctionMinutes = '', closeFinish = '' }: Given) => ({
  ...(correctionMinutes === '' ? {} : { correctionMinutes: Number(correctionMinutes) }),
  ...(closeFinish === '' ? {} : { closeFinish: Number(closeFinish) }),
});

/** Nothing where nothing is planned. */
const planOf = (given: Given, setup: Setup, kept: Plan | null) => {
  const { sessions = '', grain = kept?.grain ?? '', policy = kept?.policy ?? '', twice = 'no' } = given;
  const planned = sessionsTyped(sessions) ?? [];
  const said = setup !== null || grain !== '' || policy !== '' || twice === 'yes';
  if (planned.length === 0 && !said) return {};
  return {
    plan: {
      sessions: planned,
      ...(setup === null ? {} : { setup }),
      ...(grain === '' ? {} : { grain }),
      ...(policy === '' ? {} : { policy }),
      ...(twice === 'yes' ? { twice: true } : {}),
    },
  };
};

/** What was typed of the sessions themselves; null: nothing. */
type Setup = Readonly<Record<string, unknown>> | null;

/** What is sent of a competition for what was typed. `scoring`: of its method; `kept`: what stays of its plan where the form did not ask. */
export const aboutInput = (given: Given, setup: Setup, scoring: Setup, kept: Plan | null = null) => {
  const { name = '', method = '', region = '', startsOn = '', places = '' } = given;
  return {
    ...{ name, startsOn, method: method.slice(method.indexOf('/') + 1) },
    region,
    ...(places === '' ? {} : { places: Number(places) }),
    ...embargoOf(given),
    ...publicationOf(given),
    ...planOf(given, setup, kept),
    ...(scoring === null ? {} : { scoring }),
  };
};

/** The same of one that is opened. `ruleset`: of the game that was chosen. */
export const openingInput = (given: Given, ruleset: string, setup: Setup, scoring: Setup) => {
  const about = aboutInput(given, setup, scoring);
  return { ...about, id: idOf(about.name, about.startsOn), ruleset };
};
