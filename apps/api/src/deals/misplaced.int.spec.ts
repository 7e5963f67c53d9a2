import { Client } from '../../testing/client';
import { AUDITORS_AND_STRANGERS, type Cup, RESULT, SEATING, startCup } from '../../testing/cup';
import { refusedTo, write } from '../../testing/writing';

const NINE = { contract: '4S', declarer: 'N', tricks: 9 };
const OTHERS = SEATING.map(({ seat, entry }) => ({ seat, entry: entry === 'pair-1' ? 'pair-3' : 'pair-4' }));
const SWAPPED = SEATING.map(({ seat, entry }) => ({ seat, entry: entry === 'pair-1' ? 'pair-2' : 'pair-1' }));
const STATE = `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) {
  state notation version entered { actor role } sides { side score entry { id } } history { type data } } }`;
const MAKE =
  'mutation ($input: MakeTableCodeInput!) { makeTableCode(input: $input) { ... on TableCodeMade { code } } }';
const ENTER = 'mutation ($input: EnterTableCodeInput!) { enterTableCode(input: $input) { __typename } }';

type State = {
  readonly version: number;
  readonly notation: string | null;
  readonly history: readonly { readonly type: string; readonly data: object }[];
};

describe('a result that is wrong, or in the wrong place', () => {
  let cup: Cup;
  beforeAll(async () => {
    cup = await startCup();
  }, 60_000);
  afterAll(() => cup.backend.stop());

  const state = (id: unknown, at: unknown) => cup.roles.staff.one<State>(STATE, { id, at });
  /** Results that count for a pair, and how many the competition has in all. */
  const counted = async (at: unknown) => {
    const query = `query ($at: EventPosition) { competition(id: "cup", atLeast: $at) { resultCount } }`;
    return (await cup.roles.staff.one<{ resultCount: number }>(query, { at })).resultCount;
  };

  it.each([
    ['withdrawResult', { because: 'MISTAKE' }],
    ['correctSeating', { seating: SWAPPED }],
    ['moveResult', { to: { session: 1, round: 1, table: '2', board: 99 } }],
    ['repairResult', { result: NINE }],
  ])('%s is refused to auditors and to whoever is not signed in', async (mutation, more) => {
    const there = await cup.recordOne();
    const refused = await refusedTo(cup.roles, mutation, { ...there, reason: 'x', ...more });
    expect(refused).toEqual(expect.arrayContaining([...AUDITORS_AND_STRANGERS]));
  });

  it('is withdrawn and counts no more; the same place takes another by the same way', async () => {
    const place = cup.nextBoard();
    const first = await write(cup.roles.club, 'recordResult', { ...place, result: RESULT });
    const before = await counted(first.position);
    const gone = await write(cup.roles.arbitre, 'withdrawResult', {
      ...{ deal: first.id, expectedVersion: first.version, because: 'MISTAKE', reason: 'other evening' },
    });
    expect(await counted(gone.position)).toBe(before - 1);
    expect(await state(first.id, gone.position)).toMatchObject({
      ...{ state: 'OPEN', notation: null, entered: null },
      sides: [{ score: null }, { score: null }],
    });
    const strangers = { ...place, seating: OTHERS, result: RESULT };
    expect(await write(cup.roles.club, 'recordResult', strangers)).toMatchObject({ code: 'deal-of-others' });
    const again = await write(cup.roles.club, 'recordResult', { ...place, result: NINE });
    expect(await counted(again.position)).toBe(before);
    expect(await state(first.id, again.position)).toMatchObject({
      ...{ state: 'SCORED', notation: '4SN-1', entered: { actor: 'club', role: 'club' } },
    });
  });

  it('S11 that nobody played is said before or after it was entered, and a result ends that', async () => {
    const place = cup.nextBoard();
    const opened = await write(cup.roles.club, 'openDeal', { ...place, policy: 'observed', grain: 'result' });
    const unplayed = await write(cup.roles.arbitre, 'withdrawResult', {
      ...{ deal: opened.id, expectedVersion: opened.version, because: 'NOT_PLAYED', reason: 'late' },
    });
    expect(await state(opened.id, unplayed.position)).toMatchObject({ state: 'UNPLAYED', notation: null });
    const called = await write(cup.roles.club, 'callArbiter', {
      ...{ deal: opened.id, expectedVersion: unplayed.version, by: 'N', reason: 'we did play it' },
    });
    expect(await state(opened.id, called.position)).toMatchObject({ state: 'UNPLAYED' });
    const played = await write(cup.roles.club, 'recordResult', { ...place, result: RESULT });
    expect(await state(opened.id, played.position)).toMatchObject({ state: 'SCORED', notation: '4SN=' });
  });

  it('S06 is moved by one command, sent twice or not, and to no place that has one', async () => {
    const { deal, expectedVersion } = await cup.recordOne();
    const taken = await cup.recordOne();
    const boardOf = (id: string) => Number(/-b(\d+)$/.exec(id)?.[1]);
    const move = { deal, expectedVersion, reason: 'wrong board', seating: SEATING };
    const place = { session: 1, round: 1, table: '1' };
    expect(
      await write(cup.roles.arbitre, 'moveResult', { ...move, to: { ...place, board: boardOf(taken.deal) } }),
    ).toMatchObject({ code: 'deal-already-open' });
    expect(
      await write(cup.roles.arbitre, 'moveResult', { ...move, to: { ...place, board: boardOf(deal) } }),
    ).toMatchObject({ code: 'same-place' });
    const { board } = cup.nextBoard().place as { readonly board: number };
    const input = { ...move, to: { ...place, board }, clientMutationId: crypto.randomUUID() };
    const moved = await write(cup.roles.arbitre, 'moveResult', input);
    expect(moved).toMatchObject({ __typename: 'Committed', id: deal });
    expect(await write(cup.roles.arbitre, 'moveResult', input)).toMatchObject({ repeated: true });
    const there = deal.replace(/-b\d+$/, `-b${board}`);
    expect(await state(there, moved.position)).toMatchObject({ state: 'SCORED', notation: '4SN=' });
    const left = await state(deal, moved.position);
    expect(left).toMatchObject({ state: 'OPEN', notation: null });
    expect(left.history.at(-1)).toMatchObject({
      type: 'ResultWithdrawn',
      data: { from: '4SN=', because: 'moved', to: there },
    });
  });

  it('S07 stands at the board that was played instead, and the pairs that cannot play theirs are given a score', async () => {
    const played = cup.nextBoard();
    const { board } = cup.nextBoard().place as { readonly board: number };
    const { position, ...wrong } = await write(cup.roles.club, 'recordResult', { ...played, result: RESULT });
    const before = await counted(position);
    const moved = await write(cup.roles.arbitre, 'moveResult', {
      ...{ deal: wrong.id, expectedVersion: wrong.version, reason: 'the next board lay there' },
      seating: SEATING,
      to: { session: 1, round: 1, table: '1', board },
    });
    expect(moved).toMatchObject({ __typename: 'Committed' });
    const there = await state(String(wrong.id).replace(/-b\d+$/, `-b${board}`), moved.position);
    expect(there).toMatchObject({ state: 'SCORED', notation: '4SN=' });
    const left = await state(wrong.id, moved.position);
    const ruled = await write(cup.roles.arbitre, 'giveRuling', {
      ...{ deal: wrong.id, expectedVersion: left.version, article: 'BD-L15B3', reason: 'one was at fault' },
      adjustments: [
        { side: 'NS', artificialPercent: 60 },
        { side: 'EW', artificialPercent: 40 },
      ],
    });
    const query = `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) {
      state notation sides { side score award { text } } } }`;
    expect(await cup.roles.nobody.one(query, { id: wrong.id, at: ruled.position })).toEqual({
      ...{ state: 'ADJUSTED', notation: null },
      sides: [
        { side: 'NS', score: null, award: { text: '60.00' } },
        { side: 'EW', score: null, award: { text: '40.00' } },
      ],
    });
    expect(await counted(ruled.position)).toBe(before + 1);
  });

  it('S08 has its sides swapped: what North-South won counts for the other pair', async () => {
    const { deal, expectedVersion } = await cup.recordOne();
    const asked = { deal, reason: 'arrow' };
    const swapped = await write(cup.roles.arbitre, 'correctSeating', {
      ...{ ...asked, expectedVersion, seating: SWAPPED },
    });
    expect(await state(deal, swapped.position)).toMatchObject({
      sides: [
        { side: 'NS', score: 620, entry: { id: 'pair-2' } },
        { side: 'EW', score: -620, entry: { id: 'pair-1' } },
      ],
    });
  });

  it('S09 was another pair’s: whoever sat there has it, and he who did not has it no more', async () => {
    const { deal, expectedVersion } = await cup.recordOne();
    const asked = { deal, expectedVersion, reason: 'another pair sat there' };
    const seating = SEATING.map(({ seat, entry }) => ({
      seat,
      entry: entry === 'pair-1' ? 'pair-3' : entry,
    }));
    const nobody = seating.map(({ seat, entry }) => ({
      seat,
      entry: entry === 'pair-3' ? 'pair-99' : entry,
    }));
    expect(await write(cup.roles.arbitre, 'correctSeating', { ...asked, seating: nobody })).toMatchObject({
      code: 'unknown-entry',
    });
    const corrected = await write(cup.roles.arbitre, 'correctSeating', { ...asked, seating });
    expect(await state(deal, corrected.position)).toMatchObject({
      sides: [
        { side: 'NS', score: 620, entry: { id: 'pair-3' } },
        { side: 'EW', score: -620, entry: { id: 'pair-2' } },
      ],
    });
  });

  const seat = async (which: string): Promise<Client> => {
    const input = { session: 'cup.s1', table: '1', seat: which };
    const { code } = await cup.roles.arbitre.one<{ code: string }>(MAKE, { input });
    const telephone = new Client(cup.backend.api.address, null);
    await telephone.one(ENTER, { input: { code } });
    return telephone;
  };

  it('is repaired by its own hand, until the other side has confirmed it: then it is the director’s', async () => {
    const [north, east] = [await seat('N'), await seat('E')];
    const entered = await write(north, 'recordResult', { ...cup.nextBoard(), result: RESULT });
    const asked = { deal: entered.id, reason: 'slip', result: NINE };
    expect(await write(east, 'repairResult', { ...asked, expectedVersion: entered.version })).toMatchObject({
      code: 'entry-of-another',
    });
    const repaired = await write(north, 'repairResult', { ...asked, expectedVersion: entered.version });
    expect(repaired).toMatchObject({ __typename: 'Committed' });
    const verified = await write(east, 'confirmResult', { deal: entered.id, seen: '4SN-1' });
    const late = { ...asked, result: RESULT, expectedVersion: verified.version };
    expect(await write(north, 'repairResult', late)).toMatchObject({ code: 'repair-over' });
    expect(await write(cup.roles.arbitre, 'correctResult', late)).toMatchObject({ __typename: 'Committed' });
  });

  it('is taken back by its own hand; an entry of somebody else is not', async () => {
    const { deal, expectedVersion } = await cup.recordOne();
    const asked = { deal, expectedVersion, reason: 'slip' };
    expect(await write(cup.roles.arbitre, 'repairResult', asked)).toMatchObject({ code: 'entry-of-another' });
    const gone = await write(cup.roles.club, 'repairResult', asked);
    const query = `query ($id: ID!, $at: EventPosition) { deal(id: $id, atLeast: $at) { state } }`;
    expect(await cup.roles.staff.one(query, { id: deal, at: gone.position })).toMatchObject({
      state: 'OPEN',
    });
  });
});
