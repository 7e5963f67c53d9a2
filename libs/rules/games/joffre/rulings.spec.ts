import { cards } from '@arbitre/rules/kernel/testing/cards';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { joffre } from './game';
import { DEAL, EAST_7, enforced, given, HANDS, notationOf, playOut, sidesOf, UNKNOWN } from './testing/table';

const bought = given().and(DEAL, EAST_7);
const reason = 'as the cards show';
const dispute: AnyAct = {
  ...{ do: 'dispute', by: 'E', article: 'JOF-6-GAP-3', reason, accused: 'S', trick: 1 },
};
const rule = (outcome: string, more: Readonly<Record<string, unknown>> = {}): AnyAct => ({
  ...{ do: 'rule', article: 'JOF-6-GAP-3', outcome, reason },
  ...more,
});

/** South fails to follow Germany in the first trick; the second one is led to. */
const revoked = bought.and(cards('E:S2 S:C5 W:S7 N:S1'), cards('W:S6'));

describe('a failure to follow in a closed trick', () => {
  it('JOF-6-GAP-3 goes to the arbiter, and is corrected no more', () => {
    expect(revoked.when({ do: 'replace', seat: 'S', card: 'C5', with: 'S3' }).refusals).toEqual([
      'JOF-6-GAP-3',
    ]);
    const open = bought.and(cards('E:S2 S:C5 W:S7 N:S1'));
    expect(open.when(dispute).refusals).toEqual(['JOF-6d']);
    expect(open.and({ do: 'gather', seat: 'E' }).when(dispute).types).toEqual(['DisputeOpened']);
    const stopped = revoked.and(dispute);
    expect(stopped.when(cards('N:C1')).refusals).toEqual(['JOF-7-GAP-3']);
    const { waiting } = { waiting: joffre.openMatters?.(stopped.state) ?? [] };
    expect(waiting.map(({ kind, article }) => `${kind} ${article}`)).toEqual(['dispute JOF-6-GAP-3']);
  });
  it('JOF-6-GAP-3 applied by default gives the side at fault nothing once all eight tricks are played', () => {
    const ruled = revoked.and(dispute, rule('revoke', { side: 'NS' }));
    expect(ruled.state.phase).toBe('play');
    const over = playOut(ruled);
    const { EW = 0 } = joffre.tableView(over.state).cardPoints ?? {};
    expect(sidesOf(over.state)).toEqual([0, Math.max(7, EW)]);
    expect(notationOf(over.state)).toMatch(/JOF-6-GAP-3$/);
  });
  it('JOF-6-GAP-3 ruled after the deal scores it anew', () => {
    const over = playOut(revoked);
    const before = sidesOf(over.state);
    const anew = over.when(dispute, rule('revoke', { side: 'NS' }));
    expect(anew.types).toEqual(['DisputeOpened', 'ArbiterDecided', 'DealScored']);
    expect(sidesOf(anew.state)).not.toEqual(before);
    expect(sidesOf(anew.state)[0]).toBe(0);
  });
  it('JOF-6-GAP-3 is on record once a card proves it, where hands are not known', () => {
    const table = given()
      .and(UNKNOWN, EAST_7)
      .when(cards('E:S2 S:C5 W:S7 N:S1'), cards('W:C3 N:C1 E:C2 S:S3'));
    expect(table.irregularities).toEqual(['JOF-6-GAP-3']);
    expect(table.state.score).toBeNull();
  });
});

describe('hands that were dealt wrongly', () => {
  const nine = { ...HANDS, S: [...HANDS.S, 'S7'], W: HANDS.W.slice(1) };
  it('JOF-6-GAP-4 deals again when a wrong number is found before the first lead', () => {
    const dealt = given().and({ do: 'deal', hands: nine });
    const found = dealt.when({ do: 'count', counts: { S: 9, W: 7 } });
    expect(found.types).toEqual(['HandsCounted', 'IrregularityObserved', 'DealVoided']);
    expect([found.state.phase, found.state.attempt, found.state.setup.dealer]).toEqual(['waiting', 2, 'N']);
    expect(found.when({ do: 'deal', hands: HANDS }).refusals).toEqual([]);
    expect(dealt.when({ do: 'count', counts: { S: 8 } }).refusals).toEqual(['count-differs']);
    expect(dealt.when({ do: 'count', counts: {} }).refusals).toEqual(['invalid-field']);
  });
  it('JOF-6-GAP-4 leaves it to the arbiter later', () => {
    const later = given().and({ do: 'deal', hands: nine }, EAST_7, cards('E:D7'));
    const found = later.when({ do: 'count', counts: { S: 9 } });
    expect(found.types).toEqual(['HandsCounted', 'IrregularityObserved']);
    const redealt = found.when(rule('redeal', { article: 'JOF-6-GAP-4' }));
    expect(redealt.types).toEqual(['ArbiterDecided', 'DealVoided']);
  });
  it('JOF-6-GAP-4 deals again when the dealer shows a card while he deals, and nobody else', () => {
    const show = (seat: string): AnyAct => ({ do: 'expose', seat, card: 'H7', cause: 'dealing' });
    expect(given().when(show('N')).types.at(-1)).toBe('DealVoided');
    expect(given().when(show('E')).refusals).toEqual(['JOF-6-GAP-4']);
    expect(bought.and(cards('E:D7')).when(show('N')).refusals).toEqual(['deal-begun']);
  });
});

describe('what the arbiter decides', () => {
  it('JOF-7-GAP-3 ends a dispute for good', () => {
    const spoke = { do: 'dispute', by: 'N', article: 'JOF-7-GAP-3', reason: 'West spoke' };
    const ruled = bought.and(spoke, rule('play-on', { article: 'JOF-7-GAP-3' }));
    expect(ruled.when(spoke).refusals).toEqual(['JOF-7-GAP-3']);
    expect(ruled.when(cards('E:D7')).refusals).toEqual([]);
    expect(bought.and(spoke).when({ ...spoke, by: 'S' }).refusals).toEqual(['JOF-7-GAP-3']);
    expect(joffre.arbiterActs).toEqual(['rule']);
  });
  it('JOF-7-GAP-3 settles the count of a deal', () => {
    const over = playOut(bought);
    const counted = over.when(
      { do: 'dispute', by: 'N', article: 'JOF-5.1', reason: 'a trick was miscounted' },
      rule('points', { article: 'JOF-5.1', points: 6 }),
    );
    expect(counted.types).toEqual(['DisputeOpened', 'ArbiterDecided', 'DealScored']);
    expect(sidesOf(counted.state)).toEqual([4, -7]);
    expect(over.when(rule('points')).refusals).toEqual(['missing-field']);
    expect(over.when(rule('revoke')).refusals).toEqual(['missing-field']);
    expect(over.when(rule('visible-card')).refusals).toEqual(['missing-field']);
  });
  it('takes a score back when the deal is dealt again after its end', () => {
    const again = playOut(bought).when(rule('redeal', { article: 'JOF-6-GAP-4' }));
    expect(again.types).toEqual(['ArbiterDecided', 'DealVoided', 'DealScored']);
    expect([again.state.score, again.state.phase]).toEqual([null, 'waiting']);
  });
  it('JOF-7-GAP-3 keeps words and signs on record, and has failures to follow disputed', () => {
    const report = { do: 'report', article: 'JOF-7-GAP-3', seat: 'W', facts: { what: 'signe' } };
    expect(bought.when(report).irregularities).toEqual(['JOF-7-GAP-3']);
    expect(bought.when({ ...report, article: 'JOF-6d' }).refusals).toEqual(['use-dispute']);
    expect(enforced().when({ ...report, article: 'WM-R4.1' }).refusals).toEqual(['invalid-field']);
  });
});

describe('a line of the sheet', () => {
  const sheet = given({ grain: 'result' });
  const line = (buyer: string, bid: number, points: number): AnyAct => ({
    ...{ do: 'record-result', buyer, bid, points },
  });
  it('JOF-5-GAP-2 JOF-5.5 scores by itself', () => {
    expect(sidesOf(sheet.when(line('E', 9, 11)).state)).toEqual([-1, 11]);
    expect(sidesOf(sheet.when(line('E', 9, 8)).state)).toEqual([2, -9]);
    expect(sheet.when(line('E', 13, 11)).refusals).toEqual(['JOF-4.6']);
    expect(sheet.when(line('E', 9, 13)).refusals).toEqual(['JOF-5-GAP-1']);
    expect(sheet.when(line('Z', 9, 10)).refusals).toEqual(['invalid-field']);
  });
  it('JOF-4.7 agrees with the auction and the tricks that are on record', () => {
    const some = given().and(UNKNOWN, EAST_7, cards('E:D7 S:D1 W:D0 N:D2'));
    expect(some.when(line('S', 7, 8)).refusals).toEqual(['JOF-4.7']);
    expect(some.when(line('E', 7, -2)).refusals).toEqual(['result-differs']);
    expect(some.when(line('E', 7, 8)).refusals).toEqual([]);
    expect(
      enforced()
        .and(EAST_7)
        .when(line('E', 7, 8)).refusals,
    ).toEqual(['JOF-4-GAP-5']);
  });
});
