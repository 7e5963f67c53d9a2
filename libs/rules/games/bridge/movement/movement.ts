/** Two places of a movement that meet at a table in one round, with the sets of boards that they play there, from 0. */
export type Meeting = {
  readonly table: number;
  /** The pair or team that sits North-South; North alone where everybody plays for himself. */
  readonly NS: string;
  readonly EW: string;
  /** Who sits South and West where everybody plays for himself; absent for pairs and teams. */
  readonly partners?: { readonly S: string; readonly W: string };
  readonly sets: readonly number[];
};

/**
 * Who meets whom, at which table and with which boards, as published guides have it; who sits at a place is another matter. Places
 * are named as the hall calls them: `NS3` and `EW3` where two fields are ranked, `7` where everybody meets everybody. A place that
 * no table of a round names sits that round out.
 */
export type Movement = {
  readonly places: readonly string[];
  /** Sets of boards that are in play; a meeting has `setsEach` of them. */
  readonly sets: number;
  readonly setsEach: number;
  readonly rounds: readonly (readonly Meeting[])[];
};

/** Whoever sits at a table. */
export const placesAt = ({ NS, EW, partners }: Meeting): readonly string[] =>
  partners === undefined ? [NS, EW] : [NS, EW, partners.S, partners.W];

/** The places that play no board of a round. */
export const sittingOut = ({ places }: Movement, round: readonly Meeting[]): readonly string[] => {
  const playing = new Set(round.flatMap(placesAt));
  return places.filter((place) => !playing.has(place));
};

const turned = ({ NS, EW, partners, ...meeting }: Meeting): Meeting => ({
  ...{ ...meeting, NS: EW, EW: NS },
  ...(partners === undefined ? {} : { partners: { S: partners.W, W: partners.S } }),
});

/** The same with North-South and East-West exchanged in these of its rounds, counted from 0. */
export const switchedIn = (movement: Movement, isSwitched: (round: number) => boolean): Movement => ({
  ...movement,
  rounds: movement.rounds.map((round, at) => (isSwitched(at) ? round.map(turned) : round)),
});

/** The same with North-South and East-West exchanged in its last rounds, so that both fields can be ranked as one. */
export const arrowSwitched = (movement: Movement, last: number): Movement =>
  switchedIn(movement, (round) => round >= movement.rounds.length - last);

/** The first rounds of a movement: it may be stopped early. */
export const shortened = (movement: Movement, rounds: number): Movement => ({
  ...movement,
  rounds: movement.rounds.slice(0, rounds),
});

/** The same with the boards of a round at all of its tables at once, so that a ranking can be told after each round. */
export const barometer = (movement: Movement): Movement => ({
  ...movement,
  sets: movement.rounds.length * movement.setsEach,
  rounds: movement.rounds.map((round, at) => {
    const sets = upTo(movement.setsEach).map((each) => at * movement.setsEach + each);
    return round.map((meeting) => ({ ...meeting, sets }));
  }),
});

export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);
