import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import { given, DEAL, enforced, HANDS, playOut, scoreOf, UNKNOWN, visible, winnersOf } from './testing/table';
import type { Seat } from './events';
import { whistMilitaire } from './game';

const FOLLOWED = cards('E:DQ S:D5 W:D3 N:DK');
/** West holds D4 and D3 and plays a spade to the diamond lead. */
const REVOKE = cards('E:DQ S:D5 W:S4 N:DK');

const dispute = (accused: Seat, trick: number, by: Seat = 'N'): AnyAct => ({
  do: 'dispute',
  by,
  article: 'WM-R9a',
  reason: 'failed to follow',
  accused,
  trick,
});

describe('a failure to follow', () => {
  it('WM-R9a costs the deal once the trick is closed and the cards prove it', () => {
    for (const start of [DEAL, UNKNOWN]) {
      const { events, irregularities, state } = given().when(
        start,
        REVOKE,
        cards('N:S2 E:SQ S:S7 W:S3 E:DJ S:D6 W:D3'),
      );
      expect(irregularities.at(-1)).toBe('WM-R9a');
      expect(events.at(-2)).toEqual({
        type: 'PenaltyImposed',
        data: { side: 'EW', article: 'WM-R9a', endsDeal: true },
      });
      expect(scoreOf(state)).toBe('NS WM-R9a');
      expect(state.score?.scores).toEqual({ NS: 1, EW: 0 });
    }
  });
  it('WM-R9a is never reached where every card is known and checked: the card is refused', () => {
    expect(enforced().when(REVOKE.slice(0, 3)).refusals).toEqual(['WM-4.3']);
  });
  it('WM-R9-GAP-1 can be corrected until the trick is gathered or the next is led to', () => {
    const correct = { do: 'replace', seat: 'W', card: 'S4', with: 'D3' };
    expect(given().when(DEAL, REVOKE, correct).refusals).toEqual([]);
    expect(given().when(DEAL, REVOKE, { do: 'gather', seat: 'N' }, correct).refusals).toEqual(['WM-R9a']);
    expect(given().when(DEAL, REVOKE, cards('N:S2'), correct).refusals).toEqual(['WM-R9a']);
    expect(given().when(DEAL, REVOKE, { do: 'gather', seat: 'E' }).refusals).toEqual(['WM-R9-GAP-1']);
  });
  it('WM-R9-GAP-2 takes the wrong card back visible, and leaves the later cards of the trick', () => {
    const { events, state } = given().when(DEAL, REVOKE, {
      do: 'replace',
      seat: 'W',
      card: 'S4',
      with: 'D3',
    });
    expect(whistMilitaire.tableView(state).lastTrick).toEqual({
      cards: [
        { seat: 'E', card: 'DQ' },
        { seat: 'S', card: 'D5' },
        { seat: 'W', card: 'D3' },
        { seat: 'N', card: 'DK' },
      ],
      winner: 'N',
    });
    expect(visible(state)).toEqual(['W:S4']);
    expect(winnersOf(events)).toBe('NN');
    expect(whistMilitaire.tableView(state).tricks).toEqual({ NS: 1, EW: 0 });
  });
  it('WM-R9-GAP-2 gives the trick to another when the card put in wins it', () => {
    const { state } = given().when(UNKNOWN, cards('E:DJ S:H2 W:D3 N:D2'), {
      do: 'replace',
      seat: 'S',
      card: 'H2',
      with: 'DA',
    });
    expect(whistMilitaire.tableView(state).tricks).toEqual({ NS: 1, EW: 0 });
    expect(state.play.turn).toBe(2);
  });
  it('WM-R9-GAP-3 is claimed until the cards are mixed', () => {
    const over = [UNKNOWN, ...REVOKE, { do: 'record-result', winner: 'EW' }] as const;
    const mixed = { do: 'close-claims', cause: 'mixed' };
    expect(given().when(over, dispute('W', 1)).refusals).toEqual([]);
    expect(given().when(over, mixed, dispute('W', 1)).refusals).toEqual(['WM-R9-GAP-3']);
    expect(given().when(over, { ...mixed, cause: 'signed' }).refusals).toEqual(['WM-R9-GAP-3']);
    const last = [UNKNOWN, { do: 'record-result', winner: 'EW' }, mixed];
    expect(given({ deal: 4 }).when(last).refusals).toEqual(['WM-R9-GAP-3']);
  });
  it('WM-R9-GAP-3 cancels the deal when both sides revoked in closed tricks', () => {
    const { events, state } = given().when(
      DEAL,
      cards('E:DQ S:C6 W:S4 N:DK N:C2 E:CJ S:C7 W:C3'),
      dispute('W', 1),
      dispute('S', 1, 'E'),
    );
    expect(events.flatMap((event) => (event.type === 'DealScored' ? [event.data.notation] : []))).toEqual([
      'NS WM-R9a',
      'void',
    ]);
    expect(events.find((event) => event.type === 'DealVoided')?.data).toEqual({
      article: 'WM-R9-GAP-3',
      dealer: 'N',
    });
    expect([state.attempt, state.phase, scoreOf(state)]).toEqual([2, 'waiting', null]);
  });
  it('WM-R11.3 is settled by the cards where they are known, and by the arbiter where they are not', () => {
    const proven = given().when(DEAL, REVOKE, cards('N:S2'), dispute('W', 1));
    expect(scoreOf(proven.state)).toBe('NS WM-R9a');
    const innocent = given().when(DEAL, FOLLOWED, cards('N:S2'), dispute('W', 1));
    expect(innocent.events.at(-1)?.data).toEqual({ article: 'WM-R9a', outcome: 'disproved' });
    // Cleared, the deal goes on to its last card and its tricks decide.
    expect(scoreOf(innocent.state)).toBeNull();
    expect(scoreOf(playOut(innocent).state)).toMatch(/^(NS|EW) \d+-\d+$/);
    const open = [UNKNOWN, ...REVOKE, ...cards('N:S2'), dispute('W', 1)];
    expect(given().when(open, cards('E:SQ')).refusals).toEqual(['WM-R2']);
    const confirm = { do: 'rule', article: 'WM-R11.3', outcome: 'point-lost', side: 'EW', reason: 'shown' };
    expect(scoreOf(given().when(open, confirm).state)).toBe('NS WM-R11.3');
    const reject = { do: 'rule', article: 'WM-R11.3', outcome: 'play-on', reason: 'void in diamonds' };
    const rejected = given().when(open, reject, cards('E:SQ S:S7 W:S3'));
    expect([rejected.refusals, scoreOf(rejected.state)]).toEqual([[], null]);
  });
});

describe('cards that become known later', () => {
  it('WM-R9a is found when the hands are reconstructed after the tricks', () => {
    const { irregularities, state } = given().when(UNKNOWN, REVOKE, cards('N:S2'), {
      do: 'reveal',
      hands: { W: HANDS.W },
    });
    expect(irregularities).toEqual(['WM-R9a']);
    expect(scoreOf(state)).toBe('NS WM-R9a');
  });
  it('WM-R10d marks the open trick of a known hand at once, for anyone to correct', () => {
    const { state, irregularities } = given().when(DEAL, cards('E:DQ S:D5 W:S4'));
    expect(irregularities).toEqual(['WM-R10d']);
    expect(whistMilitaire.tableView(state).obligations).toEqual([
      { kind: 'revoke', seat: 'W', cards: ['S4'], article: 'WM-R10d', secret: true },
    ]);
  });
  it.each([
    [{ W: HANDS.E }, 'card-differs'],
    [{ S: [...HANDS.S.slice(1), 'DK'] }, 'card-differs'],
    [{ W: ['XX'] }, 'invalid-field'],
    [{ Q: [] }, 'invalid-field'],
  ])('refuses hands that contradict the tricks: %j', (hands, article) => {
    expect(given().when(UNKNOWN, FOLLOWED, { do: 'reveal', hands }).refusals).toEqual([article]);
  });
});
