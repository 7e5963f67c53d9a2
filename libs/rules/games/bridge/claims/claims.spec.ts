import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { given as givenAny } from '@arbitre/rules/kernel/testing/given';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { bridgeDuplicate } from '../game';
import { auditDeal, dealDecider } from '../testing/life';
import { calls, cards, DEAL, given } from '../testing/table';

// South declares in spades and has won the first trick: twelve are left.
const CALLS = calls('Pass Pass 1S Pass Pass Pass');
const FIRST = cards('W:H2 N:HA E:H8 S:H5');
const table = given().and(DEAL, CALLS, FIRST);
const claim = (by: string, tricks: number, more: object = {}): AnyAct => ({
  ...{ do: 'make-claim', by, tricks, ...more },
});
const answer = (by: string, said: string): AnyAct => ({ do: 'answer-claim', by, answer: said });
const [card = { do: 'play' }] = cards('N:S2');
/** What the arbiter is offered beside BD-L70A. */
const casesIn = ({ state }: typeof table) =>
  (bridgeDuplicate.openMatters?.(state) ?? [])
    .flatMap(({ options }) => options.map(({ act }) => act.article))
    .filter((article) => article !== 'BD-L70A');
const tricksOf = ({ state }: typeof table) => state.score?.result.tricks ?? null;

describe('a claim', () => {
  it('BD-L68A BD-L68C says how many further tricks, with or without a line of play', () => {
    const stated = table.when(claim('S', 8, { statement: 'spades from the top' }));
    expect(stated.events).toEqual([
      { type: 'ClaimStated', data: { by: 'S', tricks: 8, statement: 'spades from the top' } },
    ]);
    expect(stated.state.claim).toMatchObject({ tricks: 8, conceded: 4, total: 9, stage: 'open' });
    expect(table.when(claim('W', 3)).state.claim).toMatchObject({ tricks: 3, conceded: 9, total: 10 });
    expect(table.when(claim('S', 13)).refusals).toEqual(['BD-L68A']);
    expect(given().and(DEAL).when(claim('S', 8)).refusals).toEqual(['not-in-play']);
  });
  it('BD-L43A1 of dummy is heard at a real table, and seen; where the program watches he makes none', () => {
    for (const act of [claim('N', 8), { do: 'concede', by: 'N', tricks: 4 }]) {
      expect(table.when(act)).toMatchObject({ refusals: [], irregularities: ['BD-L43A1'] });
      const strict = given({ policy: 'enforced' }).and(DEAL, CALLS, FIRST);
      expect(strict.when(act).refusals).toEqual(['BD-L43A1']);
    }
    expect(table.when(claim('S', 8)).irregularities).toEqual([]);
  });
  it('BD-L68D1 stops the play, and is scored once both opponents have agreed', () => {
    const stopped = table.when(claim('S', 8), card, { do: 'claim', by: 'S', tricks: 9 }, claim('W', 1));
    expect(stopped.refusals).toEqual(['BD-L68D1', 'BD-L68D1', 'BD-L68D1']);
    const one = table.when(claim('S', 8), answer('W', 'accept'));
    expect([one.refusals, tricksOf(one)]).toEqual([[], null]);
    expect(one.when(answer('W', 'accept'), answer('N', 'accept')).refusals).toEqual([
      'already-answered',
      'not-asked',
    ]);
    expect(tricksOf(one.when(answer('E', 'accept')))).toBe(9);
    expect(tricksOf(table.when(claim('W', 3), answer('S', 'accept')))).toBe(10);
    expect(table.when(claim('W', 3), answer('N', 'accept')).refusals).toEqual(['not-asked']);
  });
  it('BD-L68D2a is doubted by anybody, dummy too: nothing more is done before the arbiter has come', () => {
    for (const by of ['N', 'E', 'W']) {
      const doubted = table.when(claim('S', 8), answer(by, 'object'));
      expect(doubted.types).toEqual(['ClaimStated', 'ClaimAnswered', 'ClaimContested']);
      expect(doubted.when(card, answer('E', 'accept'), answer('E', 'play-on')).refusals).toEqual([
        'BD-L68D2a',
        'BD-L68D2a',
        'BD-L68D2a',
      ]);
    }
    expect(table.when(claim('S', 8), answer('S', 'object')).refusals).toEqual(['not-asked']);
  });
  it('BD-L68D2b is void where the other side asks to play on and all four agree', () => {
    const on = ['E', 'N', 'S', 'W'].map((by) => answer(by, 'play-on'));
    const played = table.when(claim('S', 8), on, card);
    expect([played.refusals, played.types.at(-2)]).toEqual([[], 'ClaimVoided']);
    expect(played.state.claim).toBeNull();
    expect(table.when(claim('S', 8), answer('N', 'play-on')).refusals).toEqual(['BD-L68D2b']);
    expect(table.when(claim('S', 8), on.slice(0, 3), card).refusals).toEqual(['BD-L68D1']);
    expect(table.when(claim('S', 8), on[0] ?? card, on[0] ?? card).refusals).toEqual(['already-answered']);
  });
  it('BD-L69A is scored as if it had been played, and doubted until the next board is called or the round over', () => {
    const agreed = table.when(claim('S', 8), answer('W', 'accept'), answer('E', 'accept'));
    const late = agreed.when(answer('E', 'object'));
    expect([late.refusals, late.state.claim?.stage, tricksOf(late)]).toEqual([[], 'contested', 9]);
    const final = agreed.when({ do: 'close-agreement', because: 'next-call' });
    expect(final.state.claim?.stage).toBe('final');
    expect(final.when(answer('E', 'object')).refusals).toEqual(['BD-L69A']);
    expect(final.when({ do: 'close-agreement', because: 'round-over' }).refusals).toEqual([
      'no-agreement-open',
    ]);
  });
  it('BD-L69A is doubted late, too, where the table told its total at once', () => {
    const agreed = table.when({ do: 'claim', by: 'S', tricks: 9 });
    expect(agreed.state.claim).toMatchObject({ tricks: 8, conceded: 4, total: 9, stage: 'agreed' });
    const ruled = agreed.when(answer('W', 'object'), {
      ...{ do: 'adjudicate-claim', article: 'BD-L70A', doubtful: [{ tricks: 1, to: 'EW' }], reason: 'heard' },
    });
    expect([ruled.refusals, tricksOf(ruled)]).toEqual([[], 8]);
  });
  it('BD-L68D1 waits for nobody where there is none', () => {
    expect(table.when(answer('W', 'accept')).refusals).toEqual(['no-claim']);
  });
});

describe('a concession', () => {
  const concede = (by: string, more: object = {}): AnyAct => ({ do: 'concede', by, ...more });

  it('BD-L68B1 is of all that are left unless told; the rest is claimed', () => {
    expect(table.when(concede('W')).state.claim).toMatchObject({ tricks: 0, conceded: 12, total: 13 });
    expect(table.when(concede('S', { tricks: 2 })).state.claim).toMatchObject({ tricks: 10, total: 11 });
    expect(table.when(concede('S', { tricks: 13 })).refusals).toEqual(['BD-L68A']);
    const agreed = table.when(concede('W'), answer('S', 'accept'));
    expect(tricksOf(agreed)).toBe(13);
  });
  it('BD-L68B2 of a defender is void where his partner objects at once: the play goes on, no card is penalised', () => {
    const prevented = table.when(concede('E'), answer('W', 'object'), card);
    expect([prevented.refusals, prevented.types.at(-2)]).toEqual([[], 'ClaimVoided']);
    expect(prevented.events.at(-2)?.data).toEqual({ article: 'BD-L68B2' });
    expect(prevented.state.obligations).toEqual([]);
    const partly = table.when(claim('E', 3), answer('W', 'object'));
    expect(partly.state.claim).toBeNull();
  });
  it('BD-L68B2 is no word of dummy’s, nor of who claims all', () => {
    expect(table.when(concede('S'), answer('N', 'object')).state.claim?.stage).toBe('contested');
    expect(table.when(claim('E', 12), answer('W', 'object')).state.claim?.stage).toBe('contested');
    expect(table.when(concede('E'), answer('S', 'object')).state.claim?.stage).toBe('contested');
  });
  it('BD-L68-0 is none where only the trick in progress is spoken of: the play goes on', () => {
    const speak = (more: object = {}): AnyAct => ({
      do: 'speak-of-trick',
      by: 'W',
      says: 'I win this',
      ...more,
    });
    const spoken = table.when(card, speak({ card: 'D8' }), cards('E:S9'));
    expect([spoken.refusals, spoken.types]).toEqual([[], ['CardPlayed', 'TrickSpokenOf', 'CardPlayed']]);
    expect([spoken.state.claim, spoken.state.obligations]).toEqual([null, []]);
    expect(table.when(speak()).refusals).toEqual(['no-trick-in-progress']);
    expect(table.when(card, speak({ card: 'SA' })).refusals).toEqual(['card-not-held']);
  });
});

describe('a contested claim', () => {
  const contested = table.and(claim('S', 8), answer('E', 'object'));
  const points = (...tricks: readonly number[]) => tricks.map((each) => ({ tricks: each, to: 'EW' }));
  const rule = (article: string, more: object = {}): AnyAct => ({
    ...{ do: 'adjudicate-claim', article, doubtful: points(1), reason: 'heard all', ...more },
  });
  const after = (...acts: readonly AnyAct[]) => {
    const ruled = contested.when(...acts);
    return [ruled.refusals, tricksOf(ruled), ruled.state.score?.result.article];
  };

  it('BD-L70A gives every doubtful trick to the other side, and none to the claimer', () => {
    expect(after(rule('BD-L70A', { doubtful: [] }))).toEqual([[], 9, 'BD-L70A']);
    expect(after(rule('BD-L70A', { doubtful: points(1, 2) }))).toEqual([[], 6, 'BD-L70A']);
    expect(after(rule('BD-L70A', { doubtful: [{ tricks: 1, to: 'NS' }] }))).toEqual([
      ['BD-L70A'],
      null,
      undefined,
    ]);
    expect(after(rule('BD-L70A', { doubtful: points(9) }))).toEqual([['BD-L70A'], null, undefined]);
    const defenders = table.and(claim('W', 3), answer('S', 'object'));
    expect(tricksOf(defenders.when(rule('BD-L70A', { doubtful: [{ tricks: 2, to: 'NS' }] })))).toBe(12);
  });
  it('BD-L70B keeps the statement as it was repeated, the objections, and that the hands were faced', () => {
    const heard = { statement: 'trumps first', objections: 'a trump is out', faced: true };
    const ruled = contested.when(rule('BD-L70D1', heard));
    expect(ruled.events[0]).toMatchObject({ type: 'ClaimAdjudicated', data: heard });
  });
  it('BD-L70C takes a trick for an outstanding trump where all three conditions hold', () => {
    const trump = { unmentioned: true, unaware: true, losable: true };
    expect(after(rule('BD-L70C', { outstandingTrump: trump }))).toEqual([[], 8, 'BD-L70C']);
    for (const missing of ['unmentioned', 'unaware', 'losable'])
      expect(after(rule('BD-L70C', { outstandingTrump: { ...trump, [missing]: false } }))[0]).toEqual([
        'BD-L70C',
      ]);
    expect(after(rule('BD-L70C', { outstandingTrump: trump, doubtful: [] }))[0]).toEqual(['BD-L70C']);
    expect(after(rule('BD-L70C'))[0]).toEqual(['BD-L70C']);
  });
  it('BD-L70C is not for a notrump contract, in which no trump is out', () => {
    const notrump = given()
      .and(DEAL, calls('Pass Pass 1NT Pass Pass Pass'), claim('S', 8), answer('E', 'object'))
      .when(rule('BD-L70C', { outstandingTrump: { unmentioned: true, unaware: true, losable: true } }));
    expect([notrump.refusals, notrump.state.score]).toEqual([['BD-L70C'], null]);
    expect(casesIn(notrump)).toEqual(['BD-L70D1', 'BD-L70E1']);
    expect(casesIn(contested)).toEqual(['BD-L70C', 'BD-L70D1', 'BD-L70E1']);
    expect(casesIn(table.and(claim('W', 3), answer('S', 'object')))).toContain('BD-L70D2');
  });
  it('BD-L70D1 takes what only a line outside the statement would win', () => {
    expect(after(rule('BD-L70D1'))).toEqual([[], 8, 'BD-L70D1']);
  });
  it('BD-L70D2 is for a defender who relies on his partner', () => {
    expect(after(rule('BD-L70D2'))[0]).toEqual(['BD-L70D2']);
    const defenders = table.and(claim('W', 12), answer('S', 'object'));
    const ruled = defenders.when(rule('BD-L70D2', { doubtful: [{ tricks: 1, to: 'NS' }] }));
    expect([ruled.refusals, tricksOf(ruled)]).toEqual([[], 2]);
  });
  it('BD-L70E1 takes what needs a card in one hand, unless somebody has shown out', () => {
    expect(after(rule('BD-L70E1'))).toEqual([[], 8, 'BD-L70E1']);
    expect(after(rule('BD-L70E1', { shownOut: true }))[0]).toEqual(['BD-L70E1']);
  });
  it('BD-L70E2 needs the regulation that fixes the order of a suit', () => {
    expect(after(rule('BD-L70E2'))[0]).toEqual(['BD-L70E2']);
    expect(after(rule('BD-L70E2', { regulation: 'from the top down', doubtful: [] }))).toEqual([
      [],
      9,
      'BD-L70E2',
    ]);
  });
  it('BD-L70A is ruled once, and only where somebody has doubted', () => {
    expect(after(rule('BD-L70A'), rule('BD-L70A'))[0]).toEqual(['no-claim-contested']);
    expect(table.when(claim('S', 8), rule('BD-L70A')).refusals).toEqual(['no-claim-contested']);
  });
});

describe('tricks that come back', () => {
  const back = (what: string, by: string, tricks: number, more: object = {}): AnyAct => ({
    do: what,
    ...{ by, tricks, because: 'won-already', moment: 'in-period', reason: 'recounted', ...more },
  });
  const agreed = table.and({ do: 'claim', by: 'S', tricks: 10 });
  const final = agreed.and({ do: 'close-agreement', because: 'round-over' });
  const sheet = given({ grain: 'result' }).and({
    ...{ do: 'record-result', contract: '4S', declarer: 'S', tricks: 10 },
  });
  const withdraw = 'withdraw-agreement';
  const cancel = 'cancel-concession';

  it('BD-L69B to a side that agreed: what it had won, or would likely have won', () => {
    for (const because of ['won-already', 'likely'])
      expect(final.when(back(withdraw, 'EW', 1, { because })).state.score?.result).toMatchObject({
        ...{ tricks: 9, article: 'BD-L69B' },
      });
    expect(agreed.when(back(withdraw, 'EW', 1)).refusals).toEqual(['BD-L69A']);
    expect(final.when(back(withdraw, 'NS', 1)).refusals).toEqual(['BD-L69B']);
    expect(final.when(back(withdraw, 'EW', 1, { moment: 'after-period' })).refusals).toEqual(['BD-L69B']);
    expect(final.when(back(withdraw, 'EW', 11)).refusals).toEqual(['BD-L69B']);
  });
  it('BD-L71 to a side that conceded: what it had won, or could not lose by any normal play', () => {
    for (const because of ['won-already', 'not-losable'])
      expect(agreed.when(back(cancel, 'NS', 1, { because })).state.score?.result).toMatchObject({
        ...{ tricks: 11, article: 'BD-L71' },
      });
    expect(agreed.when(back(cancel, 'NS', 1, { because: 'likely' })).refusals).toEqual(['BD-L71']);
    expect(agreed.when(back(cancel, 'NS', 1, { moment: 'after-period' })).refusals).toEqual(['BD-L71']);
    expect(agreed.when(back(cancel, 'NS', 4)).refusals).toEqual(['BD-L71']);
    expect(agreed.when(back(cancel, 'EW', 1)).refusals).toEqual(['BD-L71']);
  });
  it('BD-L69B BD-L71 is ruled on a score sheet by the facts that the arbiter tells', () => {
    expect(sheet.when(back(withdraw, 'EW', 1)).state.score?.notation).toBe('4SS-1');
    expect(sheet.when(back(cancel, 'NS', 2)).state.score?.notation).toBe('4SS+2');
    expect(sheet.when(back(cancel, 'NS', 4)).refusals).toEqual(['BD-L71']);
    expect(given({ grain: 'result' }).when(back(cancel, 'NS', 1)).refusals).toEqual(['no-result-yet']);
  });
  it('BD-L71 is for no play that had neither claim nor concession', () => {
    const played = table.and({ do: 'record-result', contract: '1S', declarer: 'S', tricks: 9 });
    expect(played.when(back(cancel, 'NS', 1), back(withdraw, 'EW', 1)).refusals).toEqual([
      'no-agreement-open',
      'no-agreement-open',
    ]);
  });
  it('BD-L71 counts a revoke anew: what comes back was won from it on', () => {
    const rule = {
      ...{ do: 'rule-revoke', seat: 'W', trick: 5, wonBy: 'S', kept: 1, attention: 'in-time', reason: 'x' },
    };
    const both = sheet.when(rule, back(withdraw, 'EW', 1));
    expect(both.state.score?.result).toMatchObject({ won: 9, tricks: 10, article: 'BD-L69B' });
  });
});

describe('what a claim waits for', () => {
  const opened = givenAny(dealDecider, undefined).and(
    {
      do: 'open-deal',
      ...{ competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1', policy: 'observed' },
      grain: 'full',
      place: { session: 1, round: 1, table: '1', board: 1 },
      seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
      setup: {},
    },
    DEAL,
    CALLS,
    FIRST,
  );
  it('BD-L68D1 BD-L68D2a BD-L70A is told with every answer and ruling, and stands the audit', () => {
    const stated = opened.and(claim('E', 3));
    const [waiting] = dealTableView(stated.state)?.waiting ?? [];
    expect(waiting).toMatchObject({ kind: 'claim', article: 'BD-L68D1' });
    expect(waiting?.options.map(({ by, act }) => `${by} ${String(act.answer)}`)).toEqual([
      ...['S accept', 'N object', 'S object', 'W object', 'N play-on', 'S play-on'],
    ]);
    const doubted = stated.and(answer('S', 'object'));
    const [ruling] = dealTableView(doubted.state)?.waiting ?? [];
    expect(ruling).toMatchObject({ kind: 'dispute', article: 'BD-L68D2a', for: ['arbiter'] });
    const { act } = ruling?.options[1] ?? { act: card };
    const ruled = doubted.when({ ...act, reason: 'heard all' });
    expect([ruled.refusals, ruled.state.score?.result.tricks]).toEqual([[], 11]);
    expect(auditDeal(ruled.stream)).toMatchObject({ ok: true });
  });
});
