import { cards } from '@arbitre/rules/kernel/testing/cards';
import {
  inPlay,
  type Table,
  unknownHands,
  viewOf,
  handOf,
  penalised,
  audit,
  fallenIn,
  upTo,
  claim,
} from './testing/table';

type Seat = 'N' | 'E' | 'S' | 'W';
const correct = (seat: string, card: string) => ({ do: 'correct-revoke', seat, card });
const scores = (table: Table) => table.state.score?.scores;

/** South leads to West: spades are led, West holds S2 and may play D9 on them. */
const NAMED = { S: 'S5 S9', W: 'S2 D9', N: 'SK C2', E: 'S3 C3' };
const revoked = (named: Partial<Record<Seat, string>> = NAMED): Table =>
  inPlay(named, 'H7', {}, { dealer: 'E' }).and(cards('S:S5 W:D9'));
/** The trick is complete: North has won it. */
const complete = (): Table => revoked().and(cards('N:SK E:S3'));

describe('the revoke and its correction', () => {
  it('WHC-REN-1 is a card of another suit from a hand that could follow', () => {
    expect(revoked().state.faults).toMatchObject([
      { seat: 3, trick: 1, article: 'WHC-REN-1', state: 'candidate' },
    ]);
    const without = inPlay({ S: 'S5', W: 'D9' }, 'H7', { W: 'S' }, { dealer: 'E' }).and(cards('S:S5 W:D9'));
    expect(without.irregularities).toEqual([]);
    // Of unknown hands a later card of the suit proves it.
    const unknown = unknownHands('H7', { dealer: 'E' }).and(cards('S:S5 W:D9 N:SK E:S3 N:SA E:S4 S:S6'));
    expect(unknown.irregularities).toEqual([]);
    const proved = unknown.and(cards('W:S2'));
    expect(proved.irregularities).toEqual(['WHC-REN-1']);
    expect(proved.state.faults).toMatchObject([{ seat: 3, trick: 1, card: 'D9' }]);
  });
  it('WHC-REN-2 may be corrected before the trick is gathered', () => {
    expect(revoked().and(correct('W', 'S2')).state.faults).toEqual([]);
    const gathered = complete().and({ do: 'gather', seat: 'N' });
    expect(gathered.when(correct('W', 'S2')).refusals).toEqual(['WHC-REN-2']);
    expect(viewOf(complete().and(correct('W', 'S2'))).trick.cards.map(({ card }) => card)).toEqual([
      'S5',
      'S2',
    ]);
  });
  it('WHC-REN-2.A not once the player or his partner has played to the next trick', () => {
    const named = { S: 'S5', W: 'S2 D9', N: 'S4', E: 'SK C3' };
    const next = inPlay(named, 'H7', {}, { dealer: 'E' }).and(cards('S:S5 W:D9 N:S4 E:SK E:C3'));
    expect(next.when(correct('W', 'S2')).refusals).toEqual(['WHC-REN-2.A']);
  });
  it('WHC-REN-2.B not once the partner has asked', () => {
    expect(revoked().and({ do: 'ask-partner', seat: 'E' }).when(correct('W', 'S2')).refusals).toEqual([
      'WHC-REN-2.B',
    ]);
    expect(revoked().and({ do: 'ask-partner', seat: 'N' }).when(correct('W', 'S2')).refusals).toEqual([]);
    // And the table is shown no hint of the candidate.
    expect(JSON.stringify(viewOf(revoked()).obligations)).toBe('[]');
  });
  it('WHC-REN-3 penalises the card wrongly played', () => {
    const table = revoked().and(correct('W', 'S2'));
    expect(penalised(table)).toEqual(['W:D9']);
    expect(viewOf(table).trick.cards.at(-1)).toEqual({ seat: 'W', card: 'S2' });
  });
  it('WHC-REN-4 has everybody who played after him take his card back, without penalty', () => {
    const named = { N: 'S5', E: 'S2 D9', S: 'SK S4', W: 'S3' };
    const table = inPlay(named, 'H7', {}, { dealer: 'W' })
      .and(cards('N:S5 E:D9 S:SK W:S3'))
      .and(correct('E', 'S2'));
    expect(table.events.find(({ type }) => type === 'CardsReturned')?.data).toEqual({
      cards: ['S:SK', 'W:S3'],
    });
    expect(penalised(table)).toEqual(['E:D9']);
    expect(handOf(table, 'S')).toContain('SK');
    expect(viewOf(table.and(cards('S:S4 W:S3'))).lastTrick?.winner).toBe('N');
  });
  it('WHC-REN-GAP-7 sends back cards of the next trick that the other side had played', () => {
    const table = complete().and(cards('N:C2')).and(correct('W', 'S2'));
    expect(table.events.find(({ type }) => type === 'CardsReturned')?.data).toEqual({
      cards: ['N:SK', 'E:S3', 'N:C2'],
    });
    expect(handOf(table, 'N')).toEqual(expect.arrayContaining(['C2', 'SK']));
    const again = table.and(cards('N:SK E:S3'));
    expect(viewOf(again).lastTrick?.winner).toBe('N');
    expect(audit(again)).toMatchObject({ ok: true });
  });
  it('WHC-REN-GAP-8 exists at real tables only', () => {
    const online = inPlay(NAMED, 'H7', {}, { dealer: 'E', policy: 'enforced' }).and(cards('S:S5'));
    expect(online.when({ do: 'play', seat: 'W', card: 'D9' }).refusals).toEqual(['WHC-JEU-3']);
    expect(online.when(correct('W', 'S2')).refusals).toEqual(['WHC-REN-GAP-8']);
  });
});

describe('what an uncorrected revoke costs', () => {
  /** The whole coup is played; one revoke of West is on record. */
  const played = (): Table => complete().goingOn(upTo());
  const raw = (table: Table) => table.state.score?.result.raw as { NS: number; EW: number };
  it('WHC-REN-9 lets the side that revoked have the coup played to its end', () => {
    const table = complete().goingOn(upTo(5)).and(claim('N', 'W'));
    expect(table.types).toEqual(['RevokeClaimed', 'RevokeEstablished']);
    const required = table.and({ do: 'require-play-on', seat: 'E' });
    const { NS, EW } = viewOf(required).tricks;
    expect(
      required.when({ do: 'abandon-hands', tricks: { NS: 13 - (NS ?? 0) - (EW ?? 0), EW: 0 } }).refusals,
    ).toEqual(['WHC-REN-9']);
    expect(required.goingOn(upTo()).state.phase).toBe('finished');
    expect(complete().when({ do: 'require-play-on', seat: 'E' }).refusals).toEqual(['WHC-REN-9']);
  });
  it('WHC-REN-12 has all tricks examined when one is claimed at the end', () => {
    const table = unknownHands('H7', { dealer: 'E' }).and(fallenIn(played())).and(claim('N', 'W'));
    expect(table.events.filter(({ type }) => type === 'RevokeEstablished').map(({ data }) => data)).toEqual([
      { seat: 'W', trick: 1, article: 'WHC-REN-1', proof: 'record' },
    ]);
    expect(played().and(claim('N', 'E')).types).toEqual(['RevokeClaimed', 'RevokeDismissed']);
  });
  it('WHC-REN-13 wants proof when the tricks were mixed and no record shows it', () => {
    const hands = unknownHands('H7').and(
      { do: 'abandon-hands', tricks: { NS: 7, EW: 6 } },
      { do: 'mix-tricks', seat: 'N' },
      claim('N', 'W'),
    );
    expect(hands.state.offer).toMatchObject({ article: 'WHC-REN-13', to: 'arbiter' });
    const dismissal = { do: 'arbiter-decision', decision: 'dismiss-revoke', seat: 'W', reason: 'not proved' };
    expect(scores(hands.and(dismissal))).toEqual({ NS: 1, EW: 0 });
    // A record card by card is the proof.
    expect(played().and({ do: 'mix-tricks', seat: 'N' }, claim('N', 'W')).types).toContain(
      'RevokeEstablished',
    );
  });
  it('WHC-REN-14 is admitted by the accused side mixing the tricks under examination', () => {
    const claimed = (): Table =>
      unknownHands('H7').and({ do: 'abandon-hands', tricks: { NS: 7, EW: 6 } }, claim('N', 'W'));
    const mixed = claimed().and({ do: 'mix-tricks', seat: 'E' });
    expect(mixed.events[1]?.data).toMatchObject({ seat: 'W', proof: 'tricks-mixed' });
    expect(scores(mixed)).toEqual({ NS: 3, EW: 0 });
    expect(claimed().and({ do: 'mix-tricks', seat: 'S' }).types).toEqual(['TricksMixed']);
    expect(
      claimed().and({ do: 'close-examination', by: 'S' }).and({ do: 'mix-tricks', seat: 'E' }).types,
    ).toEqual(['TricksMixed']);
  });
  it('WHC-REN-16 can no longer be claimed after the cut of the next deal', () => {
    const table = played().and({ do: 'close-claims', reason: 'next-cut' });
    expect(table.when(claim('N', 'W')).refusals).toEqual(['WHC-REN-16']);
  });
  it('WHC-REN-GAP-1 may be claimed until that cut, and after the last coup until the result is confirmed', () => {
    expect(played().when(claim('N', 'W')).refusals).toEqual([]);
    const confirmed = played().and({ do: 'close-claims', reason: 'result-confirmed' });
    expect(confirmed.when(claim('N', 'W')).refusals).toEqual(['WHC-REN-16']);
  });
  it('WHC-REN-GAP-3 annuls the coup when both sides revoked; the deal passes on', () => {
    const named = { S: 'S5 C9 H2', W: 'S2 D9', N: 'SK C2 C4', E: 'S3 C3' };
    const table = inPlay(named, 'H7', {}, { dealer: 'E' })
      .and(cards('S:S5 W:D9 N:SK E:S3 N:C2 E:C3 S:H2'))
      .goingOn(upTo())
      .and(claim('N', 'W'), claim('E', 'S'));
    expect(table.state.score?.result).toMatchObject({ annulled: true, nextDealer: 'S' });
    expect(scores(table)).toEqual({ NS: 0, EW: 0 });
  });
  it('WHC-REN-GAP-4 is never applied without a claim or an admission', () => {
    const table = played();
    const { NS, EW } = raw(table);
    expect(scores(table)).toEqual({ NS: Math.max(0, NS - 6), EW: Math.max(0, EW - 6) });
    expect(table.state.faults).toMatchObject([{ state: 'candidate' }]);
    expect(played().and(claim('E', 'W')).events[1]?.data).toMatchObject({ proof: 'admission' });
  });
  it('WHC-REN-GAP-5 counts every trick in which a player failed to follow', () => {
    const named = { S: 'S5 S6', W: 'S2 D9 D8', N: 'SK S4', E: 'S3 SA' };
    const table = inPlay(named, 'H7', {}, { dealer: 'E' })
      .and(cards('S:S5 W:D9 N:SK E:S3 N:S4 E:SA S:S6 W:D8'))
      .and(claim('N', 'W'));
    expect(
      table.events.filter(({ type }) => type === 'RevokeEstablished').map(({ data }) => data),
    ).toMatchObject([
      { seat: 'W', trick: 1 },
      { seat: 'W', trick: 2 },
    ]);
  });
});

describe('abandoned hands', () => {
  const after9 = (): Table => inPlay({}, 'H7').goingOn(upTo(9));
  it('WHC-AB-1 end the play: the result is what is claimed and conceded', () => {
    const { NS = 0, EW = 0 } = viewOf(after9()).tricks;
    const table = after9().and({ do: 'abandon-hands', tricks: { NS: 2, EW: 2 } });
    expect(table.state.score?.result.raw).toEqual({ NS: NS + 2, EW: EW + 2 });
    expect(table.state.phase).toBe('finished');
  });
  it('WHC-AB-2 do not cover a revoke', () => {
    const nine = complete().goingOn(upTo(9));
    const { NS = 0, EW = 0 } = viewOf(nine).tricks;
    const table = nine.and({ do: 'abandon-hands', tricks: { NS: 4, EW: 0 } }, claim('N', 'W'));
    const kept = Math.max(0, Math.min(6, EW - 2));
    expect(table.state.score?.result.tricks).toEqual({ NS: 13 - kept, EW: kept });
    expect(table.state.score?.result.raw).toEqual({ NS: NS + 4, EW });
  });
  it('WHC-AB-GAP-1 are split by the arbiter when the sides do not agree', () => {
    const table = after9();
    expect(table.when({ do: 'abandon-hands', tricks: { NS: 3, EW: 2 } }).refusals).toEqual(['WHC-AB-GAP-1']);
    const { NS = 0, EW = 0 } = viewOf(table).tricks;
    const split = { do: 'arbiter-decision', decision: 'split', reason: 'the open hands show it' };
    expect(table.when({ ...split, tricks: { NS: NS + 3, EW: EW + 2 } }).refusals).toEqual(['WHC-AB-GAP-1']);
    const settled = table.and({ ...split, tricks: { NS: NS + 2, EW: EW + 2 } });
    expect(settled.state.score?.result.raw).toEqual({ NS: NS + 2, EW: EW + 2 });
  });
  it('take what the laid-down hands prove', () => {
    const played = complete();
    const hands = Object.fromEntries(
      (['N', 'E', 'S', 'W'] as const).map((seat) => [
        seat,
        [...handOf(played, seat), viewOf(played).lastTrick?.cards.find((each) => each.seat === seat)?.card],
      ]),
    );
    const unknown = unknownHands('H7', { dealer: 'E' })
      .and(cards('S:S5 W:D9 N:SK E:S3'))
      .and({ do: 'reveal-hands', hands });
    expect(unknown.irregularities).toEqual(['WHC-REN-1']);
    expect(unknown.when(claim('S', 'W')).refusals).toEqual([]);
  });
});
