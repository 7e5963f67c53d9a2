import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { Because, SessionStanding } from '@arbitre/rules/kernel/session/contract';
import type { Table, TournamentState } from './state';

type Awards = SessionStanding['awards'];

const place = ({ game, table }: Table, deal: number): string => `r${game}-t${table}-b${deal}`;

/** C500-0.5: the lines that are initialled, under the places of their deals, so that a deal recorded by itself counts in its stead. */
const lineAwards = (own: Table): Awards =>
  own.lines.flatMap(({ deal, NS, EW }) => [
    { key: place(own, deal), entry: own.NS, value: exact(NS) },
    { key: place(own, deal), entry: own.EW, value: exact(EW) },
  ]);

/** A game that a team forfeits: nothing for it, what the arbiter said for the other, in the place of the first deal that is not played. */
const forfeitAwards = (own: Table): Awards => {
  const { forfeit, lines } = own;
  if (forfeit === null) return [];
  const key = place(own, lines.length + 1);
  return [own.NS, own.EW].map((entry) => ({
    key,
    entry,
    value: exact(entry === forfeit.team ? 0 : forfeit.points),
  }));
};

/** C500-9.3: points that a measure gives or takes. */
const measureKey = (at: number): string => `measure-${at + 1}`;
const measureAwards = ({ measures }: TournamentState): Awards =>
  measures.flatMap(({ team, points }, at) =>
    points === null ? [] : [{ key: measureKey(at), entry: team, value: exact(points) }],
  );

export const standingOf = (state: TournamentState): SessionStanding => ({
  awards: [
    ...[...state.tables.values()].flatMap((own) => [...lineAwards(own), ...forfeitAwards(own)]),
    ...measureAwards(state),
  ],
  // C500-9.6: the whole team is out, whoever cheated.
  excluded: [...state.disqualified].map(([entry, reason]) => ({ entry, article: 'C500-9.6', reason })),
  lots: {},
});

/** Why a measure gave points; the key of a deal says it all. */
export const becauseOf = ({ measures }: TournamentState, key: string): Because | null => {
  const found = measures.find((_, at) => measureKey(at) === key);
  return found === undefined ? null : { article: 'C500-9.3', reason: found.reason };
};
