import type { DivisionAct } from './division/acts';
import type { SeasonAct } from './season/acts';

type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camel<Rest>>}`
  : Name;

/** What an act is called where operations are: the mutation, the row of who may (`open-season`: `openSeason`). */
export type OperationOf<Act extends SeasonAct['do'] | DivisionAct['do']> = Camel<Act>;

export const operationOf = <Act extends SeasonAct['do'] | DivisionAct['do']>(act: Act): OperationOf<Act> =>
  act.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as OperationOf<Act>;
