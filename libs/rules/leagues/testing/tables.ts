import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { LeagueRules } from '../rules/league-rules';
import { readLeagueRules } from '../rules/read';
import type { CompetitionResult, Match } from '../table/contributions';
import type { LeagueTable } from '../table/row';

/** Rules that a test takes for granted. */
export const rulesOf = (given: unknown): LeagueRules => {
  const reading = readLeagueRules(given);
  if (!reading.ok) throw new Error(reading.problems.map(({ en }) => en).join('\n'));
  return reading.rules;
};

/** `A 3-1 B` of a round. */
export const played = (round: number, text: string): Match => {
  const [home = '', score = '', away = ''] = text.split(' ');
  const [own = 0, other = 0] = score.split('-').map(Number);
  return {
    ...{ id: `${round}-${home}-${away}`, round, status: 'played' },
    sides: [
      { entry: home, score: exact(own) },
      { entry: away, score: exact(other) },
    ],
  };
};

/** Places of one competition, best first; `A=B` share one. */
export const competition = (
  number: number,
  order: string,
  more: Partial<CompetitionResult> = {},
): readonly CompetitionResult[] => {
  const groups = order.split(' ').map((each) => each.split('='));
  const of = groups.flat().length;
  let place = 1;
  return groups.flatMap((level) => {
    const own = place;
    place += level.length;
    return level.map((entry) => ({
      ...{ competition: `c${number}`, number, entry, place: own, of, tiedWith: level.length - 1 },
      ...more,
    }));
  });
};

/** `1 A 12` and so on: rank, entry and total as people read them. */
export const standing = ({ rows }: LeagueTable): readonly string[] =>
  rows.map(({ rank, entry, total: { num, den } }) => `${rank} ${entry} ${den === 1 ? num : `${num}/${den}`}`);
