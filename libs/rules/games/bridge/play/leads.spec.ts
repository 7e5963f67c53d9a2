import { formatCard } from '@arbitre/rules/kernel/cards';
import { hand } from '@arbitre/rules/kernel/testing/cards';
import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { legalCards } from '@arbitre/rules/kernel/tricks/follow';
import { seatName } from '@arbitre/rules/kernel/compass';
import type { BridgeEvent } from '../events';
import type { ChoiceOption } from '../fields';
import { bridgeDuplicate } from '../game';
import { wrongLead } from './lead-choice';
import type { BridgeState } from '../state';
import { calls, cards, DEAL, given } from '../testing/table';

// South declares in spades: West leads, North is dummy.
const CALLS = calls('Pass Pass 1S Pass Pass Pass');
const explained = { do: 'offer-options' };
const take = (by: 'N' | 'E' | 'S' | 'W', option: ChoiceOption) => ({ do: 'take-option', by, option });

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const table = (acts: readonly AnyAct[], deal: AnyAct = DEAL) => {
  const after = given().and(deal, CALLS).when(acts);
  const { turn, obligations, legal, seats } = bridgeDuplicate.tableView(after.state);
  return {
    ...{ ...after, turn, legal },
    duties: obligations.map(({ kind, seat, cards: [card = ''] }) => `${kind} ${seat} ${card}`),
    dummy: seats.find(({ open }) => open === true)?.seat ?? null,
    waiting: (bridgeDuplicate.openMatters?.(after.state) ?? []).map(
      ({ kind, article, options }) =>
        `${kind} ${article}: ${options.map(({ by, act }) => `${by} ${textOf(act.option) ?? act.do}`).join(', ')}`,
    ),
  };
};
const lastOffer = (events: readonly BridgeEvent[]): unknown =>
  events.findLast(({ type }) => type === 'OptionsOffered')?.data;

describe('an opening lead out of turn by a defender', () => {
  const LEAD = cards('E:HJ');
  it('BD-L10C1 BD-L54A waits for the arbiter to explain every option, then for declarer', () => {
    expect(table(LEAD).waiting).toEqual([
      'attention BD-L41A-1: arbiter offer-options, E draw-attention, S draw-attention, W draw-attention',
    ]);
    const offered = table([...LEAD, explained]);
    expect(lastOffer(offered.events)).toEqual({
      ...{ article: 'BD-L54A', to: 'S', options: ['spread', 'accept', 'require', 'forbid', 'free'] },
      until: 'card',
    });
    expect(offered.waiting).toEqual(['offer BD-L54A: S spread, S accept, S require, S forbid, S free']);
    expect(table([...LEAD, explained, explained]).refusals).toEqual(['no-choice']);
  });
  it('BD-L10C2 is declarer’s to choose on, not dummy’s, once it was explained', () => {
    expect(table([...LEAD, take('S', 'accept')]).refusals).toEqual(['no-choice']);
    expect(table([...LEAD, explained, take('N', 'accept')]).refusals).toEqual(['BD-L10C2']);
    expect(table([...LEAD, explained, take('S', 'refuse')]).refusals).toEqual(['no-such-option']);
  });
  it('BD-L54A makes dummy declarer', () => {
    const spread = table([...LEAD, explained, take('S', 'spread')]);
    expect(spread.types.slice(-2)).toEqual(['OptionTaken', 'DeclarerReplaced']);
    expect([spread.state.contract?.declarer, spread.turn, spread.dummy]).toEqual(['N', 'S', 'S']);
  });
  it('BD-L54B1 lets it stand: dummy spreads only then, and declarer plays second', () => {
    expect(table([...LEAD, explained]).dummy).toBeNull();
    const stands = table([...LEAD, explained, take('S', 'accept')]);
    expect([stands.turn, stands.dummy, stands.waiting]).toEqual(['S', 'N', []]);
    const spread = { do: 'spread-hand', seat: 'S' };
    expect(table([...LEAD, explained, take('S', 'accept'), spread]).types.at(-1)).toBe('HandFaced');
  });
  it('BD-L54D has it taken back: a penalty card, with partner’s lead free', () => {
    const back = table([...LEAD, explained, take('S', 'free')]);
    expect(back.types.slice(-3)).toEqual(['OptionTaken', 'CardWithdrawn', 'ObligationImposed']);
    expect([back.turn, back.duties, back.waiting]).toEqual(['W', ['major-penalty-card E HJ'], []]);
    expect(back.legal).toHaveLength(13);
  });
  it('BD-L50D2a has the suit required of partner’s lead, once', () => {
    const required = [...LEAD, explained, take('S', 'require')];
    expect(table(required).duties).toEqual(['forced-lead W HJ']);
    expect(table(required).legal).toEqual(['H4', 'H3', 'H2']);
    expect(table([...required, ...cards('W:S4')]).irregularities).toEqual(['BD-L41A-1', 'BD-L50D2a']);
    const led = table([...required, ...cards('W:H2')]);
    expect([led.irregularities, led.duties]).toEqual([['BD-L41A-1'], []]);
  });
  it('BD-L50D2a has the suit forbidden for as long as partner keeps the lead', () => {
    const deal = {
      do: 'deal',
      hands: {
        N: hand('KQ42.KQ4.432.432'),
        E: hand('JT9.JT98.KQ8.876'),
        S: hand('8765.765.JT9.AKQ'),
        W: hand('A3.A32.A765.JT95'),
      },
    } as const;
    const forbidden = [...LEAD, explained, take('S', 'forbid')];
    expect(table(forbidden, deal).legal.join(' ')).not.toContain('H');
    const kept = table([...forbidden, ...cards('W:DA N:D2 E:D8 S:D9')], deal);
    expect([kept.turn, kept.duties]).toEqual(['W', ['forbidden-lead W HJ']]);
    expect(table([...forbidden, ...cards('W:DA N:D2 E:D8 S:D9 W:H2')], deal).irregularities).toEqual([
      'BD-L41A-1',
      'BD-L50D2a',
    ]);
    expect(table([...forbidden, ...cards('W:DA N:D2 E:D8 S:D9 W:CJ N:C2 E:C6 S:CA')], deal).duties).toEqual(
      [],
    );
  });
  it('BD-L59 lets partner lead any card where he has none of the suit', () => {
    const deal = {
      do: 'deal',
      hands: {
        N: hand('AKQ.AKQ4.432.432'),
        E: hand('JT9.JT98.AKQ.876'),
        S: hand('8765.76532.JT.AK'),
        W: hand('432..98765.QJT95'),
      },
    } as const;
    const required = [...LEAD, explained, take('S', 'require')];
    expect(table(required, deal).legal).toHaveLength(13);
    expect(table([...required, ...cards('W:S4')], deal).irregularities).toEqual(['BD-L41A-1']);
  });
  it('BD-L54E by declarer’s side goes back for nothing, and the defender whose lead it is leads over it', () => {
    const own = cards('S:H5');
    expect(table(own)).toMatchObject({
      ...{ irregularities: ['BD-L54E'], dummy: null },
      waiting: ['obligation BD-L54E: S withdraw'],
    });
    expect(table([...own, explained]).refusals).toEqual(['no-choice']);
    const back = table([...own, { do: 'withdraw', seat: 'S', card: 'H5' }]);
    expect([back.turn, back.duties, back.waiting]).toEqual(['W', [], []]);
    const over = table([...own, ...cards('W:H2')]);
    expect(over.types.slice(-2)).toEqual(['CardPlayed', 'CardWithdrawn']);
    expect(over).toMatchObject({ turn: 'N', duties: [], irregularities: ['BD-L54E'], dummy: 'N' });
    expect(given({ policy: 'enforced' }).and(DEAL, CALLS).when(own).refusals).toEqual(['BD-L41A-1']);
  });
});

describe('a later lead out of turn by a defender', () => {
  // North wins the first trick.
  const NORTH = cards('W:H2 N:HA E:H8 S:H5');
  // East wins the first trick.
  const EAST = cards('W:D8 N:D2 E:DA S:D9');
  it('BD-L53A stands by declarer’s word, or when the next hand plays to it', () => {
    const lead = [...NORTH, ...cards('W:D8')];
    expect(table([...lead, explained, take('S', 'accept')])).toMatchObject({
      turn: 'N',
      duties: [],
      waiting: [],
    });
    const followed = table([...lead, explained, ...cards('N:D2')]);
    expect([followed.irregularities, followed.turn, followed.waiting]).toEqual([['BD-L56'], 'E', []]);
  });
  it('BD-L56 is taken back as a penalty card, and who was to lead leads', () => {
    const lead = [...NORTH, ...cards('W:D8'), explained];
    expect(lastOffer(table(lead).events)).toMatchObject({
      article: 'BD-L56',
      to: 'S',
      options: ['accept', 'refuse', 'lead'],
    });
    const back = table([...lead, take('S', 'refuse')]);
    expect([back.turn, back.duties]).toEqual(['N', ['major-penalty-card W D8']]);
  });
  it('BD-L56 has partner’s lead required or forbidden where it was his', () => {
    const lead = [...EAST, ...cards('W:CJ'), explained];
    expect(table(lead).waiting).toEqual(['offer BD-L56: S accept, S require, S forbid, S free']);
    expect(table([...lead, take('S', 'require')])).toMatchObject({ turn: 'E', duties: ['forced-lead E CJ'] });
  });
  it('BD-L53A is taken back at the last trick', () => {
    const next = (seat: number) => (state: BridgeState) => ({
      ...{ do: 'play', seat: seatName(seat < 0 ? state.play.turn : seat) },
      card: formatCard(legalCards(state.play, seat < 0 ? state.play.turn : seat)[0] ?? -1),
    });
    const last = given()
      .and(DEAL, CALLS)
      .goingOn((state) => (state.play.completed < 12 ? next(-1)(state) : null));
    const [early = 1] = [1, 3].filter((seat) => seat !== last.state.play.turn);
    const led = last.and(next(early), explained);
    expect(wrongLead(led.state)?.options).toEqual(['refuse', 'lead']);
    expect(led.when(take('S', 'accept')).refusals).toEqual(['no-such-option']);
    expect(led.when(take('S', 'refuse')).types).toContain('CardWithdrawn');
  });
});

describe('a lead out of turn by declarer', () => {
  // It was North's, then East's turn to lead.
  const FROM_HAND = [...cards('W:H2 N:HA E:H8 S:H5'), ...cards('S:CA'), explained];
  const FOR_EAST = [...cards('W:D8 N:D2 E:DA S:D9'), ...cards('S:CA'), explained];
  it('BD-L55A is either defender’s to choose on; where they differ, the one next to the lead prevails', () => {
    expect(table(FROM_HAND).waiting).toEqual(['offer BD-L55A: W accept, W refuse, E accept, E refuse']);
    expect(table([...FROM_HAND, take('W', 'accept')])).toMatchObject({ turn: 'W', waiting: [] });
    const differ = [...FROM_HAND, take('E', 'accept'), take('W', 'refuse')];
    expect([table(differ).types.slice(-3), table(differ).turn]).toEqual([
      ['OptionTaken', 'OptionTaken', 'CardWithdrawn'],
      'N',
    ]);
    expect(table([...FROM_HAND, take('E', 'accept'), take('E', 'refuse')]).refusals).toEqual(['no-choice']);
    expect(table([...FROM_HAND, take('N', 'accept')]).refusals).toEqual(['BD-L10C2']);
  });
  it('BD-L55B1 leaves the lead to the defender whose it was, with no rectification', () => {
    expect(table([...FOR_EAST, take('W', 'refuse')])).toMatchObject({ turn: 'E', duties: [], waiting: [] });
  });
  it('BD-L55B2 has declarer lead any card from the hand whose lead it was', () => {
    const back = table([...FROM_HAND, take('W', 'refuse'), ...cards('N:S2')]);
    expect([back.refusals, back.irregularities, back.turn]).toEqual([[], ['BD-L55A'], 'E']);
  });
});
