import { fieldsProblem } from '@arbitre/rules/kernel/declare/acts';
import {
  checkIn,
  draw,
  FOUR,
  LIST_1,
  closeList,
  closeSeries,
  given,
  NOTICE,
  publish,
  SETUP,
} from '../testing/tournament';
import { plannedFields, readSetup } from './setup';
import { tournamentView } from './view';

const articleOf = (setup: Readonly<Record<string, unknown>>): string => {
  const reading = readSetup(setup);
  return reading.ok ? 'opened' : reading.violation.article;
};
const staff = { kind: 'staff' } as const;
const everyone = { kind: 'everyone' } as const;

describe('the opening of a tournament', () => {
  it.each(['association', 'club', 'individual'])('SKWO-1.1.a takes a tournament of a %s', (organiser) => {
    expect(articleOf({ ...SETUP, organiser })).toBe('opened');
    expect(articleOf({ ...SETUP, organiser: 'nobody' })).toBe('SKWO-1.1.a');
    expect(articleOf({ ...SETUP, organiser: { toString: null } })).toBe('SKWO-1.1.a');
  });
  it('SKWO-2.3 opens none without a direction that is named', () => {
    expect(articleOf({ organiser: 'club' })).toBe('SKWO-2.3');
    expect(articleOf({ organiser: 'club', direction: ['Kim'] })).toBe('opened');
  });
  it.each([
    ['direction', 'Kim'],
    ['referees', [1]],
    ['access', 'x'],
    ['access', { kind: 'closed' }],
    ['teams', 'yes'],
  ])('refuses a setup whose %s cannot be read', (field, value) => {
    expect(articleOf({ ...SETUP, [field]: value })).toBe('invalid-field');
  });
});

describe('the notice', () => {
  it('SKWO-3.1.a names the organiser', () => {
    expect(given().when(publish({ organiser: undefined })).refusals).toEqual(['SKWO-3.1.a']);
  });
  it.each(['series', 'entryFee', 'income', 'exclusion', 'conciliation', 'signatures'])(
    'SKWO-6.2.a is not published without its %s',
    (item) => {
      expect(given().when(publish({ [item]: undefined })).refusals).toEqual(['SKWO-6.2.a']);
    },
  );
  it.each(['control', 'sanctions', 'lists', 'stake', 'material'])(
    'SKWO-6.2.b is not published without its %s',
    (item) => {
      expect(given().when(publish({ [item]: undefined })).refusals).toEqual(['SKWO-6.2.b']);
    },
  );
  it('SKWO-6.1 allows nothing that the rules of skat do not know', () => {
    const refusals = given().when(
      publish({ additions: ['kontra'] }),
      publish({ rules: 'SKAT with Bock' }),
    ).refusals;
    expect(refusals).toEqual(['SKWO-6.1', 'SKWO-6.1']);
  });
  it('SKAT-5.5.4.a asks for at most one cent a point', () => {
    expect(given().when(publish({ stake: '2' })).refusals).toEqual(['SKAT-5.5.4.a']);
    expect(given().when(publish({ stake: '0.5' })).refusals).toEqual([]);
  });
  it('SKWO-7.2-GAP-5 has series of 48 and 36 deals, unless it says otherwise', () => {
    const deals = { four: 24, three: 18 };
    expect(given().when(publish()).state.notice?.notice.deals).toEqual({ four: 48, three: 36 });
    expect(given().when(publish({ deals })).state.notice?.notice.deals).toEqual(deals);
    expect(given().when(publish({ deals: { four: 47, three: 36 } })).refusals).toEqual(['invalid-field']);
  });
  it('SKWO-7.2-GAP-6 gives a series 130 minutes, unless it says otherwise', () => {
    expect(given().when(publish()).state.notice?.notice.minutes).toBe(130);
    expect(given().when(publish({ minutes: 135 })).state.notice?.notice.minutes).toBe(135);
  });
  it('SKWO-2.2 binds by the version that a participant accepted; a change is a new version', () => {
    const { state, refusals } = given().when(
      checkIn('A'),
      publish(),
      publish({ minutes: 120 }),
      publish({ minutes: 125 }),
      checkIn('A', { notice: 2 }),
      checkIn('A', { notice: 3 }),
    );
    expect(refusals).toEqual(['SKWO-2.2', 'SKWO-2.2']);
    expect(state.participants.get('A')?.notice).toBe(3);
  });
  it('SKWO-2.2 is the first version where the tournament was announced with it; what is published then is the second', () => {
    const { state, refusals } = given({ ...SETUP, notice: NOTICE }).when(
      checkIn('A', { notice: 1 }),
      publish({ minutes: 120 }),
    );
    expect(refusals).toEqual([]);
    expect(state.participants.get('A')?.notice).toBe(1);
    expect(state.notice).toMatchObject({
      version: 2,
      notice: { minutes: 120, deals: { four: 48, three: 36 } },
    });
  });
  it('SKWO-6.2.a announces no tournament without its parts, neither when it is planned nor when it is opened', () => {
    const { signatures: _, ...lacking } = NOTICE;
    expect(articleOf({ ...SETUP, notice: lacking })).toBe('SKWO-6.2.a');
    expect(fieldsProblem(plannedFields)({ notice: lacking })).toMatchObject({
      violation: { article: 'SKWO-6.2.a' },
    });
    expect(fieldsProblem(plannedFields)({ notice: NOTICE })).toBeNull();
  });
  it('SKWO-6.3 is open to everyone, in the version that holds', () => {
    const { state } = given().when(publish(), publish({ minutes: 120 }));
    expect(tournamentView(state, everyone).notice).toMatchObject({
      version: 2,
      minutes: 120,
      organiser: 'Club A',
    });
  });
  it('SKWO-3.3.b has the organiser answer for the prizes', () => {
    expect(tournamentView(given().when(publish()).state, everyone).prizes).toEqual({
      responsible: NOTICE.organiser,
      released: null,
    });
  });
});

describe('participants', () => {
  it('SKWO-1.4 comes in to a closed event as a member of its circle', () => {
    const closed = { access: { kind: 'closed', circle: 'club-x' } };
    const { refusals } = given(closed).when(publish(), checkIn('A'), checkIn('B', { circle: 'club-x' }));
    expect(refusals).toEqual(['SKWO-1.4']);
    expect(given().when(publish(), checkIn('A')).refusals).toEqual([]);
  });
  it('SKWO-1.5 plays for a team where teams are ranked', () => {
    expect(given().when(publish(), checkIn('A', { team: 'T' })).refusals).toEqual(['SKWO-1.5']);
    const { state, refusals } = given({ teams: true }).when(publish(), checkIn('A', { team: 'T' }));
    expect([refusals, state.participants.get('A')?.team]).toEqual([[], 'T']);
    expect([tournamentView(state, everyone).teams, tournamentView(given().state, everyone).teams]).toEqual([
      [],
      null,
    ]);
  });
  it('SKWO-4.1.a comes with his own card and nobody else’s', () => {
    expect(given().when(publish(), checkIn('B', { holder: 'C' })).refusals).toEqual(['SKWO-4.1.a']);
  });
  it('SKWO-4.1.b has paid before seats are drawn', () => {
    const unpaid = checkIn('D', { paid: false });
    const { state, refusals } = given().when(
      publish(),
      checkIn('A'),
      checkIn('B'),
      checkIn('C'),
      unpaid,
      draw(1, 'A B C'),
    );
    expect(refusals).toEqual(['SKWO-4.1.b']);
    expect([...state.lists.values()].map(({ seats }) => seats)).toEqual([['A', 'B', 'C']]);
  });
  it('SKWO-4.2.a has read the notice', () => {
    expect(given().when(publish(), checkIn('A', { noticeRead: false })).refusals).toEqual(['SKWO-4.2.a']);
  });
  it('SKWO-4.3.b may be refused without a reason', () => {
    const { events, refusals } = given().when(publish(), { do: 'decline-entry', entry: 'A' }, checkIn('A'));
    expect(events.at(-1)).toEqual({ type: 'EntryDeclined', data: { entry: 'A' } });
    expect(refusals).toEqual(['SKWO-4.3.b']);
  });
  it('checks in once', () => {
    expect(given().when(publish(), checkIn('A'), checkIn('A')).refusals).toEqual(['already-checked-in']);
  });
  it('SKWO-4.4.a plays a list to its end, and goes between two series if he likes', () => {
    const leave = { do: 'leave', entry: 'C' };
    expect(given().when(FOUR, leave).refusals).toEqual(['SKWO-4.4.a']);
    const over = given().when(
      FOUR,
      closeList(1, '1', LIST_1),
      closeSeries(1),
      leave,
      draw(2, 'A B C D'),
      draw(2, 'D B A'),
    );
    expect(over.refusals).toEqual(['already-left']);
    expect(over.state.lists.get('2|1')?.seats).toEqual(['D', 'B', 'A']);
  });
  it('plays from the next series on when he comes late', () => {
    const late = given().when(
      FOUR,
      checkIn('E'),
      checkIn('F'),
      closeList(1, '1', LIST_1),
      closeSeries(1),
      draw(2, 'A B C D E F'),
    );
    expect(late.refusals).toEqual([]);
    expect([...late.state.lists.values()].map(({ series, seats }) => `${series} ${seats.join('')}`)).toEqual([
      '1 ABCD',
      '2 ABC',
      '2 DEF',
    ]);
  });
  it('SKWO-4.3.a is out at once when he broke the rules deliberately', () => {
    const exclude = { do: 'exclude', entry: 'B', reason: 'signals', banned: true };
    const { state, refusals } = given().when(FOUR, exclude, exclude, checkIn('B'));
    expect(refusals).toEqual(['SKWO-4.3.a', 'SKWO-4.3.a']);
    expect(tournamentView(state, staff).participants).toContainEqual({
      entry: 'B',
      notice: 1,
      team: null,
      left: false,
      excluded: 'signals',
    });
  });
});
