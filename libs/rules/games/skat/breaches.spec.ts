import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import {
  announce,
  AT_18,
  given,
  cards,
  CLUBS,
  deal,
  discard,
  bidding,
  pointsOf,
  scoreOf,
  take,
  turn,
} from './testing/table';
import { skat } from './game';
import { pointsWon } from './play';

const claim = (seat = 'middlehand', breach?: number): AnyAct => ({
  do: 'claim-breach',
  seat,
  ...(breach === undefined ? {} : { breach }),
});
const goOn = (seat = 'forehand'): AnyAct => ({ do: 'demand-continuation', seat });
const report = (article: string, seat: string, facts: object = {}): AnyAct => ({
  do: 'report',
  article,
  seat,
  facts,
});
const look = (seat: string, at = 'skat'): AnyAct => ({ do: 'look', seat, at });
const show = (seat: string, ...shown: string[]): AnyAct => ({ do: 'show', seat, cards: shown });
const played = (text: string, ...acts: AnyAct[]) => given().when(CLUBS, cards(text), acts);
/** Forehand has 24 in two tricks; middlehand leads nothing yet. */
const TWO = 'F:HA M:H7 R:HQ F:HT M:S9 R:HK ';
/** Middlehand wins the third trick. */
const THREE = `${TWO}F:H9 M:C8 R:DQ `;

describe('a failure to follow', () => {
  /** Rearhand holds hearts and throws a diamond. */
  const REVOKE = 'F:HA M:H7 R:DQ';
  it('SKAT-4.2.3.a ends the game when it is claimed', () => {
    const { irregularities, types, state } = played(REVOKE, claim());
    expect(irregularities).toEqual(['SKAT-4.2.3.a']);
    expect(types.slice(-3)).toEqual(['BreachClaimed', 'GameEnded', 'DealScored']);
    expect(scoreOf(state)).toBe('forehand C with 2 +36');
  });
  it('SKAT-4-GAP-4 is recorded at a real table and refused where the table is led', () => {
    expect(played(REVOKE).types.slice(-3)).toEqual(['CardPlayed', 'IrregularityObserved', 'TrickWon']);
    const led = given({ policy: 'enforced' }).when(CLUBS, cards(REVOKE));
    expect(led.refusals).toEqual(['SKAT-4.2.1.b']);
  });
  it('SKAT-4.2.3.b SKAT-4.1.2.b SKAT-4.1.6 is put right when the other side wants to play on', () => {
    const { types, state, refusals } = played(REVOKE, goOn(), ...cards('R:HQ'));
    expect(refusals).toEqual([]);
    expect(types.slice(-4)).toEqual(['ContinuationDemanded', 'CardsReturned', 'CardPlayed', 'TrickWon']);
    expect([pointsWon(state.play, 0), turn(state)]).toEqual([14, 'forehand']);
    expect(given().when(CLUBS, cards(REVOKE), goOn(), cards('R:HQ'), claim()).refusals).toEqual([
      'no-breach',
    ]);
    expect(played(REVOKE, goOn('middlehand')).refusals).toEqual(['SKAT-4.1.6']);
  });
  it('SKAT-4.1.6 may still be chosen after the guilty party itself pointed it out', () => {
    const { refusals, state, types } = played(REVOKE, claim('rearhand'), goOn(), ...cards('R:HQ F:HT'));
    expect(refusals).toEqual([]);
    expect(types.slice(-6, -3)).toEqual(['ContinuationDemanded', 'CardsReturned', 'DealScored']);
    expect([scoreOf(state), state.phase, pointsWon(state.play, 0)]).toEqual([null, 'play', 14]);
    expect(played(REVOKE, claim('forehand'), goOn()).refusals).toEqual(['game-ended']);
  });
  it('SKAT-4.1.2.b takes back what was played on it too', () => {
    const early = played('F:CA M:SA R:C7', goOn(), ...cards('M:C8 R:C7'));
    expect(early.refusals).toEqual([]);
    expect(early.events.findLast(({ type }) => type === 'CardsReturned')?.data).toEqual({
      cards: [
        { seat: 'middlehand', card: 'SA' },
        { seat: 'rearhand', card: 'C7' },
      ],
    });
  });
  it('SKAT-4.2.4 found later puts the end of the game back to where it happened', () => {
    const { state, refusals } = played(`${REVOKE} F:HT M:S9 R:HK F:CJ M:HJ R:DJ`, goOn(), claim());
    expect(refusals).toEqual(['SKAT-4.2.4']);
    expect(state.ended).toEqual({
      article: 'SKAT-4.2.3.a',
      outcome: { kind: 'decided', won: true, level: 'simple' },
    });
  });
  it('SKAT-4.2.4 found after the last trick takes the place of the score', () => {
    // Forehand trumps the second heart although he could follow, and wins by his cards.
    const line =
      'F:H9 M:H7 R:HK R:HQ F:C9 M:S9 F:CJ M:C8 R:C7 F:SJ M:HJ R:CQ F:CA M:D9 R:DJ R:DK F:CK M:DT ' +
      'F:HA M:SK R:D8 F:HT M:ST R:S8 F:H8 M:SA R:SQ F:CT M:DA R:DQ';
    const over = played(line);
    expect([over.refusals, scoreOf(over.state)]).toEqual([[], 'forehand C with 2 schneider +48']);
    const claimed = played(line, claim('middlehand'));
    expect(claimed.types.slice(-3)).toEqual(['BreachClaimed', 'GameEnded', 'DealScored']);
    expect(scoreOf(claimed.state)).toBe('forehand C with 2 -72');
  });
  it('SKAT-4.2.5 can no longer be claimed once the cards lie together', () => {
    const over = played(
      REVOKE,
      { do: 'concede', seat: 'forehand' },
      { do: 'close-claims', cause: 'mixed' },
      claim(),
    );
    expect(over.refusals).toEqual(['SKAT-4.2.5']);
    expect(pointsOf(over.state)).toBe(-72);
    expect(played(REVOKE, { do: 'close-claims', cause: 'mixed' }).refusals).toEqual(['deal-not-over']);
  });
  it('SKAT-4-GAP-2 counts closed tricks and the skat only', () => {
    // Two closed tricks and the skat are 24 + 0; the third trick holds a revoke of the declarer.
    const { state } = played(`${TWO}F:CJ M:SA R:C7`, claim());
    expect(state.breaches[0]).toMatchObject({ closed: 2, seat: 1 });
    expect(pointsOf(state)).toBe(36);
  });
  it('SKAT-4-GAP-6 gives way to an earlier one', () => {
    const both = played('F:HA M:H7 R:DQ F:HT M:S9 R:HK F:CJ M:SA R:DJ');
    expect(both.irregularities.filter((article) => article === 'SKAT-4.2.3.a')).toHaveLength(2);
    const later = given().when(
      CLUBS,
      cards('F:HA M:H7 R:DQ F:HT M:S9 R:HK F:CJ M:SA R:DJ'),
      claim('rearhand', 1),
    );
    expect(later.state.ended?.article).toBe('SKAT-4.2.3.a');
    const earlier = given().when(
      CLUBS,
      cards('F:HA M:H7 R:DQ F:HT M:S9 R:HK F:CJ M:SA R:DJ'),
      claim('rearhand', 1),
      claim('forehand', 0),
    );
    expect([earlier.refusals, earlier.state.endedBy]).toEqual([[], 0]);
    const again = given().when(
      CLUBS,
      cards('F:HA M:H7 R:DQ F:HT M:S9 R:HK F:CJ M:SA R:DJ'),
      claim('rearhand', 0),
      claim('rearhand', 1),
    );
    expect(again.refusals).toEqual(['SKAT-4-GAP-6']);
    expect(later.refusals).toEqual([]);
  });
  it('SKAT-4.1.11 is pointed out by anybody at the table, the dealer who sits out too', () => {
    const { refusals } = given({ players: 4 }).when(CLUBS, cards(REVOKE), claim('dealer'));
    expect(refusals).toEqual([]);
    expect(given().when(CLUBS, cards(REVOKE), claim('dealer')).refusals).toEqual(['invalid-field']);
  });
});

describe('a lead by the wrong player', () => {
  it('SKAT-4.1.3.a ends the game', () => {
    const { irregularities, state } = played(`${TWO}R:DQ`, claim('forehand'));
    expect([irregularities, scoreOf(state)]).toEqual([['SKAT-4.1.3.a'], 'forehand C with 2 +36']);
  });
  it('SKAT-4.1.6 is taken back when the other side wants to play on', () => {
    const { state, refusals } = played(`${TWO}R:DQ`, goOn(), ...cards('F:H9'));
    expect([refusals, turn(state)]).toEqual([[], 'middlehand']);
  });
  it('SKAT-4.1.7 counts as a regular lead once the trick is complete', () => {
    const { refusals, state } = played(`${TWO}R:DQ F:CA M:DA`, claim('forehand'), goOn());
    expect(refusals).toEqual(['no-breach', 'no-breach']);
    expect(played(`${TWO}R:DQ F:CA M:DA`, claim('forehand', 0)).refusals).toEqual(['SKAT-4.1.7']);
    expect(state.play.completed).toBe(3);
  });
  it('SKAT-4.1.10 has no consequence to the last trick', () => {
    const nine =
      'F:CJ M:C8 R:C7 F:SJ M:HJ R:CQ F:CA M:H7 R:DJ R:DK F:C9 M:DA F:HA M:D9 R:HQ F:HT M:S9 R:HK ' +
      'F:CK M:SK R:S8 F:CT M:ST R:SQ F:H9 M:DT R:D8';
    const { irregularities, refusals, state } = played(`${nine} R:DQ M:SA F:H8`);
    expect([irregularities, refusals]).toEqual([['SKAT-4.1.10', 'SKAT-4.1.10'], []]);
    expect(state.play.winners[9]).toBe(0);
    expect(played(`${nine} R:DQ`, claim('forehand')).refusals).toEqual(['no-breach']);
  });
  it('SKAT-4.1.8 may not be stopped by a partner', () => {
    const { state } = played(TWO, report('SKAT-4.1.8', 'rearhand'), claim('forehand'));
    expect(scoreOf(state)).toBe('forehand C with 2 +36');
  });
});

describe('cards shown or thrown', () => {
  it('SKAT-4.1.9.a two of an opponent end the game', () => {
    const { irregularities, state } = played(TWO, show('rearhand', 'DK', 'D8'), claim('forehand'));
    expect([irregularities, scoreOf(state)]).toEqual([['SKAT-4.1.9.a'], 'forehand C with 2 +36']);
    const oneAndLead = played(`${TWO}R:DQ`, show('rearhand', 'DK'));
    expect(oneAndLead.irregularities).toEqual(['SKAT-4.1.3.a', 'SKAT-4.1.9.a']);
    expect(played(TWO, show('rearhand', 'DK')).irregularities).toEqual(['SKAT-4.5.5.a']);
  });
  it('SKAT-4.1.9.b of the declarer go back without consequence', () => {
    const { irregularities, refusals } = played(TWO, show('forehand', 'CJ', 'SJ'), claim());
    expect([irregularities, refusals]).toEqual([['SKAT-4.1.9.b'], ['no-breach']]);
    const led = given({ policy: 'enforced' }).when(CLUBS, show('forehand', 'CJ'));
    expect([led.refusals, led.types.at(-1)]).toEqual([[], 'CardsShown']);
  });
  it('SKAT-4.1.9.c pulled too early by the declarer harm nobody', () => {
    const early = given().when(CLUBS.slice(0, -1), announce('F', 'C'), cards(`${THREE}M:D9 F:D7`));
    expect(early.refusals).toEqual(['card-not-held']);
    const pulled = given().when(CLUBS, cards(`${THREE}M:D9 F:C9`), claim());
    expect([pulled.irregularities, pulled.refusals]).toEqual([['SKAT-4.1.9.c'], ['no-breach']]);
  });
  it('SKAT-4.2.7 thrown ahead by an opponent end the game', () => {
    const ahead = played(`${THREE}M:D9`, ...cards('F:C9'));
    expect(ahead.irregularities).toEqual(['SKAT-4.1.9.c']);
    const thrown = played(`${TWO}F:CJ R:CQ`, claim('forehand'));
    expect([thrown.irregularities, scoreOf(thrown.state)]).toEqual([['SKAT-4.2.7'], 'forehand C with 2 +36']);
    const back = played(`${TWO}F:CJ R:CQ`, goOn(), ...cards('M:HJ R:CQ'));
    expect([back.refusals, turn(back.state)]).toEqual([[], 'forehand']);
  });
});

describe('what was seen or turned up', () => {
  it('SKAT-4.2.8 SKAT-4.5.4 the skat during the play ends the game', () => {
    const hand = [...AT_18, announce('F', 'GH'), ...cards('F:CJ M:HJ R:DJ')];
    const { state, irregularities } = given().when(hand, look('forehand'), claim());
    expect([irregularities, pointsOf(state)]).toEqual([['SKAT-4.2.8'], -192]);
    const other = given({ players: 4 }).when(hand, look('dealer'), claim('forehand'));
    expect(pointsOf(other.state)).toBe(96);
  });
  it('SKAT-4.5.5.b another’s cards during the play', () => {
    const { state } = played(TWO, look('rearhand', 'forehand'), claim('forehand'));
    expect(state.ended?.article).toBe('SKAT-4.5.5.b');
  });
  it('SKAT-3.5.4.a who sits out may look into one hand only', () => {
    const looks = [look('dealer', 'middlehand'), look('dealer', 'middlehand'), look('dealer', 'forehand')];
    const { irregularities, refusals } = given({ players: 4 }).when(CLUBS, looks, claim('forehand'));
    expect([irregularities, refusals]).toEqual([['SKAT-3.5.4.a'], ['needs-arbiter']]);
  });
  it('SKAT-3.5.4.b nobody has a right to it', () => {
    const asks = { do: 'dispute', by: 'dealer', article: 'SKAT-3.5.4.b', reason: 'cartes cachées' };
    expect(given({ players: 4 }).when(CLUBS, asks).refusals).toEqual(['SKAT-3.5.4.b']);
  });
  it('SKAT-4.4.4 tricks that were mixed', () => {
    const { state } = played(TWO, report('SKAT-4.4.4', 'forehand'), claim());
    expect(pointsOf(state)).toBe(-72);
  });
  it('SKAT-4.4.5.a tricks left lying claim all others; it ends with the last one gathered', () => {
    const lying = played(THREE, report('SKAT-4.4.5.a', 'forehand', { trick: 2 }), claim());
    expect(lying.state.breaches[0]).toMatchObject({ closed: 1 });
    expect(pointsOf(lying.state)).toBe(-72);
    expect(played(TWO, report('SKAT-4.4.5.a', 'forehand', { trick: 1 })).refusals).toEqual(['SKAT-4.4.5.a']);
    expect(played(TWO, report('SKAT-4.4.5.a', 'forehand', { trick: 9 })).refusals).toEqual(['no-such-trick']);
  });
  it('SKAT-4.4.5.b tricks left lying by the opponents claim nothing', () => {
    expect(played(THREE, report('SKAT-4.4.5.a', 'middlehand', { trick: 3 })).refusals).toEqual([
      'SKAT-4.4.5.b',
    ]);
  });
  it('SKAT-4.4.6 tricks turned up again end the game', () => {
    const { state } = played(TWO, report('SKAT-4.4.6', 'forehand'), claim());
    expect(pointsOf(state)).toBe(-72);
  });
  it('SKAT-4.2.6.a a wrong number of cards in the play', () => {
    const one = [...AT_18, take('F'), discard('F', 'S7'), announce('F', 'C')];
    expect(given().when(one, cards(TWO), claim()).state.ended?.article).toBe('SKAT-3.4.6.a');
    const unknown = [{ do: 'deal' }, ...CLUBS.slice(1)];
    const counted = given().when(unknown, cards(TWO), { do: 'count', counts: { rearhand: 9 } });
    expect(counted.refusals).toEqual(['cards-unknown']);
    const known = given().when(
      {
        ...deal('CJ SJ CA CT CK C9 HA HT S7 D7', 'HJ C8 SA ST SK S9 DA DT D9 H7', '', 'H9 H8'),
        hands: { forehand: ['CJ', 'SJ', 'CA', 'CT', 'CK', 'C9', 'HA', 'HT', 'S7', 'D7'] },
      },
      CLUBS.slice(1),
      cards(TWO),
      { do: 'count', counts: { rearhand: 9, middlehand: 8 } },
    );
    expect([known.refusals, scoreOf(known.state)]).toEqual([[], 'forehand C with 2 +36']);
  });
  it('SKAT-5.4.3 a breach does not win a game that could not be won', () => {
    const without = deal(
      'SJ HJ DA DT DK D9 HA HT S7 C7',
      'CJ C8 SA ST SK S9 CA CT C9 H7',
      'DJ CQ CK SQ S8 D8 DQ D7 HK HQ',
      'H9 H8',
    );
    const at36 = [
      without,
      ...bidding('M:36 F:hold M:pass R:pass'),
      take('F'),
      discard('F', 'S7 C7'),
      announce('F', 'D'),
    ];
    const { state } = given().when(at36, cards('F:HA M:SA R:HQ'), claim('forehand'));
    expect(scoreOf(state)).toBe('forehand D without 1 overbid -72');
  });
});

describe('the table', () => {
  it('shows what may be claimed, revokes to the arbiter only', () => {
    const { state } = played(`${TWO}F:CJ M:SA`, show('rearhand', 'DK', 'D8'));
    expect(skat.tableView(state).obligations).toEqual([
      { kind: 'revoke', seat: 'middlehand', cards: [], article: 'SKAT-4.2.3.a', secret: true },
      { kind: 'irregularity', seat: 'rearhand', cards: [], article: 'SKAT-4.1.9.a' },
    ]);
  });
  it('names irregularities that have acts of their own', () => {
    expect(played(TWO, report('SKAT-4.2.6.a', 'forehand')).refusals).toEqual(['use-own-act']);
    expect(played(TWO, report('SKAT-4.2.3.a', 'rearhand', { trick: 1 })).refusals).toEqual(['not-a-revoke']);
  });
});
