import type { Seat } from '@arbitre/rules/kernel/compass';
import { cards } from '@arbitre/rules/kernel/testing/cards';
import {
  inPlay,
  type Table,
  viewOf,
  handOf,
  penalised,
  upTo,
  report,
  demand,
  waive,
  lead,
  dropped,
} from './testing/table';

/** West is to lead to the first trick. */
const westLeads = (named: Partial<Record<Seat, string>>, trump = 'H7', voids = {}): Table =>
  inPlay(named, trump, voids, { dealer: 'S' });

describe('penalised cards', () => {
  it('WHC-CP-0 must be played when the opponents demand it', () => {
    const table = dropped(westLeads({ W: 'SK C2', S: 'H7' }), 'W', 'SK').and(demand('N', 'W', 'SK'));
    expect(viewOf(table).legal).toEqual(['SK']);
    expect(viewOf(table.and(cards('W:SK'))).trick.cards).toEqual([{ seat: 'W', card: 'SK' }]);
  });
  it('WHC-CP-A are cards faced on the table outside the play', () => {
    const table = inPlay({ E: 'S5', W: 'D7' }, 'H7').and(cards('E:S5'));
    expect(penalised(dropped(table, 'W', 'D7'))).toEqual(['W:D7']);
  });
  it('WHC-CP-B are the card that fell with the one that was meant', () => {
    const table = inPlay({ E: 'CK', S: 'C5', W: 'C4 C9' }, 'H7')
      .and(cards('E:CK S:C5'))
      .and({ do: 'play-together', seat: 'W', card: 'C9', others: ['C4'] });
    expect(table.irregularities).toEqual(['WHC-CP-B']);
    expect(penalised(table)).toEqual(['W:C4']);
    expect(viewOf(table).trick.cards.at(-1)).toEqual({ seat: 'W', card: 'C9' });
  });
  it('WHC-CP-C.1 are cards that the partner could see', () => {
    const table = inPlay({ W: 'HQ' }, 'H7').and(report('WHC-CP-C.1', 'W', { card: 'HQ', seenBy: 'E' }));
    expect(penalised(table)).toEqual(['W:HQ']);
  });
  it('WHC-CP-C.2 are all cards of a hand that was shown', () => {
    const table = inPlay({}, 'H7').goingOn(upTo(4)).and(report('WHC-CP-C.2', 'W'));
    expect(penalised(table)).toEqual(handOf(table, 'W').map((card) => `W:${card}`));
    expect(penalised(table)).toHaveLength(9);
  });
  it('WHC-CP-D are cards that a player names, if he holds them', () => {
    const table = inPlay({ W: 'SK', E: 'SA' }, 'H7').and(report('WHC-CP-D', 'W', { card: 'SA' }));
    expect(penalised(table)).toEqual([]);
    expect(penalised(table.and(report('WHC-CP-D', 'W', { card: 'SK' })))).toEqual(['W:SK']);
  });
  it('WHC-CP-1 lie face up until they are played', () => {
    const table = dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7');
    expect(viewOf(table).obligations).toEqual([
      { kind: 'penalised-card', seat: 'W', cards: ['D7'], article: 'WHC-CP-A' },
    ]);
    expect(viewOf(table.and(waive('N', 'W'), cards('W:SK'))).obligations).toHaveLength(1);
  });
  it('WHC-CP-2 may be demanded by either opponent, and are played if no revoke comes of it', () => {
    const named = { N: 'S5', E: 'S6', S: 'S7', W: 'S2 D7' };
    const follows = dropped(inPlay(named, 'H8', {}, { dealer: 'W' }), 'W', 'D7').and(
      cards('N:S5 E:S6 S:S7'),
      demand('S', 'W', 'D7'),
    );
    expect(follows.when(demand('E', 'W', 'D7')).refusals).toEqual(['WHC-CP-2']);
    const followed = follows.and(cards('W:S2'));
    expect(followed.irregularities).toEqual([]);
    expect(penalised(followed)).toEqual(['W:D7']);
    const free = dropped(inPlay({ ...named, W: 'D7' }, 'H8', { W: 'S' }, { dealer: 'W' }), 'W', 'D7').and(
      cards('N:S5 E:S6 S:S7'),
    );
    expect(viewOf(free.and(demand('N', 'W', 'D7'))).legal).toEqual(['D7']);
  });
  it("WHC-CP-3 make their holder wait for the opponents' word", () => {
    const online = inPlay({ W: 'D7 SK', S: 'H7' }, 'H7', {}, { dealer: 'S', policy: 'enforced' }).and(
      report('WHC-CP-D', 'W', { card: 'D7' }),
    );
    expect(online.when(lead('W', 'SK')).refusals).toEqual(['WHC-CP-3']);
    expect(online.and(waive('S', 'W')).when(lead('W', 'SK')).refusals).toEqual([]);
  });
  it('WHC-CP-4 are also what he plays without waiting', () => {
    const table = dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7').and(cards('W:SK'));
    expect(table.types).toEqual(['CardExposed', 'IrregularityObserved', 'ObligationImposed']);
    expect(penalised(table)).toEqual(['W:D7', 'W:SK']);
  });
  it('WHC-CP-5 may be demanded again in each trick', () => {
    const named = { N: 'SA C3', E: 'S6 C4', S: 'S7 C5', W: 'S2 D7 H9' };
    const table = dropped(inPlay(named, 'H8', { W: 'C' }, { dealer: 'W' }), 'W', 'D7').and(
      cards('N:SA E:S6 S:S7'),
      demand('S', 'W', 'D7'),
      cards('W:S2 N:C3 E:C4 S:C5'),
    );
    expect(table.when(demand('N', 'W', 'D7')).refusals).toEqual([]);
    expect(table.and(cards('W:H9')).irregularities).toEqual(['WHC-CP-4']);
  });
  it('WHC-CP-6 may always be led or played by their holder', () => {
    expect(
      dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7')
        .and(waive('N', 'W'))
        .and(cards('W:D7')).irregularities,
    ).toEqual([]);
    expect(dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7').and(cards('W:D7')).types[0]).toBe(
      'CardPlayed',
    );
  });
  it('WHC-CP-7 are free of penalty once played', () => {
    const table = dropped(westLeads({ W: 'D7 SK', S: 'H7' }), 'W', 'D7').and(cards('W:D7'));
    expect(penalised(table)).toEqual([]);
    expect(table.types).toEqual(['CardPlayed', 'ObligationLifted']);
  });
  it('WHC-CP-8 are the lead made again before the partner has played; the first trick is kept', () => {
    const table = westLeads({ W: 'HA DK', N: 'H3', E: 'H4', S: 'H7 H5' }).and(cards('W:HA N:H3 W:DK'));
    expect(table.irregularities).toEqual(['WHC-CP-8']);
    expect(penalised(table)).toEqual(['W:DK']);
    const gone = viewOf(table.and(cards('E:H4 S:H5')));
    expect(gone.lastTrick?.winner).toBe('W');
    expect(gone.turn).toBe('W');
  });
  it('WHC-CP-GAP-1 are not played by being laid out too early: the opponents may demand either, or none', () => {
    const table = dropped(westLeads({ W: 'D7 SK C2', S: 'H7' }), 'W', 'D7').and(cards('W:SK'));
    expect(viewOf(table).trick.cards).toEqual([]);
    const words = [demand('N', 'W', 'D7'), demand('S', 'W', 'SK'), waive('N', 'W')];
    expect(words.map((act) => table.when(act).refusals)).toEqual([[], [], []]);
    expect(viewOf(table.and(waive('N', 'W'), cards('W:C2'))).trick.cards).toEqual([
      { seat: 'W', card: 'C2' },
    ]);
  });
  it('WHC-CP-GAP-2 are demanded one at a time; the first demand binds', () => {
    const table = dropped(dropped(westLeads({ W: 'D7 C2', S: 'H7' }), 'W', 'D7'), 'W', 'C2').and(
      demand('N', 'W', 'C2'),
    );
    expect(table.when(demand('S', 'W', 'D7')).refusals).toEqual(['WHC-SUP-5.2']);
    expect(viewOf(table).legal).toEqual(['C2']);
  });
  it('WHC-CP-GAP-3 lapse with the coup and with void hands', () => {
    expect(penalised(dropped(inPlay({ W: 'D7' }, 'H7'), 'W', 'D7'))).toEqual(['W:D7']);
    const voided = dropped(inPlay({ W: 'D7' }, 'H7'), 'W', 'D7').and(report('WHC-ND-B.1', 'N'));
    expect(penalised(voided)).toEqual([]);
    const ended = dropped(inPlay({ W: 'D7' }, 'H7'), 'W', 'D7').and({
      do: 'abandon-hands',
      tricks: { NS: 7, EW: 6 },
    });
    expect(penalised(ended)).toEqual([]);
  });
  it('WHC-CP-GAP-4 need no word when nothing else can be played', () => {
    const named = { N: 'D2', E: 'D3', S: 'D4 D5 D6 D8 D9 DT DJ DQ DK DA', W: 'D7' };
    const fell = dropped(inPlay(named, 'H8', {}, { dealer: 'W' }), 'W', 'D7');
    expect(penalised(fell)).toEqual(['W:D7']);
    const table = fell.and(cards('N:D2 E:D3 S:D4 W:D7'));
    expect(table.irregularities).toEqual([]);
    expect(penalised(table)).toEqual([]);
  });
  it('WHC-CP-GAP-5 are a hand thrown down alone; the others keep theirs', () => {
    const table = inPlay({}, 'H7').goingOn(upTo(7)).and(report('WHC-CP-GAP-5', 'W'));
    expect(penalised(table)).toHaveLength(6);
    expect(table.state.phase).toBe('play');
  });
  it('WHC-CP-GAP-6 cost no revoke when the demand is ignored: the other card is penalised and goes back', () => {
    const named = { N: 'D2', E: 'D3', S: 'D4', W: 'D7 DK' };
    const table = dropped(inPlay(named, 'H8', {}, { dealer: 'W' }), 'W', 'D7').and(
      cards('N:D2 E:D3 S:D4'),
      demand('N', 'W', 'D7'),
      cards('W:DK'),
    );
    expect(penalised(table)).toEqual(['W:D7', 'W:DK']);
    expect(table.state.faults).toEqual([]);
    expect(viewOf(table.and(cards('W:D7'))).lastTrick?.cards.map(({ card }) => card)).toContain('D7');
    const online = inPlay(named, 'H8', {}, { dealer: 'W', policy: 'enforced' }).and(
      report('WHC-CP-D', 'W', {
        card: 'D7',
      }),
      cards('N:D2 E:D3 S:D4'),
      demand('N', 'W', 'D7'),
    );
    expect(online.when(lead('W', 'DK')).refusals).toEqual(['WHC-CP-GAP-6']);
  });
});
