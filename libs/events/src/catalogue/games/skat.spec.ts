import { type Act, type DomainEvent, dealDecider, replayDeal } from '@arbitre/rules';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { catalogue } from '../catalogue';
import { SkatActSchema } from './skat-acts';

type AnyAct = Act & Readonly<Record<string, unknown>>;

const OPEN: AnyAct = {
  do: 'open-deal',
  competition: 'skat',
  game: 'skat',
  ruleset: 'skat@1',
  policy: 'observed',
  grain: 'full',
  place: { session: 1, round: 1, table: '1', board: 2 },
  seating: { forehand: 'a', middlehand: 'b', rearhand: 'c', dealer: 'd' },
  setup: { players: 4 },
};
const cards = (text: string): readonly string[] => text.split(' ');
const DEAL: AnyAct = {
  do: 'deal',
  hands: {
    forehand: cards('CJ SJ CA CT CK C9 HA HT S7 D7'),
    middlehand: cards('HJ C8 SA ST SK S9 DA DT D9 H7'),
    rearhand: cards('DJ CQ C7 SQ S8 DK DQ D8 HK HQ'),
  },
  skat: cards('H9 H8'),
};
const by = (seat: string, name: string, more: object = {}): AnyAct => ({ do: name, seat, ...more });
const play = (seat: string, card: string): AnyAct => by(seat, 'play', { card });
const [F, M, R] = ['forehand', 'middlehand', 'rearhand'] as const;
const BIDDING = [by(M, 'bid', { call: 18 }), by(F, 'hold'), by(M, 'pass'), by(R, 'pass')];
const CLUBS = [
  DEAL,
  ...BIDDING,
  by(F, 'take-skat'),
  by(F, 'discard', { cards: ['S7', 'D7'] }),
  by(F, 'announce', { contract: 'C' }),
];
const TRICK = [play(F, 'HA'), play(M, 'H7'), play(R, 'HQ')];

/** What may happen at tables of skat, each in a deal of its own; nothing of it is refused. */
const TABLES: readonly (readonly AnyAct[])[] = [
  [
    by('dealer', 'shuffle', { fault: 'leafed' }),
    by('dealer', 'shuffle'),
    by(R, 'cut', { lifted: 12 }),
    by('dealer', 'expose-in-deal', { card: 'H9' }),
    DEAL,
    by(F, 'contest', { step: 'cut', reason: 'oubliée' }),
    { ...DEAL, by: 'forehand' },
    DEAL,
    by(F, 'pick-up'),
    { do: 'count', counts: { forehand: 10 } },
    by(R, 'pick-up', { skat: true }),
    by(R, 'redraw-skat', { cards: ['DQ', 'H9'] }),
    by(M, 'bid', { call: 18 }),
    by(M, 'look', { at: 'skat' }),
    by(F, 'take-skat'),
    by(F, 'discard', { cards: ['S7', 'D7'] }),
    by(F, 'announce', { contract: 'SH' }),
    by(F, 'announce', { contract: 'S' }),
    by(F, 'throw-in'),
    { do: 'close-claims', cause: 'mixed' },
  ],
  [
    DEAL,
    ...BIDDING,
    by(R, 'look', { at: 'skat' }),
    by(F, 'choose-game', { game: 'N' }),
    by(F, 'announce', { contract: 'NHO' }),
    by(M, 'demand-open'),
    by(F, 'lay-open'),
    by(F, 'claim'),
    by(M, 'answer-claim', { accepts: false }),
  ],
  [
    ...CLUBS,
    play(F, 'HA'),
    play(M, 'H7'),
    play(R, 'DQ'),
    by(F, 'demand-continuation'),
    play(R, 'HQ'),
    by(F, 'gather'),
    by(M, 'show-trick'),
    by(R, 'show', { cards: ['DK', 'D8'] }),
    by('dealer', 'claim-breach'),
  ],
  [
    ...CLUBS,
    ...TRICK,
    by(R, 'report', { article: 'SKAT-4.2.9', facts: { said: 'x' } }),
    { do: 'dispute', by: 'dealer', article: 'SKAT-4.2.9', reason: 'x', breach: 0 },
    { do: 'rule', article: 'SKAT-4.2.9', reason: 'x', outcome: 'proven' },
  ],
  [
    ...CLUBS,
    ...TRICK,
    play(F, 'HT'),
    play(M, 'S9'),
    play(R, 'HK'),
    by(F, 'concede'),
    by(M, 'consent', { consents: true }),
  ],
  [
    ...CLUBS,
    ...TRICK,
    { do: 'record-result', declarer: F, contract: 'C', matadors: 2, points: 80, tricks: 7 },
  ],
  [DEAL, by(M, 'pass'), by(R, 'pass'), by(F, 'pass')],
  [
    { do: 'deal' },
    ...BIDDING,
    by(F, 'take-skat'),
    play(F, 'HA'),
    by(F, 'announce', { contract: 'NO' }),
    { do: 'reveal', skat: null },
  ],
];

const eventsOf = (acts: readonly AnyAct[]): readonly DomainEvent[] => {
  const state = replayDeal([]);
  return [OPEN, ...acts].flatMap((act) => {
    const decision = dealDecider.decide(state, act);
    if (!decision.ok) throw new Error(`${act.do}: ${decision.violation.article}`);
    for (const event of decision.events) dealDecider.evolve(state, event);
    return decision.events;
  });
};

describe('schemas of skat', () => {
  it('take every event of its tables', () => {
    const events = TABLES.flatMap(eventsOf);
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(40);
    const problems = events.map(({ type, data }) => catalogue.problem(type, data));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
  it('take every act recorded there', () => {
    const check = TypeCompiler.Compile(SkatActSchema);
    expect(TABLES.flat().filter((act) => !check.Check(act))).toEqual([]);
  });
  it.each([
    [{ do: 'play', seat: 'forehand', card: 'S6' }],
    [{ do: 'bid', seat: 'forehand', call: 17 }],
    [{ do: 'announce', seat: 'forehand', contract: 'X' }],
    [{ do: 'rule', article: 'SKAT-4.2.9', reason: 'x', outcome: 'shrug' }],
  ])('do not take %j', (act) => {
    expect(TypeCompiler.Compile(SkatActSchema).Check(act)).toBe(false);
  });
});
