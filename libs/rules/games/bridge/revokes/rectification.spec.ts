import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { given as givenAny } from '@arbitre/rules/kernel/testing/given';
import { auditDeal, dealDecider } from '../testing/life';
import { lowestUntil, playedTo } from '../testing/endings';
import { calls, cards, DEAL, given } from '../testing/table';

// South declares in spades: West leads, North is dummy.
const CALLS = calls('Pass Pass 1S Pass Pass Pass');
const table = (...acts: readonly (readonly AnyAct[])[]) => given().and(DEAL, CALLS).when(acts.flat());
const claim = (tricks: number): AnyAct => ({ do: 'claim', by: 'S', tricks });
const rule = (seat: string, trick: number, more: object = {}): AnyAct => ({
  ...{ do: 'rule-revoke', seat, trick, attention: 'in-time', reason: 'looked at the tricks', ...more },
});

/** West ruffs the second heart although he has hearts, and leads; East wins two diamonds. */
const RUFF = cards('W:H2 N:HA E:H8 S:H5 N:HK E:H9 S:H6 W:S3 W:D5 N:D2 E:DA S:D9 E:DK S:DT W:D6 N:D3');
/** East throws a club on the first heart. */
const DISCARD = cards('W:H2 N:HA E:C6 S:H5 N:HK E:HT S:H6 W:H3');

const opened = (...acts: readonly (readonly AnyAct[])[]) =>
  givenAny(dealDecider, undefined)
    .and(
      {
        do: 'open-deal',
        ...{ competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1', policy: 'observed' },
        grain: 'full',
        place: { session: 1, round: 1, table: '1', board: 1 },
        seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
        setup: {},
      },
      DEAL,
    )
    .when(CALLS, ...acts);

describe('an established revoke of which the cards are on record', () => {
  it('BD-L64A1 costs the trick that its player won and one more: nothing but when attention was drawn has to be said', () => {
    const { state, refusals } = table(RUFF, [rule('W', 2), claim(9)]);
    expect(refusals).toEqual([]);
    expect(state.score).toMatchObject({
      notation: '1SS+4',
      result: { won: 9, tricks: 11, revokes: [{ seat: 'W', trick: 2, tricks: 2, article: 'BD-L64A1' }] },
    });
  });
  it('BD-L64A1 is found after the end, and the board is scored anew', () => {
    const { state, types } = table(RUFF, [claim(9), rule('W', 2)]);
    expect(types.slice(-3)).toEqual(['DealScored', 'RevokeRuled', 'DealScored']);
    expect(state.score?.notation).toBe('1SS+4');
  });
  it('BD-L64A-GAP-1 counts no trick before the revoke: East’s from there on are none', () => {
    const late = [...RUFF, ...cards('E:SJ S:S5 W:S4 N:SA N:HQ E:S9')];
    // East ruffs the third heart although he has one left, and wins; his side has won four tricks, one of them since.
    const { state: ruled } = table(late, cards('S:H7 W:H4 E:C6'), [claim(9), rule('E', 6)]);
    expect(ruled.score?.result.revokes).toEqual([{ seat: 'E', trick: 6, tricks: 1, article: 'BD-L64A1' }]);
  });
  it('BD-L64A2 costs one trick of those that were won later', () => {
    const { state } = table(DISCARD, [claim(8), rule('E', 1)]);
    expect(state.score?.result).toMatchObject({
      tricks: 9,
      revokes: [{ seat: 'E', trick: 1, tricks: 1, article: 'BD-L64A2' }],
    });
  });
  it('BD-L64B1 costs nothing where none was won', () => {
    const { state } = table(DISCARD, [claim(13), rule('E', 1)]);
    expect(state.score?.result).toMatchObject({
      tricks: 13,
      revokes: [{ tricks: 0, article: 'BD-L64B1' }],
    });
  });
  it('BD-L64B2 costs nothing again in the same suit', () => {
    const twice = [...cards('W:H2 N:HA E:C6 S:H5 N:HK E:C7 S:H6 W:H3'), ...cards('N:S2 E:ST')];
    const { state } = table(twice, [claim(8), rule('E', 1), rule('E', 2)]);
    expect(state.score?.result.revokes).toMatchObject([
      { trick: 1, tricks: 1, article: 'BD-L64A2' },
      { trick: 2, tricks: 0, article: 'BD-L64B2' },
    ]);
  });
  it('BD-L64B2 reads the suit off the record, which nobody tells otherwise', () => {
    const twice = [...cards('W:H2 N:HA E:C6 S:H5 N:HK E:C7 S:H6 W:H3'), ...cards('N:S2 E:ST')];
    const { refusals, state } = table(twice, [
      claim(8),
      rule('E', 1, { suit: 'C' }),
      rule('E', 1),
      rule('E', 2),
    ]);
    expect(refusals).toEqual(['suit-led-otherwise']);
    expect(state.score?.result.revokes).toMatchObject([{ tricks: 1 }, { tricks: 0, article: 'BD-L64B2' }]);
  });
  it('BD-L61A is found of nobody whose card followed suit, but for a penalty card that was due', () => {
    const { refusals, state } = table(RUFF, [rule('E', 2), rule('W', 1), claim(9), rule('S', 1)]);
    expect(refusals).toEqual(['BD-L61A', 'BD-L61A', 'BD-L61A']);
    expect([state.findings, state.score?.notation]).toEqual([[], '1SS+2']);
    expect(table(RUFF, [rule('E', 2, { penaltyCard: true })]).refusals).toEqual([]);
    // West was forbidden hearts and led one: he followed his own lead, and revoked.
    const asked = [
      ...[{ do: 'play', seat: 'E', card: 'HJ' }, { do: 'offer-options' }],
      ...[{ do: 'take-option', by: 'S', option: 'forbid' }, ...cards('W:H2 N:HA E:H8 S:H5 N:SA E:S9')],
    ];
    expect(table(asked, [rule('W', 1)]).refusals).toEqual([]);
  });
  it('BD-L64B3 costs nothing where dummy’s card was wrong', () => {
    const { state } = table(cards('W:H2 N:SA E:H8 S:H5 N:SK'), [claim(8), rule('N', 1)]);
    expect(state.score?.result).toMatchObject({ tricks: 8, revokes: [{ article: 'BD-L64B3' }] });
  });
  it('BD-L64B4 BD-L64B5 costs nothing where attention came after the next board’s call, or after the round', () => {
    const late = (attention: string) =>
      table(RUFF, [claim(9), rule('W', 2, { attention })]).state.score?.result;
    expect(late('after-next-call')).toMatchObject({ tricks: 9, revokes: [{ article: 'BD-L64B4' }] });
    expect(late('after-round')).toMatchObject({ tricks: 9, revokes: [{ article: 'BD-L64B5' }] });
  });
  it('BD-L64B7 costs nothing where both sides revoked, whether somebody noticed the other or not', () => {
    const both = cards('W:H2 N:SA E:C6 S:H5 N:SK E:S9');
    const { state } = table(both, [claim(8), rule('E', 1)]);
    expect(state.score?.result).toMatchObject({ tricks: 8, revokes: [{ seat: 'E', article: 'BD-L64B7' }] });
  });
  it('BD-L64A2 costs nothing as long as nobody has drawn attention to it', () => {
    expect(table(DISCARD, [claim(8)]).state.score).toMatchObject({
      notation: '1SS+1',
      result: { tricks: 8 },
    });
  });
  it('BD-L64A2 costs its tricks by itself where attention was drawn during the play, and stands the audit', () => {
    const { state, refusals, stream } = opened(
      DISCARD,
      [{ do: 'draw-attention', article: 'BD-L61A', by: 'S', seat: 'E' }],
      [{ do: 'answer-attention', attention: 'a1', reason: 'play to the end' }],
      [claim(8)],
    );
    expect(refusals).toEqual([]);
    expect(state.score).toMatchObject({ notation: '1SS+2', result: { won: 8, tricks: 9 } });
    expect(auditDeal(stream)).toMatchObject({ ok: true });
  });
  it('BD-L62A is not ruled on while it can be corrected', () => {
    expect(table(cards('W:H2 N:HA E:SJ'), [rule('E', 1)]).refusals).toEqual(['BD-L62A']);
    expect(table(DISCARD, [rule('E', 1, { wonBy: 'E' })]).refusals).toEqual(['trick-won-by-another']);
    expect(table(DISCARD, [rule('E', 5)]).refusals).toEqual(['no-result-yet']);
  });
  it('BD-L64A2 is the arbiter’s to rule where no card proves it', () => {
    const unknown = { do: 'deal', hands: { N: DEAL.hands.N, S: DEAL.hands.S } };
    const played = given().and(unknown, CALLS, cards('W:H2 N:HA E:C6 S:H5 N:HK E:C7'));
    const { state } = played.when(rule('E', 1), claim(8));
    expect(state.score?.result).toMatchObject({ tricks: 9, revokes: [{ seat: 'E', trick: 1 }] });
  });
});

describe('a claim and a revoke', () => {
  const open = cards('W:H2 N:HA E:C6 S:H5');
  it('BD-L63A3 establishes what the claimer’s side revoked', () => {
    const own = [...open, { do: 'claim', by: 'E', tricks: 8 }];
    expect(table(own).state.obligations).toMatchObject([
      { kind: 'established-revoke', article: 'BD-L63A3', seat: 'E' },
    ]);
    const partners = [...open, { do: 'concede', by: 'W' }, { do: 'answer-claim', by: 'S', answer: 'accept' }];
    expect(table(partners).state.obligations).toMatchObject([{ article: 'BD-L63A3', seat: 'E' }]);
  });
  it('BD-L63A4 establishes the others’ once the agreement is final', () => {
    const agreed = table(open, [claim(8)]);
    expect(agreed.state.obligations).toMatchObject([{ kind: 'revoke', seat: 'E' }]);
    expect(agreed.when(rule('E', 1)).refusals).toEqual(['BD-L62A']);
    const final = agreed.when({ do: 'close-agreement', because: 'next-call' });
    expect(final.state.obligations).toMatchObject([{ kind: 'established-revoke', article: 'BD-L63A4' }]);
    expect(final.when(rule('E', 1)).state.score?.result.tricks).toBe(9);
  });
  it('BD-L63A2 is no other than a card named for the next trick', () => {
    const declarers = cards('W:H2 N:HA E:H8 S:S5');
    const named = (seat: string, card: string) =>
      table(declarers, [{ do: 'name-card', seat, card }]).state.obligations.map(({ kind, article }) => [
        kind,
        article,
      ]);
    expect(named('N', 'S2')).toEqual([['established-revoke', 'BD-L63A2']]);
    expect(named('E', 'H9')).toEqual([['revoke', 'BD-L62A']]);
    expect(table(declarers, [{ do: 'name-card', seat: 'N', card: 'HA' }]).refusals).toEqual([
      'card-already-played',
    ]);
    expect(table(declarers, [{ do: 'name-card', seat: 'N', card: 'H8' }]).refusals).toEqual([
      'card-already-played',
    ]);
    expect(table(declarers, [{ do: 'name-card', seat: 'N', card: 'H9' }]).refusals).toEqual([
      'card-not-held',
    ]);
  });
});

describe('the result without the revoke', () => {
  // North has four spades to lead, East throws a heart on the first: his jack will win the last.
  const thrown = playedTo('1NT', 9).when(cards('N:SA E:HJ S:S5 W:S3')).goingOn(lowestHigh);
  const ruled = (attention: string) => thrown.when(rule('E', 10, { attention }));
  const propose = { do: 'propose-equity', seat: 'E', trick: 10 };
  const settle = (choice: string) => ({ do: 'settle-revokes', choice, reason: 'compared' });

  it('BD-L64-GAP-1 stands beside the automatic figure, and counts only when the arbiter confirms it', () => {
    const late = ruled('after-round');
    expect(late.state.score?.result.tricks).toBe(9);
    const both = late.when(propose);
    expect(both.events).toEqual([
      { type: 'EquityProposed', data: { seat: 'E', trick: 10, automatic: 9, equity: 10 } },
    ]);
    expect(both.state.score?.result.tricks).toBe(9);
    const confirmed = both.when(settle('equity'));
    expect(confirmed.state.score?.result).toMatchObject({ tricks: 10, won: 9, article: 'BD-L64C1' });
    const kept = both.when(settle('automatic'));
    expect([kept.refusals, kept.state.score?.result.tricks]).toEqual([[], 9]);
    expect(kept.when(settle('equity')).refusals).toEqual(['BD-L64-GAP-1']);
  });
  it('BD-L64-GAP-1 is not confirmed where the transfer gives as much', () => {
    const enough = ruled('in-time').when(propose);
    expect(enough.state.score?.result.tricks).toBe(10);
    expect(enough.when(settle('equity')).refusals).toEqual(['BD-L64-GAP-1']);
  });
  it('BD-L64-GAP-1 is not worked out where a hand is not known, nor of a revoke that nobody found', () => {
    const unknown = { do: 'deal', hands: { N: DEAL.hands.N, S: DEAL.hands.S } };
    const { events } = given()
      .and(unknown, CALLS, DISCARD, claim(8), rule('E', 1))
      .when({ ...propose, trick: 1 });
    expect(events.map(({ data }) => data)).toEqual([{ seat: 'E', trick: 1, automatic: 9, equity: null }]);
    const none = table(DISCARD, [claim(8), { ...propose, trick: 3 }, settle('equity')]);
    expect(none.refusals).toEqual(['no-such-revoke', 'no-proposal']);
    expect(table([propose]).refusals).toEqual(['no-result-yet']);
  });
});

/** Everybody’s lowest legal card, North his highest. */
function lowestHigh(state: Parameters<ReturnType<typeof lowestUntil>>[0]): AnyAct | null {
  const act = lowestUntil(13)(state);
  if (act?.seat !== 'N') return act;
  const high = ['SK', 'SQ', 'S2'][state.play.completed - 10];
  return { do: 'play', seat: 'N', card: high };
}
