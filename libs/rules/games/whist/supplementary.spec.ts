import type { Seat } from '@arbitre/rules/kernel/compass';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import {
  inPlay,
  type Table,
  unknownHands,
  viewOf,
  handOf,
  penalised,
  owed,
  audit,
  upTo,
  report,
  demand,
  waive,
  lead,
  dropped,
} from './testing/table';

describe('supplementary rules', () => {
  const east = { E: 'D5', S: 'D6', W: 'DA D7', N: 'D8' };
  const spoken = (voids = {}, held: Partial<Record<Seat, string>> = east): Table =>
    inPlay(held, 'H9', voids)
      .and(cards('E:D5'))
      .and(report('WHC-SUP-1.1', 'E', { said: 'we are at six' }));
  it("WHC-SUP-1.1 punish a remark: the last opponent chooses the partner's highest or lowest", () => {
    expect(owed(spoken(), 'forced-play')).toEqual(['W by N']);
    const asked = (how: string): readonly string[] =>
      viewOf(spoken().and(cards('S:D6'), demand('N', 'W', how))).legal;
    expect(asked('highest')).toEqual(['DA']);
    expect(asked('lowest')).toEqual(['D7']);
    const wrong = spoken()
      .and(cards('S:D6'))
      .and(demand('S', 'W', 'lowest'));
    expect(wrong.events.at(-1)?.data).toMatchObject({ article: 'WHC-SUP-5.3' });
  });
  it('WHC-SUP-1.2 have a void partner trump or discard', () => {
    const asked = (how: string): readonly string[] =>
      viewOf(spoken({ W: 'D' }, { ...east, W: 'H3 C8' }).and(cards('S:D6'), demand('N', 'W', how))).legal;
    expect(asked('trump').every((card) => card.startsWith('H'))).toBe(true);
    expect(asked('discard').some((card) => card.startsWith('H'))).toBe(false);
    expect(asked('discard')).toContain('C8');
  });
  it('WHC-SUP-2.1 forbid to announce the rest: it ends nothing', () => {
    const table = inPlay({}, 'H7')
      .goingOn(upTo(8))
      .and(report('WHC-SUP-2.1', 'W', { said: 'the rest are ours' }));
    expect(table.irregularities).toEqual(['WHC-SUP-2.1']);
    expect(table.state).toMatchObject({ phase: 'play', score: null });
    expect(table.when({ do: 'claim', by: 'W', tricks: 5 }).refusals).toEqual(['unknown-act']);
  });
  it("WHC-SUP-2.2 penalise all cards of the announcer's partner, and none of his own", () => {
    const table = inPlay({}, 'H7').goingOn(upTo(8)).and(report('WHC-SUP-2.1', 'W'));
    expect(penalised(table)).toEqual(handOf(table, 'E').map((card) => `E:${card}`));
    expect(penalised(table)).toHaveLength(5);
  });
  it('WHC-SUP-3.1 forbid to look at a gathered trick', () => {
    const table = inPlay(east, 'H9').and(cards('E:D5 S:D6 W:DA N:D8'));
    const view = { do: 'view-trick', seat: 'E', number: 1 };
    expect(table.and(view).types).toEqual(['TrickViewed']);
    expect(table.and({ do: 'gather', seat: 'W' }, view).irregularities).toEqual(['WHC-SUP-3.1']);
  });
  it('WHC-SUP-3.2 punish it like a lead out of turn', () => {
    const table = inPlay(east, 'H9').and(
      cards('E:D5 S:D6 W:DA N:D8'),
      { do: 'gather', seat: 'W' },
      { do: 'view-trick', seat: 'E', number: 1 },
    );
    expect(owed(table, 'forced-lead')).toEqual(['E by N']);
    expect(viewOf(table.and(demand('N', 'W', 'D'))).legal.every((card) => card.startsWith('D'))).toBe(true);
  });
  it('WHC-SUP-3.3 give the choice to the opponent on the right of who looked', () => {
    const table = inPlay(east, 'H9').and(
      cards('E:D5 S:D6 W:DA N:D8'),
      report('WHC-SUP-3.1', 'E', { trick: 0 }),
    );
    expect(owed(table, 'forced-lead')).toEqual(['E by N']);
    expect(owed(table.and(demand('S', 'W', 'D')), 'forced-lead')).toEqual([]);
  });
  const second = { N: 'D5', E: 'DK D7', S: 'D8', W: 'D9' };
  const forced = (how: string, held: Partial<Record<Seat, string>> = second, voids = {}): Table =>
    inPlay(held, 'H2', voids, { dealer: 'W' })
      .and(cards('N:D5 W:D9'))
      .and(demand('S', 'E', how));
  /** What it costs: claimed at the end, the fault is one revoke of its side, which cannot win the coup. */
  const costs = (table: Table, against: Seat, by: Seat): unknown => {
    const over = table.goingOn(upTo());
    const { NS = 0, EW = 0 } = viewOf(over).tricks;
    expect(over.state.score?.scores).toEqual({ NS: Math.max(0, NS - 6), EW: Math.max(0, EW - 6) });
    const claimed = over.and({ do: 'claim-revoke', by, against });
    expect(claimed.types).toEqual(['RevokeClaimed', 'RevokeEstablished', 'DealScored']);
    const kept = Math.min(6, Math.max(0, EW - 2));
    expect(claimed.state.score).toMatchObject({
      scores: { NS: 13 - kept - 6, EW: 0 },
      result: { tricks: { NS: 13 - kept, EW: kept }, revokes: { NS: 0, EW: 1 } },
    });
    return claimed.events.flatMap((event) =>
      event.type === 'RevokeEstablished' ? [event.data.article] : [],
    );
  };
  it('WHC-SUP-4.A count a highest card withheld like a revoke', () => {
    const table = forced('highest').and(cards('E:D7'));
    expect(table.irregularities).toEqual(['WHC-SUP-4.A']);
    expect(costs(table, 'E', 'S')).toEqual(['WHC-SUP-4.A']);
    expect(forced('highest').and(cards('E:DK')).irregularities).toEqual([]);
  });
  it('WHC-SUP-4.B count a lowest card withheld like a revoke', () => {
    const table = forced('lowest').and(cards('E:DK'));
    expect(table.irregularities).toEqual(['WHC-SUP-4.B']);
    expect(costs(table, 'E', 'S')).toEqual(['WHC-SUP-4.B']);
    const obeyed = forced('lowest');
    expect(viewOf(obeyed).legal).toHaveLength(1);
    expect(obeyed.and(cards(`E:${viewOf(obeyed).legal[0] ?? ''}`)).irregularities).toEqual([]);
  });
  it('WHC-SUP-4.C count a trump withheld like a revoke', () => {
    const asked = (): Table => forced('trump', { ...second, E: 'H4 C2' }, { E: 'D' });
    const table = asked().and(cards('E:C2'));
    expect(table.irregularities).toEqual(['WHC-SUP-4.C']);
    expect(costs(table, 'E', 'S')).toEqual(['WHC-SUP-4.C']);
    expect(asked().and(cards('E:H4')).irregularities).toEqual([]);
  });
  it('WHC-SUP-4.D count a trump played against the demand like a revoke', () => {
    const asked = (): Table => forced('discard', { ...second, E: 'H4 C2' }, { E: 'D' });
    const table = asked().and(cards('E:H4'));
    expect(table.irregularities).toEqual(['WHC-SUP-4.D']);
    expect(costs(table, 'E', 'S')).toEqual(['WHC-SUP-4.D']);
    expect(asked().and(cards('E:C2')).irregularities).toEqual([]);
  });
  it('WHC-SUP-4.E count another suit led like a revoke', () => {
    const table = inPlay({ E: 'H3', W: 'C6 D2', S: 'H7' }, 'H7', {}, { dealer: 'S' })
      .and(cards('E:H3'), { do: 'contest-lead', by: 'N' }, demand('N', 'W', 'C'))
      .and(cards('W:D2'));
    expect(table.irregularities).toEqual(['WHC-SUP-4.E']);
    expect(table.state.faults).toMatchObject([{ article: 'WHC-SUP-4.E', state: 'candidate' }]);
    expect(costs(table, 'W', 'N')).toEqual(['WHC-SUP-4.E']);
  });
  it('WHC-SUP-5.1 have a player wait for the decision', () => {
    const online = inPlay(east, 'H9', {}, { policy: 'enforced' }).and(
      cards('E:D5'),
      report('WHC-SUP-1.1', 'E'),
      cards('S:D6'),
    );
    expect(online.when(lead('W', 'DA')).refusals).toEqual(['WHC-SUP-5.1']);
    expect(online.and(waive('N', 'W')).when(lead('W', 'DA')).refusals).toEqual([]);
    expect(spoken().and(cards('S:D6 W:DA')).irregularities).toEqual(['WHC-SUP-5.1']);
  });
  const imposable = (): Table =>
    inPlay({ E: 'H3', W: 'C6 D2 S2', S: 'H7' }, 'H7', {}, { dealer: 'S' })
      .and(cards('E:H3'))
      .and({ do: 'contest-lead', by: 'N' });
  it('WHC-SUP-5.2 make the first word of the entitled player final', () => {
    const table = imposable().and(demand('N', 'W', 'S'));
    expect(table.when(demand('S', 'W', 'C')).refusals).toEqual(['WHC-SUP-5.2']);
    expect(table.when(waive('N', 'W')).refusals).toEqual(['WHC-SUP-5.2']);
  });
  it('WHC-SUP-5.3 lose the penalty when the wrong opponent speaks', () => {
    const table = imposable().and(demand('S', 'W', 'C'));
    expect(table.events.at(-1)?.data).toMatchObject({ kind: 'forced-lead', article: 'WHC-SUP-5.3' });
    expect(table.and(cards('W:D2')).irregularities).toEqual([]);
  });
  it('WHC-SUP-5.4 lose it when the wrong penalty is demanded', () => {
    const table = imposable().and(demand('N', 'W', 'highest'));
    expect(table.events.at(-1)?.data).toMatchObject({ kind: 'forced-lead', article: 'WHC-SUP-5.4' });
  });
  it("WHC-SUP-GAP-1 entitle the opponent whose turn comes later, when the offender's partner is last", () => {
    const table = inPlay({ N: 'D5', E: 'D6' }, 'H9', {}, { dealer: 'W' }).and(
      cards('N:D5'),
      report('WHC-SUP-1.1', 'E'),
    );
    expect(owed(table, 'forced-play')).toEqual(['W by S']);
    expect(owed(spoken(), 'forced-play')).toEqual(['W by N']);
  });
  it('WHC-SUP-GAP-2 excuse who cannot comply', () => {
    const table = spoken({ W: 'DH' }, { ...east, W: 'C8' })
      .and(cards('S:D6'), demand('N', 'W', 'trump'))
      .and(cards('W:C8'));
    expect([table.irregularities, owed(table, 'forced-play')]).toEqual([[], []]);
  });
  it('WHC-SUP-GAP-3 end the demand with the card of the player called', () => {
    const table = spoken().and(cards('S:D6 W:D7'));
    expect(table.when(demand('N', 'W', 'highest')).refusals).toEqual(['WHC-SUP-GAP-3']);
    const waived = spoken().and(cards('S:D6'), waive('N', 'W'));
    expect(waived.when(demand('N', 'W', 'highest')).refusals).toEqual(['no-penalty']);
  });
  it('WHC-SUP-GAP-4 enforce the first of a demanded card and an imposed suit', () => {
    const both = (): Table => dropped(imposable(), 'W', 'D2');
    const suit = both().and(demand('N', 'W', 'C'), cards('W:C6'));
    expect(penalised(suit)).toEqual(['W:D2']);
    const card = both().and(demand('N', 'W', 'D2'), cards('W:D2'));
    expect(penalised(card)).toEqual([]);
    expect(owed(card, 'forced-lead')).toEqual([]);
  });
  it('WHC-SUP-GAP-5 let the arbiter reverse a consequence with a reason', () => {
    const table = dropped(inPlay({ W: 'D7 SK', S: 'H7' }, 'H7', {}, { dealer: 'S' }), 'W', 'D7').and(
      cards('W:SK'),
    );
    const ruling = { do: 'arbiter-decision', decision: 'count-as-played', seat: 'W', card: 'SK' };
    expect(table.when(ruling).refusals).toEqual(['missing-field']);
    const counted = table.and({ ...ruling, reason: 'the opponents had nodded' });
    expect(viewOf(counted).trick.cards).toEqual([{ seat: 'W', card: 'SK' }]);
    expect(penalised(counted)).toEqual(['W:D7']);
    const lift = { do: 'arbiter-decision', decision: 'lift', seat: 'W', card: 'D7', reason: 'jostled' };
    const lifted = counted.and(lift);
    expect(penalised(lifted)).toEqual([]);
    expect(audit(lifted)).toMatchObject({ ok: true });
  });
  it('penalises a card of a hand that the record does not know', () => {
    const table = unknownHands('H7', { dealer: 'S' }).and(report('WHC-CP-A', 'W', { card: 'D7' }));
    expect(penalised(table)).toEqual(['W:D7']);
    expect(table.and(demand('N', 'W', 'D7')).and(cards('W:C2')).irregularities).toEqual(['WHC-CP-GAP-6']);
  });
});
