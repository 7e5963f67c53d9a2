import { type AnyAct, given } from '@arbitre/rules/kernel/testing/given';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { calls, cards, DEAL } from './testing/table';
import { dealDecider } from './testing/life';

const opening = {
  ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1', policy: 'observed' },
  ...{ grain: 'full', place: { session: 1, round: 1, table: '1', board: 1 }, setup: {} },
  seating: { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' },
};
/** A table of board 1 after some acts, with what it waits for. */
const table = (...acts: readonly AnyAct[]) => {
  const deal = given(dealDecider, undefined).and(opening, DEAL).when(acts);
  const waiting = (dealTableView(deal.state)?.waiting ?? []).map(
    ({ kind, article, options, stops = '-' }) =>
      `${kind} ${article} ${stops}: ${options.map(({ by, act }) => `${by} ${act.do}`).join(', ')}`,
  );
  return { ...deal, waiting };
};
const draw = (by: string, article = 'BD-L18D', seat = 'E') => ({ do: 'draw-attention', article, by, seat });
const answer = { do: 'answer-attention', attention: 'a1', reason: 'play on' };
const INSUFFICIENT = calls('1S 1H');
const PLAY = [...calls('Pass Pass 1S Pass Pass Pass'), ...cards('W:H2 N:HA E:SJ')];

describe('attention during the auction', () => {
  it('BD-L9A1 is drawn by any player', () => {
    expect(table(...INSUFFICIENT).waiting).toEqual([
      'attention BD-L18D -: arbiter offer-options, N draw-attention, E draw-attention, S draw-attention, W draw-attention',
    ]);
    for (const seat of ['N', 'E', 'S', 'W']) expect(table(...INSUFFICIENT, draw(seat)).refusals).toEqual([]);
  });
  it('BD-L9B2 stops every player until the director has explained', () => {
    const [, , next] = calls('1S 1H 2S');
    const stopped = table(...INSUFFICIENT, draw('S'), next!, { do: 'play', seat: 'S', card: 'S8' });
    expect(stopped.refusals).toEqual(['BD-L9B2', 'BD-L9B2']);
    expect(stopped.waiting).toEqual([
      'attention BD-L18D BD-L9B2: arbiter offer-options, arbiter answer-attention',
    ]);
    const explained = table(...INSUFFICIENT, draw('S'), { do: 'offer-options' }, next!);
    expect([explained.refusals, explained.state.attention]).toMatchObject([
      [],
      [{ id: 'a1', answered: true }],
    ]);
    expect(table(...INSUFFICIENT, draw('S'), answer, next!).refusals).toEqual([]);
  });
  it('BD-L9B2 stops them as long as anything is left to explain', () => {
    const other = draw('W', 'BD-L16B1a', 'N');
    const { waiting, refusals } = table(
      ...INSUFFICIENT,
      draw('S'),
      other,
      { do: 'offer-options' },
      {
        ...{ do: 'take-option', by: 'S', option: 'accept' },
      },
    );
    expect(refusals).toEqual(['BD-L9B2']);
    expect(waiting).toEqual(['attention BD-L16B1a BD-L9B2: arbiter answer-attention']);
  });
  it('BD-L9B1a leaves everybody free to call the director, dummy too', () => {
    const { refusals, events } = table(...PLAY, draw('W', 'BD-L61A'), {
      ...{ do: 'call-arbiter', by: 'N', reason: 'revoke' },
    });
    expect(refusals).toEqual([]);
    expect(events.at(-1)?.type).toBe('ArbiterCalled');
  });
});

describe('attention during the play', () => {
  it('BD-L9A2 is drawn by declarer and by either defender', () => {
    for (const seat of ['S', 'E', 'W']) expect(table(...PLAY, draw(seat, 'BD-L61A')).refusals).toEqual([]);
  });
  it('BD-L9A4 is not drawn by dummy before the play is over', () => {
    expect(table(...PLAY, draw('N', 'BD-L61A')).refusals).toEqual(['BD-L9A4']);
    const over = { do: 'claim', by: 'S', tricks: 7 };
    expect(table(...PLAY, ...cards('S:H5'), over, draw('N', 'BD-L61A')).refusals).toEqual([]);
  });
  it('BD-L9B2 refuses a card until the director has ruled', () => {
    const [next] = cards('S:H5');
    const ruling = {
      ...{ do: 'give-ruling', article: 'BD-L64C1', reason: 'x' },
      adjustments: { EW: { kind: 'assigned', score: 0 } },
    };
    expect(table(...PLAY, draw('S', 'BD-L61A'), next!, ruling, next!).refusals).toEqual(['BD-L9B2']);
  });
});
