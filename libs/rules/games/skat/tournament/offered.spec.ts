import type { Among, ChoiceRow } from '@arbitre/rules/kernel/session/choices';
import { isAmong } from '@arbitre/rules/kernel/session/choices';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import fc from 'fast-check';
import {
  closeList,
  checkIn,
  closeSeries,
  draw,
  FOUR,
  given,
  LIST_1,
  NOTICE,
  SETUP,
} from '../testing/tournament';
import { acts } from './acts';
import { lotCommitment } from './decide-lots';
import { choicesIn, offeredIn } from './offered';
import { listAt, type TournamentState } from './state';

// What is offered can be done: whatever of its choices somebody takes, and whatever is typed beside them.

type Given = Readonly<Record<string, unknown>>;

/** What people type where nothing is to be chosen. */
const TYPED: Readonly<Record<string, unknown>> = {
  ...{ reason: 'why', evidence: 'the other list', what: 'a foreign hand', matter: 'a card', text: 'no' },
  ...{
    decision: 'it stands',
    grounds: 'it does not',
    by: 'Kim',
    person: 'X',
    entry: 'P',
    article: 'SKAT-4.1.4',
  },
  ...{
    articles: ['SKAT-4.1.4'],
    banned: false,
    upheld: true,
    points: 50,
    cause: 'emergency',
    plan: 'refund',
  },
  ...{
    figures: { points: 10, won: 1, lost: 0 },
    entries: 4,
    fees: 0,
    lostGames: 0,
    prizes: [],
    notice: NOTICE,
  },
  ...{ commitment: lotCommitment('lune') },
};

/** Arguments that follow from the others. */
type Seat = { readonly series: number; readonly table: string; readonly seat: number };

const completed = (state: TournamentState, act: Given, order: readonly string[]): AnyAct => {
  const list = listAt(state, Number(act.series), String(act.table));
  const all = list?.seats ?? [];
  switch (act.do) {
    case 'check-in':
      return {
        ...act,
        holder: act.entry,
        paid: true,
        noticeRead: true,
        notice: undefined,
      } as unknown as AnyAct;
    case 'draw-seats':
      return {
        ...act,
        ...(act.by === 'seed' ? { order: undefined, seed: 'lune' } : { order }),
      } as unknown as AnyAct;
    case 'change-seats': {
      // The two seats are chosen one after the other, whatever the first was.
      const { a, b } = act as Given & { readonly a: Seat; readonly b: Seat };
      const next = (b.seat % (listAt(state, b.series, b.table)?.seats.length ?? 1)) + 1;
      const isSame = a.table === b.table && a.seat === b.seat;
      return { ...act, b: isSame ? { ...b, seat: next } : b } as unknown as AnyAct;
    }
    case 'draw-lot':
      return { ...act, order } as unknown as AnyAct;
    case 'hand-in-list':
      return { ...act, cards: all } as unknown as AnyAct;
    case 'render-account':
      return { ...act, prizes: 0 } as unknown as AnyAct;
    case 'annul-series':
      return { ...act, article: 'SKWO-7.1-GAP-2' } as unknown as AnyAct;
    default:
      return act as unknown as AnyAct;
  }
};

/** Acts that say what the deals of a list come to: the page makes them of the list, the write side reads the deals. */
const OF_DEALS = [
  ...['close-list', 'agree-correction', 'find-wrong-dealers', 'join-table', 'announce-stop', 'stop-play'],
];

const picked = (among: Among, pick: number): unknown => {
  if ('not' in among)
    return Array.from({ length: 99 }, (_, at) => `p${at}`).find((each) => isAmong(among, each));
  if ('least' in among) return among.least + (pick % (among.most - among.least + 1));
  return among[pick % among.length];
};

const put = (into: Record<string, unknown>, path: string, value: unknown): void => {
  const [head = '', ...rest] = path.split('.');
  if (rest.length === 0) into[head] = value;
  else put((into[head] ??= {}) as Record<string, unknown>, rest.join('.'), value);
};

/** An act by the choices of the state, as `picks` choose; null where it is made of deals. */
const actOf = (state: TournamentState, picks: readonly number[]): AnyAct | null => {
  const [first = 0, ...more] = picks;
  const names = offeredIn(state).filter((name) => !OF_DEALS.includes(name) && name !== 'archive');
  const name = names[first % names.length];
  if (name === undefined) return null;
  const act: Record<string, unknown> = { do: name };
  const { fields } = acts[name as keyof typeof acts];
  for (const field of Object.keys(fields)) if (field in TYPED) act[field] = TYPED[field];
  let order: readonly string[] = [];
  for (const [index, rows] of (choicesIn(state)[name] ?? []).entries()) {
    const row: ChoiceRow = rows[(more[index] ?? 0) % rows.length] ?? {};
    for (const [path, among] of Object.entries(row)) {
      if (path === 'order') order = among as readonly string[];
      if ((path.split('.')[0] ?? '') in fields) put(act, path, picked(among, more.at(-1) ?? 0));
    }
  }
  return completed(state, act, order);
};

const STARTS: readonly (readonly AnyAct[])[] = [
  [],
  FOUR,
  [...FOUR, closeList(1, '1', LIST_1), closeSeries(1)],
  [...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((entry) => checkIn(entry)), draw(1, 'A B C D E F G')],
];

describe('what is offered of a tournament', () => {
  it.each(STARTS.map((start, at) => [at, start] as const))('can be done, from start %i on', (at, start) => {
    const begun = at === 3 ? given(SETUP).and(FOUR[0] ?? { do: '' }, ...start) : given(SETUP).and(...start);
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.nat({ max: 999 }), { minLength: 5, maxLength: 5 }), { maxLength: 25 }),
        (walk) => {
          let now = begun;
          for (const picks of walk) {
            const act = actOf(now.state, picks);
            if (act !== null) now = now.and(act);
          }
          expect(now.refusals).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('narrows a seat to who is awaited there, and a dispute to officials who do not play at its table', () => {
    const { state } = given().and(FOUR, {
      do: 'take-seat',
      series: 1,
      table: '1',
      seat: 1,
      entry: 'A',
      card: 1,
    });
    const [rows = []] = choicesIn(state)['take-seat'] ?? [];
    expect(rows.map(({ seat, entry }) => [seat, entry])).toEqual([
      [[2], ['B']],
      [[3], ['C']],
      [[4], ['D']],
    ]);
    const called = given().and(FOUR, {
      do: 'call-referee',
      series: 1,
      table: '1',
      by: 'A',
      matter: 'a card',
    });
    expect(choicesIn(called.state)['decide-case']).toEqual([[{ case: [1], by: ['Kim', 'Ria'] }]]);
  });

  it('SKAT-4.5.10.b offers no appeal once it is too late, and no announcement while one waits', () => {
    const decided = given().and(
      FOUR,
      { do: 'call-referee', series: 1, table: '1', by: 'A', matter: 'a card' },
      { do: 'decide-case', case: 1, by: 'Ria', articles: ['SKAT-4.1.4'], decision: 'it stands' },
    );
    expect(offeredIn(decided.state)).toContain('appeal');
    const late = decided.and(closeList(1, '1', LIST_1), closeSeries(1));
    expect(offeredIn(late.state)).not.toContain('appeal');
  });
});
