import { exact } from '@arbitre/rules/kernel/competition/exact';
import type { LeagueRules } from '../rules/league-rules';
import { readLeagueRules } from '../rules/read';
import type { CompetitionResult, Contestant, Contributions, Match } from '../table/contributions';
import { leagueTable } from '../table/league-table';
import { tellLine } from '../table/line';
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

const title = { fr: 'Essai', en: 'Trial' };
/** Entries by their ids. */
export const entered = (ids: string): readonly Contestant[] => ids.split(' ').map((id) => ({ id }));
/** A circuit by places of four. */
export const circuit = (more: object) =>
  rulesOf({
    ...{ league: 1, format: 'circuit', title, order: [] },
    figure: { by: 'places', tables: { places: [10, 6, 4, 2] } },
    ...more,
  });
/** A league of wins and draws. */
export const league = (more: object) =>
  rulesOf({
    ...{ league: 1, format: 'fixtures', title, calendar: {}, order: ['difference'] },
    match: { by: 'result', win: 3, draw: 1, loss: 0 },
    ...more,
  });
/** The lines of an entry, each with its amount. */
export const told = (contributions: Contributions, rules = circuit({}), entry = 'A') =>
  leagueTable(rules, contributions)
    .rows.find((row) => row.entry === entry)
    ?.lines.map((line) => `${tellLine(line).en}: ${line.amount.num}/${line.amount.den}`);
