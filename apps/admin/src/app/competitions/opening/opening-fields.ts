import { plainWord } from '@arbitre/rules/federation';
import { typesResults } from '../../games/listings';
import { integer, number } from '@arbitre/rules/kernel/declare/values';
import { choicesOf } from '../../people/regions/region-fields';
import type { FederationRegion } from '../../people/all-regions';
import { today } from '../../people/held';
import type { FormField, Given } from '../../writes/form-field';
import type { openingTexts } from './opening-texts';

type Texts = (typeof openingTexts)['fr'];
type Regions = readonly FederationRegion[];

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
  readonly embargo?: { readonly until: string; readonly tables: number | null } | null;
};

export type Method = { readonly game: string; readonly method: string; readonly label: string };

const DAY_MS = 86_400_000;

/** The day after so many, of a day such as 2026-11-21. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

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
const publicationFields = (texts: Texts, about: About | null): readonly FormField[] => [
  {
    ...{ name: 'correctionMinutes', label: texts.window, help: texts.windowHelp, optional: true },
    value: about?.correctionMinutes?.toString() ?? '',
    choices: Object.entries(texts.windows).map(([value, label]) => ({ value, label })),
  },
  {
    ...{ name: 'closeFinish', label: texts.closeFinish, help: texts.closeFinishHelp, kind: 'number' },
    ...{ value: about?.closeFinish?.toString() ?? '', optional: true, of: number('', 0, 1e6) },
  },
];

/** @param typed what was typed so far: some fields are for some games */
export const openingFields = (
  texts: Texts,
  regions: Regions,
  methods: readonly Method[],
  about: About | null,
  typed: Given,
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
    { name: 'region', label: texts.region, choices: choicesOf(regions), value: region?.id ?? '' },
    {
      ...{ name: 'startsOn', label: texts.startsOn, kind: 'date' },
      value: about?.startsOn ?? today(),
    },
    {
      ...{ name: 'places', label: texts.places, help: texts.placesHelp, kind: 'number' },
      ...{ value: about?.places?.toString() ?? '', optional: true, of: integer(1, 9_999) },
    },
    ...publicationFields(texts, about),
    ...embargoFields(texts, about, { method, ...typed }),
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

/** What is sent of a competition for what was typed. */
export const aboutInput = (given: Given) => {
  const { name = '', method = '', region = '', startsOn = '', places = '' } = given;
  return {
    ...{ name, startsOn, method: method.slice(method.indexOf('/') + 1) },
    region,
    ...(places === '' ? {} : { places: Number(places) }),
    ...embargoOf(given),
    ...publicationOf(given),
  };
};

/** The same of one that is opened. `ruleset`: of the game that was chosen. */
export const openingInput = (given: Given, ruleset: string) => {
  const about = aboutInput(given);
  return { ...about, id: idOf(about.name, about.startsOn), ruleset };
};
