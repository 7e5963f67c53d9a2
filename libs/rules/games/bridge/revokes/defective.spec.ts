import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { bridgeDuplicate } from '../game';
import { calls, cards, DEAL, given } from '../testing/table';

// South declares without trumps: West leads, North is dummy.
const CALLS = calls('Pass Pass 1NT Pass Pass Pass');
const table = (...acts: readonly (readonly AnyAct[])[]) => given().and(DEAL, CALLS).when(acts.flat());
const short = (seat: string): AnyAct => ({ do: 'leave-short', seat });
const supply = (seat: string, card: string): AnyAct => ({ do: 'supply-card', seat, card });
const omission = (seat: string, trick: number, card: string): AnyAct => ({
  ...{ do: 'rule-omission', seat, trick, card, reason: 'counted the cards' },
});
const restore = (card: string, more: object = {}): AnyAct => ({
  ...{ do: 'restore-card', seat: 'E', trick: 1, card, shown: true, reason: 'counted the cards', ...more },
});
const claim = (tricks: number): AnyAct => ({ do: 'claim', by: 'S', tricks });

/** East has not played to the first trick, which North wins. */
const MISSING = [...cards('W:H2 N:HA S:H5'), short('E')];
const BOTH_ON = cards('N:S2 E:S9');

describe('a trick of three cards', () => {
  it('BD-L67A1 is recorded as it was turned down, its winner leads', () => {
    const { state, types, refusals } = table(MISSING);
    expect([refusals, types.slice(-2)]).toEqual([[], ['TrickLeftShort', 'TrickWon']]);
    expect([state.play.completed, state.play.turn]).toEqual([1, 0]);
    expect(table(cards('W:H2 N:HA'), [short('E')]).refusals).toEqual(['trick-not-complete-but-for-seat']);
    expect(table(cards('W:H2 N:HA E:H8'), [short('E')]).refusals).toEqual([
      'trick-not-complete-but-for-seat',
    ]);
    const enforced = given({ policy: 'enforced' }).and(DEAL, CALLS, cards('W:H2'));
    expect(enforced.when(short('N')).refusals).toEqual(['BD-L67A1']);
  });
  it('BD-L67A1 gets its card before both sides have played on: a legal one, which may win it', () => {
    const supplied = table(MISSING, [supply('E', 'H8')]);
    expect([supplied.refusals, supplied.events.at(-1)]).toEqual([
      [],
      { type: 'TrickWon', data: { seat: 'N', number: 1 } },
    ]);
    expect(table(MISSING, [supply('E', 'SJ')]).refusals).toEqual(['BD-L67A1']);
    expect(table(MISSING, [supply('E', 'HA')]).refusals).toEqual(['card-already-played']);
    expect(table(MISSING, [supply('E', 'H3')]).refusals).toEqual(['card-not-held']);
    expect(table(MISSING, [supply('W', 'H3')]).refusals).toEqual(['trick-not-short']);
    const low = table(cards('W:S3 N:S2 S:S5'), [short('E'), supply('E', 'SJ')]);
    expect([low.events.at(-1)?.data, low.state.play.turn]).toEqual([{ seat: 'E', number: 1 }, 1]);
  });
  it('BD-L67A1 keeps its winner where the other side has led', () => {
    const { state, refusals } = table(MISSING, cards('N:S2'), [supply('E', 'HJ')], cards('E:S9 S:S5 W:S3'));
    expect([refusals, state.play.completed]).toEqual([[], 2]);
    expect(bridgeDuplicate.tableView(state).seats.map(({ hand }) => hand?.length)).toEqual([11, 11, 11, 11]);
  });
  it('BD-L67B1 keeps its winner once both have, and costs a trick as a revoke', () => {
    expect(table(MISSING, BOTH_ON, [supply('E', 'H8')]).refusals).toEqual(['BD-L67B1']);
    const { state, refusals, types } = table(MISSING, BOTH_ON, [omission('E', 1, 'HJ')], [claim(8)]);
    expect([refusals, types.slice(-3)]).toEqual([[], ['CardAdded', 'ClaimMade', 'DealScored']]);
    expect(state.play.winners[0]).toBe(0);
    expect(state.score?.result).toMatchObject({
      ...{ won: 8, tricks: 9 },
      revokes: [{ seat: 'E', trick: 1, tricks: 1, article: 'BD-L64A2' }],
    });
  });
  it('BD-L67B1 is found after the end, too; it takes a card of the suit led where there is one', () => {
    const over = table(MISSING, BOTH_ON, [claim(8)]);
    expect(over.when(omission('E', 1, 'SJ')).refusals).toEqual(['BD-L67B1']);
    expect(over.when(omission('E', 2, 'SJ')).refusals).toEqual(['trick-not-played']);
    expect(over.when(omission('E', 1, 'HJ')).state.score?.result.tricks).toBe(9);
    expect(table(MISSING, [omission('E', 1, 'HJ')]).refusals).toEqual(['BD-L67A1']);
    const sheet = given({ grain: 'result' });
    expect(sheet.when(omission('E', 1, 'HJ'), restore('SJ')).refusals).toEqual([
      'result-grain',
      'result-grain',
    ]);
  });
});

describe('a trick with a card too many', () => {
  const later = cards('W:H2 N:HA E:H8 S:H5 N:S2 E:C6');
  it('BD-L67A2 is a matter of Law 45E or 58B as long as both sides have not played on', () => {
    const intime = table(cards('W:H2 N:HA E:H8 S:H5 N:S2'), [restore('SJ')]);
    expect(intime.refusals).toEqual(['BD-L67A2']);
  });
  it('BD-L67B2 gives the card back late, as a penalty card of a defender where it was seen', () => {
    const { state, refusals } = table(cards('W:H2 N:HA E:H8 S:H5 N:S2 E:S9'), [restore('SJ')]);
    expect(refusals).toEqual([]);
    expect(state.obligations).toMatchObject([
      { kind: 'major-penalty-card', seat: 'E', cards: ['SJ'], article: 'BD-L67B2' },
    ]);
    expect(state.play.winners[0]).toBe(0);
    const unseen = table(cards('W:H2 N:HA E:H8 S:H5 N:S2 E:S9'), [restore('SJ', { shown: false })]);
    expect(unseen.state.obligations).toEqual([]);
    const declarers = table(cards('W:H2 N:HA E:H8 S:H5 N:S2 E:S9'), [restore('S6', { seat: 'S' })]);
    expect(declarers.state.obligations).toEqual([]);
  });
  it('BD-L67B2 BD-L61A proves a revoke by it in a hand that was not known', () => {
    const unknown = { do: 'deal', hands: { N: DEAL.hands.N, S: DEAL.hands.S } };
    const played = given().and(unknown, CALLS, later, cards('S:S5 W:S3 N:SA E:C7'));
    expect(played.state.obligations).toEqual([]);
    const proved = played.when(restore('SJ', { shown: false }));
    expect(proved.irregularities).toEqual(['BD-L61A']);
    expect(proved.state.obligations).toMatchObject([
      { kind: 'established-revoke', seat: 'E', trick: 2, cards: ['C6'] },
    ]);
  });
  it('BD-L67B2 is refused of a card that lies in its trick or in another hand', () => {
    const played = [...later, ...cards('S:S5 W:S3')];
    expect(table(played, [restore('H8')]).refusals).toEqual(['card-already-played']);
    expect(table(played, [restore('SA')]).refusals).toEqual(['card-not-held']);
    expect(table(played, [claim(8), restore('SJ', { trick: 5 })]).refusals).toEqual(['trick-not-played']);
  });
});
