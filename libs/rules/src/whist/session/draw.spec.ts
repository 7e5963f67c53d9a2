import { parseCard } from '../../kernel/cards';
import { type Draws, resolveDraw } from './draw';

/** `P1:SK/HQ`: a player's draw and redraws. */
const draws = (text: string): Draws =>
  Object.fromEntries(
    text.split(' ').map((each) => {
      const [player = '', cards = ''] = each.split(':');
      return [player, cards.split('/').map(parseCard)];
    }),
  );
const teamsOf = (text: string): readonly (readonly string[])[] => {
  const result = resolveDraw(draws(text));
  return result.kind === 'decided' ? result.teams.map((team) => [...team].sort()) : [];
};
const dealerOf = (text: string): string => {
  const result = resolveDraw(draws(text));
  return result.kind === 'decided' ? result.dealer : '';
};
const redrawOf = (text: string): readonly string[] => {
  const result = resolveDraw(draws(text));
  return result.kind === 'redraw' ? [...result.players].sort() : [];
};

describe('the draw for partners', () => {
  it('WHC-ORDRE-2 ranks the king highest and the ace lowest', () => {
    const result = resolveDraw(draws('P1:CA P2:D2 P3:H9 P4:SK'));
    expect(result).toEqual({
      kind: 'decided',
      teams: [
        ['P4', 'P3'],
        ['P2', 'P1'],
      ],
      dealer: 'P1',
    });
  });
  it('WHC-TIRAGE-4 puts the two highest against the two lowest', () => {
    expect(teamsOf('P1:SK P2:H7 P3:DQ P4:C3')).toEqual([
      ['P1', 'P3'],
      ['P2', 'P4'],
    ]);
  });
  it('WHC-TIRAGE-6 gives the first deal to the lowest', () => {
    expect(dealerOf('P1:SK P2:H7 P3:DQ P4:CA')).toBe('P4');
  });
  it('WHC-TIRAGE-7 has two equal middle cards drawn again; the lower joins the lowest', () => {
    expect(redrawOf('P1:SK P2:H7 P3:D7 P4:C2')).toEqual(['P2', 'P3']);
    expect(teamsOf('P1:SK P2:H7/HQ P3:D7/D3 P4:C2')).toEqual([
      ['P1', 'P2'],
      ['P3', 'P4'],
    ]);
    expect(dealerOf('P1:SK P2:H7/HQ P3:D7/D3 P4:C2')).toBe('P4');
  });
  it('WHC-TIRAGE-8 asks three equal players to draw again, not the fourth', () => {
    expect(redrawOf('P1:S9 P2:H9 P3:D9 P4:CQ')).toEqual(['P1', 'P2', 'P3']);
  });
  it('WHC-TIRAGE-9 makes the two lowest of the redraw partners when the fourth is higher', () => {
    const redrawn = 'P1:S9/C4 P2:H9/HJ P3:D9/DA P4:CQ';
    expect(teamsOf(redrawn)).toEqual([
      ['P2', 'P4'],
      ['P1', 'P3'],
    ]);
    expect(dealerOf(redrawn)).toBe('P3');
  });
  it('WHC-TIRAGE-10 makes the two highest of the redraw partners when the fourth is lower', () => {
    const redrawn = 'P1:S9/C4 P2:H9/HJ P3:D9/DT P4:C5';
    expect(teamsOf(redrawn)).toEqual([
      ['P2', 'P3'],
      ['P1', 'P4'],
    ]);
    expect(dealerOf(redrawn)).toBe('P4');
  });
  it('WHC-TIRAGE-GAP-1 lets two equal highest cards stand', () => {
    expect(teamsOf('P1:SK P2:HK P3:D8 P4:C2')).toEqual([
      ['P1', 'P2'],
      ['P3', 'P4'],
    ]);
    expect(dealerOf('P1:SK P2:HK P3:D8 P4:C2')).toBe('P4');
  });
  it('WHC-TIRAGE-GAP-2 has two equal lowest cards drawn again for the deal only', () => {
    expect(redrawOf('P1:SQ P2:HJ P3:D3 P4:C3')).toEqual(['P3', 'P4']);
    expect(teamsOf('P1:SQ P2:HJ P3:D3/DK P4:C3/CA')).toEqual([
      ['P1', 'P2'],
      ['P3', 'P4'],
    ]);
    expect(dealerOf('P1:SQ P2:HJ P3:D3/DK P4:C3/CA')).toBe('P4');
  });
  it('WHC-TIRAGE-GAP-3 has only the lower of two pairs draw again', () => {
    expect(redrawOf('P1:SK P2:DK P3:H5 P4:C5')).toEqual(['P3', 'P4']);
    expect(dealerOf('P1:SK P2:DK P3:H5/H2 P4:C5/C9')).toBe('P3');
  });
  it('WHC-TIRAGE-GAP-4 repeats the whole draw when all four are equal', () => {
    expect(redrawOf('P1:S8 P2:H8 P3:D8 P4:C8')).toEqual(['P1', 'P2', 'P3', 'P4']);
  });
  it('WHC-TIRAGE-GAP-5 resolves a tie in a redraw among those who share it, and only where it matters', () => {
    const partners = 'P1:S9/C4 P2:H9/H4 P3:D9/DA P4:CQ';
    expect(redrawOf(partners)).toEqual(['P1', 'P2']);
    const settled = 'P1:S9/C4/C9 P2:H9/H4/H6 P3:D9/DA P4:CQ';
    expect(teamsOf(settled)).toEqual([
      ['P1', 'P4'],
      ['P2', 'P3'],
    ]);
    expect(dealerOf(settled)).toBe('P3');
    const lowest = 'P1:S9/C4 P2:H9/HJ P3:D9/D4 P4:CQ';
    expect(redrawOf(lowest)).toEqual(['P1', 'P3']);
    expect(teamsOf('P1:S9/C4/C2 P2:H9/HJ P3:D9/D4/DA P4:CQ')).toEqual([
      ['P2', 'P4'],
      ['P1', 'P3'],
    ]);
    // The two highest of a redraw are equal: nothing hangs on it.
    expect(redrawOf('P1:S9/CJ P2:H9/HJ P3:D9/DT P4:C5')).toEqual([]);
  });
});
