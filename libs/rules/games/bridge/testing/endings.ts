import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { bridgeDuplicate } from '../game';
import { calls, DEAL, given } from './table';

type Table = ReturnType<typeof given>;

/** `DEAL` in South's contract, played by everybody's lowest legal card until `tricks` tricks are over. */
export const playedTo = (contract: string, tricks: number): Table =>
  given()
    .and(DEAL, calls(`Pass Pass ${contract} Pass Pass Pass`))
    .goingOn(lowestUntil(tricks));

/** The lowest legal card of whoever is to play, until so many tricks are over. */
export const lowestUntil =
  (tricks: number) =>
  (state: Table['state']): AnyAct | null => {
    const { turn, legal } = bridgeDuplicate.tableView(state);
    return turn === null || state.play.completed === tricks
      ? null
      : { do: 'play', seat: turn, card: legal.at(-1) ?? '' };
  };
