import { type GameAct, tableWith } from './testing/matters';

// What a table waits for, game by game, at tables that somebody reported an irregularity of. The contract of all games asks the
// same of every moment of the games that it draws.

const play = (text: string, seat: (letter: string) => string): readonly GameAct[] =>
  text.split(' ').map((each) => ({ do: 'play', seat: seat(each.charAt(0)), card: each.slice(2) }));
const compass = (letter: string): string => letter;
const skatSeat = (letter: string): string =>
  ({ F: 'forehand', M: 'middlehand', R: 'rearhand' })[letter] ?? letter;
const cards = (text: string): readonly string[] => text.split(' ');

/** West dropped D7, and is to lead: the opponents may want it. */
const PENALISED: readonly GameAct[] = [
  { do: 'turn-trump', card: 'H7' },
  ...play('W:S2 N:S3 E:S4 S:S5', compass),
  { do: 'report', article: 'WHC-CP-A', seat: 'S', facts: { card: 'D7' } },
];
const whist = (...acts: readonly GameAct[]) => tableWith('whist', 'whist@1', { board: 1, dealer: 'S' }, acts);
const militaire = (...acts: readonly GameAct[]) =>
  tableWith('whist-militaire', 'whist-militaire@1', { deal: 1, trump: 'H', dealer: 'N', captain: 'N' }, acts);
const skat = (players: number, ...acts: readonly GameAct[]) =>
  tableWith('skat', 'skat@1', { players, deal: 1 }, acts);

const SKAT_DEAL: readonly GameAct[] = [
  {
    do: 'deal',
    hands: {
      forehand: cards('CJ SJ CA CT CK C9 HA HT S7 D7'),
      middlehand: cards('HJ C8 SA ST SK S9 DA DT D9 H7'),
      rearhand: cards('DJ CQ C7 SQ S8 DK DQ D8 HK HQ'),
    },
    skat: cards('H9 H8'),
  },
  { do: 'bid', seat: 'middlehand', call: 18 },
  { do: 'hold', seat: 'forehand' },
  { do: 'pass', seat: 'middlehand' },
  { do: 'pass', seat: 'rearhand' },
  { do: 'take-skat', seat: 'forehand' },
  { do: 'discard', seat: 'forehand', cards: cards('H9 H8') },
  { do: 'announce', seat: 'forehand', contract: 'C' },
];

describe('a choice that an article gives', () => {
  it('WHC-MI-1 waits for the side that suffered, until it has chosen', () => {
    const table = whist({ do: 'turn-trump', card: 'H7' }, ...play('W:S2 N:S3 E:S4 S:S5', compass), {
      do: 'report',
      article: 'WHC-MI-1',
      seat: 'W',
      facts: { N: 13, E: 12, S: 13, W: 14 },
    });
    expect(table.waiting()).toEqual(['offer WHC-MI-1 N S: choose choose choose choose']);
    expect(table.take('N', { choice: 'play-on' }).waiting()).toEqual([]);
  });
  it('WHC-BATTRE-GAP-1 waits for the arbiter, who says why', () => {
    const table = whist({ do: 'report', article: 'WHC-BATTRE-2', seat: 'W' });
    expect(table.waiting()).toEqual(['offer WHC-BATTRE-GAP-1 arbiter: arbiter-decision arbiter-decision']);
    expect(table.take('arbiter', { decision: 'new-shuffle' }).waiting()).toEqual([]);
  });
});

describe('a choice that the arbiter explains', () => {
  it('BD-L27A1 goes from the arbiter to the left-hand opponent, and back to the offender who replaces his bid', () => {
    const call = (seat: string, said: string): GameAct => ({ do: 'call', seat, call: said });
    const table = tableWith('bridge', 'bridge-duplicate@1', {}, [call('N', '1S'), call('E', '1H')]);
    expect(table.waiting()).toEqual([
      'attention BD-L18D arbiter N E S W: offer-options draw-attention draw-attention draw-attention draw-attention',
    ]);
    expect(table.take('arbiter', {}).waiting()).toEqual(['offer BD-L27A1 S: take-option take-option']);
    expect(table.take('S', { option: 'refuse' }).waiting()).toEqual(['obligation BD-L27B0 E: call call']);
    expect(table.take('E', { call: '2H' }).waiting()).toEqual([]);
  });
});

describe('a word on what a seat owes', () => {
  it('WHC-CP-3 waits for either opponent, until the seat plays', () => {
    const table = whist(...PENALISED);
    expect(table.waiting()).toEqual(['obligation WHC-CP-3 E W: demand waive demand waive']);
    expect(table.take('E', { demand: 'D7' }).waiting()).toEqual([]);
  });
  it('WHC-EP-1 waits for the opponent who may choose the suit, and for no other', () => {
    const early = play('E:H3', compass);
    const table = whist({ do: 'turn-trump', card: 'H7' }, ...early, { do: 'contest-lead', by: 'N' });
    expect(table.waiting()).toEqual(['obligation WHC-EP-1 N: demand demand demand demand waive']);
    expect(table.take('N', { demand: 'C' }).waiting()).toEqual([]);
  });
});

describe('a claim that waits for its answer', () => {
  it('SKAT-4-GAP-9 waits for each opponent who has not accepted yet', () => {
    const table = skat(3, ...SKAT_DEAL, { do: 'claim', seat: 'forehand', leaves: { tricks: 1, points: 11 } });
    expect(table.waiting()).toEqual([
      'claim SKAT-4-GAP-9 middlehand rearhand: answer-claim answer-claim answer-claim answer-claim',
    ]);
    expect(table.take('middlehand', { accepts: true }).waiting()).toEqual([
      'claim SKAT-4-GAP-9 rearhand: answer-claim answer-claim',
    ]);
    expect(table.take('rearhand', { accepts: true }).waiting()).toEqual([]);
  });
  it('SKAT-4.3.2 waits for one of the others, the dealer who sits out among them', () => {
    const tricks = play('F:HA M:H7 R:HQ F:HT M:S9 R:HK', skatSeat);
    const table = skat(4, ...SKAT_DEAL, ...tricks, { do: 'concede', seat: 'forehand' });
    expect(table.waiting()).toEqual([
      'claim SKAT-4.3.2 middlehand rearhand dealer: consent consent consent consent consent consent',
    ]);
    expect(table.take('rearhand', { consents: false }).waiting()[0]).toContain(
      'SKAT-4.3.2 middlehand dealer:',
    );
    expect(table.take('dealer', { consents: true }).waiting()).toEqual([]);
  });
  it('WHC-REN-12 waits for an admission, or until the others end the examination', () => {
    const table = whist({ do: 'turn-trump', card: 'H7' }, ...play('W:S2 N:S3 E:S4 S:S5', compass), {
      do: 'claim-revoke',
      by: 'N',
      against: 'W',
    });
    expect(table.waiting()).toEqual([
      'claim WHC-REN-12 W E N S: claim-revoke claim-revoke close-examination close-examination',
    ]);
    expect(table.take('S', {}).waiting()).toEqual([]);
  });
});

describe('a dispute', () => {
  it('WM-R2 waits for the arbiter alone, and nothing else goes on', () => {
    const table = militaire({ do: 'deal', hands: {} }, ...play('E:SK S:S7 W:S3 N:SA', compass), {
      do: 'dispute',
      by: 'N',
      article: 'WM-R2',
      reason: 'who won trick 1',
    });
    expect(table.waiting()).toEqual(['dispute WM-R2 arbiter: rule rule rule rule']);
    expect(table.take('arbiter', { outcome: 'play-on' }).waiting()).toEqual([]);
  });
  it('WM-R2 that names no article of the rulebook waits too, for a ruling by another', () => {
    const table = militaire(
      { do: 'deal', hands: {} },
      { do: 'dispute', by: 'N', article: 'WM-R99', reason: 'x' },
    );
    expect(table.waiting()).toEqual(['dispute WM-R99 arbiter:']);
  });
  it('SKAT-4.5.10.a takes the place of the claim that it is about', () => {
    const claim = { do: 'claim', seat: 'forehand', leaves: { tricks: 1, points: 11 } };
    const table = skat(3, ...SKAT_DEAL, claim, { do: 'answer-claim', seat: 'rearhand', accepts: false });
    expect(table.waiting()).toEqual(['dispute SKAT-4.3.4.a arbiter: rule rule rule']);
    expect(table.take('arbiter', { outcome: 'proven' }).waiting()).toEqual([]);
  });
});

describe('several matters', () => {
  it('SKAT-4.1.11 are open at once, each with its own article and its own seats', () => {
    const table = skat(3, ...SKAT_DEAL, ...play('F:HA M:S9', skatSeat), {
      do: 'report',
      article: 'SKAT-4.2.9',
      seat: 'rearhand',
    });
    expect(table.waiting()).toEqual([
      'attention SKAT-4.2.3.a forehand: claim-breach demand-continuation',
      'attention SKAT-4.2.9 forehand: demand-continuation dispute',
    ]);
    expect(table.seenByEveryone()).toEqual(['attention SKAT-4.2.9 forehand:']);
  });
});
