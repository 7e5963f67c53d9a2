import type { Role } from './roles';
import { scopeOf } from './scopes';
import { lesserStaff, sightOf } from './sight';

const DAY = '2026-11-21';
const held = (role: Role, where: string) => [
  { id: 'g1', role, scope: scopeOf(where), where, from: DAY, until: null, ended: false },
];
const deal = (embargoed: boolean) => ({
  where: { competition: 'coupe', table: 'coupe.s1/3', regions: ['nord'] },
  entries: ['pair-1', 'pair-2'],
  embargoed,
});
const told = (role: Role, where: string, embargoed: boolean): string => {
  const sight = sightOf(held(role, where), deal(embargoed), DAY);
  const { audience } = sight;
  if (sight.embargoed) return 'nothing';
  if (audience.kind === 'seat') return audience.seat;
  return audience.kind === 'entry' ? audience.entry : audience.kind;
};

describe('what is seen of a deal', () => {
  it.each([
    ['arbiter', 'federation', 'staff', 'staff'],
    ['director', 'competition:coupe', 'staff', 'staff'],
    ['auditor', 'region:nord', 'staff', 'staff'],
    ['arbiter', 'competition:other', 'everyone', 'nothing'],
    ['club', 'federation', 'staff', 'nothing'],
    ['scorer', 'competition:coupe', 'staff', 'nothing'],
    ['scorer', 'table:coupe.s1/3', 'staff', 'staff'],
    ['scorer', 'table:coupe.s1/4', 'everyone', 'nothing'],
    ['player', 'table:coupe.s1/3', 'everyone', 'everyone'],
    ['scorer', 'seat:coupe.s1/3/N', 'N', 'N'],
    ['arbiter', 'seat:coupe.s1/3/N', 'N', 'N'],
    ['scorer', 'seat:coupe.s1/4/N', 'everyone', 'nothing'],
    ['player', 'entry:coupe/pair-1', 'pair-1', 'pair-1'],
    ['player', 'entry:coupe/pair-3', 'everyone', 'nothing'],
    ['player', 'entry:other/pair-1', 'everyone', 'nothing'],
    ['administrator', 'federation', 'everyone', 'nothing'],
  ] as const)('by %s of %s: %s, under an embargo %s', (role, where, open, embargoed) => {
    expect([told(role, where, false), told(role, where, true)]).toEqual([open, embargoed]);
  });

  it.each([
    ['club', 'federation', 'staff'],
    ['scorer', 'competition:coupe', 'staff'],
    ['scorer', 'table:coupe.s1/4', 'nothing'],
    ['player', 'table:coupe.s1/3', 'everyone'],
    ['player', 'entry:coupe/pair-1', 'pair-1'],
    ['player', 'entry:coupe/pair-3', 'everyone'],
    ['player', 'entry:coupe/pair-4', 'nothing'],
  ] as const)('by %s of %s, of a board that others have yet to play: %s', (role, where, seen) => {
    const waited = { ...deal(false), playedBy: ['pair-1', 'pair-2', 'pair-3'] };
    const { audience, embargoed } = sightOf(held(role, where), waited, DAY);
    expect(embargoed ? 'nothing' : audience.kind === 'entry' ? audience.entry : audience.kind).toBe(seen);
  });

  it.each([
    ['scorer', 'table:coupe.s1/3', 'nothing'],
    ['scorer', 'seat:coupe.s1/3/N', 'nothing'],
    ['scorer', 'session:coupe.s1', 'staff'],
    ['player', 'entry:coupe/pair-1', 'pair-1'],
  ] as const)('by %s of %s, of a board that some at its table have yet to play: %s', (role, where, seen) => {
    const place = { ...deal(false).where, session: 'coupe.s1' };
    const waited = { ...deal(false), where: place, playedBy: ['pair-1'], aheadOfTable: true };
    const { audience, embargoed } = sightOf(held(role, where), waited, DAY);
    expect(embargoed ? 'nothing' : audience.kind === 'entry' ? audience.entry : audience.kind).toBe(seen);
  });

  it('by a stranger: what lies open, under an embargo nothing', () => {
    expect(sightOf([], deal(false), DAY)).toEqual({ audience: { kind: 'everyone' }, embargoed: false });
    expect(sightOf([], deal(true), DAY).embargoed).toBe(true);
    expect(sightOf([], { ...deal(false), playedBy: ['pair-1'] }, DAY).embargoed).toBe(true);
  });

  it.each([
    ['arbiter', 'federation', { plays: [] }],
    ['arbiter', 'competition:coupe', { plays: [] }],
    ['staff', 'federation', undefined],
    ['director', 'competition:coupe', undefined],
    ['committee', 'competition:coupe', undefined],
    ['auditor', 'region:nord', undefined],
    ['scorer', 'table:coupe.s1/3', undefined],
  ] as const)(
    '%s of %s: what is for the arbiter alone is shown to who arbitrates there',
    (role, where, judge) => {
      expect(sightOf(held(role, where), deal(false), DAY).audience).toEqual({
        ...{ kind: 'staff', ...(judge === undefined ? {} : { judge }) },
      });
    },
  );

  it('an arbiter who plays in the competition is known with his entries of it', () => {
    const grants = [
      ...held('arbiter', 'federation'),
      ...held('player', 'entry:coupe/pair-2'),
      ...held('player', 'entry:coupe-2/pair-9'),
    ];
    expect(sightOf(grants, deal(false), DAY).audience).toEqual({
      kind: 'staff',
      judge: { plays: ['pair-2'] },
    });
  });

  it('of two who look with one pair of eyes only what both judge is shown', () => {
    const judge = { kind: 'staff', judge: { plays: ['a'] } } as const;
    expect(lesserStaff(judge, { kind: 'staff', judge: { plays: ['b'] } }).judge).toEqual({
      plays: ['a', 'b'],
    });
    expect(lesserStaff(judge, { kind: 'staff' })).toEqual({ kind: 'staff' });
    expect(lesserStaff({ kind: 'staff' }, judge)).toEqual({ kind: 'staff' });
  });

  it('ends with the grant', () => {
    const ended = held('arbiter', 'federation').map((grant) => ({ ...grant, ended: true }));
    expect(sightOf(ended, deal(true), DAY).embargoed).toBe(true);
  });
});
