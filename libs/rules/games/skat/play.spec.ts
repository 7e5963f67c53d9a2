import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { tricksWon } from '@arbitre/rules/kernel/tricks/play';
import {
  announce,
  AT_18,
  given,
  cards,
  CLUBS,
  deal,
  DEAL,
  discard,
  legal,
  playOut,
  scoreOf,
  take,
  turn,
} from './testing/table';
import { skat } from './game';

const enforced = (text: string, acts: readonly AnyAct[] = CLUBS) =>
  given({ policy: 'enforced' }).when(acts, cards(text));

describe('the lead', () => {
  it('SKAT-4.1.1.a waits for the announcement', () => {
    expect(given().when(DEAL, cards('F:CJ')).refusals).toEqual(['SKAT-4.1.1.a']);
    expect(given().when(cards('F:CJ')).refusals).toEqual(['not-dealt']);
  });
  it('SKAT-4.1.1.b is forehand’s, whoever plays', () => {
    expect(turn(enforced('').state)).toBe('forehand');
    expect(enforced('M:C8').refusals).toEqual(['SKAT-4.1.1.b']);
  });
  it('SKAT-4.1.1.c is then the winner’s of the last trick', () => {
    const { state, refusals } = enforced('F:HA M:H7 R:HQ F:H9 M:S9 R:HK M:SA R:CJ');
    expect(refusals).toEqual(['SKAT-4.1.1.c', 'card-not-held']);
    expect(turn(state)).toBe('rearhand');
  });
  it('SKAT-4.1.2.a cannot be taken back', () => {
    expect(enforced('F:CJ F:SJ').refusals).toEqual(['SKAT-4.2.1.a']);
    expect(enforced('F:CJ M:HJ R:CJ').refusals).toEqual(['card-already-played']);
  });
});

describe('following suit', () => {
  it('SKAT-4.2.1.a goes clockwise', () => {
    expect(enforced('F:HA R:HQ').refusals).toEqual(['SKAT-4.2.1.a']);
  });
  it('SKAT-4.2.1.b is a duty for who can, jacks being trumps', () => {
    expect(enforced('F:CA M:SA').refusals).toEqual(['SKAT-4.2.1.b']);
    expect(legal(enforced('F:CA').state).toSorted()).toEqual(['C8', 'HJ']);
    expect(legal(enforced('F:HA M:H7').state).toSorted()).toEqual(['HK', 'HQ']);
  });
  it('SKAT-4.2.2.a leaves who cannot free to trump or to throw a card', () => {
    const { state } = enforced('F:HA M:H7 R:HQ F:HT');
    expect(legal(state)).toHaveLength(9);
    const thrown = enforced('F:HA M:H7 R:HQ F:HT M:DA');
    expect([thrown.refusals, thrown.events.at(-1)]).toEqual([
      [],
      { type: 'CardPlayed', data: { seat: 'middlehand', card: 'DA' } },
    ]);
    const { hand } = skat.tableView(state).seats.find(({ seat }) => seat === 'middlehand') ?? {};
    expect(legal(state).toSorted()).toEqual([...(hand ?? [])].toSorted());
  });
  it('SKAT-4.2.2.b leaves any card to who has no trump', () => {
    const grand = [...AT_18, take('F'), discard('F', 'S7 D7'), announce('F', 'G')];
    expect(legal(enforced('F:CJ M:HJ R:DJ F:SJ', grand).state)).toHaveLength(9);
  });
});

describe('tricks', () => {
  it('SKAT-4.4.1 are complete with the third card', () => {
    expect(enforced('F:HA M:H7').types.at(-1)).toBe('CardPlayed');
    const { events } = enforced('F:HA M:H7 R:HQ');
    expect(events.at(-1)).toEqual({ type: 'TrickWon', data: { seat: 'forehand', number: 1, points: 14 } });
  });
  it('SKAT-4.4.2.f need not be gathered before the next lead', () => {
    const { refusals, types, state } = enforced('F:HA M:H7 R:HQ F:HT');
    expect([refusals, types.includes('TrickGathered')]).toEqual([[], false]);
    expect([state.play.completed, state.play.count]).toEqual([1, 1]);
  });
  it('SKAT-4.4.3 are shown again to who has not played to the next', () => {
    const show = (seat: string) => ({ do: 'show-trick', seat });
    const { refusals, types } = given().when(
      CLUBS,
      show('forehand'),
      cards('F:HA M:H7 R:HQ F:HT'),
      show('rearhand'),
      show('forehand'),
    );
    expect(refusals).toEqual(['SKAT-4.4.3', 'SKAT-4.4.3']);
    expect(types.at(-1)).toBe('TrickShown');
  });
  it('SKAT-4.5.7 are gathered by the party that won them', () => {
    const acts = [...CLUBS, ...cards('F:HA M:H7 R:HQ')];
    expect(given().when(acts, { do: 'gather', seat: 'rearhand' }).irregularities).toEqual(['SKAT-4.5.7']);
    expect(given().when(acts, { do: 'gather', seat: 'forehand' }).irregularities).toEqual([]);
    expect(given({ policy: 'enforced' }).when(acts, { do: 'gather', seat: 'rearhand' }).refusals).toEqual([
      'SKAT-4.5.7',
    ]);
  });
  it('SKAT-4.3.1.a are all played, also after 61 points', () => {
    const { state } = playOut(enforced('F:HA M:H7 R:HQ F:HT M:S9 R:HK'));
    expect(state.play.completed).toBe(10);
    expect(state.ended?.article).toBe('SKAT-4.3.1.a');
    expect(state.score?.result).toMatchObject({ article: null, tricks: tricksWon(state.play, 0) });
  });
  it('SKAT-5.5.1.a are followed by the entry on the list in the same write', () => {
    const { types } = enforced('', [...CLUBS, { do: 'concede', seat: 'forehand' }]);
    expect(types.slice(-3)).toEqual(['GameConceded', 'GameEnded', 'DealScored']);
  });
  it('SKAT-4-GAP-5 are not played on when nothing can change', () => {
    const nulls = [...AT_18, take('F'), discard('F', 'S7 D7'), announce('F', 'N')];
    expect(scoreOf(enforced('F:HA M:H7 R:HQ', nulls).state)).toBe('forehand N -46');
    const schwarz = [...AT_18, announce('F', 'CHZ')];
    const lost = enforced('F:S7 M:SA R:S8', schwarz).state;
    // With 2, hand, schneider and schwarz announced: 2 + 6.
    expect(scoreOf(lost)).toBe('forehand CHZ with 2 schwarz -192');
  });
});

describe('a real table of which nobody knows the cards', () => {
  const line =
    'F:CJ M:C8 R:C7 F:SJ M:HJ R:CQ F:CA M:H7 R:DJ R:DK F:C9 M:DA F:HA M:D9 R:HQ F:HT M:S9 R:HK ' +
    'F:CK M:SK R:S8 F:CT M:ST R:SQ F:H9 M:DT R:D8 F:H8 M:SA R:DQ';
  it('SKAT-2.4.2.a knows the matadors and the skat after the last card', () => {
    const known = given().when(CLUBS, cards(line));
    const unknown = given().when({ do: 'deal' }, CLUBS.slice(1), cards(line));
    expect(known.refusals).toEqual([]);
    expect(unknown.refusals).toEqual([]);
    expect(scoreOf(unknown.state)).toBe(scoreOf(known.state));
    expect(known.state.score?.result).toMatchObject({
      matadors: 2,
      tricks: 10 - tricksWon(known.state.play, 2),
    });
  });
  it('SKAT-4.2.4 finds a revoke by a later card', () => {
    const acts = [{ do: 'deal' }, ...CLUBS.slice(1), ...cards('F:HA M:H7 R:DQ F:HT M:S9 R:HK')];
    expect(
      given()
        .when(acts)
        .events.find((event) => event.type === 'IrregularityObserved')?.data,
    ).toEqual({
      article: 'SKAT-4.2.3.a',
      seat: 'rearhand',
      facts: { card: 'DQ', led: 'H', trick: 1, closed: 0 },
    });
  });
  it('SKAT-2.2.1 has to know the cards before a shortened game is valued', () => {
    const acts = [
      deal(
        'CJ SJ CA CT CK C9 HA HT S7 D7',
        'HJ C8 SA ST SK S9 DA DT D9 H7',
        'DJ CQ C7 SQ S8 DK DQ D8 HK HQ',
        '',
      ),
      ...CLUBS.slice(1),
      { do: 'concede', seat: 'forehand' },
    ];
    const partly = [{ do: 'deal', hands: {} }, ...acts.slice(1)];
    expect(scoreOf(given().when(partly).state)).toBeNull();
    const revealed = [
      ...partly,
      {
        do: 'reveal',
        hands: {
          middlehand: ['HJ', 'C8', 'SA', 'ST', 'SK', 'S9', 'DA', 'DT', 'D9', 'H7'],
          rearhand: ['DJ', 'CQ', 'C7', 'SQ', 'S8', 'DK', 'DQ', 'D8', 'HK', 'HQ'],
        },
      },
    ];
    const after = given().when(revealed);
    expect(after.refusals).toEqual([]);
    expect(scoreOf(after.state)).toBe('forehand C with 2 -72');
    expect(skat.tableView(after.state).phase).toBe('finished');
  });
});
