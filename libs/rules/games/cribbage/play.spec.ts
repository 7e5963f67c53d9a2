import { cribbage } from './game';
import { given, opened, pegs, plays, sensible, standing, type Table, totals, unseen } from './testing/table';

const enforcedAt = (dealer: string, starter: string, ...hands: readonly string[]): Table =>
  given({ policy: 'enforced', dealer }).and(opened(dealer, starter, ...hands));
const countOf = (table: Table): string => cribbage.tableView(table.state).facts.count ?? '';
const legal = (table: Table): readonly string[] => cribbage.tableView(table.state).legal;
const turn = (table: Table): string | null => cribbage.tableView(table.state).turn;

/** North deals; East leads. The last card of each hand is laid away. */
const NINE = enforcedAt('N', 'SK', 'C9 D9 H2 H3 CA', 'H6 S4 DT DJ C2', 'C5 D4 S3 H8 C3', 'D6 S5 DQ CQ C4');

describe('the play of the cards', () => {
  it('CRIB-4.8 begins with the player at the dealer’s left', () => {
    expect([
      NINE.when(plays('S:C5')).refusals,
      NINE.when(plays('N:C9')).refusals,
      NINE.when(plays('E:H6')).refusals,
    ]).toEqual([['CRIB-4.8'], ['CRIB-4.8'], []]);
  });
  it('CRIB-4.9 goes on clockwise, a card each; at a real table a card out of turn goes back', () => {
    const led = NINE.and(plays('E:H6'));
    expect([led.when(plays('W:D6')).refusals, led.when(plays('S:C5')).refusals]).toEqual([['CRIB-4.9'], []]);
    const real = given().and(unseen('N', 'SK'), plays('E:H6')).when(plays('W:D6'));
    expect([real.types, real.irregularities, turn(real)]).toEqual([
      ['CardTakenBack', 'IrregularityObserved'],
      ['CRIB-4.9'],
      'S',
    ]);
    expect(real.when(plays('S:C5 W:D6')).refusals).toEqual([]);
  });
  it('CRIB-4.10 adds up what was played since the last reset', () => {
    const real = given().and(unseen('N', 'HA'));
    const counts = ['E:C5', 'E:C5 S:SK', 'E:C5 S:SK W:D6'].map((text) => countOf(real.and(plays(text))));
    expect(counts).toEqual(['5', '15', '21']);
  });
  it('CRIB-4.11 CRIB-4.12 peg 2 for the side that makes 15, and 31', () => {
    const fifteen = given().and(unseen('N', 'HA'), plays('E:C9')).when(plays('S:H6'));
    expect(pegs(fifteen.events)).toEqual(['NS 2']);
    const most = fifteen.and(plays('W:DT')).when(plays('N:C6'));
    expect([pegs(most.events), most.types.at(-1)]).toEqual([['NS 2'], 'SeriesEnded']);
  });
  it('CRIB-4-GAP-3 gives nothing beside the 2 of 31', () => {
    const most = given().and(unseen('N', 'HA'), plays('E:C9 S:DT W:C2')).when(plays('N:HT'));
    expect([totals(most.state), turn(most), countOf(most)]).toEqual(['2-0', 'E', '0']);
  });
  it('CRIB-4.13 never lets the count exceed 31', () => {
    const table = enforcedAt(
      'W',
      'C2',
      'CK D4 H3 H4 CA',
      'CT D3 S3 S4 H2',
      'HK H8 D7 D8 HA',
      'C9 DT S9 S8 DA',
    ).and(plays('N:CK E:CT'));
    const high = table.and(plays('S:D8')).when(plays('W:C9'));
    expect([countOf(table), high.violations]).toEqual([
      '20',
      [expect.objectContaining({ article: 'CRIB-4.13', facts: { seat: 'W', count: 37, most: 31 } })],
    ]);
    const real = given().and(unseen('N', 'HA'), plays('E:CK S:DK W:C4')).when(plays('N:HK'));
    expect([real.types, real.irregularities]).toEqual([
      ['CardTakenBack', 'IrregularityObserved'],
      ['CRIB-4.13'],
    ]);
    expect([countOf(real), real.when(plays('N:D7')).refusals]).toEqual(['24', []]);
  });
  it('CRIB-4.14 has whoever cannot play say go, and the next one plays', () => {
    const table = enforcedAt(
      'N',
      'C2',
      'CK D4 H3 H5 CA',
      'CJ D9 HK S9 H2',
      'HT C4 D7 D8 HA',
      'C6 DT SJ S8 DA',
    ).and(plays('E:CJ S:HT W:C6'));
    // North makes 30; East has nine, king, nine.
    const stuck = table.and(plays('N:D4'));
    expect([legal(stuck), turn(stuck)]).toEqual([['go'], 'E']);
    expect(turn(stuck.and(plays('E:go')))).toBe('S');
  });
  it('CRIB-4-GAP-4 refuses a go to whoever can play; at a real table a later card proves it', () => {
    const table = enforcedAt(
      'N',
      'C2',
      'CK D4 H3 H5 CA',
      'CJ D5 HK S9 H2',
      'HT C4 D7 D8 HA',
      'C6 DT SJ S8 DA',
    ).and(plays('E:CJ S:HT W:C6 N:D4'));
    expect(table.when(plays('E:go')).refusals).toEqual([]);
    const low = enforcedAt(
      'N',
      'C2',
      'CK D4 H3 H5 CA',
      'CJ DA HK S9 H2',
      'HT C4 D7 D8 HA',
      'C6 DT SJ S8 S3',
    ).and(plays('E:CJ S:HT W:C6 N:D4'));
    expect(low.when(plays('E:go')).refusals).toEqual(['CRIB-4-GAP-4']);
    expect(given().and(unseen('N', 'HA')).when(plays('E:go')).refusals).toEqual(['CRIB-4-GAP-4']);
    const proven = given()
      .and(unseen('N', 'HA'), plays('E:CJ S:HT W:C6 N:go E:go S:D5 W:H9'))
      .when(plays('N:D3 E:D4'));
    expect(proven.irregularities).toEqual(['CRIB-4-GAP-4', 'CRIB-4-GAP-4']);
  });
  it('CRIB-4.15 gives 1 for the last card when nobody can play any more, and for the sixteenth', () => {
    const table = given().and(unseen('N', 'HA'), plays('E:CJ S:HT W:C6')).and(plays('N:D4'));
    const last = table.when(plays('E:go S:go W:go N:go'));
    expect([pegs(last.events), turn(last), countOf(last)]).toEqual([['NS 1'], 'E', '0']);
    const all = enforcedAt(
      'N',
      'SK',
      'C9 D9 H2 H3 CA',
      'H6 S4 DT DJ C2',
      'C5 D4 S3 H8 C3',
      'D6 S5 DQ CQ C4',
    ).goingOn((state) => (state.phase === 'play' ? sensible()(state) : null));
    const pegged = all.stream.flatMap((event) => (event.type === 'PointsPegged' ? [event.data] : []));
    expect(pegged.at(-1)?.parts).toContainEqual({ kind: 'last-card', points: 1 });
    expect(all.state.phase).toBe('show');
  });
  it('CRIB-4-GAP-5 lets one player go on alone, and ends by itself where a known hand cannot', () => {
    const real = given({ dealer: 'E' }).and(unseen('E', 'SA'), plays('S:CT W:C2 N:DT'));
    const two = real.and(plays('E:go S:H2 W:go N:go')).when(plays('S:C3 S:go'));
    expect([countOf(real), pegs(two.events), turn(two)]).toEqual(['22', ['NS 1'], 'W']);
    const hands = ['CQ D8 D9 DT H5', 'CJ H8 H9 HT H6', 'H2 C3 D2 D3 H7', 'DQ SK S9 S8 C8'];
    const at30 = enforcedAt('N', 'SA', ...hands).and(plays('E:CJ S:D2 W:DQ N:D8'));
    expect([countOf(at30), turn(at30), legal(at30)]).toEqual(['30', 'E', ['go']]);
    const over = at30.and(plays('E:go S:go')).when(plays('W:go'));
    expect([over.types, pegs(over.events), turn(over)]).toEqual([
      ['GoSaid', 'PointsPegged', 'SeriesEnded'],
      ['NS 1'],
      'E',
    ]);
  });
  it('CRIB-4-GAP-6 begins the next series from nothing with the next who has cards; earlier cards do not combine', () => {
    const most = given().and(unseen('N', 'HA'), plays('E:C9 S:DT W:C2 N:HT'));
    const next = most.when(plays('E:CT'));
    expect([pegs(next.events), countOf(next), most.when(plays('S:H3')).types]).toEqual([
      [],
      '10',
      ['CardTakenBack', 'IrregularityObserved'],
    ]);
    expect(most.when(plays('S:H3')).irregularities).toEqual(['CRIB-4-GAP-6']);
  });
  it('CRIB-4.16 CRIB-4-GAP-7 CRIB-4-GAP-8 CRIB-4-GAP-9 peg what a card makes to its player’s side', () => {
    const runs = given({ dealer: 'W' }).and(unseen('W', 'HA'), plays('N:H2 E:C3')).when(plays('S:D4 W:S5'));
    expect(pegs(runs.events)).toEqual(['NS 3', 'EW 4']);
    const alike = given({ dealer: 'W' }).and(unseen('W', 'HA'), plays('N:H3')).when(plays('E:S3 S:C3 W:D3'));
    expect(pegs(alike.events)).toEqual(['EW 2', 'NS 6', 'EW 12']);
  });
  it('CRIB-4-GAP-13 lets points of the play be pegged until the next card, and then nobody has them', () => {
    const table = given().and(unseen('N', 'HA'), plays('E:C9'), {
      do: 'play',
      seat: 'S',
      card: 'H6',
      points: 0,
    });
    expect([table.irregularities, totals(table.state)]).toEqual([['CRIB-4-GAP-13'], '0-0']);
    expect(pegs(table.when({ do: 'peg', seat: 'N', points: 2 }).events)).toEqual(['NS 2']);
    expect(
      table.when({ do: 'peg', seat: 'E', points: 2 }, { do: 'peg', seat: 'S', points: 3 }).refusals,
    ).toEqual(['nothing-to-peg', 'nothing-to-peg']);
    const gone = table.when(
      plays('W:DT'),
      { do: 'peg', seat: 'S', points: 2 },
      { do: 'claim-forgotten', seat: 'W', points: 2 },
    );
    expect([gone.types, gone.refusals, totals(gone.state)]).toEqual([
      ['CardPlayed', 'PointsLost'],
      ['nothing-to-peg', 'CRIB-4-GAP-13'],
      '0-0',
    ]);
    const own = NINE.when({ do: 'play', seat: 'E', card: 'H6', points: 1 });
    expect(own.refusals).toEqual(['CRIB-4-GAP-12']);
  });
  it('CRIB-4-GAP-12 sets back points of the play that are too many, until the next card', () => {
    const table = given().and(unseen('N', 'HA'), { do: 'play', seat: 'E', card: 'C9', points: 4 });
    expect(table.irregularities).toEqual(['CRIB-4-GAP-12']);
    const back = table.when({ do: 'object', seat: 'S' });
    expect([back.types, totals(back.state)]).toEqual([['CountObjected', 'PegSetBack'], '0-0']);
    expect(table.when({ do: 'object', seat: 'W' }).refusals).toEqual(['own-count']);
    expect(table.and(plays('S:H2')).when({ do: 'object', seat: 'S' }).refusals).toEqual(['nothing-counted']);
  });
  it('CRIB-1.1 CRIB-1-GAP-1 ends at 121, in the play too, and nothing counts after it', () => {
    const nearly = given().and(standing(119, 100), unseen('N', 'HA'), plays('E:C9'));
    const won = nearly.when(plays('S:H6'));
    expect(won.types).toEqual(['CardPlayed', 'PointsPegged', 'DealScored']);
    expect(won.state.score).toMatchObject({ notation: 'NS 121-100', scores: { NS: 121, EW: 100 } });
    expect(won.when(plays('W:DT')).refusals).toEqual(['deal-finished']);
    // A peg that went too far ends nothing once it is set back.
    const false121 = given().and(standing(119, 100), unseen('N', 'HA'), plays('E:C9'), {
      do: 'play',
      seat: 'S',
      card: 'H5',
      points: 2,
    });
    const back = false121.when({ do: 'object', seat: 'E' });
    expect([false121.state.phase, back.types, back.state.phase, totals(back.state)]).toEqual([
      'finished',
      ['CountObjected', 'PegSetBack', 'DealScored'],
      'play',
      '119-100',
    ]);
    expect(back.when(plays('W:DT')).refusals).toEqual([]);
  });
});
