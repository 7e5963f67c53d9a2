import {
  articlesOf,
  awardOfSession,
  type Entry,
  fraction,
  type GameId,
  type MethodId,
  methodOf,
  type SessionReplay,
  standingsOf,
} from '@arbitre/rules';
import type { Texts } from '../texts/texts';

/** How the competitions of each game whose sessions score by themselves rank them. */
const METHODS: Readonly<Partial<Record<GameId, MethodId>>> = {
  scrabble: 'scrabble-total',
  whist: 'whist-sessions',
  'whist-militaire': 'team-points',
};

export type RankingLine = {
  readonly rank: number;
  readonly entry: string;
  /** As tables print it, in the method's unit. */
  readonly total: string;
  readonly excluded: { readonly article: string; readonly reason: string } | null;
};

type View = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is View => typeof value === 'object' && value !== null;
const listed = (value: unknown): readonly View[] => (Array.isArray(value) ? value.filter(isObject) : []);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Everybody whom the session's order knows, whether he scored or not: teams, players, their entries. */
const entriesOf = ({ view, standing }: SessionReplay): readonly string[] => {
  const { teams, players, entries } = view;
  const named = [...listed(teams).map(({ team }) => team), ...listed(players).map(({ entry }) => entry)];
  const own = isObject(entries) ? Object.values(entries) : [];
  const scored = [...standing.awards, ...standing.excluded].map(({ entry }) => entry);
  return [...new Set([...named, ...own, ...scored].filter(isText))];
};

/** A tournament of skat tells its own: its lists hold what its deals scored, and the record of a session has no deals. */
const rankingOfLists = ({ view, standing }: SessionReplay): readonly RankingLine[] => [
  ...listed(view.results).map(({ rank, entry, result }): RankingLine => ({
    ...{ rank: Number(rank), entry: String(entry), total: String(result), excluded: null },
  })),
  ...standing.excluded.map(({ entry, article, reason }): RankingLine => ({
    ...{ rank: listed(view.results).length + 1, entry, total: '', excluded: { article, reason } },
  })),
];

/** The ranking that a session's record ends in, as its competition would show it; null for a game that has none. */
export const rankingOf = (session: SessionReplay, game: GameId | null): readonly RankingLine[] | null => {
  if (game === 'skat') return rankingOfLists(session);
  const id = game === null ? undefined : METHODS[game];
  if (id === undefined) return null;
  const method = methodOf(id);
  const entries = entriesOf(session).map((entry, index): Entry => ({
    ...{ id: entry, number: index + 1, kind: 'player', name: entry },
  }));
  const { awards, excluded, lots } = session.standing;
  const given = awards.map((award) => awardOfSession('record.s1', award));
  return standingsOf(method, entries, given, { excluded, lots }).map((row) => ({
    ...{ rank: row.rank, entry: row.entry, excluded: row.excluded },
    total: fraction.toDecimal(row.total, method.decimals),
  }));
};

/** The ranking as a table: rank, entry, total; behind it who was excluded, with the article that says so. */
export const rankingText = (
  ranking: readonly RankingLine[],
  texts: Texts,
  game: GameId | null,
): readonly string[] => {
  const sentence = (id: string): string => {
    const found = game === null ? undefined : articlesOf(game).find((article) => article.id === id);
    return found === undefined ? id : `${id}: ${found.text[texts.language]}`;
  };
  return [
    `${texts.ranking}:`,
    ...ranking.map(({ rank, entry, total, excluded }) =>
      excluded === null
        ? `${String(rank).padStart(4)}  ${entry.padEnd(24)} ${total.padStart(8)}`
        : `   –  ${entry}  ${texts.excluded}: ${sentence(excluded.article)} (${excluded.reason})`,
    ),
  ];
};
