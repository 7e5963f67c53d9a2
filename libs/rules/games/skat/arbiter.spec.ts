import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { announce, AT_18, given, cards, CLUBS, DEAL, pointsOf, scoreOf } from './testing/table';
import { skat } from './game';

const TWO = 'F:HA M:H7 R:HQ F:HT M:S9 R:HK';
const report = (article: string, seat: string): AnyAct => ({ do: 'report', article, seat });
const dispute = (article: string, breach?: number): AnyAct => ({
  do: 'dispute',
  by: 'forehand',
  article,
  reason: 'entendu de la table',
  ...(breach === undefined ? {} : { breach }),
});
const rule = (outcome: string, more: object = {}): AnyAct => ({
  do: 'rule',
  article: 'SKAT-4.2.9',
  reason: 'constaté',
  outcome,
  ...more,
});
const after = (...acts: AnyAct[]) => given().when(CLUBS, cards(TWO), acts);

describe('words and signs', () => {
  it('SKAT-4.2.9 end the game when the arbiter finds them proven', () => {
    const word = report('SKAT-4.2.9', 'rearhand');
    expect(after(word, { do: 'claim-breach', seat: 'forehand' }).refusals).toEqual(['needs-arbiter']);
    const { state, types } = after(word, dispute('SKAT-4.2.9', 0), rule('proven'));
    expect(types.slice(-4)).toEqual(['DisputeOpened', 'ArbiterDecided', 'GameEnded', 'DealScored']);
    expect(scoreOf(state)).toBe('forehand C with 2 +36');
    const dismissed = after(word, dispute('SKAT-4.2.9', 0), rule('play-on'), ...cards('F:CJ'));
    expect([dismissed.refusals, dismissed.state.breaches[0]?.cured]).toEqual([[], true]);
  });
  it('SKAT-4.5.8 counting aloud is one of them', () => {
    const { state } = after(report('SKAT-4.5.8', 'forehand'), dispute('SKAT-4.5.8', 0), rule('proven'));
    expect(pointsOf(state)).toBe(-72);
  });
  it('SKAT-4.5.10.a stop the play until the arbiter has decided', () => {
    const { refusals } = after(dispute('SKAT-4.2.9'), ...cards('F:CJ'), dispute('SKAT-4.2.9'));
    expect(refusals).toEqual(['SKAT-4.5.10.a', 'SKAT-4.5.10.a']);
    expect(skat.tableView(after(dispute('SKAT-4.2.9')).state).turn).toBeNull();
  });
});

describe('what the arbiter decides', () => {
  it('SKAT-4.2.6.b a higher step on proof that it would have been made; without it the game is simple', () => {
    const proof = { article: 'SKAT-4.2.6.b', won: true };
    const decided = (more: object) => scoreOf(after(rule('game-decided', { ...proof, ...more })).state);
    expect(decided({})).toBe('forehand C with 2 +36');
    expect(decided({ level: 'schneider' })).toBe('forehand C with 2 schneider +48');
    expect(decided({ level: 'schwarz' })).toBe('forehand C with 2 schwarz +60');
    // The table's own count, of a record that knows forehand's cards alone, grants no step: 36 and not 48.
    const forehand = ['CJ', 'SJ', 'CA', 'CT', 'CK', 'C9', 'HA', 'HT', 'S7', 'D7'];
    const begun = [{ ...DEAL, hands: { forehand } }, ...CLUBS.slice(1), ...cards(TWO)];
    const counted = { do: 'count', counts: { rearhand: 9, middlehand: 8 } };
    const table = given().when(begun, counted);
    expect([table.refusals, scoreOf(table.state)]).toEqual([[], 'forehand C with 2 +36']);
    expect(table.types).not.toContain('ArbiterDecided');
    expect(skat.arbiterActs).toContain('rule');
  });
  it('SKAT-5.2.8 a doubt: schneider is what the declarer proves, a loss what his opponents prove', () => {
    const doubted = (more: object) =>
      scoreOf(after(dispute('SKAT-5.2.8'), rule('game-decided', { article: 'SKAT-5.2.8', ...more })).state);
    expect(doubted({ won: true })).toBe('forehand C with 2 +36');
    expect(doubted({ won: true, level: 'schneider' })).toBe('forehand C with 2 schneider +48');
    expect(doubted({ won: false })).toBe('forehand C with 2 -72');
    // Nobody plays on before it is ruled.
    expect(after(dispute('SKAT-5.2.8'), ...cards('F:CJ')).refusals).toEqual(['SKAT-4.5.10.a']);
  });
  it('SKAT-4-GAP-10 how to go on without a player: wait, or have it dealt again', () => {
    const again = after(rule('redeal', { article: 'SKAT-4-GAP-10' }), DEAL);
    expect([again.refusals, again.state.phase, again.state.attempt]).toEqual([[], 'auction', 2]);
    expect(again.events.findLast(({ type }) => type === 'DealVoided')?.data).toEqual({
      article: 'SKAT-4-GAP-10',
      again: 'same-dealer',
    });
  });
  it('SKAT-4.5.10.b is the arbiter’s alone, and the table cannot give it', () => {
    expect(skat.arbiterActs).toEqual(['restore-skat', 'rule']);
    expect(after(rule('game-decided')).refusals).toEqual(['missing-field']);
    expect(given().when(DEAL, rule('game-decided', { won: true })).refusals).toEqual(['not-in-play']);
  });
  it('SKAT-4.3.4.b a claim that he does not grant', () => {
    const acts = [
      { do: 'deal' },
      ...AT_18.slice(1),
      announce('F', 'CH'),
      { do: 'claim', seat: 'forehand' },
      { do: 'answer-claim', seat: 'rearhand', accepts: false },
    ];
    expect(given().when(acts).types.at(-1)).toBe('DisputeOpened');
    const denied = given().when(acts, rule('play-on'), cards('F:CJ'));
    expect([denied.refusals, denied.state.claim]).toEqual([[], null]);
  });
});
