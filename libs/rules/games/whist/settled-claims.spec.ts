import { cards } from '@arbitre/rules/kernel/testing/cards';
import { handsWith, inPlay, type Table, unknownHands, audit, upTo, claim } from './testing/table';

const mix = (seat: string) => ({ do: 'mix-tricks', seat });
const scores = (table: Table) => table.state.score?.scores;
const standing = (table: Table) => table.state.score?.result.revokes;
const established = (table: Table) =>
  table.stream.flatMap((event) =>
    event.type === 'RevokeEstablished' ? [`${event.data.seat}${event.data.trick} ${event.data.proof}`] : [],
  );
const rule = (decision: string, more: object) => ({
  do: 'arbiter-decision',
  decision,
  reason: 'heard both sides',
  ...more,
});

/** Spades are led; West holds S2 and plays D9 on them. The trick is complete, and North has won it. */
const revoked = (): Table =>
  inPlay({ S: 'S5 S9', W: 'S2 D9', N: 'SK C2', E: 'S3 C3' }, 'H7', {}, { dealer: 'E' }).and(
    cards('S:S5 W:D9 N:SK E:S3'),
  );
/** The same of which the rest was written down as tricks only: North-South 4, East-West 9. */
const onSheet = (sheet: object = {}): Table => revoked().and({ do: 'record-result', tricks: 4, ...sheet });
/** Nobody knows a hand; the sides share the tricks 7-6. */
const abandoned = (): Table => unknownHands('H7').and({ do: 'abandon-hands', tricks: { NS: 7, EW: 6 } });

describe('a revoke of a coup whose tricks were recorded without cards', () => {
  it('WHC-REN-15 that a card proves corrects the score of the sheet', () => {
    expect(scores(onSheet())).toEqual({ NS: 0, EW: 3 });
    const table = onSheet().and(claim('N', 'W'));
    expect(table.types).toEqual(['RevokeClaimed', 'RevokeEstablished', 'DealScored']);
    expect([table.state.score?.notation, scores(table)]).toEqual(['EW 9-4 R EW1', { NS: 1, EW: 0 }]);
    expect(audit(table)).toMatchObject({ ok: true });
  });
  it('WHC-REN-14 that is admitted by mixing corrects it', () => {
    const table = unknownHands('H7').and({ do: 'record-result', tricks: 4 }, claim('S', 'E'), mix('W'));
    expect([established(table), scores(table)]).toEqual([['E0 tricks-mixed'], { NS: 1, EW: 0 }]);
  });
  it('WHC-REN-13 that the arbiter finds corrects it, and falls again with his dismissal', () => {
    const table = unknownHands('H7').and(
      { do: 'record-result', tricks: 4 },
      rule('establish-revoke', { seat: 'E', trick: 6 }),
    );
    expect([standing(table), scores(table)]).toEqual([
      { NS: 0, EW: 1 },
      { NS: 1, EW: 0 },
    ]);
    expect(scores(table.and(rule('dismiss-revoke', { seat: 'E' })))).toEqual({ NS: 0, EW: 3 });
  });
  it('WHC-REN-6 counts with those that the sheet shows, and with those established before it', () => {
    expect(standing(onSheet({ revokes: { NS: 0, EW: 1 } }).and(claim('N', 'W')))).toEqual({ NS: 0, EW: 2 });
    const before = revoked().and(claim('N', 'W'), { do: 'record-result', tricks: 4 });
    expect([standing(before), scores(before)]).toEqual([
      { NS: 0, EW: 1 },
      { NS: 1, EW: 0 },
    ]);
  });
  it('WHC-SUP-GAP-5 that only the sheet shows is dismissed by the arbiter', () => {
    const table = onSheet({ revokes: { NS: 0, EW: 1 } }).and(rule('dismiss-revoke', { seat: 'E' }));
    expect([standing(table), scores(table)]).toEqual([
      { NS: 0, EW: 0 },
      { NS: 0, EW: 3 },
    ]);
  });
});

describe('one revoke', () => {
  it('WHC-REN-GAP-5 counts once, however often it is claimed or admitted', () => {
    const table = revoked().goingOn(upTo()).and(claim('N', 'W'));
    const { score } = table.state;
    expect(table.when(claim('W', 'W')).refusals).toEqual(['revoke-counted']);
    expect(table.when(claim('E', 'W')).refusals).toEqual(['revoke-counted']);
    const again = table.and(claim('S', 'W'));
    expect(again.types).toEqual(['RevokeClaimed', 'RevokeDismissed']);
    expect([established(again), again.state.score]).toEqual([['W1 record'], score]);
  });
  it('WHC-REN-GAP-5 counts once when it was admitted first and its trick is found afterwards', () => {
    const table = unknownHands('H7', { dealer: 'E' }).and(cards('S:S5 W:D9 N:SK E:S3'), claim('E', 'W'));
    expect(established(table)).toEqual(['W0 admission']);
    const abandon = { do: 'abandon-hands', tricks: { NS: 4, EW: 7 } };
    const found = table.and(cards('N:SA E:S4 S:S6 W:S2'), claim('N', 'W'), abandon);
    expect(established(found)).toEqual(['W0 admission', 'W1 record']);
    expect(standing(found)).toEqual({ NS: 0, EW: 1 });
  });
  it('WHC-REN-14 counts once when both opponents claimed it', () => {
    const table = abandoned().and(claim('N', 'W'), claim('S', 'W'), mix('E'));
    expect([established(table), standing(table)]).toEqual([['W0 tricks-mixed'], { NS: 0, EW: 1 }]);
  });
});

describe('a claim that is made while the coup is played', () => {
  it('WHC-REN-12 is settled when it ends: by the record that proves it', () => {
    const table = unknownHands('H7', { dealer: 'E' }).and(cards('S:S5 W:D9 N:SK E:S3')).and(claim('N', 'W'));
    expect(table.types).toEqual(['RevokeClaimed']);
    const over = table
      .and(cards('N:SA E:S4 S:S6 W:S2'))
      .and({ do: 'abandon-hands', tricks: { NS: 4, EW: 7 } });
    expect(over.types).toEqual(['HandsAbandoned', 'DealScored', 'RevokeEstablished', 'DealScored']);
    expect([standing(over), over.state.claims]).toEqual([{ NS: 0, EW: 1 }, []]);
    expect(audit(over)).toMatchObject({ ok: true });
  });
  it('WHC-REN-12 is settled when it ends: by the record that clears the player', () => {
    const table = revoked().and(claim('N', 'E')).goingOn(upTo());
    expect(table.types.slice(-2)).toEqual(['DealScored', 'RevokeDismissed']);
    expect(table.state.claims).toEqual([]);
  });
  it('WHC-REN-13 goes to the arbiter when it ends and nothing shows it', () => {
    const table = unknownHands('H7').and(claim('N', 'W'), {
      do: 'abandon-hands',
      tricks: { NS: 7, EW: 6 },
    });
    expect(table.state.offer).toMatchObject({ article: 'WHC-REN-13', to: 'arbiter' });
    const ruled = table.and(rule('dismiss-revoke', { seat: 'W' }));
    expect([ruled.state.claims, ruled.state.offer, scores(ruled)]).toEqual([[], null, { NS: 1, EW: 0 }]);
  });
});

describe('a player whom the record clears', () => {
  it('WHC-REN-14 is not convicted when his partner mixes the tricks', () => {
    const open = revoked().and(claim('N', 'E')).and(mix('W'));
    expect([open.types, established(open)]).toEqual([['TricksMixed'], []]);
    const over = open.goingOn(upTo());
    expect([established(over), standing(over)]).toEqual([[], { NS: 0, EW: 0 }]);
  });
  it('WHC-REN-13 is cleared by hands that come to light while the claim is open', () => {
    const table = abandoned()
      .and(claim('N', 'W'))
      .and({ do: 'reveal-hands', hands: handsWith({ N: 'H7' }) });
    expect(table.types).toEqual(['HandsRevealed', 'RevokeDismissed']);
    expect(table.and(mix('E')).types).toEqual(['TricksMixed']);
  });
});
