/** Two places of a movement that meet at a table in one round, with the sets of boards that they play there, from 0. */
export type Meeting = {
  readonly table: number;
  readonly NS: string;
  readonly EW: string;
  readonly sets: readonly number[];
};

/**
 * Who meets whom, at which table and with which boards, as published guides have it; who sits at a place is another matter. Places
 * are named as the hall calls them: `NS3` and `EW3` where two fields are ranked, `7` where everybody meets everybody.
 */
export type Movement = {
  readonly places: readonly string[];
  /** Sets of boards that are in play; a meeting has `setsEach` of them. */
  readonly sets: number;
  readonly setsEach: number;
  readonly rounds: readonly (readonly Meeting[])[];
};

/** The same with North-South and East-West exchanged in its last rounds, so that both fields can be ranked as one. */
export const arrowSwitched = (movement: Movement, last: number): Movement => ({
  ...movement,
  rounds: movement.rounds.map((round, at) =>
    at < movement.rounds.length - last
      ? round
      : round.map(({ NS, EW, ...meeting }) => ({ ...meeting, NS: EW, EW: NS })),
  ),
});

/** The first rounds of a movement: it may be stopped early. */
export const shortened = (movement: Movement, rounds: number): Movement => ({
  ...movement,
  rounds: movement.rounds.slice(0, rounds),
});

export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
