import { given as tables } from '@arbitre/rules/kernel/testing/given';
import { rulingArticle } from '@arbitre/rules/kernel/ruling';
import { gamesOf } from '@arbitre/rules/kernel/games';
import game from './index';
import { callsIn, rule, said, waitingIn, auction, turnIn } from './testing/auction';
import { dealDecider } from './testing/life';
import { played } from './testing/played';
import { calls, cards, DEAL, given } from './testing/table';

// South declares one spade: West leads, North is dummy.
const TRICK = 'W:H2 N:HA E:H8 S:H5';
const OPENING = {
  ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1' },
  ...{ policy: 'observed', grain: 'full', place: { session: 1, round: 1, table: '1', board: 1 } },
  ...{ setup: {}, seating: { N: 'pair-1', E: 'pair-2', S: 'pair-1', W: 'pair-2' } },
};
const opened = tables(dealDecider, undefined).and(
  OPENING,
  DEAL,
  calls('Pass Pass 1S Pass Pass Pass'),
  cards(TRICK),
);

describe('what the organiser adds to the Laws', () => {
  it('BD-FADOQ-1 a deal is played under the Laws of 2017, and ruled by an article of theirs alone', () => {
    const games = gamesOf([game]);
    expect(game.ruleset).toBe('bridge-duplicate@1');
    expect(opened.stream[0]?.data).toMatchObject({ ruleset: 'bridge-duplicate@1' });
    for (const article of ['BD-L64A2', 'BD-L12', 'BD-FADOQ-3'])
      expect(rulingArticle(games, 'bridge', article)).toBeNull();
    for (const article of ['64A2', 'WHC-1', 'BD-L999', ''])
      expect(rulingArticle(games, 'bridge', article)).toMatchObject({
        violation: { article: 'unknown-article' },
      });
  });
  it('BD-FADOQ-2 has the text of the article that waits at a table, in both languages, for whoever asks', () => {
    const table = auction(1, said('N:1S E:1H'));
    const article = game.play?.rules.openMatters?.(table.state)[0]?.article;
    const text = game.articles.find(({ id }) => id === article)?.text;
    expect(article).toBe('BD-L18D');
    expect(text?.en).toMatch(/insufficient/);
    expect(text?.fr).toMatch(/insuffisante/);
    expect(table.when().events).toEqual([]);
  });
  it('BD-ETHIQUE-10 a hand counted face down with twelve cards waits for the arbiter before anybody calls', () => {
    const { waiting, refusals, types } = played([{ do: 'count-hands', counts: { W: 12 } }], { auction: [] });
    expect([types, refusals]).toEqual([['HandsCounted'], []]);
    expect(waiting).toEqual(['attention BD-L14A: arbiter cancel-board']);
  });
  it('BD-ETHIQUE-20 dummy neither calls the arbiter nor speaks of a revoke before the play is over', () => {
    const summons = { do: 'call-arbiter', by: 'N', reason: 'a revoke' };
    const attention = { do: 'draw-attention', article: 'BD-L61A', by: 'N', seat: 'E' };
    expect(opened.when(summons).refusals).toEqual(['BD-L43A1']);
    expect(opened.when(attention).refusals).toEqual(['BD-L9A4']);
    const over = opened.and({ do: 'claim', by: 'S', tricks: 9 });
    expect(over.when(summons).refusals).toEqual([]);
    expect(over.when({ do: 'dummy-points-out', article: 'BD-L61A', seat: 'E' })).toMatchObject({
      ...{ refusals: [], irregularities: [], types: ['DummyPointedOut'] },
    });
  });
  it('BD-ETHIQUE-22 a defender who is asked by his partner puts his revoke right: a penalty card, and no trick', () => {
    const revoked = cards('W:D8 N:D2 E:C7');
    const asked = [...revoked, { do: 'ask-revoke', by: 'W', of: 'E' }];
    const mended = played([...asked, { do: 'withdraw', seat: 'E', card: 'C7' }, ...cards('E:DA S:D9')]);
    expect(mended.irregularities).toEqual(['BD-L61A']);
    expect(mended.duties).toEqual(['major-penalty-card E C7']);
    const scored = played([
      ...asked,
      { do: 'withdraw', seat: 'E', card: 'C7' },
      ...cards('E:DA S:D9'),
      { do: 'claim', by: 'S', tricks: 8 },
    ]);
    expect(scored.state.score?.result).toMatchObject({ tricks: 8 });
  });
  it('BD-ETHIQUE-23 a call that was made is taken back only when the arbiter finds that it was a slip', () => {
    const strict = given({ policy: 'enforced' }).and(DEAL, calls('2H'));
    expect(strict.when({ do: 'call', seat: 'N', call: '2S' }).refusals).toEqual(['BD-L17C']);
    const table = auction(1, said('N:2H N:2S'));
    expect(callsIn(table)).toBe('N 2H, N 2S');
    expect([turnIn(table), waitingIn(table)]).toEqual([
      'E',
      ['attention BD-L25B1: arbiter unintended, arbiter deliberate'],
    ]);
    expect(callsIn(auction(1, said('N:2H N:2S'), rule('unintended')))).toBe('N 2S');
    const meant = auction(1, said('N:2H N:2S'), rule('deliberate'));
    expect(waitingIn(meant)).toEqual(['offer BD-L25B1: E accept, E refuse']);
  });
  it('BD-ETHIQUE-25 a face-down lead by the wrong defender goes back and costs nothing', () => {
    const down = { do: 'lead-face-down', seat: 'E', card: 'HJ' };
    const back = played([down, { do: 'return-lead', reason: 'West says that he has the lead' }]);
    expect([back.duties, back.turn, back.handOf('E').includes('HJ')]).toEqual([[], 'W', true]);
    expect(played([down], { policy: 'enforced' }).refusals).toEqual(['BD-L41A-1']);
  });
  it('BD-ETHIQUE-26 a suit alone is the lowest card of it in dummy; a card that is not there is no card', () => {
    expect(played([...cards('W:H2'), { do: 'designate', call: 'H' }]).table).toBe('W:H2 N:HQ');
    expect(played([...cards('W:H2'), { do: 'designate', call: 'HQ' }]).table).toBe('W:H2 N:HQ');
    expect(played([...cards('W:H2'), { do: 'designate', call: 'HJ' }]).refusals).toEqual(['BD-L46B4']);
  });
  it('BD-L1A-2 ranks cards from the ace down in a suit, and no suit over the one that was led', () => {
    const deal = {
      ...DEAL,
      hands: { ...DEAL.hands, E: DEAL.hands.N, N: DEAL.hands.E },
    };
    const notrump = { auction: calls('Pass Pass 1NT Pass Pass Pass'), deal };
    const spades = cards('W:S4 N:SJ E:SA S:S5 E:SK S:S6 W:S3 N:S9 E:SQ S:S7 W:H4 N:ST');
    expect(played(spades, notrump).view.tricks).toEqual({ NS: 0, EW: 3 });
    // North discards an ace of another suit on East's two: South's eight wins.
    const last = played([...spades, ...cards('E:S2 S:S8 W:D8 N:DA')], notrump);
    expect([last.refusals, last.view.lastTrick?.winner]).toEqual([[], 'S']);
  });
});
