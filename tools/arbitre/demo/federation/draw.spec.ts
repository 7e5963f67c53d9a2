import type { Entry } from '@arbitre/rules';
import { castOf } from './cast';
import { drawFederation } from './draw';

const entries = (kind: Entry['kind'], count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `${kind}-${at + 1}`, number: at + 1, kind, members: [] },
  }));

describe('the federation of the demo', () => {
  const federation = drawFederation(7);
  const { regions, clubs, members } = federation;

  it('has a national region with four below it, 24 clubs in them and 400 members in these', () => {
    expect(regions.filter(({ parent }) => parent === undefined)).toHaveLength(1);
    expect(regions.filter(({ parent }) => parent === regions[0]?.id)).toHaveLength(4);
    expect(clubs).toHaveLength(24);
    expect(new Set(clubs.map(({ region }) => region)).size).toBe(4);
    expect(new Set(members.map(({ licence }) => licence)).size).toBe(400);
    expect(new Set(members.map(({ club }) => club)).size).toBe(24);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(drawFederation(7)).toEqual(federation);
    expect(drawFederation(8).members).not.toEqual(members);
  });

  it('has two pairs of the same name and day of birth, one of them merged, and nobody else', () => {
    const alike = Map.groupBy(
      members,
      ({ familyName, givenName, birthDate }) => `${givenName} ${familyName} ${birthDate ?? ''}`,
    );
    const twice = [...alike.values()].filter(({ length }) => length > 1);
    expect(twice.map(({ length }) => length)).toEqual([2, 2]);
    const merged = federation.merges.map(({ licence, into }) => [into, licence]);
    expect(twice.map((pair) => pair.map(({ licence }) => licence))).toEqual(expect.arrayContaining(merged));
  });

  it.each([
    ['player', 24, 1],
    ['pair', 16, 2],
    ['team', 30, 4],
  ] as const)(
    'casts every %s of %i with persons of whom none plays twice, from one club',
    (kind, count, persons) => {
      const cast = castOf(federation)({ id: 'cup', region: 'Nord' }, entries(kind, count));
      expect(cast.map((entry) => entry.members.length)).toEqual(cast.map(() => persons));
      const licences = cast.flatMap((entry) =>
        entry.members.flatMap((player) => ('licence' in player ? [player.licence] : [])),
      );
      expect(new Set(licences).size).toBe(licences.length);
      const clubOf = new Map(members.map(({ licence, club }) => [licence, club]));
      for (const { club, members: players } of cast)
        for (const player of players) if ('licence' in player) expect(clubOf.get(player.licence)).toBe(club);
      expect(cast.flatMap((entry) => entry.members).some((player) => 'familyName' in player)).toBe(true);
    },
  );

  it('casts nobody where nobody is left', () => {
    const cast = castOf(federation)({ id: 'cup', region: 'Nord' }, entries('team', 120));
    expect(cast.at(-1)).toMatchObject({ id: 'team-120', members: [] });
  });
});
