import { given, type AnyAct } from '@arbitre/rules/kernel/testing/given';
import { formatCard } from '@arbitre/rules/kernel/cards';
import { seatName } from '@arbitre/rules/kernel/compass';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { dealDecider } from '../testing/life';
import { dealOf, explained, exposed, SPADES, tableOf, take } from '../testing/penalties';
import { calls, cards, DEAL, given as tableGiven } from '../testing/table';

const HANDS = dealOf('AKQ2.AK.8432.432', 'T9.J985.AKQ.QJ87', '8765.Q76.JT9.AK6', 'J43.T432.765.T95');
const table = (...acts: readonly (AnyAct | readonly AnyAct[])[]) => tableOf(HANDS, acts.flat());

const NORTH = cards('W:H2 N:HA E:H5 S:H6');
const SOUTH = cards('W:CT N:C2 E:C7 S:CA');
const EAST = cards('W:D5 N:D2 E:DA S:D9');
const noticed = (article: string, ...seats: readonly string[]): string =>
  `attention ${article}: ${['arbiter offer-options', ...seats.map((seat) => `${seat} draw-attention`)].join(', ')}`;

describe('a lead out of turn that an opponent plays to', () => {
  it('BD-L53A is accepted by the next hand’s card', () => {
    const led = table(NORTH, cards('W:D6'));
    expect([led.irregularities, led.waiting]).toEqual([['BD-L56'], [noticed('BD-L56', 'E', 'S', 'W')]]);
    const played = table(NORTH, cards('W:D6 N:D2'));
    expect(played).toMatchObject({ irregularities: ['BD-L56'], turn: 'E', waiting: [], duties: [] });
  });
  it('BD-L53A is taken back at the last trick whatever declarer says, and the right hand leads', () => {
    const next = (state: { readonly play: Parameters<typeof legalCards>[0] }, seat: number): AnyAct => ({
      ...{ do: 'play', seat: seatName(seat) },
      card: formatCard(legalCards(state.play, seat)[0] ?? -1),
    });
    const last = tableGiven()
      .and(DEAL, SPADES)
      .goingOn((state) => (state.play.completed < 12 ? next(state, state.play.turn) : null));
    const { turn } = last.state.play;
    const [early = 1] = [1, 3].filter((seat) => seat !== turn);
    const over = last.and(next(last.state, early));
    expect(over.and(explained).when(take('S', 'accept')).refusals).toEqual(['no-such-option']);
    const back = over.and(explained, take('S', 'refuse'));
    expect(back.types).toContain('CardWithdrawn');
    expect(back.state.play.turn).toBe(turn);
  });
  it('BD-L53A never makes the lead of the last trick of a card out of turn, whatever is played to it', () => {
    // One suit in each hand, without trump: West's clubs win every trick, and the last is West's lead too.
    const ALL = 'AKQJT98765432';
    const suits = dealOf(`.${ALL}`, `..${ALL}`, ALL, `...${ALL}`);
    const twelve = Array.from(ALL.slice(0, 12)).flatMap((rank) =>
      cards(`W:C${rank} N:H${rank} E:D${rank} S:S${rank}`),
    );
    const table13 = tableGiven()
      .and(suits, calls('Pass Pass 1NT Pass Pass Pass'), twelve)
      .when(cards('E:D2 S:S2 W:C2 N:H2'));
    expect(table13.irregularities).toEqual(['BD-L56']);
    expect(table13.events.find(({ type }) => type === 'TrickWon')?.data).toEqual({ seat: 'W', number: 13 });
    expect(table13.state.score?.notation).toBe('1NTS-7');
  });
  it('BD-L53B goes back when declarer makes his own lead, with no penalty card', () => {
    // South's lead, which East's out of turn does not take from him: a diamond is no play to a club.
    const own = table(SOUTH, cards('E:C8 S:DJ'));
    expect(own.types.slice(-2)).toEqual(['CardPlayed', 'CardWithdrawn']);
    expect(own).toMatchObject({
      ...{ irregularities: ['BD-L56'], trick: ['S:DJ'], turn: 'W', duties: [], waiting: [] },
    });
    expect(own.state.play.toLead).toBe(2);
  });
  it('BD-L53B is declarer’s to say where his card could be a play to the lead', () => {
    const said = table(SOUTH, cards('E:C8'), explained, take('S', 'lead'));
    expect(said).toMatchObject({ turn: 'S', trick: [], duties: [] });
    expect(table(SOUTH, cards('E:C8'), explained, take('S', 'lead'), cards('S:CK'))).toMatchObject({
      ...{ trick: ['S:CK'], turn: 'W', irregularities: ['BD-L56'] },
    });
    // Without a word a club plays to the lead (BD-L53A).
    expect(table(SOUTH, cards('E:C8 S:CK'))).toMatchObject({ trick: ['E:C8', 'S:CK'], turn: 'W' });
  });
  it('BD-L53B is a defender’s right over declarer’s lead, where he is not the next hand', () => {
    // East's lead; South led, West is next.
    const own = table(EAST, cards('S:CK E:DK'));
    expect(own).toMatchObject({ trick: ['E:DK'], turn: 'S', irregularities: ['BD-L55A'], duties: [] });
  });
  it('BD-L53C stands when the defender on its right plays, whose card is premature', () => {
    const lead = table(SOUTH, cards('N:S2 W:S3'));
    expect(lead.irregularities).toEqual(['BD-L55A', 'BD-L57A']);
    expect(lead).toMatchObject({ trick: ['N:S2', 'W:S3'], turn: 'E' });
    expect(table(SOUTH, cards('N:S2 W:S3'), explained).waiting).toEqual([
      'offer BD-L57A: S highest, S lowest, S require-C, S require-D, S require-H, S forbid-C, S forbid-D, S forbid-H, S free',
    ]);
  });
  it('BD-L53C stands for good: the premature card goes back, and nobody is asked about the lead again', () => {
    const chosen = table(SOUTH, cards('N:S2 W:S3'), explained, take('S', 'lowest'));
    expect(chosen).toMatchObject({ trick: ['N:S2'], turn: 'E', waiting: [] });
    expect(table(SOUTH, cards('N:S2 W:S3'), explained, take('S', 'lowest'), explained).refusals).toEqual([
      'no-choice',
    ]);
    // A card that is taken back because it did not follow takes the acceptance back with it as little.
    const revoked = table(SOUTH, cards('N:S2 E:HJ'), { do: 'withdraw', seat: 'E', card: 'HJ' });
    expect(revoked).toMatchObject({ trick: ['N:S2'], turn: 'E', waiting: [] });
  });
  it('BD-L60A stands where the next opponent plays before anything is ruled; what was owed stays owed', () => {
    const followed = table(SOUTH, exposed('E', 'HJ'), cards('E:C8 S:CK'));
    expect(followed).toMatchObject({
      ...{ waiting: [], duties: ['major-penalty-card E HJ'], turn: 'W' },
    });
    expect(table(SOUTH, exposed('E', 'HJ'), cards('E:C8 S:CK'), explained).refusals).toEqual(['no-choice']);
  });
  it('BD-L60C leaves declarer his rights where partner plays on, whose card is irregular itself', () => {
    const both = table(NORTH, cards('E:C8 W:C5'));
    expect(both.irregularities).toEqual(['BD-L56', 'BD-L57D']);
    expect(both.waiting).toEqual([noticed('BD-L56', 'E', 'S', 'W')]);
    const back = table(NORTH, cards('E:C8 W:C5'), explained, take('S', 'refuse'));
    expect(back).toMatchObject({
      ...{ trick: [], turn: 'N' },
      duties: ['major-penalty-card W C5', 'major-penalty-card E C8'],
    });
  });
  it('BD-L60B makes a defender’s card penalised that comes before declarer’s lead anew', () => {
    const ordered = [...SOUTH, ...cards('N:S2'), explained, take('E', 'refuse')];
    const early = table(ordered, cards('W:C5'));
    expect(early.irregularities).toEqual(['BD-L55A', 'BD-L60B']);
    expect(table(ordered, cards('W:C5'), explained).waiting).toEqual(['offer BD-L60B: S refuse']);
    const led = table(ordered, cards('W:C5 S:DJ'));
    expect(led).toMatchObject({ trick: ['S:DJ'], turn: 'W', duties: ['major-penalty-card W C5'] });
    // After a defender's own lead was taken from him by declarer nothing was ordered.
    expect(table(EAST, cards('S:CK'), explained, take('W', 'refuse'), cards('W:C5')).irregularities).toEqual([
      'BD-L55A',
      'BD-L56',
    ]);
  });
  it('accuses nobody who leads in turn while partner’s card lies out of turn', () => {
    const both = table(EAST, cards('W:H3 E:DK'));
    expect(both.irregularities).toEqual(['BD-L56']);
    expect(table(EAST, cards('W:H3 E:DK'), explained).waiting).toEqual(['offer BD-L56: S accept, S refuse']);
    expect(table(EAST, cards('W:H3 E:DK'), explained, take('S', 'refuse'))).toMatchObject({
      ...{ trick: ['E:DK'], turn: 'S', duties: ['major-penalty-card W H3'] },
    });
  });
});

describe('an opening lead out of turn', () => {
  const LEAD = cards('E:HJ');
  it('BD-L54A is spread by declarer: he is dummy, plays second, and his partner declares', () => {
    const spread = table(LEAD, { do: 'spread-hand', seat: 'S' });
    expect([spread.types.at(-1), spread.turn, spread.dummy]).toEqual(['DeclarerReplaced', 'S', 'S']);
    expect(spread.state.contract?.declarer).toBe('N');
    expect(table(LEAD, { do: 'spread-hand', seat: 'N' }).refusals).toEqual(['BD-L54A']);
    expect(table(cards('W:H2'), { do: 'spread-hand', seat: 'S' }).types).not.toContain('DeclarerReplaced');
  });
  it('BD-L54A obliges declarer who shows a card of his hand to spread all of it', () => {
    const begun = table(LEAD, exposed('S', 'CA', 'deliberate'));
    expect([begun.types.slice(-2), begun.dummy]).toEqual([['CardExposed', 'DeclarerReplaced'], 'S']);
    expect(table(LEAD, exposed('S', 'CA')).types.at(-1)).toBe('CardExposed');
  });
  it('BD-L54B1 stands by declarer’s word: he plays second from his hand, dummy last', () => {
    const stands = table(LEAD, explained, take('S', 'accept'));
    expect([stands.turn, stands.dummy]).toEqual(['S', 'N']);
    const all = table(LEAD, explained, take('S', 'accept'), cards('S:H6 W:H2'));
    expect([all.turn, all.irregularities]).toEqual(['N', ['BD-L41A-1']]);
  });
  it('BD-L54B2 keeps a card that declarer plays second from dummy', () => {
    const second = table(LEAD, explained, take('S', 'accept'), cards('N:HA'));
    expect(second).toMatchObject({ irregularities: ['BD-L41A-1', 'BD-L54B2'], trick: ['E:HJ', 'N:HA'] });
    expect(second.turn).toBe('S');
    expect(table(LEAD, explained, take('S', 'accept'), cards('N:HA S:H6 W:H2')).types.at(-1)).toBe(
      'TrickWon',
    );
  });
  it('BD-L54C is accepted by declarer who could see a card of dummy', () => {
    const seen = [...LEAD, exposed('N', 'SA'), explained];
    expect(table(seen).waiting).toEqual(['offer BD-L54C: S accept']);
    expect(table(seen, { do: 'spread-hand', seat: 'S' }).refusals).toEqual(['BD-L54C']);
    const spread = [...LEAD, { do: 'spread-dummy', seat: 'N' }, explained];
    expect(table(spread).waiting).toEqual(['offer BD-L54C: S accept']);
    expect(table(seen, take('S', 'require')).refusals).toEqual(['no-such-option']);
    expect(table(seen, take('S', 'accept'))).toMatchObject({ turn: 'S', waiting: [] });
  });
  it('BD-L54D is refused: a major penalty card, with declarer’s choice on partner’s lead', () => {
    expect(table(LEAD, explained).waiting).toEqual([
      'offer BD-L54A: S spread, S accept, S require, S forbid, S free',
    ]);
    expect(table(LEAD, explained, take('S', 'free'))).toMatchObject({
      ...{ turn: 'W', duties: ['major-penalty-card E HJ'] },
    });
    expect(table(LEAD, explained, take('S', 'require')).legal).toEqual(['HT', 'H4', 'H3', 'H2']);
    expect(table(LEAD, explained, take('S', 'forbid')).legal.filter((card) => card.startsWith('H'))).toEqual(
      [],
    );
  });
  it('BD-L54D counts the suits of other penalty cards in', () => {
    const two = [exposed('E', 'DK'), ...LEAD, explained];
    expect(table(two).waiting).toEqual([
      'offer BD-L54A: S spread, S accept, S require-D, S require-H, S forbid-D, S forbid-H, S forbid-DH, S free',
    ]);
    expect(table(two, take('S', 'require-D')).duties).toEqual([
      'major-penalty-card E HJ',
      'forced-lead W DK',
    ]);
    expect(table(two, take('S', 'forbid-H')).duties).toEqual([
      'major-penalty-card E DK',
      'forbidden-lead W HJ',
    ]);
  });
  it('BD-L54D makes a minor penalty card major that lies beside the card of the lead', () => {
    const minor = [exposed('E', 'C8'), ...LEAD, explained];
    expect(table(minor).waiting).toEqual([
      'offer BD-L54A: S spread, S accept, S require-C, S require-H, S forbid-C, S forbid-H, S forbid-CH, S free',
    ]);
    expect(table(minor, take('S', 'free')).duties).toEqual([
      'major-penalty-card E C8',
      'major-penalty-card E HJ',
    ]);
    expect(table(minor, take('S', 'require-C')).duties).toEqual([
      'major-penalty-card E HJ',
      'forced-lead W C8',
    ]);
    expect(table(minor, take('S', 'forbid-CH')).duties).toEqual([
      'forbidden-lead W C8',
      'forbidden-lead W HJ',
    ]);
  });
  it('BD-L54E by declarer’s side is put back as a card of Law 24', () => {
    for (const [seat, card] of [
      ['S', 'CA'],
      ['N', 'SA'],
    ] as const) {
      const led = [{ do: 'play', seat, card }];
      expect(table(led)).toMatchObject({
        ...{ irregularities: ['BD-L54E'], waiting: [`obligation BD-L54E: ${seat} ${card}`] },
      });
      expect(table(led, { do: 'withdraw', seat, card })).toMatchObject({
        turn: 'W',
        duties: [],
        waiting: [],
      });
    }
  });
});

describe('a later lead out of turn', () => {
  it('BD-L55A is answered by either defender; where they differ the one next to the lead prevails', () => {
    const lead = [...SOUTH, ...cards('N:S2'), explained];
    expect(table(lead).waiting).toEqual(['offer BD-L55A: E accept, E refuse, W accept, W refuse']);
    const differ = table(lead, take('W', 'accept'), take('E', 'refuse'));
    expect(differ).toMatchObject({ trick: [], turn: 'S' });
    expect(table(lead, take('E', 'accept'))).toMatchObject({ trick: ['N:S2'], turn: 'E', waiting: [] });
    expect(table(lead, take('S', 'accept')).refusals).toEqual(['BD-L10C2']);
  });
  it('BD-L55B1 gives the lead back to the defender whose it was', () => {
    const back = table(EAST, cards('S:CK'), explained, take('W', 'refuse'));
    expect(back).toMatchObject({ turn: 'E', trick: [], duties: [], refusals: [] });
  });
  it('BD-L55B2 has declarer lead what he likes from the right hand', () => {
    const back = table(SOUTH, cards('N:D2'), explained, take('E', 'refuse'));
    expect(back.turn).toBe('S');
    const led = table(SOUTH, cards('N:D2'), explained, take('E', 'refuse'), cards('S:C6'));
    expect(led).toMatchObject({ refusals: [], irregularities: ['BD-L55A'], duties: [] });
  });
  it('BD-L55C is the arbiter’s where declarer used what he learned', () => {
    const opening = {
      ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1' },
      ...{ policy: 'observed', grain: 'full', place: { session: 1, round: 1, table: '1', board: 1 } },
      ...{ setup: {}, seating: { N: 'NS', E: 'EW', S: 'NS', W: 'EW' } },
    };
    const lead = [...SOUTH, ...cards('N:D2'), explained, take('E', 'refuse')];
    const { state, refusals, irregularities } = given(dealDecider, undefined)
      .and(opening, HANDS, SPADES)
      .when(
        lead,
        { do: 'report', article: 'BD-L55C', seat: 'S', facts: { seen: 'East sat up' } },
        {
          ...{ do: 'give-ruling', article: 'BD-L55C', reason: 'used the reaction' },
          adjustments: { NS: { kind: 'assigned', score: 80 }, EW: { kind: 'assigned', score: -80 } },
        },
      );
    expect([refusals, irregularities]).toEqual([[], ['BD-L55A', 'BD-L55C']]);
    expect(state.adjustments).toMatchObject({ NS: { score: 80 }, EW: { score: -80 } });
  });
  it('BD-L56 is accepted or goes back as a major penalty card; partner’s lead is declarer’s to choose on', () => {
    const lead = [...EAST, ...cards('W:CT'), explained];
    expect(table(lead).waiting).toEqual(['offer BD-L56: S accept, S require, S forbid, S free']);
    expect(table(lead, take('S', 'accept'))).toMatchObject({ turn: 'N', trick: ['W:CT'], duties: [] });
    expect(table(lead, take('S', 'free'))).toMatchObject({ turn: 'E', duties: ['major-penalty-card W CT'] });
    expect(table(lead, take('S', 'require'))).toMatchObject({
      ...{ turn: 'E', duties: ['forced-lead E CT'], legal: ['CQ', 'CJ', 'C8', 'C7'] },
    });
    const notPartner = [...NORTH, ...cards('W:D6'), explained, take('S', 'refuse')];
    expect(table(notPartner)).toMatchObject({ turn: 'N', duties: ['major-penalty-card W D6'] });
  });
  it('BD-L56 BD-L55A are refused where the engine deals the turns', () => {
    expect(tableOf(HANDS, [...EAST, ...cards('W:CT')], 'enforced').refusals).toEqual(['BD-L56']);
    expect(tableOf(HANDS, [...EAST, ...cards('S:CK')], 'enforced').refusals).toEqual(['BD-L55A']);
  });
});
