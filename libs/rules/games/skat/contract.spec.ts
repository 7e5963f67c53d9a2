import {
  CONTRACTS,
  contractOf,
  formatContract,
  GAME_KINDS,
  isPossibleContract,
  parseContract,
} from './contract';

const written = (hand: boolean): readonly string[] =>
  CONTRACTS.filter((contract) => contract.hand === hand).map(formatContract);

const rewritten = (text: string): string | null => {
  const contract = parseContract(text);
  return contract === null ? null : formatContract(contract);
};

describe('the contracts', () => {
  it('SKAT-2.1.1 fall into games with the skat and hand games, each of suits, grand and null', () => {
    expect(CONTRACTS.filter(({ hand }) => !hand).map(({ game }) => game)).toEqual([...GAME_KINDS, 'N']);
    expect(parseContract('G')).toEqual({
      game: 'G',
      hand: false,
      schneider: false,
      schwarz: false,
      ouvert: false,
    });
  });
  it('SKAT-2.1.2 are nineteen: seven with the skat, twelve hand games', () => {
    expect(written(false)).toEqual(['C', 'S', 'H', 'D', 'G', 'N', 'NO']);
    expect(written(true).slice(0, 6)).toEqual(['CH', 'SH', 'HH', 'DH', 'GH', 'NH']);
    expect(written(true).slice(6)).toEqual(['CHO', 'SHO', 'HHO', 'DHO', 'GHO', 'NHO']);
  });
  it('SKAT-3.4-GAP-2 announced steps include the lower ones, null ouvert none', () => {
    expect(contractOf({ game: 'C', hand: true, schwarz: true }).schneider).toBe(true);
    expect(contractOf({ game: 'C', hand: true, ouvert: true })).toMatchObject({
      schneider: true,
      schwarz: true,
    });
    expect(contractOf({ game: 'N', ouvert: true })).toMatchObject({ schneider: false, schwarz: false });
  });
  it.each(['CS', 'GZ', 'DO', 'NS', 'NHZ'])('SKAT-3.4-GAP-2 %s is no possible contract', (text) => {
    const contract = parseContract(text);
    expect(contract === null ? null : isPossibleContract(contract)).toBe(false);
  });
  it('are written and read back', () => {
    for (const text of ['C', 'DH', 'CHS', 'HHZ', 'GHO', 'N', 'NH', 'NO', 'NHO'])
      expect(rewritten(text)).toBe(text);
    expect(rewritten('NOH')).toBe('NHO');
    for (const text of ['', 'X', 'CHH', 'Ch', 'CHSX']) expect(parseContract(text)).toBeNull();
  });
});
