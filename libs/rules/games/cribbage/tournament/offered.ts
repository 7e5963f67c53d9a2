import type { acts } from './acts';
import { missingIn } from './decide-entries';
import { captainOf, isFinal, sheetKey, type Table, tablesOf, type TournamentState } from './state';

type Name = keyof typeof acts;

const when = (holds: boolean, ...names: readonly Name[]): readonly Name[] => (holds ? names : []);

/** The tables of every round that was called. */
export const calledTables = (state: TournamentState): readonly Table[] =>
  Array.from({ length: state.called }, (_, at) => tablesOf(state, at + 1)).flat();

const mayCall = (state: TournamentState): boolean =>
  state.order.length > 0 &&
  state.called < state.setup.rounds &&
  (state.called === 0 || missingIn(state).length === 0);

/** The captains of a table who have still to sign its sheet. */
export const signatories = (
  state: TournamentState,
  { round, table, home, away }: Table,
): readonly string[] => {
  const key = sheetKey(round, table);
  if (!state.sheets.has(key) || isFinal(state, round, table)) return [];
  const signed = state.signed.get(key) ?? [];
  return [home, away].filter((team) => !signed.includes(team)).map((team) => captainOf(state, team));
};

/** A sheet that nobody has signed, and nobody disputes. */
const isFree = ({ signed, disputed }: TournamentState, key: string): boolean =>
  (signed.get(key) ?? []).length === 0 && !disputed.has(key);

/** Acts of a tournament that can be accepted in this state. */
export const offeredIn = (state: TournamentState): readonly Name[] => {
  const { teams, order, commitment, disputed } = state;
  const drawn = order.length > 0;
  const tables = calledTables(state);
  const unsigned = tables.filter((table) => signatories(state, table).length > 0);
  const able = [...teams.keys()].filter((team) => !state.disqualified.has(team)).length;
  return [
    ...when(!drawn, 'enter-team', 'commit-lot'),
    ...when(!drawn && commitment !== null && able >= 2, 'draw-tables'),
    ...when(mayCall(state), 'call-round'),
    ...when(
      tables.some(({ round, table }) => !state.signed.has(sheetKey(round, table))),
      'write-sheet',
    ),
    ...when(
      unsigned.some(({ round, table }) => isFree(state, sheetKey(round, table))),
      'take-back-sheet',
    ),
    ...when(
      unsigned.some(({ round, table }) => !disputed.has(sheetKey(round, table))),
      'sign-sheet',
    ),
    ...when(unsigned.length > 0, 'refuse-sheet'),
    ...when(tables.length > 0, 'rule-sheet', 'forfeit-game'),
    ...when(teams.size > 0, 'admit-substitute', 'warn'),
    ...when(able > 0, 'disqualify'),
    'take-measure',
  ];
};
