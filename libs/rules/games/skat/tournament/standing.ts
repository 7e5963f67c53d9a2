import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { Because, SessionAward, SessionStanding } from '@arbitre/rules/kernel/session/contract';
import { asSigned, figuresOf, isAnnulled, listResult } from './results';
import type { List, TournamentState } from './state';

/**
 * A result that is annulled is taken back from what the deals gave, as the signed list shows it: points, games won and
 * lost. What the table mates have for games that he lost stays with them (SKWO-7.1-GAP-2, SKWO-4.4-GAP-1).
 */
const takenBack = (state: TournamentState, list: List): readonly SessionAward[] =>
  list.players
    .filter((entry) => isAnnulled(state, list.series, entry))
    .flatMap((entry) => {
      const [result, figures] = [listResult(list, entry), figuresOf(list, entry)];
      if (result === null || figures === null) return [];
      return [
        {
          key: `annulled-${list.series}`,
          entry,
          value: exact(-result),
          counts: { won: -figures.won || 0, lost: -figures.lost || 0 },
        },
      ];
    });

/**
 * SKWO-7.2-GAP-4: what the direction corrected on a signed list, beside what its deals gave; their deals stay as they were
 * signed. Lists that were signed without their lines had their deals corrected instead.
 */
const correctedSince = (list: List): readonly SessionAward[] => {
  if (list.closed?.lines === undefined || Object.keys(list.corrected).length === 0) return [];
  const signed = asSigned(list);
  return list.players.map((entry) => {
    const [now, before] = [figuresOf(list, entry), figuresOf(signed, entry)];
    return {
      key: `corrected-${list.series}`,
      entry,
      value: exact((listResult(list, entry) ?? 0) - (listResult(signed, entry) ?? 0)),
      counts: {
        won: (now?.won ?? 0) - (before?.won ?? 0),
        lost: (now?.lost ?? 0) - (before?.lost ?? 0),
      },
    };
  });
};

/** Penalty points carry the article by which the direction imposed them. */
export const becauseOf = ({ penalties }: TournamentState, key: string): Because | null =>
  penalties.find(({ number }) => key === `penalty-${number}`) ?? null;

/** The tournament's part of the ranking beside its deals: penalties, annulled series, exclusions and lots. */
export const tournamentStanding = (state: TournamentState): SessionStanding => ({
  awards: [
    ...state.penalties.map(({ number, entry, points }) => ({
      key: `penalty-${number}`,
      entry,
      value: exact(-points),
    })),
    ...[...state.lists.values()].flatMap((list) => [...correctedSince(list), ...takenBack(state, list)]),
  ],
  excluded: [...state.excluded.values()].map(({ entry, reason }) => ({
    entry,
    article: 'SKWO-4.3.a',
    reason,
  })),
  // Each draw parts one group of equals: a place in its own draw is enough.
  lots: Object.fromEntries(
    state.lots
      .filter((order) => order.some((entry) => state.participants.has(entry)))
      .flatMap((order) => order.map((entry, index) => [entry, index + 1])),
  ),
});
