import type { LanguageCode } from '../language/plural';
import { LISTINGS, NAMES } from './faces.generated';
import type { GameListing, GameTerms, SessionCodes } from './listing';

const names = new Map<string, Readonly<Record<LanguageCode, string>>>(Object.entries(NAMES));
const listings: ReadonlyMap<string, GameListing> = new Map(Object.entries(LISTINGS));

/** The words that fit any game of cards. */
const terms: Readonly<Record<LanguageCode, GameTerms>> = {
  fr: {
    board: (n) => `Donne ${n}`,
    boards: 'Donnes',
    boardsLead: 'Chaque donne, à toutes les tables qui l’ont jouée.',
    chooseBoard: 'Choisissez une donne pour voir ses résultats table par table.',
    round: (n) => `Tour ${n}`,
    contract: 'Résultat',
  },
  en: {
    board: (n) => `Deal ${n}`,
    boards: 'Deals',
    boardsLead: 'Each deal, at every table that played it.',
    chooseBoard: 'Choose a deal to see its results table by table.',
    round: (n) => `Round ${n}`,
    contract: 'Result',
  },
};

/** The words of a game, or those that fit any game of cards. */
export const termsOf = (language: LanguageCode, game: string): GameTerms =>
  (listings.get(game)?.terms ?? terms)[language];

/** What people call a game; its id for one that this installation does not have. */
export const titleOf = (language: LanguageCode, game: string): string => names.get(game)?.[language] ?? game;

const methods = new Map([...listings.values()].flatMap((each) => Object.entries(each.methods)));

export const methodTitle = (language: LanguageCode, method: string): string =>
  methods.get(method)?.[language] ?? method;

/** Every method of every game, named behind its game; in the order of the games. */
export const methodsOfGames = (language: LanguageCode) =>
  [...listings].flatMap(([game, each]) =>
    Object.entries(each.methods).map(([method, name]) => ({
      ...{ game, method, label: `${titleOf(language, game)} – ${name[language]}` },
    })),
  );

/** Every game that this installation has, in the order of their names. */
export const gameChoices = (language: LanguageCode) =>
  [...names]
    .map(([value, name]) => ({ value, label: name[language] }))
    .sort((a, b) => a.label.localeCompare(b.label, language));

export const typesResults = (game: string): boolean => listings.get(game)?.typesResults ?? false;

/** The time for corrections that the laws of a game have; undefined where they have none. */
export const usualCorrection = (game: string): number | undefined => listings.get(game)?.correctionMinutes;

/** How many ranks have a medal in the published rankings of a game. */
export const medalsOf = (game: string): number => listings.get(game)?.medals ?? 0;

/** What codes are given for on the pages of a game's sessions; null: for nothing. */
export const sessionCodes = (game: string): SessionCodes | null => listings.get(game)?.sessionCodes ?? null;

/** The pages that games have beside those of every game. */
export const ownPages = [...listings.values()].flatMap(({ pages }) => pages ?? []);

/** The page on which results of a game come in and go out as files; null where it has none. */
export const filesOf = (game: string): string | null => listings.get(game)?.files ?? null;

/** The games that have such a page. */
export const gamesWithFiles = [...listings].flatMap(([game, { files }]) =>
  files === undefined ? [] : [{ game, path: files }],
);
