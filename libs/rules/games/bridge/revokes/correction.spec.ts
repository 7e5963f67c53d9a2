import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { bridgeDuplicate } from '../game';
import { calls, cards, DEAL, given } from '../testing/table';

// South declares in spades: West leads, North is dummy.
const CALLS = calls('Pass Pass 1S Pass Pass Pass');
const back = (text: string): readonly AnyAct[] =>
  text.split(' ').map((each) => ({ do: 'withdraw', seat: each.charAt(0), card: each.slice(2) }));
const table = (...acts: readonly (readonly AnyAct[])[]) => given().and(DEAL, CALLS).when(acts.flat());
const duties = (...acts: readonly (readonly AnyAct[])[]) =>
  bridgeDuplicate
    .tableView(table(...acts).state)
    .obligations.map(({ kind, seat, cards: [card], article }) => `${kind} ${seat} ${card ?? '-'} ${article}`);

/** East throws a spade on a heart although he has hearts. */
const REVOKE = cards('W:H2 N:HA E:SJ');
const OPEN = 'revoke E SJ BD-L62A';

describe('a revoke that can still be corrected', () => {
  it('BD-L62A BD-L62B1 is: the right card comes, a defender’s wrong one is a major penalty card', () => {
    expect(duties(REVOKE)).toEqual([OPEN]);
    const corrected = table(REVOKE, back('E:SJ'), cards('E:H8'));
    expect([corrected.refusals, corrected.irregularities]).toEqual([[], ['BD-L61A']]);
    expect(corrected.types).toContain('ObligationLifted');
    expect(duties(REVOKE, back('E:SJ'), cards('E:H8'))).toEqual(['major-penalty-card E SJ BD-L62B1']);
  });
  it('BD-L62A is corrected over the end of the trick, until its side plays on', () => {
    const over = [...REVOKE, ...cards('S:H5')];
    const { state, refusals, events } = table(over, back('E:SJ'));
    expect(refusals).toEqual([]);
    expect([state.play.completed, state.play.count, state.play.turn]).toEqual([0, 3, 1]);
    expect(events.at(-1)?.data).toMatchObject({ kind: 'major-penalty-card', cards: ['SJ'] });
    const again = table(over, back('E:SJ'), cards('E:H8'));
    expect(again.irregularities).toEqual(['BD-L61A']);
    expect(again.events.at(-1)).toEqual({ type: 'TrickWon', data: { seat: 'N', number: 1 } });
  });
  it('BD-L62A opens the trick again although the innocent side has led to the next, whose card goes back', () => {
    const { state, events, refusals } = table(REVOKE, cards('S:H5 N:S2'), back('E:SJ'));
    expect(refusals).toEqual([]);
    expect(events).toContainEqual({ type: 'CardsReturned', data: { cards: ['N:S2'] } });
    expect(bridgeDuplicate.tableView(state).seats[0]?.hand).toContain('S2');
    expect(state.obligations.map(({ seat }) => seat)).toEqual(['E']);
  });
  it('BD-L62A holds nothing against a card that goes back with the trick before it', () => {
    // Declarer has led to the second trick and dummy did not follow when East's revoke in the first is corrected.
    const { state } = table(cards('W:S3 N:S2 E:HJ S:S8 S:H5 N:D2'), back('E:HJ'));
    expect(state.obligations.map(({ kind, seat }) => `${seat} ${kind}`)).toEqual(['E major-penalty-card']);
  });
  it('BD-L62B2 leaves no penalty card where declarer or dummy corrects', () => {
    const dummys = [...cards('W:H2 N:SA'), ...back('N:SA'), ...cards('N:HA')];
    expect(duties(dummys)).toEqual([]);
    const declarers = [...cards('W:H2 N:HA E:HJ S:S5'), ...back('S:S5'), ...cards('S:H5')];
    expect([duties(declarers), table(declarers).irregularities]).toEqual([[], ['BD-L61A']]);
  });
  it('BD-L62A is refused where the engine refuses a revoke', () => {
    const enforced = given({ policy: 'enforced' }).and(DEAL, CALLS, cards('W:H2')).when(back('W:H2'));
    expect(enforced.refusals).toEqual(['BD-L47F']);
  });
});

describe('cards played after a revoke', () => {
  it('BD-L62C1 are changed freely by the innocent side: no penalty, and nobody is out of turn', () => {
    const { state, irregularities, refusals } = table(
      REVOKE,
      cards('S:H7'),
      back('E:SJ S:H7'),
      cards('E:H8 S:H5'),
    );
    expect([refusals, irregularities]).toEqual([[], ['BD-L61A']]);
    expect(state.obligations.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['E major-penalty-card']);
    expect(state.play.completed).toBe(1);
  });
  it('BD-L62C1 leaves no penalty card to a defender who changes his card because declarer revoked', () => {
    const revoked = cards('W:H2 N:SA E:HJ S:H5');
    const { state, irregularities, refusals } = table(revoked, back('N:SA E:HJ'), cards('N:HA E:H8'));
    expect([refusals, irregularities, state.obligations]).toEqual([[], ['BD-L61A'], []]);
    expect(state.play.completed).toBe(1);
  });
  it('BD-L62C1 are changed after the right card has completed the trick, too', () => {
    const { state, refusals } = table(REVOKE, cards('S:H7'), back('E:SJ'), cards('E:H8'), back('S:H7'));
    expect(refusals).toEqual([]);
    expect([state.play.completed, state.play.count]).toEqual([0, 3]);
  });
  it('BD-L62C1 are changed once: what was played instead came after attention was drawn', () => {
    const changed = [...REVOKE, ...cards('S:H7'), ...back('E:SJ S:H7'), ...cards('E:H8 S:H5')];
    expect(table(changed, back('S:H5')).refusals).toEqual(['BD-L47F']);
    const offered = bridgeDuplicate.openMatters?.(table(changed).state).map(({ article }) => article);
    expect(offered).not.toContain('BD-L62C1');
  });
  it('BD-L62C2 are changed by the next player of the revoker’s side only if the innocent side has changed', () => {
    // East does not follow in spades to the second trick, which South and West play to after him.
    const led = cards('W:H2 N:HA E:HJ S:H5 N:S2 E:HT S:S5 W:S3');
    expect(table(led, back('E:HT W:S3')).refusals).toEqual(['BD-L62C2']);
    const { state, refusals, irregularities } = table(led, back('E:HT S:S5 W:S3'), cards('E:S9 S:S8 W:S4'));
    expect([refusals, irregularities]).toEqual([[], ['BD-L61A']]);
    expect(state.obligations.map(({ seat, article, cards: of }) => [seat, of[0], article])).toEqual([
      ['E', 'HT', 'BD-L62B1'],
      ['W', 'S3', 'BD-L62C2'],
    ]);
  });
  it('BD-L62C3 BD-L64B8 corrects both revokes of one trick, of which only one side has played on', () => {
    // East and South both revoke on the heart; North (dummy, South’s side) leads to the second trick.
    const both = [...REVOKE, ...cards('S:S5 E:S9')];
    const won = bridgeDuplicate.tableView(table(both).state).obligations;
    expect(won.map(({ kind, seat }) => `${seat} ${kind}`)).toEqual(['S revoke', 'E established-revoke']);
    const { state, refusals, events } = table(both, back('E:SJ S:S5'), cards('E:H8 S:H5'));
    expect(refusals).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'ObligationLifted',
        data: expect.objectContaining({ seat: 'E', article: 'BD-L62C3' }),
      }),
    );
    expect(state.obligations.map(({ kind, seat, cards: of }) => `${seat} ${of[0] ?? ''} ${kind}`)).toEqual([
      'E SJ major-penalty-card',
      'E S9 major-penalty-card',
    ]);
    expect(state.play.completed).toBe(1);
  });
});

describe('an established revoke', () => {
  it('BD-L63A1 is one when its side plays to the next trick', () => {
    expect(duties(REVOKE, cards('S:H5'))).toEqual([OPEN]);
    expect(duties(REVOKE, cards('S:H5 N:S2'))).toEqual([OPEN]);
    expect(duties(REVOKE, cards('S:H5 N:S2 E:S9'))).toEqual(['established-revoke E SJ BD-L63A1']);
  });
  it('BD-L63B stands: its card is not taken back', () => {
    const later = [...REVOKE, ...cards('S:H5 N:S2 E:S9')];
    expect(table(later, back('E:SJ')).refusals).toEqual(['BD-L63B']);
    const trickLater = [...later, ...cards('S:S5 W:S3')];
    expect(table(trickLater, back('E:SJ')).refusals).toEqual(['BD-L63B']);
  });
  it('BD-L63A1 is proved and established at once where the hand was not known', () => {
    const unknown = { do: 'deal', hands: { N: DEAL.hands.N, S: DEAL.hands.S } };
    const { state } = given().when(unknown, CALLS, cards('W:H2 N:HA E:C6 S:H5 N:HK E:H8'));
    expect(state.obligations).toMatchObject([
      { kind: 'established-revoke', seat: 'E', cards: ['C6'], trick: 1, article: 'BD-L63A1' },
    ]);
  });
});

describe('a lead that declarer required', () => {
  it('BD-L61A is a revoke where another suit is led although the hand could', () => {
    const out = [
      ...cards('E:HJ'),
      { do: 'offer-options' },
      { do: 'take-option', by: 'S', option: 'require' },
    ];
    const { state, irregularities } = table(out, cards('W:S3'));
    expect(irregularities).toEqual(['BD-L41A-1', 'BD-L50D2a']);
    expect(state.obligations).toMatchObject([
      { kind: 'forced-lead', seat: 'W', cards: ['HJ'] },
      { kind: 'revoke', seat: 'W', cards: ['S3'] },
    ]);
  });
});
