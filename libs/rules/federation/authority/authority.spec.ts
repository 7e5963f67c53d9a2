import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import fc from 'fast-check';
import {
  covers,
  decideGrant,
  evolveGrants,
  type Grants,
  mayDo,
  mayRead,
  type Operation,
  OPERATIONS,
  operations,
  type OperationRow,
  ownMatter,
  permitted,
  permittedAs,
  roles,
  scopeOf,
  type Where,
} from '../index';

const DAY = '2026-11-21';

const nobody = given({ initial: (): Grants => [], decide: decideGrant, evolve: evolveGrants }, undefined);
type Held = readonly (readonly [role: string, scope: string, from?: string, until?: string])[];

/** Who was given these roles there. */
const holder = (...all: Held) =>
  nobody.and(
    all.map(([role, scope, from = '2026-09-01', until]) => ({
      ...{ do: 'give-grant', role, scope, from, why: 'appointed' },
      ...(until ? { until } : {}),
    })),
  );
const held = (...all: Held): Grants => holder(...all).state;

const answer = (grants: Grants, operation: Operation, where: Where, on = DAY): string => {
  const found = permitted(operation, grants, [where], on);
  return 'role' in found ? found.role : found.violation.article;
};

const HERE: Where = {
  ...{ competition: 'coupe', table: 'coupe.s1/3' },
  ...{ regions: ['Nord', 'nord', 'france'], clubs: ['59001'] },
};

describe('what a member does of himself', () => {
  const self = held(['player', 'member:F-1']);

  it.each<[Grants, Operation, Where, string]>([
    [self, 'choosePrivacy', { members: ['F-1'], regions: ['nord'] }, 'player'],
    [self, 'choosePrivacy', { members: ['F-2', 'F-3'], regions: ['nord'] }, 'not-permitted-here'],
    [self, 'choosePrivacy', {}, 'not-permitted-here'],
    [self, 'eraseMember', { members: ['F-1'] }, 'not-permitted'],
    [held(['player', 'federation']), 'choosePrivacy', { members: ['F-1'] }, 'not-permitted'],
    [held(['staff', 'federation']), 'choosePrivacy', { members: ['F-1'] }, 'staff'],
    [held(['staff', 'member:F-1']), 'eraseMember', { members: ['F-1'] }, 'not-permitted-here'],
  ])('is his alone: %j %s %j %s', (grants, operation, where, told) => {
    expect(answer(grants, operation, where)).toBe(told);
  });
});

describe('a scope', () => {
  it.each([
    ['federation', true],
    ['region:nord', true],
    ['region:Nord', true],
    ['region:FRANCE', true],
    ['region:sud', false],
    ['club:59001', true],
    ['club:59002', false],
    ['competition:coupe', true],
    ['competition:coupe-2', false],
    ['table:coupe.s1/3', true],
    ['table:coupe.s1/4', false],
    ['table:coupe.s2/3', false],
    ['entry:coupe/pair-1', false],
  ])('%s covers what happens there: %s', (scope, expected) => {
    expect(covers(scopeOf(scope), HERE)).toBe(expected);
  });

  it('of a club covers nothing about another club too, and nothing of which the club is not known', () => {
    expect(covers(scopeOf('club:59001'), { clubs: ['59001', '59002'] })).toBe(false);
    expect(covers(scopeOf('club:59001'), {})).toBe(false);
  });

  it('covers nothing of which nobody knows where it is, but for the federation', () => {
    for (const scope of ['region:nord', 'club:1', 'competition:coupe', 'table:coupe.s1/3', 'entry:coupe/x'])
      expect(covers(scopeOf(scope), {})).toBe(false);
    expect(covers(scopeOf('federation'), {})).toBe(true);
  });
});

describe('what is permitted', () => {
  it('is what the table says, for every operation and role, everywhere or nowhere', () => {
    for (const operation of operations)
      for (const role of roles) {
        const row: OperationRow = OPERATIONS[operation];
        const expected = row.roles.includes(role) ? role : 'not-permitted';
        expect([operation, role, answer(held([role, 'federation']), operation, HERE)]).toEqual([
          ...[operation, role, expected],
        ]);
      }
  });

  it('is done in the first role of the line that is held there', () => {
    const both = held(['club', 'federation'], ['arbiter', 'competition:coupe']);
    expect(answer(both, 'recordActs', HERE)).toBe('arbiter');
    expect(answer(both, 'recordActs', { competition: 'other' })).toBe('club');
  });

  it('is told apart: by another role, or elsewhere', () => {
    expect(answer(held(['arbiter', 'region:sud']), 'giveRuling', HERE)).toBe('not-permitted-here');
    expect(answer(held(['scorer', 'federation']), 'giveRuling', HERE)).toBe('not-permitted');
    expect(answer([], 'giveRuling', HERE)).toBe('not-permitted');
  });

  it('begins on the first day and ends before the last', () => {
    const evening = held(['scorer', 'table:coupe.s1/3', DAY, '2026-11-22']);
    expect(['2026-11-20', DAY, '2026-11-22'].map((on) => answer(evening, 'recordResult', HERE, on))).toEqual([
      ...['not-permitted', 'scorer', 'not-permitted'],
    ]);
  });

  it('ends with its grant, at once', () => {
    const [event] = [{ type: 'GrantEnded', data: { grant: 'g1', why: 'withdrawn' } }] as const;
    const ended = evolveGrants(held(['arbiter', 'federation']), event);
    expect(answer(ended, 'giveRuling', HERE)).toBe('not-permitted');
    expect(mayRead('hidden', ended, null, DAY)).toBe(false);
    expect(mayDo(ended, HERE, DAY)).toEqual([]);
  });

  it('is nothing to an auditor, who reads what is hidden and the accounts', () => {
    const auditor = held(['auditor', 'federation']);
    expect(mayDo(auditor, HERE, DAY)).toEqual([]);
    expect([mayRead('hidden', auditor, HERE, DAY), mayRead('accounts', auditor, {}, DAY)]).toEqual([
      true,
      true,
    ]);
    expect(mayRead('hidden', held(['auditor', 'region:sud']), HERE, DAY)).toBe(false);
  });

  it('to who runs the command line is what the line says of importers', () => {
    expect(permittedAs('giveGrant', 'importer')).toBeNull();
    expect(permittedAs('eraseAccount', 'importer')?.violation.article).toBe('not-permitted');
    expect(permittedAs('giveRuling', 'constructor')?.violation.article).toBe('not-permitted');
  });
});

describe('a matter of one’s own', () => {
  const parties = [
    { competition: 'coupe', entry: 'pair-1', club: 'Lille', members: ['F-1', 'F-2'] },
    { competition: 'coupe', entry: 'pair-2', club: null, members: [] },
  ];
  it.each([
    [['player', 'entry:coupe/pair-2'], 'own-matter'],
    [['club', 'club:LILLE'], 'own-matter'],
    [['player', 'member:F-2'], 'own-matter'],
    [['player', 'member:F-3'], null],
    [['player', 'entry:coupe/pair-3'], null],
    [['player', 'entry:other/pair-1'], null],
    [['club', 'club:Arras'], null],
    [['club', 'club:Lille', '2026-12-01'], null],
  ] as const)('to a holder of %j: %s', (own, expected) => {
    const grants = held(['arbiter', 'federation'], own);
    expect(ownMatter(grants, parties, DAY)?.violation.article ?? null).toBe(expected);
  });
});

describe('grants', () => {
  const give = (more: object) => ({ do: 'give-grant', why: 'appointed', ...more });
  const one = holder(['arbiter', 'region:nord', '2026-09-01', '2027-07-01']);
  const arbiter = { role: 'arbiter', scope: 'region:nord' };

  it('are held once at a time', () => {
    expect(one.when(give({ ...arbiter, from: '2026-10-01' })).refusals).toEqual(['grant-held']);
    expect(one.when(give({ ...arbiter, from: '2027-07-01' })).refusals).toEqual([]);
    const elsewhere = { ...arbiter, scope: 'region:sud', from: '2026-10-01' };
    expect(one.when(give(elsewhere)).refusals).toEqual([]);
  });

  it('have a day at least', () => {
    expect(nobody.when(give({ ...arbiter, from: DAY, until: DAY })).refusals).toEqual(['grant-without-days']);
  });

  it('are ended once, and no other', () => {
    const end = (grant: string) => ({ do: 'end-grant', grant, why: 'over' });
    const ended = one.and(end('g1'));
    expect(ended.events).toMatchObject([{ type: 'GrantEnded' }]);
    expect(ended.when(end('g1')).refusals).toEqual(['grant-ended']);
    expect(one.when(end('g2'), end('g0')).refusals).toEqual(['grant-unknown', 'invalid-field']);
  });

  it.each([
    'federation:',
    'region:',
    'region: nord',
    'region:nord ',
    'region:a/b',
    'region:\u202enord',
    'club:\u0000',
    'competition:Coupe',
    'competition:a.b',
    'table:coupe',
    'table:coupe.s0/1',
    'table:coupe.s1/',
    'entry:coupe',
    'Federation',
    'planet:mars',
    `region:${'x'.repeat(101)}`,
    'region:half \ud800',
  ])('hold nowhere that cannot be written: %j', (scope) => {
    expect(nobody.when(give({ role: 'arbiter', scope, from: DAY })).refusals).toEqual(['invalid-field']);
  });

  it('answer any act, and never hold what was not decided', () => {
    const any = fc.oneof(
      fc.string(),
      fc.constantFrom('federation', 'arbiter', DAY, 'g1', 'over'),
      fc.jsonValue(),
    );
    const act = fc.record(
      {
        do: fc.constantFrom('give-grant', 'end-grant', 'toString'),
        role: any,
        scope: any,
        from: any,
        until: any,
        grant: any,
        why: any,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(act, (absurd) => {
        const { events, refusals } = one.when(absurd as AnyAct);
        if (refusals.length === 0) expect(events).toHaveLength(1);
        else expect(refusals).toEqual([expect.any(String)]);
      }),
    );
  });
});
