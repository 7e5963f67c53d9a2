/**
 * What a declarer plays: a trump suit, `G` grand, `N` null. `hand`: the skat stays aside (class II). The announced steps
 * and ouvert of suit and grand games exist in hand games alone and include the lower ones (SKAT-3.4-GAP-2).
 */
export type Contract = {
  readonly game: GameKind;
  readonly hand: boolean;
  readonly schneider: boolean;
  readonly schwarz: boolean;
  readonly ouvert: boolean;
};

/** Suits from the highest to the lowest, then grand and null (SKAT-1.2.1.b, SKAT-2.1.1). */
export type GameKind = 'C' | 'S' | 'H' | 'D' | 'G' | 'N';
export const GAME_KINDS = ['C', 'S', 'H', 'D', 'G', 'N'] as const satisfies readonly GameKind[];

/** What was said of a game, before the higher steps fill in the lower ones. */
export type Announced = {
  readonly game: GameKind;
  readonly hand?: boolean;
  readonly schneider?: boolean;
  readonly schwarz?: boolean;
  readonly ouvert?: boolean;
};

/** SKAT-3.4-GAP-2: ouvert includes schwarz, schwarz includes schneider; null ouvert includes nothing. */
export const contractOf = ({ game, hand, schneider, schwarz, ouvert }: Announced): Contract => {
  const open = ouvert ?? false;
  const all = (schwarz ?? false) || (open && game !== 'N');
  return {
    game,
    hand: hand ?? false,
    schneider: (schneider ?? false) || all,
    schwarz: all,
    ouvert: open,
  };
};

/** `C`, `CH`, `CHS`, `CHZ`, `CHO`, `N`, `NH`, `NO`, `NHO`: the highest announced step alone is written. */
export const formatContract = ({ game, hand, schneider, schwarz, ouvert }: Contract): string =>
  game + (hand ? 'H' : '') + (ouvert ? 'O' : schwarz ? 'Z' : schneider ? 'S' : '');

/** The reverse of `formatContract`; letters after the first in any order. Null for any other text. */
export const parseContract = (text: string): Contract | null => {
  const match = /^([CSHDGN])([HSZO]{0,4})$/.exec(text);
  if (match === null) return null;
  const [, game = 'N', said = ''] = match;
  if (new Set(said).size !== said.length) return null;
  return contractOf({
    game: game as GameKind,
    hand: said.includes('H'),
    schneider: said.includes('S'),
    schwarz: said.includes('Z'),
    ouvert: said.includes('O'),
  });
};

/**
 * A contract in a text that is known to be one.
 * @throws Error for any other text
 */
export const readContract = (text: string): Contract => {
  const contract = parseContract(text);
  if (contract === null) throw new Error(`${text} is no contract of skat`);
  return contract;
};

/** SKAT-2.1.2: the steps of hand games need a hand game, and null games have no announced steps. */
export const isPossibleContract = ({ game, hand, schneider, schwarz, ouvert }: Contract): boolean =>
  game === 'N' ? !schneider && !schwarz : hand || !(schneider || schwarz || ouvert);

/** SKAT-2.1.2: the nineteen contracts without announced steps, the class with the skat first. */
export const CONTRACTS: readonly Contract[] = [
  { hand: false, ouvert: false },
  { hand: false, ouvert: true },
  { hand: true, ouvert: false },
  { hand: true, ouvert: true },
].flatMap((said) =>
  GAME_KINDS.map((game) => contractOf({ game, ...said })).filter(
    (contract) => isPossibleContract(contract) && (!contract.schwarz || contract.ouvert),
  ),
);
