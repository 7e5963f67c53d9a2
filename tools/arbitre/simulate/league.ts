import { allGames, type GameId } from '@arbitre/rules';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import { type DivisionAct, type LeagueRules, readyMadeRules, roundRobin } from '@arbitre/rules/leagues';
import type { DrawnFederation } from '../demo/federation/draw';
import { saturday, seasonOf, type SeasonSize, type Step } from './script';

// A league of fixtures between clubs, with all that happens in one: a dispute, a forfeit, a postponement, a team that leaves, a
// correction, a deduction.

const TEAMS = 12;
const ON_A_ROSTER = 6;

type Team = {
  readonly entry: string;
  readonly club: string;
  readonly name: string;
  readonly players: readonly string[];
};

/** Clubs from all regions by turns, each with those members who have been there since before the season. */
const teamsOf = ({ clubs, members, merges, transfers }: DrawnFederation): readonly Team[] => {
  const elsewhere = new Set([...transfers, ...merges].map(({ licence }) => licence));
  const byRegion = [...Map.groupBy(clubs, ({ region }) => region).values()];
  const most = Math.max(...byRegion.map(({ length }) => length));
  const turns = Array.from({ length: most }, (_, at) => byRegion.flatMap((own) => own[at] ?? [])).flat();
  return turns
    .map(({ number, name }): Team => ({
      ...{ entry: number.toLowerCase(), club: number, name },
      players: members
        .filter(({ club, licence }) => club === number && !elsewhere.has(licence))
        .slice(0, ON_A_ROSTER)
        .map(({ licence }) => licence),
    }))
    .filter(({ players }) => players.length === ON_A_ROSTER)
    .slice(0, TEAMS);
};

type Ready = { readonly game: GameId; readonly rules: LeagueRules };

/** Ready-made rules for fixtures between two teams, and the game whose name they begin with. */
const readyFor = (teams: number): Ready | undefined =>
  readyMadeRules().flatMap(({ id, rules }): readonly Ready[] => {
    const game = allGames.all.find((each) => id.startsWith(`${each.id}-`))?.id;
    if (game === undefined || rules.format !== 'fixtures' || (rules.calendar.sides ?? 2) !== 2) return [];
    return [{ game, rules: { ...rules, teams } }];
  })[0];

/** What befalls a fixture: by the round and the match in it. */
const BEFALLS: Readonly<Record<string, 'disputed' | 'forfeited' | 'postponed' | 'corrected'>> = {
  'r2-m1': 'disputed',
  'r3-m1': 'corrected',
  'r4-m1': 'forfeited',
  'r7-m1': 'postponed',
};
const LEAVES_AFTER = 5;
const DEDUCTED_AFTER = 3;
const PUBLISHED_AFTER = [4];

/** The acts of a fixture, with who does them. */
const played = (
  fixture: string,
  [home, away]: readonly [string, string],
  random: (below: number) => number,
  later: string,
): readonly { readonly act: DivisionAct; readonly role?: 'arbiter' }[] => {
  const scores = [
    { entry: home, score: 10 + random(50) },
    { entry: away, score: 10 + random(50) },
  ];
  const report: DivisionAct = { do: 'report-match', fixture, by: home, scores };
  const confirm: DivisionAct = { do: 'confirm-match', fixture, by: away };
  const other = scores.map((each, at) => (at === 1 ? { ...each, score: each.score + 6 } : each));
  switch (BEFALLS[fixture]) {
    case 'disputed':
      return [
        { act: report },
        { act: { do: 'report-match', fixture, by: away, scores: other } },
        {
          act: { do: 'settle-match', fixture, scores: other, reason: 'La feuille de la donne 12 le montre.' },
          role: 'arbiter',
        },
      ];
    case 'corrected':
      return [
        { act: report },
        { act: confirm },
        {
          act: {
            ...{ do: 'correct-match', fixture, scores: other },
            ...{ reason: 'Une donne avait été comptée dans l’autre sens.', decidedBy: 'league-committee' },
          },
        },
      ];
    case 'forfeited':
      return [
        {
          act: { do: 'forfeit-match', fixture, by: [away], reason: 'Personne n’est venu.' },
          role: 'arbiter',
        },
      ];
    case 'postponed':
      return [{ act: { do: 'postpone-fixture', fixture, to: later, reason: 'La route était coupée.' } }];
    default:
      return [{ act: report }, { act: confirm }];
  }
};

/** A league of up to twelve clubs; so many of its rounds are played as there are weeks. */
export const drawLeague = (size: SeasonSize, federation: DrawnFederation): readonly Step[] => {
  const teams = teamsOf(federation);
  const ready = readyFor(teams.length);
  if (ready === undefined || teams.length < 4) return [];
  const { game, rules } = ready;
  const random = seeded(size.seed * 7 + 3);
  const division = `${seasonOf(size)}.interclubs`;
  const step = (day: string, act: DivisionAct, role?: 'arbiter'): Step => ({
    ...{ day, kind: 'division', division, act },
    ...(role === undefined ? {} : { role }),
  });
  const order = shuffled(
    teams.map(({ entry }) => entry),
    random,
  );
  const rounds = roundRobin(teams.length);
  const days = rounds.map((_, at) => saturday(at + 1));
  const opening = { title: 'Interclubs, première division', game, level: 'première' };
  const steps = [
    step(saturday(1), { do: 'open-division', ...opening, rules }),
    ...teams.flatMap(({ entry, club, name, players }) => [
      step(saturday(1), { do: 'enter-division', entry, club, name, members: [] }),
      step(saturday(1), {
        ...{ do: 'name-roster', entry, captain: players[0] ?? '' },
        ...{ players: players.slice(0, 4), substitutes: players.slice(4) },
      }),
    ]),
    step(saturday(1), { do: 'draw-fixtures', order: [...order], days }),
  ];
  const leaver = order.at(-1) ?? '';
  const [deducted = ''] = order;
  let left: string | null = null;
  for (const [at, { pairings }] of rounds.slice(0, size.weeks).entries()) {
    const round = at + 1;
    for (const [index, { home, away }] of pairings.entries()) {
      const sides = [order[home - 1] ?? '', order[away - 1] ?? ''] as const;
      if (left !== null && sides.includes(left)) continue;
      const later = saturday(rounds.length + 1);
      for (const { act, role } of played(`r${round}-m${index + 1}`, sides, random, later))
        steps.push(step(saturday(round), act, role));
    }
    if (round === DEDUCTED_AFTER)
      steps.push(
        step(saturday(round), {
          ...{ do: 'adjust-points', entry: deducted, points: -2, article: 'Règlement de la ligue, 12' },
          ...{ reason: 'Feuille de match envoyée trop tard, deux fois.', decidedBy: 'league-committee' },
        }),
      );
    if (round === LEAVES_AFTER) {
      left = leaver;
      steps.push(step(saturday(round), { do: 'leave-division', entry: leaver, why: 'asked' }));
    }
    if (PUBLISHED_AFTER.includes(round) || round === Math.min(size.weeks, rounds.length))
      steps.push(step(saturday(round), { do: 'publish-division-ranking' }));
  }
  return steps;
};
