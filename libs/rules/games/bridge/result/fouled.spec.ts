import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BoardOnRecord, KnownHands, LaidBoard } from '@arbitre/rules/kernel/improbable';
import { told } from '@arbitre/rules/kernel/tell';
import { compassTableWords } from '@arbitre/rules/kernel/card-words';
import { dealtBySeed, fingerprintOf } from '../hands/dealt-by-seed';
import { onRecord } from '../evening/hand-records';
import { standardBoard } from '../setup';
import { ALL, given as evening, seats, start } from '../testing/evening';
import { DEAL, given } from '../testing/table';
import { playedTo } from '../testing/endings';
import { fouledSays, laidBoards } from './fouled';
import { scoreBridge } from './score-entry';

const NINE = dealtBySeed('lune', 9);
type Hands = typeof NINE;

/** Two cards have changed hands between these seats. */
const swapped = (hands: Hands, one: keyof Hands, other: keyof Hands): Hands => {
  const [[first = '', ...rest], [second = '', ...others]] = [hands[one], hands[other]];
  return { ...hands, [one]: [second, ...rest], [other]: [first, ...others] };
};
const FOULED = swapped(NINE, 'N', 'S');

/** Board 9 at tables 1, 2, 3, ... with these hands. */
const tables = (...hands: readonly KnownHands[]): readonly LaidBoard[] => {
  const answer = scoreBridge('4SN=');
  if (!answer.ok) throw new Error('4SN=');
  return hands.map((each, at) => ({
    ...{ deal: `t${at + 1}`, table: String(at + 1), hands: each, setup: standardBoard(9) },
    ...answer.score,
  }));
};
const NOTHING: BoardOnRecord = { hands: null, fingerprint: null };
const found = (all: readonly LaidBoard[], record = NOTHING) =>
  laidBoards
    .find(all, record)
    .map(({ kind, facts: { table, seats: hands, tables: others } }) =>
      [table, kind, [hands].flat().join(''), [others].flat().join('')].join(' ').trim(),
    );

describe('a board that tables played with other cards', () => {
  it('BD-L87A is asked about where most others agree, of all where as many have either, and of nobody where the cards are the same', () => {
    expect(found(tables(NINE, NINE, FOULED))).toEqual(['3 fouled-hands NS 12']);
    expect(found(tables(NINE, FOULED))).toEqual(['1 fouled-hands NS 2', '2 fouled-hands NS 1']);
    expect(found(tables(...Array<Hands>(3).fill(NINE), ...Array<Hands>(4).fill(FOULED)))).toEqual([
      ...['1', '2', '3'].map((table) => `${table} fouled-hands NS 4567`),
    ]);
    expect(found(tables(NINE, NINE))).toEqual([]);
    expect(found(tables(NINE))).toEqual([]);
  });

  it('BD-L87A is seen by any card that two records have, and by none that one of them lacks', () => {
    const seen = { N: [FOULED.N[0] ?? ''], E: null, S: [], W: null };
    expect(found(tables(NINE, NINE, seen))).toEqual(['3 fouled-hands NS 12']);
    expect(found(tables(NINE, NINE, { ...seen, N: [NINE.N[0] ?? ''] }))).toEqual([]);
    expect(found(tables(NINE, NINE, {}))).toEqual([]);
  });

  it('BD-L87A is held against the hand record of the session, however many tables say otherwise', () => {
    const record = { ...NOTHING, hands: NINE };
    expect(found(tables(FOULED, FOULED, NINE), record)).toEqual(['1 fouled-record NS', '2 fouled-record NS']);
    expect(found(tables(NINE), record)).toEqual([]);
    expect(found(tables(swapped(NINE, 'E', 'W')), record)).toEqual(['1 fouled-record EW']);
  });

  it('BD-L87A is held against the registered copy, marks and cards, where a table’s are all recorded', () => {
    const record = { ...NOTHING, fingerprint: fingerprintOf(standardBoard(9), NINE) };
    expect(found(tables(FOULED, NINE), record)).toEqual(['1 fouled-copy']);
    expect(found(tables(NINE, NINE), record)).toEqual([]);
    expect(found(tables({ ...FOULED, E: null }), record)).toEqual([]);
    const [other] = tables(NINE);
    if (other === undefined) throw new Error('no table');
    expect(found([{ ...other, setup: { board: 9, dealer: 'N', vulnerable: 'All' } }], record)).toEqual([
      '1 fouled-copy',
    ]);
  });

  it('BD-L87A has the record and the copies of its session', () => {
    const fingerprint = fingerprintOf(standardBoard(1), NINE);
    const played = evening()
      .and({ do: 'register-copy', board: 1, copy: 'A', fingerprint })
      .and(seats(ALL), start(1), { do: 'record-hands', board: 1, hands: NINE });
    expect(onRecord(played.state, 1)).toEqual({ hands: NINE, fingerprint });
    expect(onRecord(played.state, 2)).toEqual(NOTHING);
  });

  it('BD-L87A goes by the cards that each seat was dealt, whatever of them was played', () => {
    const dealt = Object.fromEntries(
      Object.entries(DEAL.hands).map(([seat, hand]) => [seat, hand.toSorted()] as const),
    );
    const ofState = ({ state }: ReturnType<typeof given>) =>
      Object.fromEntries(
        Object.entries(laidBoards.handsOf(state)).map(([seat, hand]) => [seat, hand?.toSorted()] as const),
      );
    expect(ofState(given().and(DEAL))).toEqual(dealt);
    expect(ofState(playedTo('3NT', 5))).toEqual(dealt);
    expect(ofState(playedTo('3NT', 13))).toEqual(dealt);
  });

  it('BD-L87A names board, tables and hands in both languages, and no card', () => {
    const seat = fc.constantFrom('N', 'E', 'S', 'W');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(seat, seat), { minLength: 1, maxLength: 5 }),
        fc.constantFrom<BoardOnRecord>(
          NOTHING,
          { ...NOTHING, hands: NINE },
          { hands: null, fingerprint: fingerprintOf(standardBoard(9), NINE) },
        ),
        (swaps, record) => {
          const all = tables(NINE, ...swaps.map(([one, other]) => swapped(NINE, one, other)));
          for (const { kind, facts } of laidBoards.find(all, record))
            for (const language of ['fr', 'en'] as const) {
              const text = told(
                fouledSays[kind as keyof typeof fouledSays],
                facts,
                compassTableWords,
                language,
              );
              expect(text).toMatch(new RegExp(`9 .*table ${String(facts.table)}`, 'u'));
              expect(text.replace('4SN=', '')).not.toMatch(/…|[♠♥♦♣]|\b[SHDC][2-9TJQKA]\b/u);
            }
        },
      ),
    );
  });
});
