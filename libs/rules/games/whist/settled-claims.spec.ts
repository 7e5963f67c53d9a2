import { handsWith, inPlay, Table, unknownHands } from './testing/table';

const claim = (by: string, against: string) => ({ do: 'claim-revoke', by, against });
const mix = (seat: string) => ({ do: 'mix-tricks', seat });
const scores = (table: Table) => table.state.score?.scores;
const standing = (table: Table) => table.state.score?.result.revokes;
const established = (table: Table) =>
  table.events.flatMap((event) =>
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
  inPlay({ S: 'S5 S9', W: 'S2 D9', N: 'SK C2', E: 'S3 C3' }, 'H7', {}, { dealer: 'E' }).cards(
    'S:S5 W:D9 N:SK E:S3',
  );
/** The same of which the rest was written down as tricks only: North-South 4, East-West 9. */
const onSheet = (sheet: object = {}): Table => revoked().do({ do: 'record-result', tricks: 4, ...sheet });
/** Nobody knows a hand; the sides share the tricks 7-6. */
const abandoned = (): Table => unknownHands('H7').do({ do: 'abandon-hands', tricks: { NS: 7, EW: 6 } });

describe('a revoke of a coup whose tricks were recorded without cards', () => {
  it('WHC-REN-15 that a card proves corrects the score of the sheet', () => {
    const table = onSheet();
    expect(scores(table)).toEqual({ NS: 0, EW: 3 });
    table.do(claim('N', 'W'));
    expect(table.types()).toEqual(['RevokeClaimed', 'RevokeEstablished', 'DealScored']);
    expect([table.state.score?.notation, scores(table)]).toEqual(['EW 9-4 R EW1', { NS: 1, EW: 0 }]);
    expect(table.audit()).toMatchObject({ ok: true });
  });
  it('WHC-REN-14 that is admitted by mixing corrects it', () => {
    const table = unknownHands('H7').do({ do: 'record-result', tricks: 4 }, claim('S', 'E'), mix('W'));
    expect([established(table), scores(table)]).toEqual([['E0 tricks-mixed'], { NS: 1, EW: 0 }]);
  });
  it('WHC-REN-13 that the arbiter finds corrects it, and falls again with his dismissal', () => {
    const table = unknownHands('H7').do({ do: 'record-result', tricks: 4 });
    table.do(rule('establish-revoke', { seat: 'E', trick: 6 }));
    expect([standing(table), scores(table)]).toEqual([
      { NS: 0, EW: 1 },
      { NS: 1, EW: 0 },
    ]);
    expect(scores(table.do(rule('dismiss-revoke', { seat: 'E' })))).toEqual({ NS: 0, EW: 3 });
  });
  it('WHC-REN-6 counts with those that the sheet shows, and with those established before it', () => {
    expect(standing(onSheet({ revokes: { NS: 0, EW: 1 } }).do(claim('N', 'W')))).toEqual({ NS: 0, EW: 2 });
    const before = revoked().do(claim('N', 'W'), { do: 'record-result', tricks: 4 });
    expect([standing(before), scores(before)]).toEqual([
      { NS: 0, EW: 1 },
      { NS: 1, EW: 0 },
    ]);
  });
  it('WHC-SUP-GAP-5 that only the sheet shows is dismissed by the arbiter', () => {
    const table = onSheet({ revokes: { NS: 0, EW: 1 } }).do(rule('dismiss-revoke', { seat: 'E' }));
    expect([standing(table), scores(table)]).toEqual([
      { NS: 0, EW: 0 },
      { NS: 0, EW: 3 },
    ]);
  });
});

describe('one revoke', () => {
  it('WHC-REN-GAP-5 counts once, however often it is claimed or admitted', () => {
    const table = revoked().playOut().do(claim('N', 'W'));
    const { score } = table.state;
    expect(table.refuses(claim('W', 'W'))).toBe('revoke-counted');
    expect(table.refuses(claim('E', 'W'))).toBe('revoke-counted');
    expect(table.do(claim('S', 'W')).types()).toEqual(['RevokeClaimed', 'RevokeDismissed']);
    expect([established(table), table.state.score]).toEqual([['W1 record'], score]);
  });
  it('WHC-REN-GAP-5 counts once when it was admitted first and its trick is found afterwards', () => {
    const table = unknownHands('H7', { dealer: 'E' }).cards('S:S5 W:D9 N:SK E:S3').do(claim('E', 'W'));
    expect(established(table)).toEqual(['W0 admission']);
    table.cards('N:SA E:S4 S:S6 W:S2').do(claim('N', 'W'), { do: 'abandon-hands', tricks: { NS: 4, EW: 7 } });
    expect(established(table)).toEqual(['W0 admission', 'W1 record']);
    expect(standing(table)).toEqual({ NS: 0, EW: 1 });
  });
  it('WHC-REN-14 counts once when both opponents claimed it', () => {
    const table = abandoned().do(claim('N', 'W'), claim('S', 'W'), mix('E'));
    expect([established(table), standing(table)]).toEqual([['W0 tricks-mixed'], { NS: 0, EW: 1 }]);
  });
});

describe('a claim that is made while the coup is played', () => {
  it('WHC-REN-12 is settled when it ends: by the record that proves it', () => {
    const table = unknownHands('H7', { dealer: 'E' }).cards('S:S5 W:D9 N:SK E:S3').do(claim('N', 'W'));
    expect(table.types()).toEqual(['RevokeClaimed']);
    table.cards('N:SA E:S4 S:S6 W:S2').do({ do: 'abandon-hands', tricks: { NS: 4, EW: 7 } });
    expect(table.types()).toEqual(['HandsAbandoned', 'DealScored', 'RevokeEstablished', 'DealScored']);
    expect([standing(table), table.state.claims]).toEqual([{ NS: 0, EW: 1 }, []]);
    expect(table.audit()).toMatchObject({ ok: true });
  });
  it('WHC-REN-12 is settled when it ends: by the record that clears the player', () => {
    const table = revoked().do(claim('N', 'E')).playOut();
    expect(table.types().slice(-2)).toEqual(['DealScored', 'RevokeDismissed']);
    expect(table.state.claims).toEqual([]);
  });
  it('WHC-REN-13 goes to the arbiter when it ends and nothing shows it', () => {
    const table = unknownHands('H7').do(claim('N', 'W'), {
      do: 'abandon-hands',
      tricks: { NS: 7, EW: 6 },
    });
    expect(table.state.offer).toMatchObject({ article: 'WHC-REN-13', to: 'arbiter' });
    table.do(rule('dismiss-revoke', { seat: 'W' }));
    expect([table.state.claims, table.state.offer, scores(table)]).toEqual([[], null, { NS: 1, EW: 0 }]);
  });
});

describe('a player whom the record clears', () => {
  it('WHC-REN-14 is not convicted when his partner mixes the tricks', () => {
    const open = revoked().do(claim('N', 'E'), mix('W'));
    expect([open.types(), established(open)]).toEqual([['TricksMixed'], []]);
    const over = open.playOut();
    expect([established(over), standing(over)]).toEqual([[], { NS: 0, EW: 0 }]);
  });
  it('WHC-REN-13 is cleared by hands that come to light while the claim is open', () => {
    const table = abandoned().do(claim('N', 'W'));
    table.do({ do: 'reveal-hands', hands: handsWith({ N: 'H7' }) });
    expect(table.types()).toEqual(['HandsRevealed', 'RevokeDismissed']);
    expect(table.do(mix('E')).types()).toEqual(['TricksMixed']);
  });
});
