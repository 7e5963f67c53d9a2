import type { ActChoices, ChoiceRow, SessionChoices } from '@arbitre/rules/kernel/session/choices';
import { calledTables, offeredIn, signatories } from './offered';
import { type Table, type TournamentState } from './state';

const at = ({ round, table }: Table): ChoiceRow => ({ round: [round], table: [table] });

/** Teams with those who play for them, themselves or as substitutes. */
const teamRows = (state: TournamentState, able: boolean, present: boolean): readonly ChoiceRow[] =>
  [...state.teams.values()]
    .filter(({ team }) => !able || !state.disqualified.has(team))
    .map(({ team, players }) => ({
      team: [team],
      player: present
        ? [...players, ...players.flatMap((player) => state.substitutes.get(player) ?? [])]
        : players,
    }));

const rowsOf = (state: TournamentState, act: string): ActChoices => {
  const tables = calledTables(state);
  switch (act) {
    case 'refuse-sheet':
      return [
        tables
          .map((table) => ({ ...at(table), by: signatories(state, table) }))
          .filter(({ by }) => by.length > 0),
      ];
    case 'rule-sheet':
      return [tables.map(at)];
    case 'forfeit-game':
      return [tables.map((table) => ({ ...at(table), team: [table.home, table.away] }))];
    case 'admit-substitute':
      return [teamRows(state, false, false)];
    case 'warn':
      return [teamRows(state, false, true)];
    case 'disqualify':
      return [teamRows(state, true, true)];
    default:
      return [];
  }
};

/** What the acts that are offered can be given now. */
export const choicesIn = (state: TournamentState): SessionChoices =>
  Object.fromEntries(offeredIn(state).map((act) => [act, rowsOf(state, act)]));
