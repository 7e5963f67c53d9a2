import { skatContract, skatValue } from '@arbitre/rules/skat';

/** A game that is over, as its score has it. */
export type GameToExplain = {
  /** `CHS`: see the notation of contracts. */
  readonly contract: string;
  /** Positive with, negative without; 0 in null. */
  readonly matadors: number;
  /** 0 where nobody knows it. */
  readonly bid: number;
  readonly won: boolean;
  readonly level: skatValue.Level;
};

export type ValueStep = { readonly name: string; readonly multiplier: number };

/** How a value comes about, part by part (SKAT-5.3.2): what a table says aloud when it writes a game down. */
export type ValueExplained = {
  /** Null for a null game, whose value is fixed. */
  readonly matadors: number | null;
  /** The multiplier after each step: game 3, hand 4, schneider 5. */
  readonly steps: readonly ValueStep[];
  readonly base: number;
  readonly multiplier: number;
  /** Before it is doubled. */
  readonly value: number;
  /** What the declarer writes. */
  readonly score: number;
  /** The bid that the value had to be lifted to; null where it was not. */
  readonly lifted: number | null;
};

const reached = (level: skatValue.Level, least: skatValue.Level): boolean =>
  skatValue.LEVELS.indexOf(level) >= skatValue.LEVELS.indexOf(least);

/** The names of the steps that count, in the order of the rulebook (SKAT-5.2.1). */
const stepNames = (contract: skatContract.Contract, level: skatValue.Level): readonly string[] => [
  'game',
  ...(contract.hand ? ['hand'] : []),
  ...(contract.schneider || reached(level, 'schneider') ? ['schneider'] : []),
  ...(contract.schneider ? ['schneider-announced'] : []),
  ...(contract.schwarz || reached(level, 'schwarz') ? ['schwarz'] : []),
  ...(contract.schwarz ? ['schwarz-announced'] : []),
  ...(contract.ouvert && contract.schwarz ? ['ouvert'] : []),
];

/** Null for a text that is no contract. */
export const explainValue = (game: GameToExplain): ValueExplained | null => {
  const contract = skatContract.parseContract(game.contract);
  if (contract === null) return null;
  const { level, matadors, bid, won } = game;
  const valuation = skatValue.valueDecided(contract, matadors, bid, won, level);
  const { base, multiplier, value, score, overbid } = valuation;
  const isNull = contract.game === 'N';
  const steps = isNull
    ? []
    : stepNames(contract, level).map((name, index) => ({ name, multiplier: Math.abs(matadors) + index + 1 }));
  return {
    matadors: isNull ? null : matadors,
    steps,
    base,
    multiplier,
    value,
    score,
    lifted: overbid ? bid : null,
  };
};

/** What of a deal's result explains its value; null for a deal passed in or a result of another shape. */
export const gameToExplain = (result: unknown): GameToExplain | null => {
  if (typeof result !== 'object' || result === null) return null;
  const { contract, matadors, bid, won, level } = result as Readonly<Record<string, unknown>>;
  if (typeof contract !== 'string' || typeof matadors !== 'number' || typeof won !== 'boolean') return null;
  const known = skatValue.LEVELS.find((each) => each === level) ?? 'simple';
  return { contract, matadors, bid: typeof bid === 'number' ? bid : 0, won, level: known };
};
