import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { conceal, onlookerOf } from '@arbitre/rules/kernel/deal/conceal';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import { given } from '@arbitre/rules/kernel/testing/given';
import { dealDecider } from '../testing/life';
import { dealOf, explained, exposed, named, SPADES, tableOf, take } from '../testing/penalties';
import { cards, DEAL } from '../testing/table';

// North's dummy wins what it likes in hearts; East and West have small cards of every suit.
const HANDS = dealOf('AKQ2.AK.8432.432', 'T9.J985.AKQ.QJ87', '8765.Q76.JT9.AK6', 'J43.T432.765.T95');
const table = (...acts: readonly (AnyAct | readonly AnyAct[])[]) => tableOf(HANDS, acts.flat());
const enforced = (...acts: readonly (AnyAct | readonly AnyAct[])[]) =>
  tableOf(HANDS, acts.flat(), 'enforced');

const LED = cards('W:H2');
const TRICK_TO_NORTH = cards('W:H2 N:HA E:H5 S:H6');

describe('a card that a defender shows', () => {
  it('BD-L49 becomes a penalty card where partner could see it or its player says that he holds it', () => {
    const seen = table(LED, exposed('E', 'DK'));
    expect([seen.types, seen.irregularities]).toEqual([
      [...LED.map(() => 'CardPlayed'), 'CardExposed', 'IrregularityObserved', 'ObligationImposed'],
      ['BD-L49'],
    ]);
    expect(seen.duties).toEqual(['major-penalty-card E DK']);
    expect(table(LED, exposed('W', 'DJ')).refusals).toEqual(['card-not-held']);
    expect(table(LED, exposed('W', 'D7', 'named')).duties).toEqual(['major-penalty-card W D7']);
    expect(table(LED, exposed('W', 'H2')).refusals).toEqual(['card-already-played']);
  });
  it('BD-L49 costs nothing in a statement with a claim, nor does a card that is played', () => {
    expect(table(LED, exposed('E', 'DK', 'claim'))).toMatchObject({ duties: [], irregularities: [] });
    expect(table(TRICK_TO_NORTH).duties).toEqual([]);
  });
  it('BD-L48A is none of declarer’s or dummy’s', () => {
    for (const [seat, card] of [
      ['S', 'CA'],
      ['N', 'SA'],
    ] as const)
      expect(table(LED, exposed(seat, card))).toMatchObject({ duties: [], irregularities: [], refusals: [] });
  });
  it('BD-L50A lies face up for everybody until it is played', () => {
    const opening = {
      ...{ do: 'open-deal', competition: 'c', game: 'bridge', ruleset: 'bridge-duplicate@1' },
      ...{ policy: 'observed', grain: 'full', place: { session: 1, round: 1, table: '1', board: 1 } },
      ...{ setup: {}, seating: { N: 'a', E: 'b', S: 'c', W: 'd' } },
    };
    const seenOf = (...acts: readonly AnyAct[]): readonly string[] | null | undefined => {
      const { state } = given(dealDecider, undefined).and(opening, HANDS, SPADES, LED, acts);
      const view = dealTableView(state);
      const stranger = onlookerOf(state, { audience: { kind: 'everyone' }, embargoed: false });
      return view === null ? null : conceal(view, stranger).seats.find(({ seat }) => seat === 'E')?.hand;
    };
    expect(seenOf(exposed('E', 'C8'))).toEqual(['C8']);
    expect(seenOf()).toEqual([]);
    expect(seenOf(exposed('E', 'H9'), ...cards('N:HA E:H9'))).toEqual([]);
  });
  it('BD-L50B-minor is minor below an honour where it fell', () => {
    expect(table(LED, exposed('E', 'C8')).duties).toEqual(['minor-penalty-card E C8']);
    expect(table(LED, exposed('E', 'S9')).duties).toEqual(['minor-penalty-card E S9']);
  });
  it('BD-L50B-major is major as an honour, the ten too, or where it was shown on purpose', () => {
    expect(table(LED, exposed('E', 'ST')).duties).toEqual(['major-penalty-card E ST']);
    expect(table(LED, exposed('E', 'C8', 'deliberate')).duties).toEqual(['major-penalty-card E C8']);
  });
  it('BD-L50B-major makes both major where one defender has two; partner’s counts by itself', () => {
    const two = table(LED, exposed('E', 'C8'), exposed('E', 'C7'));
    expect(two.duties).toEqual(['major-penalty-card E C8', 'major-penalty-card E C7']);
    expect(two.types.slice(-5)).toEqual([
      'CardExposed',
      'IrregularityObserved',
      'ObligationLifted',
      'ObligationImposed',
      'ObligationImposed',
    ]);
    expect(table(LED, exposed('E', 'C8'), exposed('E', 'C8')).duties).toEqual(['minor-penalty-card E C8']);
    expect(table(LED, exposed('E', 'C8'), exposed('W', 'C5')).duties).toEqual([
      'minor-penalty-card E C8',
      'minor-penalty-card W C5',
    ]);
  });
});

describe('a minor penalty card', () => {
  // Clubs are led from dummy with East's C8 on the table.
  const CLUBS = [...LED, exposed('E', 'C8'), ...cards('N:HA E:H5 S:H6 N:C2')];
  it('BD-L50C is played before any other card of its suit below an honour, not before an honour', () => {
    expect(enforced(CLUBS).legal).toEqual(['CQ', 'CJ', 'C8']);
    expect(enforced(CLUBS, cards('E:C7')).refusals).toEqual(['BD-L50C']);
    expect(enforced(CLUBS, cards('E:CQ'))).toMatchObject({
      ...{ refusals: [], duties: ['minor-penalty-card E C8'] },
    });
    const played = enforced(CLUBS, cards('E:C8'));
    expect([played.refusals, played.duties]).toEqual([[], []]);
    expect(table(CLUBS, cards('E:C7')).irregularities).toEqual(['BD-L49', 'BD-L50C']);
  });
  it('BD-L50C leaves other suits and partner’s lead free', () => {
    expect(enforced(LED, exposed('E', 'C8'), cards('N:HA E:H5')).refusals).toEqual([]);
    const lead = enforced(cards('W:CT'), exposed('E', 'H5'), cards('N:C2 E:C7 S:C6'));
    expect([lead.turn, lead.waiting, lead.legal.length]).toEqual(['W', [], 12]);
  });
});

describe('a major penalty card', () => {
  it('BD-L50D1a BD-L45C5 is played at the first legal opportunity, on lead', () => {
    const onLead = [...cards('W:D5'), exposed('E', 'H9', 'deliberate'), ...cards('N:D2 E:DA S:D9')];
    expect(enforced(onLead).legal).toEqual(['H9']);
    expect(enforced(onLead, cards('E:DK')).refusals).toEqual(['BD-L50D1a']);
    expect(table(onLead, cards('E:DK')).irregularities).toEqual(['BD-L49', 'BD-L50D1a']);
    expect(enforced(onLead, cards('E:H9')).duties).toEqual([]);
  });
  it('BD-L50D1a is played following suit', () => {
    const following = [...LED, exposed('E', 'HJ')];
    expect(enforced(following, cards('N:HA')).legal).toEqual(['HJ']);
    expect(enforced(following, cards('N:HA E:H5')).refusals).toEqual(['BD-L50D1a']);
  });
  it('BD-L50D1a is played discarding or trumping', () => {
    const short = dealOf('AKQ2.AKQ.432.432', 'JT9.JT98.AKQJT8.', '8765.765.9.AKQJ8', '43.432.765.T9765');
    const clubs = [...cards('W:C5 N:C2'), exposed('E', 'S9', 'deliberate')];
    expect(tableOf(short, clubs, 'enforced').legal).toEqual(['S9']);
    expect(tableOf(short, [...clubs, ...cards('E:H8')], 'enforced').refusals).toEqual(['BD-L50D1a']);
    expect(tableOf(short, [...clubs, ...cards('E:S9')], 'enforced')).toMatchObject({
      refusals: [],
      duties: [],
    });
  });
  it('BD-L50D1b comes after following suit, and is due at the next opportunity', () => {
    const other = [...LED, exposed('E', 'DK'), ...cards('N:HA E:H5 S:H6')];
    expect(enforced(other)).toMatchObject({ refusals: [], duties: ['major-penalty-card E DK'] });
    expect(enforced(other, cards('N:D2')).legal).toEqual(['DK']);
  });
  it('BD-L50-GAP-1 comes after a restriction on the lead', () => {
    // East on lead has DK due; West's two cards have declarer require hearts of East.
    const both = [...cards('W:D5'), exposed('E', 'DK'), exposed('W', 'HT'), ...cards('N:D2 E:DK S:D9')];
    const again = [...both, exposed('E', 'DA')];
    expect(enforced(again).waiting).toEqual(['offer BD-L50D2: S require, S forbid, S free']);
    const required = enforced(again, take('S', 'require'));
    expect([required.duties, required.legal]).toEqual([
      ['major-penalty-card E DA', 'forced-lead E HT'],
      ['HJ', 'H9', 'H8', 'H5'],
    ]);
    expect(enforced(again, take('S', 'require'), cards('E:DA')).refusals).toEqual(['BD-L50D2a']);
    expect(enforced(again, take('S', 'require'), cards('E:H5')).duties).toEqual(['major-penalty-card E DA']);
  });
});

describe('partner’s lead with a major penalty card on the table', () => {
  const lead = (...shown: readonly string[]) => [
    ...cards('W:CT'),
    ...shown.map((card) => exposed('E', card, 'deliberate')),
    ...cards('N:C2 E:C7 S:C6'),
  ];
  it('BD-L50D2 waits for declarer’s choice', () => {
    const waits = enforced(lead('H9'));
    expect([waits.waiting, waits.legal]).toEqual([['offer BD-L50D2: S require, S forbid, S free'], []]);
    expect(enforced(lead('H9'), cards('W:D6')).refusals).toEqual(['BD-L50D2']);
    expect(enforced(lead('H9'), take('N', 'free')).refusals).toEqual(['BD-L10C2']);
    expect(enforced(lead('H9'), take('S', 'accept')).refusals).toEqual(['no-such-option']);
  });
  it('BD-L50D2 makes a lead before it an exposed card, which goes back when declarer has chosen', () => {
    const early = [...lead('H9'), ...cards('W:D6')];
    expect(table(early)).toMatchObject({
      ...{ irregularities: ['BD-L49', 'BD-L50D2'], turn: 'N' },
      waiting: [
        'attention BD-L50D2: arbiter offer-options, E draw-attention, S draw-attention, W draw-attention',
      ],
    });
    const chosen = table(early, explained, take('S', 'require'));
    expect([chosen.turn, chosen.duties, chosen.legal]).toEqual([
      'W',
      ['major-penalty-card W D6', 'forced-lead W H9'],
      ['HT', 'H4', 'H3', 'H2'],
    ]);
    expect(table(early, explained, take('S', 'free'))).toMatchObject({ legal: ['D6'] });
    expect(table(early, explained, take('S', 'accept'))).toMatchObject({ turn: 'N', waiting: [] });
    const playedOn = table(early, cards('N:D2'));
    expect([playedOn.waiting, playedOn.duties]).toEqual([[], ['major-penalty-card E H9']]);
  });
  it('BD-L50D2a is required of the suit; the card is picked up', () => {
    const required = enforced(lead('H9'), take('S', 'require'));
    expect([required.duties, required.legal]).toEqual([['forced-lead W H9'], ['HT', 'H4', 'H3', 'H2']]);
    expect(enforced(lead('H9'), take('S', 'require'), cards('W:D6')).refusals).toEqual(['BD-L50D2a']);
    const led = enforced(lead('H9'), take('S', 'require'), cards('W:H2 N:HA E:H5'));
    expect([led.refusals, led.duties]).toEqual([[], []]);
  });
  it('BD-L50D2a is forbidden the suit for as long as the leader keeps the lead', () => {
    const strong = dealOf('AKQ2.AKQ.432.432', 'JT9.JT98.KQ8.876', '8765.765.JT9.KQJ', '43.432.A765.AT95');
    const forbid = [...cards('W:CA'), exposed('E', 'SJ'), ...cards('N:C2 E:C6 S:CJ'), take('S', 'forbid')];
    expect(tableOf(strong, forbid, 'enforced').duties).toEqual(['forbidden-lead W SJ']);
    const kept = [...forbid, ...cards('W:DA N:D2 E:D8 S:D9')];
    expect(tableOf(strong, [...kept, ...cards('W:S3')], 'enforced').refusals).toEqual(['BD-L50D2a']);
    expect(tableOf(strong, kept, 'enforced').duties).toEqual(['forbidden-lead W SJ']);
    const lost = [...kept, ...cards('W:D5 N:D3 E:DK S:DT')];
    expect(tableOf(strong, lost, 'enforced').duties).toEqual([]);
  });
  it('BD-L50D2b BD-L51B2c is free: the cards stay, and the choice comes again if the leader keeps the lead', () => {
    const strong = dealOf('AKQ2.AKQ.432.432', 'JT9.JT98.KQ8.876', '8765.765.JT9.KQJ', '43.432.A765.AT95');
    const free = (...shown: readonly string[]) => [
      ...cards('W:CA'),
      ...shown.map((card) => exposed('E', card)),
      ...cards('N:C2 E:C6 S:CJ'),
      take('S', 'free'),
    ];
    const one = tableOf(strong, free('SJ'), 'enforced');
    expect([one.duties, one.waiting, one.legal.length]).toEqual([['major-penalty-card E SJ'], [], 12]);
    const again = tableOf(strong, [...free('SJ'), ...cards('W:DA N:D2 E:D8 S:D9')], 'enforced');
    expect(again.waiting).toEqual(['offer BD-L50D2: S require, S forbid, S free']);
    const two = tableOf(strong, [...free('SJ', 'HJ'), ...cards('W:DA N:D2 E:D8 S:D9')], 'enforced');
    expect([two.duties, two.waiting]).toEqual([
      ['major-penalty-card E SJ', 'major-penalty-card E HJ'],
      ['offer BD-L50D2: S require-H, S require-S, S forbid-H, S forbid-S, S forbid-HS, S free'],
    ]);
  });
  it('BD-L51B1a picks up all cards of a suit that is required', () => {
    const required = enforced(lead('H9', 'H8'), take('S', 'require'));
    expect([required.duties, required.legal]).toEqual([['forced-lead W H9 H8'], ['HT', 'H4', 'H3', 'H2']]);
    const after = enforced(lead('H9', 'H8'), take('S', 'require'), cards('W:H2 N:HA'));
    expect(after.legal).toEqual(['HJ', 'H9', 'H8', 'H5']);
  });
  it('BD-L51B1b picks up all cards of a suit that is forbidden', () => {
    const forbidden = enforced(lead('H9', 'H8'), take('S', 'forbid'));
    expect(forbidden.duties).toEqual(['forbidden-lead W H9 H8']);
    expect(forbidden.legal.filter((card) => card.startsWith('H'))).toEqual([]);
    expect(enforced(lead('H9', 'H8'), take('S', 'forbid'), cards('W:H2')).refusals).toEqual(['BD-L50D2a']);
  });
  it('BD-L51B2a requires one of several suits; cards of the others stay', () => {
    const required = enforced(lead('H9', 'DK'), take('S', 'require-D'));
    expect([required.duties, required.legal]).toEqual([
      ['major-penalty-card E H9', 'forced-lead W DK'],
      ['D7', 'D6', 'D5'],
    ]);
    expect(enforced(lead('H9', 'DK'), take('S', 'require')).refusals).toEqual(['no-such-option']);
    expect(enforced(lead('H9', 'DK'), take('S', 'require-C')).refusals).toEqual(['no-such-option']);
  });
  it('BD-L51B2b forbids one of several suits or more, and picks up what is of them', () => {
    const both = enforced(lead('H9', 'DK'), take('S', 'forbid-DH'));
    expect(both.duties).toEqual(['forbidden-lead W DK', 'forbidden-lead W H9']);
    expect(both.legal).toEqual(['SJ', 'S4', 'S3', 'C9', 'C5']);
    const one = enforced(lead('H9', 'DK'), take('S', 'forbid-H'));
    expect(one.duties).toEqual(['major-penalty-card E DK', 'forbidden-lead W H9']);
  });
});

describe('several penalty cards that may be played', () => {
  const two = [...LED, exposed('E', 'HJ'), exposed('E', 'H9')];
  it('BD-L51A waits for declarer to name one', () => {
    const before = [...two, ...cards('N:HA')];
    expect(enforced(before)).toMatchObject({ waiting: ['offer BD-L51A: S HJ, S H9'], legal: [] });
    expect(enforced(before, cards('E:HJ')).refusals).toEqual(['BD-L51A']);
    expect(enforced(before, named('N', 'H9')).refusals).toEqual(['BD-L10C2']);
    expect(enforced(before, named('S', 'H5')).refusals).toEqual(['no-such-option']);
    const chosen = enforced(before, named('S', 'H9'));
    expect([chosen.types.slice(-2), chosen.legal, chosen.waiting]).toEqual([
      ['PenaltyCardNamed', 'ObligationImposed'],
      ['H9'],
      [],
    ]);
    expect(enforced(before, named('S', 'H9'), cards('E:HJ')).refusals).toEqual(['BD-L51A']);
    expect(enforced(before, named('S', 'H9'), cards('E:H9')).duties).toEqual(['major-penalty-card E HJ']);
  });
  it('BD-L51A has nothing to name where one alone follows suit, or none waits', () => {
    const one = [...LED, exposed('E', 'HJ'), exposed('E', 'DK'), ...cards('N:HA')];
    expect(enforced(one)).toMatchObject({ waiting: [], legal: ['HJ'] });
    expect(enforced(LED, named('S', 'H9')).refusals).toEqual(['no-choice']);
  });
  it('BD-L51A takes either from a table where nobody named one', () => {
    expect(table(two, cards('N:HA E:H9')).irregularities).toEqual(['BD-L49', 'BD-L49']);
  });
});

describe('another card than the penalty card', () => {
  const wrong = [...LED, exposed('E', 'HJ'), ...cards('N:HA E:H5')];
  const offer = ['offer BD-L52: S accept, S refuse'];
  it('BD-L52 is accepted by declarer’s word, and the penalty card stays', () => {
    expect(table(wrong).waiting).toEqual([
      'attention BD-L50D1a: arbiter offer-options, E draw-attention, S draw-attention, W draw-attention',
    ]);
    expect(table(wrong, explained).waiting).toEqual(offer);
    expect(table(wrong, explained, take('N', 'accept')).refusals).toEqual(['BD-L10C2']);
    expect(table(wrong, explained, take('S', 'accept'))).toMatchObject({
      ...{ waiting: [], turn: 'S', duties: ['major-penalty-card E HJ'] },
    });
  });
  it('BD-L52 has to be accepted once declarer has played from either hand', () => {
    const on = table(wrong, cards('S:H6'));
    expect([on.waiting, on.duties]).toEqual([[], ['major-penalty-card E HJ']]);
    expect(table(wrong, cards('S:H6'), explained).refusals).toEqual(['no-choice']);
  });
  it('BD-L52 is replaced where declarer does not accept, and becomes a major penalty card', () => {
    const refused = table(wrong, explained, take('S', 'refuse'));
    expect(refused.types.slice(-5)).toEqual([
      'OptionTaken',
      'CardWithdrawn',
      'CardPlayed',
      'ObligationLifted',
      'ObligationImposed',
    ]);
    expect(refused).toMatchObject({
      ...{ trick: ['W:H2', 'N:HA', 'E:HJ'], turn: 'S', duties: ['major-penalty-card E H5'] },
    });
  });
  it('BD-L52 is replaced over the end of the trick, which is then won anew', () => {
    const before = [...TRICK_TO_NORTH, ...cards('N:D2 E:DQ S:DT'), exposed('W', 'D7', 'deliberate')];
    const closed = [...before, ...cards('W:D6')];
    expect(table(closed).types.at(-1)).toBe('TrickWon');
    const anew = table(closed, explained, take('S', 'refuse'));
    expect(anew.types.slice(-6)).toEqual([
      'OptionTaken',
      'CardWithdrawn',
      'CardPlayed',
      'ObligationLifted',
      'TrickWon',
      'ObligationImposed',
    ]);
    expect([anew.turn, anew.state.play.completed, anew.duties]).toEqual([
      'E',
      2,
      ['major-penalty-card W D6'],
    ]);
  });
  it('BD-L52 is not for its player to take back', () => {
    expect(table(wrong, explained, take('E', 'refuse')).refusals).toEqual(['BD-L10C2']);
  });
  it('BD-L52 is a card below an honour in place of a minor penalty card too', () => {
    const minor = [...LED, exposed('E', 'H9'), ...cards('N:HA E:H5'), explained, take('S', 'refuse')];
    expect(table(minor)).toMatchObject({
      ...{ trick: ['W:H2', 'N:HA', 'E:H9'], duties: ['major-penalty-card E H5'] },
    });
  });
});

describe('what the exposed card tells', () => {
  const opening = {
    ...{
      do: 'open-deal',
      competition: 'c',
      game: 'bridge',
      ruleset: 'bridge-duplicate@1',
      policy: 'observed',
    },
    ...{ grain: 'full', place: { session: 1, round: 1, table: '1', board: 1 }, setup: {} },
    seating: { N: 'NS', E: 'EW', S: 'NS', W: 'EW' },
  };
  const deal = (...acts: readonly AnyAct[]) =>
    given(dealDecider, undefined).and(opening, DEAL, SPADES).when(acts);
  const use = (article: string) => ({ do: 'report', article, seat: 'W', facts: { card: 'DK' } });
  const ruling = (article: string) => ({
    ...{ do: 'give-ruling', article, reason: 'helped by the penalty card' },
    adjustments: { NS: { kind: 'assigned', score: 140 }, EW: { kind: 'assigned', score: -140 } },
  });
  it.each(['BD-L50E2', 'BD-L50E3'])('%s is reported of a partner who used it, for the arbiter', (article) => {
    const told = deal(...cards('W:H2'), exposed('E', 'DK'), use(article));
    expect([told.refusals, told.irregularities]).toEqual([[], ['BD-L49', article]]);
    const { state } = deal(...cards('W:H2'), exposed('E', 'DK'), use(article), ruling(article));
    expect(state.rulings.map((each) => each.article)).toEqual([article]);
    expect(state.adjustments).toMatchObject({ NS: { score: 140 }, EW: { score: -140 } });
  });
  it('BD-L50E1 is anybody’s to use while it lies: attention to it is answered, and nothing follows', () => {
    const { state, refusals } = deal(
      ...cards('W:H2'),
      exposed('E', 'DK'),
      { do: 'draw-attention', article: 'BD-L50E1', by: 'S', seat: 'W' },
      { do: 'answer-attention', attention: 'a1', reason: 'the card lies on the table' },
    );
    expect([refusals, state.rulings, state.attention.map(({ answered }) => answered)]).toEqual([
      [],
      [],
      [true],
    ]);
  });
  it('BD-L50E4 is scored by the arbiter as if the card had not been exposed', () => {
    const { state } = deal(...cards('W:H2'), exposed('E', 'DK'), ruling('BD-L50E4'));
    expect(state.adjustments).toMatchObject({ NS: { score: 140 }, EW: { score: -140 } });
    expect(
      deal(...cards('W:H2'), exposed('E', 'DK'), { ...ruling('BD-L50E4'), reason: undefined }).refusals,
    ).toEqual(['missing-field']);
  });
});
