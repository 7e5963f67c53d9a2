import fc from 'fast-check';
import { configure, FIVE, FOUR, opened, tableOf } from '../testing/manche';
import { drawCommitment, drawnCards, sizesOf, tablesOfCards } from './draw';
import { whistBridgeOrder } from './session';

const EIGHT = [...FIVE, 'fay', 'gus', 'hal'];
const commit = { do: 'commit-draw', commitment: drawCommitment('lune') };
const draw = (entries: readonly string[], seed = 'lune') => ({
  ...{ do: 'draw-tables', manche: 1, seed, entries, conductedBy: 'director' },
});
const record = (cards: string, more: object = {}) => ({
  ...{ do: 'record-draw', manche: 1, conductedBy: 'member-7' },
  drawn: cards.split(' ').map((one) => ({ entry: one.split(':')[0] ?? '', card: one.split(':')[1] ?? '' })),
  ...more,
});
const tablesIn = (state: ReturnType<typeof opened>['state']) => state.draws[0]?.tables ?? [];

describe('the revisions in force', () => {
  it('WB-META-1 are kept with the session: rulebook and grid', () => {
    expect(opened().state.setup).toMatchObject({
      rulebookRevision: '2026-05-25',
      gridRevision: '2025-03-01',
    });
    const other = opened({ rulebookRevision: '2027-01-10', gridRevision: '2026-12-01' });
    expect(whistBridgeOrder.view(other.state, { kind: 'everyone' }, undefined as never).setup).toMatchObject({
      rulebookRevision: '2027-01-10',
      gridRevision: '2026-12-01',
    });
    const wrong = whistBridgeOrder.readSetup({ rulebookRevision: 'last spring' });
    expect(wrong).toMatchObject({ ok: false, violation: { article: 'WB-META-1' } });
  });
});

describe('the draw of the tables', () => {
  it('WB-2.a seats eight players at two tables of four, each at exactly one', () => {
    const drawn = opened().and(commit).when(draw(EIGHT));
    expect(drawn.types).toEqual(['TableDrawHeld']);
    expect(tablesIn(drawn.state).map(({ players }) => players.length)).toEqual([4, 4]);
    expect(
      tablesIn(drawn.state)
        .flatMap(({ players }) => players)
        .toSorted(),
    ).toEqual(EIGHT.toSorted());
    expect(opened().when(draw(EIGHT)).refusals).toEqual(['no-draw-committed']);
    expect(opened().and(commit).when(draw(EIGHT, 'soleil')).refusals).toEqual(['another-seed']);
    expect(drawn.and(commit).when(draw(EIGHT)).refusals).toEqual(['manche-drawn']);
  });
  it('WB-2.b records who runs it', () => {
    const held = opened().when(record('ann:HA bob:SA cid:H2 dan:S2 eve:H3 fay:S3 gus:H4 hal:S4'));
    expect(held.events).toMatchObject([{ data: { conductedBy: 'member-7', seed: null } }]);
    const nobody = opened().when(record('ann:HA bob:H2 cid:H3 dan:H4', { conductedBy: undefined }));
    expect(nobody.violations).toMatchObject([{ article: 'WB-2.b' }]);
  });
  it('WB-2.c has the suit of a card decide the table', () => {
    const held = opened().when(record('ann:HA bob:SA cid:H2 dan:S2 eve:H3 fay:S3 gus:H4 hal:S4'));
    expect(tablesIn(held.state)).toEqual([
      { table: '1', players: ['bob', 'dan', 'fay', 'hal'] },
      { table: '4', players: ['ann', 'cid', 'eve', 'gus'] },
    ]);
    expect(opened().when(record('ann:HA bob:HA cid:H3 dan:H4')).refusals).toEqual(['WB-2.c']);
    expect(opened().when(record('ann:HA bob:SA cid:H3 dan:H4')).refusals).toEqual(['WB-16.b']);
  });
  it('WB-2.d has the order of the cards decide the places', () => {
    const held = opened().when(record('ann:H3 cid:HA eve:H2 fay:H4'));
    expect(tablesIn(held.state)[0]?.players).toEqual(['cid', 'eve', 'ann', 'fay']);
  });
  it('WB-2-GAP-1 has the ace low, or high where a competition says so, and five at a table', () => {
    const five = 'ann:D5 bob:D2 cid:DA dan:D4 eve:D3';
    expect(tablesIn(opened().and(record(five)).state)[0]?.players).toEqual([
      'cid',
      'bob',
      'eve',
      'dan',
      'ann',
    ]);
    const high = opened({ aceHigh: true }).and(record(five));
    expect(tablesIn(high.state)[0]?.players).toEqual(['bob', 'eve', 'dan', 'ann', 'cid']);
  });
  it('WB-2-GAP-1 draws from a second packet for tables 5 to 8, and the same again for whoever knows the seed', () => {
    const twenty = Array.from({ length: 21 }, (_, at) => `p${at}`);
    const cards = drawnCards('lune', twenty);
    const tables = tablesOfCards(cards, false);
    expect(tables.map(({ table, players }) => `${table}:${players.length}`)).toEqual([
      '1:5',
      '2:4',
      '3:4',
      '4:4',
      '5:4',
    ]);
    expect(cards.filter(({ packet }) => packet === 2)).toHaveLength(4);
    expect(drawnCards('lune', twenty.toReversed())).toEqual(cards);
  });
  it('WB-16.b leaves nobody without a table: four and five suffice from twelve on, and never for six, seven or eleven', () => {
    for (const players of [6, 7, 11]) expect(sizesOf(players)).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 80 }), (players) => {
        expect(sizesOf(players).reduce((sum, size) => sum + size, 0)).toBe(players);
      }),
    );
    expect(
      opened()
        .and(commit)
        .when(draw([...FIVE, 'fay'])).refusals,
    ).toEqual(['WB-16.b']);
  });
  it('seats at a table whoever was drawn to it', () => {
    const held = opened().and(record('ann:SA bob:S2 cid:S3 dan:S4 eve:CA fay:C2 gus:C3 hal:C4'));
    expect(held.when({ ...configure(['ann', 'bob', 'cid', 'eve']), table: '1' }).refusals).toEqual([
      'drawn-elsewhere',
    ]);
    const seated = held.and({ ...configure(FOUR), table: '1' });
    expect(() => tableOf(seated.state)).toThrow('no such table');
    expect(
      whistBridgeOrder.view(seated.state, { kind: 'everyone' }, undefined as never).manches,
    ).toMatchObject([
      {
        tables: [
          { table: '1', players: FOUR },
          { table: '2', phase: 'seats', drawn: ['eve', 'fay', 'gus', 'hal'] },
        ],
      },
    ]);
  });
});
