import fc from 'fast-check';
import { SEATS } from '@arbitre/rules/kernel/compass';
import { concealSessionEvents } from '@arbitre/rules/kernel/session/conceal';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { ALL, given, seats, start, viewOf } from '../testing/evening';
import { explain, replaySession } from '../testing/life';
import { leadProblem } from './hand-records';
import { bridgeEvening } from './order';

const PACK = ['S', 'H', 'D', 'C'].flatMap((suit) => Array.from('AKQJT98765432', (rank) => suit + rank));

/** North has the spades of the pack as it lies, East the hearts, South the diamonds, West the clubs; `by`: that many seats further on. */
const dealt = (by = 0): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    SEATS.map((_, at) => [SEATS[(at + by) % 4] ?? 'N', PACK.slice(at * 13, at * 13 + 13)] as const),
  );
const record = (board: number, hands: unknown = dealt()) => ({ do: 'record-hands', board, hands });

const evening = given().and(seats(ALL), start(1), record(1), record(2, dealt(1)));
/** The code that a result at table 1 in round 1 is refused by; null where it stands. */
const refusedBy = (result: Readonly<Record<string, unknown>>, board = 1) => {
  const act: AnyAct = { do: 'record-result', contract: '4S', tricks: 10, ...result };
  return (
    bridgeEvening.resultProblem?.(evening.state, { round: 1, table: '1', board }, act)?.violation ?? null
  );
};

describe('the hand record of a board', () => {
  it('BD-L6B-1 BD-L1A-1 has thirteen cards in each of four hands, and none twice', () => {
    const { N = [], E = [] } = dealt();
    expect(evening.when(record(1, { ...dealt(), W: null })).refusals).toEqual(['invalid-field']);
    expect(evening.when(record(1, { ...dealt(), W: ['CA'] })).refusals).toEqual(['BD-L6B-1']);
    expect(evening.when(record(1, { ...dealt(), W: [...N.slice(1), 'CA'] })).refusals).toEqual(['BD-L1A-1']);
    expect(evening.when(record(1, { ...dealt(), W: E })).refusals).toEqual(['BD-L1A-1']);
  });

  it('is of a board that is played; the last one counts, and which boards have one is told to all', () => {
    expect(evening.when(record(7)).refusals).toEqual(['board-not-played']);
    expect(viewOf(evening).handRecords).toEqual([1, 2]);
    const again = evening.and(record(1, dealt(1)));
    expect(again.state.records.get(1)).toEqual(dealt(1));
    expect(evening.state.records.get(1)).toEqual(dealt());
  });

  it('is read by the staff alone, after the session too', () => {
    const events = evening.stream;
    const types = (kind: 'staff' | 'everyone', closed: boolean) =>
      concealSessionEvents(
        closed ? [...events, { type: 'SessionClosed', data: { reason: 'over' } }] : events,
        replaySession([
          {
            type: 'SessionOpened',
            data: {
              ...{ competition: 'c', number: 1, game: 'bridge', ruleset: 'bridge-duplicate@1' },
              setup: { movement: 'mitchell', tables: 3, boards: 2 },
            },
          },
          ...(closed ? [{ type: 'SessionClosed', data: { reason: 'over' } }] : []),
        ]),
        { kind },
      ).map(({ type, data }) => [type, JSON.stringify(data)]);
    for (const closed of [false, true]) {
      expect(types('everyone', closed).flat().join(' ')).not.toMatch(/HandsRecorded|HK/u);
      expect(types('staff', closed).flat()).toContain('HandsRecorded');
    }
  });
});

describe('a lead beside the hand record', () => {
  it('BD-L41A-1 stands where whoever leads holds it, or no record is known', () => {
    expect(refusedBy({ declarer: 'S', lead: 'CK' })).toBeNull();
    expect(refusedBy({ declarer: 'N', lead: 'H10' })).toBeNull();
    expect(refusedBy({ declarer: 'N', lead: 'CK' }, 3)).toBeNull();
    expect(refusedBy({ declarer: 'N' })).toBeNull();
  });

  it('BD-L41A-1 says that it fits declarer’s partner, another board of the table, or the other directions', () => {
    expect(refusedBy({ declarer: 'N', lead: 'CK' })).toMatchObject({
      article: 'lead-other-declarer',
      facts: { holder: 'W', leader: 'E', fits: 'S' },
    });
    expect(refusedBy({ declarer: 'W', lead: 'CK' })).toMatchObject({
      article: 'lead-other-board',
      facts: { holder: 'W', leader: 'N', boards: ['2'] },
    });
    expect(refusedBy({ declarer: 'E', lead: 'CK' })).toMatchObject({
      article: 'lead-other-direction',
      facts: { holder: 'W', leader: 'S', fits: 'S' },
    });
  });

  it('BD-L41A-1 is asked about in words: the card, the seats, and what it fits', () => {
    const violation = refusedBy({ declarer: 'N', lead: 'CK' });
    const { fr, en } = explain('bridge', violation ?? { article: '', facts: {} });
    expect(en).toContain('West holds ♣K, and East leads against North. The declarer would be South.');
    expect(fr).toContain('♣R est chez Ouest');
  });

  it('is taken as it is once somebody has said so', () => {
    expect(refusedBy({ declarer: 'N', lead: 'CK', despite: true })).toBeNull();
  });

  it('tells every other declarer from the right one, whatever lies where', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(PACK, { minLength: 52 }),
        ...([fc.constantFrom(...SEATS), fc.constantFrom(...SEATS), fc.nat(12)] as const),
        (pack, declarer, typed, at) => {
          const hands = Object.fromEntries(
            SEATS.map((seat, index) => [seat, pack.slice(index * 13, index * 13 + 13)]),
          ) as ReturnType<typeof evening.state.records.get> & object;
          const leader = SEATS[(SEATS.indexOf(declarer) + 1) % 4] ?? 'N';
          const lead = hands[leader]?.[at] ?? '';
          const problem = leadProblem(new Map([[1, hands]]), { lead, declarer: typed }, 1, [1]);
          expect(problem === null).toBe(typed === declarer);
          if (problem !== null) expect(problem.violation.facts.fits).toBe(declarer);
        },
      ),
    );
  });
});
