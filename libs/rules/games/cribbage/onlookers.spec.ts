import { conceal, concealEvents, onlookerOf, type Sight } from '@arbitre/rules/kernel/deal/conceal';
import type { DealCommand } from '@arbitre/rules/kernel/deal/contract';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import type { DomainEvent } from '@arbitre/rules/kernel/decider';
import { gamesWon } from './methods/games-won';
import { dealDecider, replayDeal } from './testing/life';
import { beforeTheShow, count, type Table } from './testing/table';

const STRANGER: Sight = { audience: { kind: 'everyone' }, embargoed: false };
const STAFF: Sight = { audience: { kind: 'staff' }, embargoed: false };

const opening = {
  do: 'open-deal',
  ...{ competition: 'soiree', game: 'cribbage', ruleset: 'cribbage@1', policy: 'observed', grain: 'full' },
  ...{ setup: { dealer: 'N' }, place: { session: 1, round: 1, table: '1', board: 1 } },
  seating: { N: 'team-1', S: 'team-1', E: 'team-2', W: 'team-2' },
};

/** The stream of a game whose table has come so far, with further acts. */
const streamOf = (table: Table, ...acts: readonly DealCommand[]): readonly DomainEvent[] => {
  const opened = dealDecider.decide(replayDeal([]), opening);
  const events: DomainEvent[] = [...(opened.ok ? opened.events : []), ...table.stream];
  for (const act of acts) {
    const decision = dealDecider.decide(replayDeal(events), act);
    if (!decision.ok) throw new Error(decision.violation.article);
    events.push(...decision.events);
  }
  return events;
};
const seen = (stream: readonly DomainEvent[], sight: Sight = STRANGER): readonly DomainEvent[] =>
  concealEvents(stream, replayDeal(stream), sight);
const lastOf = (stream: readonly DomainEvent[], type: string) =>
  stream.findLast((event) => event.type === type)?.data;

describe('who looks on while a game goes on', () => {
  const table = beforeTheShow('HQ D6 H3 S6', 'H5');

  it('CRIB-4.5 reads what the table sees, and no card that was dealt or laid away', () => {
    const shown = seen(streamOf(table));
    expect(lastOf(shown, 'CardsDealt')).toEqual({ seat: 'N', hands: { N: null, E: null, S: null, W: null } });
    expect(lastOf(shown, 'CardLaidAway')).toEqual({ seat: 'W', card: null });
    expect(lastOf(shown, 'StarterTurned')).toEqual({ seat: 'W', card: 'H5' });
    expect(shown.filter(({ type }) => type === 'CardPlayed')).toHaveLength(16);
    const laid = table.state.crib;
    expect(laid).toHaveLength(4);
    const view = dealTableView(replayDeal(streamOf(table)));
    const stranger = view === null ? null : conceal(view, onlookerOf(replayDeal(streamOf(table)), STRANGER));
    expect(stranger?.piles?.find(({ name }) => name === 'crib')).toMatchObject({ cards: null, hidden: 4 });
    expect(lastOf(seen(streamOf(table), STAFF), 'CardLaidAway')).not.toMatchObject({ card: null });
  });
  it('CRIB-4.20 is not told that points were forgotten: the other side has to find them', () => {
    const low = seen(streamOf(table, count('E', 2)));
    const right = seen(streamOf(table, count('E', 6)));
    expect(lastOf(low, 'HandCounted')).toEqual({
      ...{ seat: 'E', of: 'hand', points: 2, real: null, cards: null, released: true },
    });
    expect(lastOf(low, 'PointsPegged')).toMatchObject({ points: 2, parts: [] });
    expect(lastOf(right, 'PointsPegged')).toMatchObject({ points: 6, parts: [] });
    expect(JSON.stringify(low)).not.toContain('CRIB-4.20');
    expect(JSON.stringify(seen(streamOf(table, count('E', 2) as DealCommand), STAFF))).toContain('CRIB-4.20');
  });
  it('CRIB-4-GAP-12 sees no more of a game that ended by points too many, once the pegs have gone back', () => {
    /** East and West stand at so much, and East counts nine for six; South objects. */
    const from = (stand: number): readonly DomainEvent[] => {
      const points = stand - (table.state.totals[1] ?? 0);
      const given = {
        do: 'rule',
        article: 'CRIB-GAP-T3',
        reason: 'x',
        outcome: 'points',
        side: 'EW',
        points,
      };
      return streamOf(
        table,
        ...[given, count('E', 9), { do: 'object', seat: 'S' }].map((act) => act as DealCommand),
      );
    };
    // 124 is home still; 120 is not.
    expect(lastOf(from(118), 'DealScored')).toMatchObject({ notation: 'EW 124-1' });
    expect(lastOf(seen(from(118)), 'CardLaidAway')).not.toMatchObject({ card: null });
    expect(lastOf(from(114), 'DealScored')).toMatchObject({ notation: 'void' });
    expect(lastOf(seen(from(114)), 'CardLaidAway')).toEqual({ seat: 'W', card: null });
    // Nor does anybody stand anywhere for it.
    const entries = { NS: 'team-1', EW: 'team-2' };
    const scored = { deal: 'c.s1-r1-t1-b1', group: 'g', table: '1', entries, adjustments: null };
    expect(gamesWon.awards([{ ...scored, scores: { NS: 0, EW: 0 } }])).toEqual([]);
  });
});
