import {
  articlesOf,
  awardOfSession,
  type Entry,
  fraction,
  type GameId,
  methodOf,
  type SessionReplay,
  standingsOf,
} from '@arbitre/rules';
import { GAME_LINES } from '../games.generated';
import type { Texts } from '../texts/texts';

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

/** A session whose lists hold what its deals scored tells its own ranking: its record has no deals. */
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
  const id = game === null ? undefined : GAME_LINES[game]?.sessionMethod;
  if (id === undefined) return Array.isArray(session.view.results) ? rankingOfLists(session) : null;
  const method = methodOf(id);
  const entries = entriesOf(session).map((entry, index): Entry => ({
    ...{ id: entry, number: index + 1, kind: 'player', members: [] },
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
