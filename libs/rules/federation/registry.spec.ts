import fc from 'fast-check';
import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { holesOf } from '@arbitre/rules/kernel/tell';
import { versionsOf } from '@arbitre/rules/kernel/declare/events';
import { sharedRefusals } from '@arbitre/rules/kernel/shared-refusals';
import {
  closedFrom,
  type ClubEvent,
  clubEvents,
  decideClub,
  decideMember,
  decideRegion,
  evolveClub,
  evolveMember,
  evolveRegion,
  federationRefusals,
  holdsOn,
  type MemberEvent,
  memberEvents,
  type Personal,
  type RegionEvent,
  regionEvents,
  UNOPENED_REGION,
  UNREGISTERED_CLUB,
  UNREGISTERED_MEMBER,
} from './index';

/** Stands for the vault: turns the text round. */
const seal = (personal: Personal) => ({
  sealed: Buffer.from(JSON.stringify(personal)).reverse().toString('base64url'),
});
const north = { region: 'north', above: [] };

const OPEN = { do: 'open-region', id: 'north', name: 'Nord', timeZone: 'Europe/Paris' };
const CLUB = { do: 'register-club', number: '59001', name: 'Lille', region: 'north', from: '2020-09-01' };
const MEMBER = {
  ...{ do: 'register-member', licence: '0042', familyName: 'Ourse', givenName: 'Blanche' },
  ...{ birthDate: '1999-02-28', email: 'b.ourse@exemple.fr', address: '3, rue du Pôle\n59000 Lille' },
  ...{ category: 'senior', year: 2026, club: '59001', from: '2026-09-01' },
};

const CLOSE = { do: 'close-club', on: '2027-06-01', reason: 'dissolved' };
const REOPEN = { do: 'reopen-club', reason: 'mistake' };

/** A region that lies where this says, with what is on record of it. */
const regionIn = (where: Parameters<typeof decideRegion>[2], ...history: readonly RegionEvent[]) =>
  given(
    {
      initial: () => UNOPENED_REGION,
      decide: (state, act) => decideRegion(state, act, where),
      evolve: evolveRegion,
    },
    undefined,
    history,
  );
const region = (...history: readonly RegionEvent[]) => regionIn(north, ...history);
const club = (...history: readonly ClubEvent[]) =>
  given({ initial: () => UNREGISTERED_CLUB, decide: decideClub, evolve: evolveClub }, undefined, history);
const memberSealedBy = (sealing: typeof seal, ...history: readonly MemberEvent[]) =>
  given(
    {
      initial: () => UNREGISTERED_MEMBER,
      decide: (state, act) => decideMember(state, act, { seal: sealing }),
      evolve: evolveMember,
    },
    undefined,
    history,
  );
const member = (...history: readonly MemberEvent[]) => memberSealedBy(seal, ...history);

const opened: RegionEvent = {
  type: 'RegionOpened',
  data: { name: 'Nord', parent: null, timeZone: 'Europe/Paris' },
};
const registered: ClubEvent = {
  type: 'ClubRegistered',
  data: { name: 'Lille', region: 'north', from: '2020-09-01' },
};
const licensed: MemberEvent = {
  type: 'MemberRegistered',
  data: {
    personal: { sealed: 'x' },
    ...{ category: 'senior', year: 2026, club: '59001', from: '2026-09-01' },
  },
};

describe('a region', () => {
  it('is opened under another, renamed and moved', () => {
    const under = { ...OPEN, parent: 'france' };
    expect(regionIn({ region: 'north', above: ['france'] }).when(under).events).toEqual([
      { type: 'RegionOpened', data: { name: 'Nord', parent: 'france', timeZone: 'Europe/Paris' } },
    ]);
    const { state } = region(
      opened,
      { type: 'RegionRenamed', data: { name: 'Flandre' } },
      { type: 'RegionMoved', data: { parent: 'france' } },
    );
    expect(state).toMatchObject({ name: 'Flandre', parent: 'france', timeZone: 'Europe/Paris' });
  });

  it.each([
    ['opening it twice', region(opened), OPEN, 'region-already-open'],
    ['what is not there', region(), { do: 'rename-region', name: 'Nord' }, 'region-not-open'],
    ['the name that it has', region(opened), { do: 'rename-region', name: 'Nord' }, 'name-unchanged'],
    ['the place that it has', region(opened), { do: 'move-region' }, 'region-already-at-the-top'],
    ['an id for no address', region(), { ...OPEN, id: 'Nord' }, 'invalid-field'],
    ['a name that nobody can see', region(), { ...OPEN, name: 'No\u200brd' }, 'forbidden-character'],
    ['a time zone of nowhere', region(), { ...OPEN, timeZone: 'Europe/Lille' }, 'invalid-field'],
    ['a time zone in small letters', region(), { ...OPEN, timeZone: 'europe/paris' }, 'invalid-field'],
    ['an offset, which knows no summer', region(), { ...OPEN, timeZone: '+01:00' }, 'invalid-field'],
  ])('refuses %s', (_, table, act, article) => {
    expect(table.when(act).violations).toMatchObject([{ article }]);
  });

  const about = { game: 'skat', method: 'seeger-fabian', startsOn: '2026-11-21' };
  const keep = (name: string) => ({ do: 'keep-template', name, about });
  const kept = (template: string, name: string): RegionEvent => ({
    type: 'TemplateKept',
    data: { template, name, about },
  });

  it('keeps templates: an id serves once, whatever is removed meanwhile', () => {
    const gone: RegionEvent = { type: 'TemplateRemoved', data: { template: 't2' } };
    const table = region(opened, kept('t1', 'Jeudi'), kept('t2', 'Mardi'), gone);
    expect(table.when(keep('Mardi')).events).toEqual([kept('t3', 'Mardi')]);
    const rename = { do: 'rename-template', template: 't1', seen: 'Jeudi', name: 'jeudi' };
    expect(table.when(rename).events).toEqual([
      { type: 'TemplateRenamed', data: { template: 't1', name: 'jeudi' } },
    ]);
    const full = Array.from({ length: 40 }, (_, at) => kept(`t${at + 1}`, `Jour ${at}`));
    expect(region(opened, ...full).when(keep('Jeudi')).violations).toMatchObject([
      { article: 'templates-full' },
    ]);
  });

  it.each([
    ['a name that another template has', keep(' jeudi'), 'template-name-taken'],
    [
      'a name that another template has, of one renamed',
      { do: 'rename-template', template: 't2', seen: 'Mardi', name: 'JEUDI' },
      'template-name-taken',
    ],
    [
      'a template that was called otherwise meanwhile',
      { do: 'remove-template', template: 't1', seen: 'Mardi' },
      'template-moved',
    ],
    [
      'a template that was removed meanwhile',
      { do: 'rename-template', template: 't3', seen: 'Jeudi', name: 'x' },
      'template-gone',
    ],
    [
      'a plan of days that the calendar has not',
      { ...keep('x'), about: { ...about, plan: { sessions: [{ day: '2026-02-30' }] } } },
      'invalid-field',
    ],
  ])('refuses %s', (_, act, article) => {
    const table = region(opened, kept('t1', 'Jeudi'), kept('t2', 'Mardi'));
    expect(table.when(act).violations).toMatchObject([{ article }]);
  });

  it('is never part of itself, however many lie between', () => {
    const move = { do: 'move-region', parent: 'lille' };
    const below = (...above: readonly string[]) => regionIn({ region: 'north', above }, opened).when(move);
    expect(below('lille', 'flandre', 'north').violations).toEqual([
      { article: 'region-under-itself', facts: { region: 'north', parent: 'lille' } },
    ]);
    expect(below('lille', 'france').refusals).toEqual([]);
  });
});

describe('a club', () => {
  it('moves to another region from a day on, and was in the first before', () => {
    const move = { do: 'move-club', region: 'east', from: '2026-09-01' };
    const { regions } = club(registered).and(move).state;
    expect(['2026-08-31', '2026-09-01'].map((day) => holdsOn(regions, day))).toEqual(['north', 'east']);
  });

  it('closes from a day on, until it is reopened as if it never had', () => {
    const closed = club(registered).and(CLOSE);
    expect(['2027-05-31', '2027-06-01'].map((on) => closedFrom(closed.state, on) === null)).toEqual([
      true,
      false,
    ]);
    expect(closed.when({ do: 'rename-club', name: 'Cercle de Lille' }).refusals).toEqual([]);
    expect(closed.when({ do: 'move-club', region: 'east', from: '2027-05-31' }).refusals).toEqual([]);
    expect(closed.when({ do: 'merge-club', club: '59001', into: '59002' }).refusals).toEqual([]);
    expect(closed.and(REOPEN).state).toEqual(club(registered).state);
  });

  it.each([
    ['a number that is another club’s', club(registered), CLUB, 'club-already-registered', {}],
    ['what is not there', club(), { do: 'rename-club', name: 'Lille' }, 'club-not-registered', {}],
    ['a name that it has', club(registered), { do: 'rename-club', name: 'Lille' }, 'name-unchanged', {}],
    [
      'a region that it is in',
      club(registered),
      { do: 'move-club', region: 'north', from: '2026-09-01' },
      'already-since',
      { since: '2020-09-01', value: 'north' },
    ],
    [
      'a move before the present one',
      club(registered),
      { do: 'move-club', region: 'east', from: '2020-09-01' },
      'not-after',
      { from: '2020-09-01', since: '2020-09-01', value: 'north' },
    ],
    ['reopening what is open', club(registered), REOPEN, 'club-not-closed', {}],
    ['closing twice', club(registered).and(CLOSE), CLOSE, 'club-already-closed', { on: '2027-06-01' }],
    [
      'closing before it was there',
      club(registered),
      { ...CLOSE, on: '2020-09-01' },
      'not-after',
      { from: '2020-09-01', since: '2020-09-01' },
    ],
    ['closing for words of one’s own', club(registered), { ...CLOSE, reason: 'Mr X' }, 'invalid-field', {}],
    [
      'a move once it is closed',
      club(registered).and(CLOSE),
      { do: 'move-club', region: 'east', from: '2027-06-01' },
      'club-closed',
      { on: '2027-06-01' },
    ],
    [
      'another number once it is to close',
      club(registered).and(CLOSE),
      { do: 'absorb-club', alias: '59002' },
      'club-closed',
      { on: '2027-06-01' },
    ],
    ['a day that no calendar has', club(), { ...CLUB, from: '2026-02-30' }, 'invalid-field', {}],
    ['a number that no address takes', club(), { ...CLUB, number: '59/1' }, 'invalid-field', {}],
  ])('refuses %s', (_, table, act, article, facts) => {
    expect(table.when(act).violations).toMatchObject([{ article, facts }]);
  });
});

describe('a member', () => {
  it('is registered without a name in clear', () => {
    const { events, state } = member().and(MEMBER);
    expect(JSON.stringify(events)).not.toMatch(/Ourse|Blanche|1999|exemple|Pôle/);
    const text = Buffer.from(state.personal.sealed, 'base64url').reverse().toString();
    expect(JSON.parse(text)).toEqual({
      ...{ familyName: 'Ourse', givenName: 'Blanche', birthDate: '1999-02-28' },
      ...{ email: 'b.ourse@exemple.fr', address: '3, rue du Pôle\n59000 Lille' },
    });
  });

  it('changes club, category and licence year by days, and what was stays', () => {
    const { state } = member(
      licensed,
      { type: 'MemberTransferred', data: { club: '62003', from: '2027-01-01' } },
      { type: 'MemberLeft', data: { on: '2027-06-01' } },
      { type: 'MemberTransferred', data: { club: '59001', from: '2027-09-01' } },
      { type: 'CategorySet', data: { category: 'vétéran', from: '2027-01-01' } },
      { type: 'LicenceRenewed', data: { year: 2027 } },
    );
    const days = ['2026-08-31', '2026-12-31', '2027-01-01', '2027-07-14', '2027-09-01'];
    expect(days.map((day) => holdsOn(state.clubs, day))).toEqual([null, '59001', '62003', null, '59001']);
    expect(days.map((day) => holdsOn(state.categories, day))).toEqual([
      ...[null, 'senior', 'vétéran', 'vétéran', 'vétéran'],
    ]);
    expect(state.years).toEqual([2026, 2027]);
  });

  const { do: _, ...who } = MEMBER;
  const left: MemberEvent = { type: 'MemberLeft', data: { on: '2027-06-01' } };
  const erased: MemberEvent = { type: 'MemberErased', data: { reason: 'asked' } };
  it.each([
    ['a licence that is another’s', member(licensed), MEMBER, 'member-already-registered', {}],
    ['what is not there', member(), { do: 'renew-licence', year: 2027 }, 'member-not-registered', {}],
    [
      'a transfer before the present club',
      member(licensed),
      { do: 'transfer-member', club: '62003', from: '2026-08-01' },
      'not-after',
      { from: '2026-08-01', since: '2026-09-01', value: '59001' },
    ],
    [
      'a transfer before the last club was left',
      member(licensed, left),
      { do: 'transfer-member', club: '62003', from: '2027-05-31' },
      'before-end',
      { from: '2027-05-31', until: '2027-06-01', value: '59001' },
    ],
    [
      'a transfer to where the member is',
      member(licensed),
      { do: 'transfer-member', club: '59001', from: '2027-09-01' },
      'already-since',
      { since: '2026-09-01' },
    ],
    ['leaving twice', member(licensed, left), { do: 'leave-club', on: '2027-07-01' }, 'in-no-club', {}],
    ['a year that is held', member(licensed), { do: 'renew-licence', year: 2026 }, 'licence-year-held', {}],
    [
      'the same data',
      memberSealedBy(() => ({ sealed: 'x' }), licensed),
      { ...who, do: 'correct-personal' },
      'personal-unchanged',
      {},
    ],
    ['whatever it is, once erased', member(licensed, erased), MEMBER, 'member-erased', {}],
    [
      'a reason that could be a name',
      member(licensed),
      { do: 'erase-member', reason: 'Ourse' },
      'invalid-field',
      {},
    ],
    ['half an address', member(), { ...MEMBER, email: 'b.ourse' }, 'invalid-field', { field: 'email' }],
    [
      'a name of two lines',
      member(),
      { ...MEMBER, familyName: 'Our\nse' },
      'forbidden-character',
      { field: 'familyName', found: 'U+000A' },
    ],
  ])('refuses %s', (_title, table, act, article, facts) => {
    expect(table.when(act).violations).toMatchObject([{ article, facts }]);
  });
});

describe('the registry', () => {
  const tables = [regionEvents, clubEvents, memberEvents].flatMap(versionsOf);
  const members = [
    member(),
    member(licensed),
    member(licensed, { type: 'MemberLeft', data: { on: '2027-01-01' } }),
  ];
  const text = fc.oneof(fc.string(), fc.constantFrom('north', '59001', '2026-09-01', '2027-01-01', 'asked'));
  const given = fc.oneof(text, fc.integer({ min: 1890, max: 2300 }), fc.jsonValue());
  const act = fc.record(
    {
      do: fc.constantFrom(
        ...['open-region', 'move-region', 'rename-region', 'register-club', 'move-club', 'rename-club'],
        ...['close-club', 'reopen-club'],
        ...['register-member', 'correct-personal', 'transfer-member', 'leave-club', 'set-category'],
        ...['renew-licence', 'erase-member', 'toString'],
      ),
      ...{
        id: given,
        name: given,
        parent: given,
        timeZone: given,
        number: given,
        region: given,
        from: given,
      },
      ...{ licence: given, familyName: given, givenName: given, category: given, year: given, club: given },
      ...{ on: given, reason: given, email: given, address: given, birthDate: given },
    },
    { requiredKeys: ['do'] },
  );

  it('takes or refuses anything, with a sentence in both languages, and writes what its declarations take', () => {
    const told: Readonly<Record<string, { readonly fr: string }>> = {
      ...sharedRefusals,
      ...federationRefusals,
    };
    fc.assert(
      fc.property(fc.oneof(act, fc.anything()), fc.constantFrom(...members), (command, one) => {
        const sent = () => command as AnyAct;
        const answers = [
          regionIn({ region: 'north', above: ['north'] }, opened).when(sent),
          region().when(sent),
          club().when(sent),
          club(registered).when(sent),
          club(registered).and(CLOSE).when(sent),
          one.when(sent),
        ];
        for (const { events, violations } of answers) {
          for (const { type, data } of events)
            expect(tables.find((each) => each.type === type)?.accepts(data)).toBe(true);
          for (const { article, facts } of violations)
            expect(
              holesOf(told[article]!.fr).filter((hole) => (facts[hole] ?? null) === null && hole !== 'given'),
            ).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a number that is read as another', () => {
  const merge = { do: 'merge-member', member: '0042', into: '0043' };
  const undo = { do: 'undo-member-merge' };
  const take = (alias: string) => ({ do: 'absorb-member', alias });

  it('takes nothing but its undoing and its erasing, which gives it back as it was', () => {
    const before = member(licensed).and({ do: 'tell-apart', other: '0044' });
    const merged = before.and(merge);
    expect(merged.state.mergedInto).toBe('0043');
    expect(merged.when({ do: 'renew-licence', year: 2030 }).violations).toEqual([
      { article: 'merged-into', facts: { into: '0043' } },
    ]);
    expect(merged.when(merge).refusals).toEqual(['merged-into']);
    expect(merged.when({ do: 'erase-member', reason: 'asked' }).types).toEqual(['MemberErased']);
    const undone = merged.and(undo);
    expect(undone.events).toEqual([{ type: 'MemberMergeUndone', data: { into: '0043' } }]);
    expect(undone.state).toEqual({ ...before.state, undoneFrom: '0043' });
    expect(undone.and({ do: 'renew-licence', year: 2030 }).types).toEqual(['LicenceRenewed']);
  });

  it('has the other know it, which then stands for both and merges no more', () => {
    const other = member(licensed).and(take('0042'));
    expect(other.state.aliases).toEqual(['0042']);
    expect(other.when({ do: 'merge-member', member: '0043', into: '0044' }).violations).toEqual([
      { article: 'has-aliases', facts: { aliases: '0042' } },
    ]);
    expect(other.and({ do: 'release-member', alias: '0042' }).state.aliases).toEqual([]);
  });

  it.each([
    ['itself', member(licensed), { ...merge, into: '0042' }, 'merged-with-itself'],
    ['an alias twice', member(licensed).and(take('0042')), take('0042'), 'alias-held'],
    ['an alias that is none', member(licensed), { do: 'release-member', alias: '0042' }, 'no-such-alias'],
    ['an undoing of nothing', member(licensed), undo, 'not-merged'],
    ['an alias of an alias', member(licensed).and(merge), take('0041'), 'merged-into'],
    [
      'what was told apart already',
      member(licensed).and({ do: 'tell-apart', other: '0044' }),
      { do: 'tell-apart', other: '0044' },
      'told-apart',
    ],
    ['what is erased', member(licensed).and({ do: 'erase-member', reason: 'asked' }), merge, 'member-erased'],
  ])('refuses %s', (_, table, act, article) => {
    expect(table.when(act).refusals).toEqual([article]);
  });

  it('is a club’s too', () => {
    const mergeClub = { do: 'merge-club', club: '59001', into: '59002' };
    const merged = club(registered).and(mergeClub);
    expect(merged.when({ do: 'rename-club', name: 'Lille 2' }).refusals).toEqual(['merged-into']);
    expect(merged.and({ do: 'undo-club-merge' }).state).toEqual({
      ...club(registered).state,
      undoneFrom: '59002',
    });
    const taken = club(registered).and({ do: 'absorb-club', alias: '59002' });
    expect(taken.when({ ...mergeClub, into: '59003' }).refusals).toEqual(['has-aliases']);
    expect(taken.and({ do: 'release-club', alias: '59002' }).state.aliases).toEqual([]);
    expect(club(registered).when({ ...mergeClub, into: '59001' }).refusals).toEqual(['merged-with-itself']);
  });
});
