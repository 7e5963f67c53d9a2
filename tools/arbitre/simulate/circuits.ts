import type { EntryOfPlayers } from '@arbitre/events';
import { allGames, type GameId } from '@arbitre/rules';
import type { GameManifest } from '@arbitre/rules/kernel/manifest';
import { seeded, shuffled } from '@arbitre/rules/kernel/seeded';
import type { LeagueRules } from '@arbitre/rules/leagues';
import type { DrawnFederation, DrawnMember } from '../demo/federation/draw';
import type { Session } from '../demo/write-session';
import { GAME_LINES } from '../games.generated';
import { saturday, seasonOf, type SeasonSize, type Step } from './script';

// Competitions that are played card by card, or result by result where a game is entered so: each week every region plays one.

const KINDS = { player: 'member', pair: 'pair', team: 'team' } as const;
const PERSONS = { player: 1, pair: 2, team: 4 } as const;

export type Draw = (seed: number) => Omit<Session, 'startsOn'>;
export type DrawnGame = {
  readonly game: GameId;
  readonly name: Readonly<Record<'fr' | 'en', string>>;
  readonly draw: Draw;
};

/** Every game that can be played by itself, with how it is drawn. */
export const drawnGames = async (): Promise<readonly DrawnGame[]> => {
  const drawn = await Promise.all(
    allGames.all.map(async ({ id, name, demo }: GameManifest): Promise<readonly DrawnGame[]> => {
      const evening = GAME_LINES[id]?.evening;
      if (evening !== undefined) return [{ game: id, name, draw: evening }];
      if (demo === undefined) return [];
      const { generateSession, shelf } = await demo();
      const draw = (seed: number): Omit<Session, 'startsOn'> =>
        ({ ...generateSession(seed), ...(shelf === undefined ? {} : { shelf }) }) as Session;
      return [{ game: id, name, draw }];
    }),
  );
  return drawn.flat();
};

const circuit = (name: DrawnGame['name'], kind: keyof typeof KINDS): LeagueRules => ({
  ...{ league: 1, format: 'circuit' },
  title: { fr: `Circuit : ${name.fr}`, en: `Circuit: ${name.en}` },
  entries: { kind: KINDS[kind], licence: true },
  figure: { by: 'places-from-last', plus: 1 },
  best: 4,
  bonuses: [{ for: 'participation', points: 1, when: 'always' }],
  order: ['best-result', 'next-best', 'last-competition', 'lot'],
});

const path = (name: DrawnGame['name'], kind: keyof typeof KINDS, regions: number): LeagueRules => ({
  ...{ league: 1, format: 'path', regions },
  title: { fr: `${name.fr} : des régions à la finale`, en: `${name.en}: from the regions to the final` },
  entries: { kind: KINDS[kind], licence: true },
  phases: [
    {
      ...{ id: 'region', level: 'region' },
      scoring: { figure: { by: 'places-from-last', plus: 1 }, order: ['best-result', 'wins', 'lot'] },
    },
    {
      ...{ id: 'final', level: 'final' },
      scoring: { figure: { by: 'places-from-last', plus: 1 }, order: ['wins', 'lot'] },
      quota: { places: 2 * regions, fixed: 1, method: 'largest-remainder', reserves: 2 },
      carryOver: { of: 'rank-points', points: [3, 2, 1] },
    },
  ],
  medals: 3,
});

type Group = { readonly club?: string; readonly players: readonly DrawnMember[] };

/** So many who play together: of one club as far as that goes, the clubs by turns; then those who are left. */
const groupsOf = (members: readonly DrawnMember[], size: number): readonly Group[] => {
  const chunks = (of: readonly DrawnMember[]): readonly (readonly DrawnMember[])[] =>
    Array.from({ length: Math.floor(of.length / size) }, (_, at) => of.slice(at * size, (at + 1) * size));
  const own = [...Map.groupBy(members, ({ club }) => club)].flatMap(([club, of]) =>
    chunks(of).map((players, turn) => ({ club, players, turn })),
  );
  const placed = new Set(own.flatMap(({ players }) => players));
  const left = chunks(members.filter((member) => !placed.has(member)));
  return [...own.toSorted((a, b) => a.turn - b.turn), ...left.map((players) => ({ players }))];
};

/** Those of a region who play a game all season: the same pair is a pair in every competition. */
const poolOf = (
  session: Omit<Session, 'startsOn'>,
  members: readonly DrawnMember[],
  region: string,
): readonly EntryOfPlayers[] => {
  const groups = groupsOf(members, PERSONS[session.entries[0]?.kind ?? 'player']);
  return session.entries.map(({ club: _, ...entry }, at): EntryOfPlayers => {
    const { club, players = [] } = groups[at] ?? {};
    return {
      ...{ ...entry, members: players.map(({ licence }) => ({ licence })) },
      ...(entry.kind === 'team' ? { label: `${region} ${entry.number}` } : {}),
      ...(club === undefined ? {} : { club }),
    };
  });
};

const licences = ({ members }: EntryOfPlayers): readonly string[] =>
  members.flatMap((player) => ('licence' in player ? [player.licence] : []));

/** A season of every game that can be played by itself: a circuit each, and for the last a path from the regions to the final. */
export const drawCircuits = async (
  size: SeasonSize,
  { regions, clubs, members, merges }: DrawnFederation,
): Promise<readonly Step[]> => {
  const games = await drawnGames();
  const season = seasonOf(size);
  const own = regions.filter(({ parent }) => parent !== undefined);
  const merged = new Set(merges.map(({ licence }) => licence));
  const regionOf = new Map(clubs.map(({ number, region }) => [number, region]));
  const playing = members.filter(({ licence }) => !merged.has(licence));
  const steps: Step[] = [];
  const numbers = new Map<string, number>();
  const pools = new Map<string, readonly EntryOfPlayers[]>();
  for (const [at, { game, name, draw }] of games.entries()) {
    const division = `${season}.${game}`;
    const sample = draw(size.seed);
    const kind = sample.entries[0]?.kind ?? 'player';
    const isPath = at === games.length - 1;
    const rules = isPath ? path(name, kind, own.length) : circuit(name, kind);
    const opening = { ...{ title: rules.title.fr, game }, level: isPath ? 'parcours' : 'circuit' };
    steps.push({
      ...{ day: saturday(1), kind: 'division', division },
      act: { do: 'open-division', ...opening, rules },
    });
    for (const region of own) {
      const random = seeded(size.seed * 31 + at * 101 + region.id.length);
      const locals = shuffled(
        playing.filter(({ club }) => regionOf.get(club) === region.id),
        random,
      );
      const pool = poolOf(sample, locals, region.name);
      pools.set(`${game} ${region.id}`, pool);
      for (const [index, entry] of pool.entries())
        steps.push({
          ...{ day: saturday(1), kind: 'division', division },
          act: {
            ...{ do: 'enter-division', entry: `${region.id}-${index + 1}`, region: region.id },
            ...(entry.club === undefined ? {} : { club: entry.club }),
            ...{
              members: licences(entry),
              ...(kind === 'team' ? { name: `${region.name} ${index + 1}` } : {}),
            },
          },
        });
    }
  }
  for (let week = 1; week <= size.weeks; week++)
    for (const [at, region] of own.entries()) {
      const turn = (week - 1 + at) % games.length;
      const drawnGame = games[turn];
      if (drawnGame === undefined) continue;
      const { game, name, draw } = drawnGame;
      const number = (numbers.get(game) ?? 0) + 1;
      numbers.set(game, number);
      const session = { ...draw(size.seed * 1000 + week * 20 + at), startsOn: saturday(week) };
      steps.push({
        ...{ day: saturday(week), kind: 'competition', id: `${season}-${region.id}-${week}` },
        ...{ name: `${name.fr}, ${region.name}, semaine ${week}`, region: region.name, session, number },
        ...{ entries: pools.get(`${game} ${region.id}`) ?? [], division: `${season}.${game}` },
        ...(turn === games.length - 1 ? { phase: 'region' } : {}),
        corrected:
          number === 1 && session.deals.length > 0 && session.deals.every(({ grain }) => grain === 'result'),
      });
    }
  return steps;
};
