import { draw, drawn, type Evening, coup, viewOf } from '../testing/evening';

/** The two partnerships, each in the order of its names. */
const teamsOf = (evening: Evening): readonly (readonly string[])[] =>
  viewOf(evening).teams.map((team) => [...team].sort());
const dealerOf = (evening: Evening): string => viewOf(evening).firstDealer;
/** Who has to draw again; empty once the draw is decided. */
const redrawOf = (evening: Evening): readonly string[] => [...viewOf(evening).awaited].sort();

describe('the draw for partners', () => {
  it('WHC-ORDRE-2 ranks the king highest and the ace lowest', () => {
    const evening = draw('P1:CA P2:D2 P3:H9 P4:SK');
    expect(teamsOf(evening)).toEqual([
      ['P3', 'P4'],
      ['P1', 'P2'],
    ]);
    expect(dealerOf(evening)).toBe('P1');
  });
  it('WHC-TIRAGE-4 puts the two highest against the two lowest', () => {
    const evening = draw('P1:SK P2:H7 P3:DQ P4:C3');
    expect(teamsOf(evening)).toEqual([
      ['P1', 'P3'],
      ['P2', 'P4'],
    ]);
    const seats = { N: 'P4', E: 'P2', S: 'P1', W: 'P3' };
    expect(evening.when({ do: 'choose-seats', player: 'P4', pack: 'rouge', seats }).refusals).toEqual([
      'WHC-JOUEURS-2',
    ]);
  });
  it('WHC-TIRAGE-6 gives the first deal to the lowest', () => {
    const evening = draw('P1:SK P2:H7 P3:DQ P4:CA');
    expect(dealerOf(evening)).toBe('P4');
    const seats = { N: 'P1', E: 'P4', S: 'P3', W: 'P2' };
    const chosen = evening.and({ do: 'choose-seats', player: 'P4', pack: 'rouge', seats });
    expect(viewOf(chosen).dealer).toBe('E');
    expect(chosen.when(coup(1, 0, { dealer: 'N', nextDealer: 'E' })).refusals).toEqual(['WHC-DONNEUR-GAP-4']);
  });
  it('WHC-TIRAGE-7 has two equal middle cards drawn again; the lower joins the lowest', () => {
    const tied = draw('P1:SK P2:H7 P3:D7 P4:C2');
    expect(redrawOf(tied)).toEqual(['P2', 'P3']);
    expect(tied.when(drawn('P1', 'HA')).refusals).toEqual(['draw-not-awaited']);
    const settled = draw('P1:SK P2:H7/HQ P3:D7/D3 P4:C2');
    expect(teamsOf(settled)).toEqual([
      ['P1', 'P2'],
      ['P3', 'P4'],
    ]);
    expect(dealerOf(settled)).toBe('P4');
  });
  it('WHC-TIRAGE-8 asks three equal players to draw again, not the fourth', () => {
    const evening = draw('P1:S9 P2:H9 P3:D9 P4:CQ');
    expect(redrawOf(evening)).toEqual(['P1', 'P2', 'P3']);
    expect(evening.when(drawn('P4', 'C3')).refusals).toEqual(['draw-not-awaited']);
  });
  it('WHC-TIRAGE-9 makes the two lowest of the redraw partners when the fourth is higher', () => {
    const evening = draw('P1:S9/C4 P2:H9/HJ P3:D9/DA P4:CQ');
    expect(teamsOf(evening)).toEqual([
      ['P2', 'P4'],
      ['P1', 'P3'],
    ]);
    expect(dealerOf(evening)).toBe('P3');
  });
  it('WHC-TIRAGE-10 makes the two highest of the redraw partners when the fourth is lower', () => {
    const evening = draw('P1:S9/C4 P2:H9/HJ P3:D9/DT P4:C5');
    expect(teamsOf(evening)).toEqual([
      ['P2', 'P3'],
      ['P1', 'P4'],
    ]);
    expect(dealerOf(evening)).toBe('P4');
  });
  it('WHC-TIRAGE-GAP-1 lets two equal highest cards stand', () => {
    const evening = draw('P1:SK P2:HK P3:D8 P4:C2');
    expect(redrawOf(evening)).toEqual([]);
    expect(teamsOf(evening)).toEqual([
      ['P1', 'P2'],
      ['P3', 'P4'],
    ]);
    expect(dealerOf(evening)).toBe('P4');
  });
  it('WHC-TIRAGE-GAP-2 has two equal lowest cards drawn again for the deal only', () => {
    expect(redrawOf(draw('P1:SQ P2:HJ P3:D3 P4:C3'))).toEqual(['P3', 'P4']);
    const settled = draw('P1:SQ P2:HJ P3:D3/DK P4:C3/CA');
    expect(teamsOf(settled)).toEqual([
      ['P1', 'P2'],
      ['P3', 'P4'],
    ]);
    expect(dealerOf(settled)).toBe('P4');
  });
  it('WHC-TIRAGE-GAP-3 has only the lower of two pairs draw again', () => {
    expect(redrawOf(draw('P1:SK P2:DK P3:H5 P4:C5'))).toEqual(['P3', 'P4']);
    const settled = draw('P1:SK P2:DK P3:H5/H2 P4:C5/C9');
    expect([teamsOf(settled), dealerOf(settled)]).toEqual([
      [
        ['P1', 'P2'],
        ['P3', 'P4'],
      ],
      'P3',
    ]);
  });
  it('WHC-TIRAGE-GAP-4 repeats the whole draw when all four are equal', () => {
    const evening = draw('P1:S8 P2:H8 P3:D8 P4:C8');
    expect([redrawOf(evening), teamsOf(evening)]).toEqual([['P1', 'P2', 'P3', 'P4'], []]);
  });
  it('WHC-TIRAGE-GAP-5 resolves a tie in a redraw among those who share it, and only where it matters', () => {
    expect(redrawOf(draw('P1:S9/C4 P2:H9/H4 P3:D9/DA P4:CQ'))).toEqual(['P1', 'P2']);
    const settled = draw('P1:S9/C4/C9 P2:H9/H4/H6 P3:D9/DA P4:CQ');
    expect(teamsOf(settled)).toEqual([
      ['P1', 'P4'],
      ['P2', 'P3'],
    ]);
    expect(dealerOf(settled)).toBe('P3');
    expect(redrawOf(draw('P1:S9/C4 P2:H9/HJ P3:D9/D4 P4:CQ'))).toEqual(['P1', 'P3']);
    expect(teamsOf(draw('P1:S9/C4/C2 P2:H9/HJ P3:D9/D4/DA P4:CQ'))).toEqual([
      ['P2', 'P4'],
      ['P1', 'P3'],
    ]);
    // The two highest of a redraw are equal: nothing hangs on it.
    expect(redrawOf(draw('P1:S9/CJ P2:H9/HJ P3:D9/DT P4:C5'))).toEqual([]);
  });
});
