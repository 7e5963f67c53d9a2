import type { ChoiceRow, SessionChoices } from '@arbitre/rules/kernel/session/choices';
import { upTo } from '../movement/movement';
import type { EveningAct } from './acts';
import { isSwiss } from './movements';
import { entryAt, type EveningState, firstOpenRound } from './state';
import { openTables } from './prepared/decide';
import { tablesOf } from './tables';

type Name = EveningAct['do'];

/** Whoever has a place in the round that is played, or in one that is still to come. */
const seatedAhead = (state: EveningState): readonly string[] => {
  const { movement, setup } = state;
  const ahead = upTo(setup.rounds)
    .map((at) => at + 1)
    .filter((round) => round >= firstOpenRound(state));
  const entries = movement.places.flatMap((place) => ahead.map((round) => entryAt(state, place, round)));
  return [...new Set(entries)].filter((entry) => entry !== null);
};

const beforePlay = ({ round, commitment, prepared }: EveningState): readonly Name[] =>
  round > 0
    ? []
    : [
        ...(['set-movement', 'commit-lot'] as const),
        ...(commitment === null ? [] : (['draw-seats'] as const)),
        ...(prepared.commitment === null ? (['commit-deals'] as const) : []),
      ];

const whilePlayed = (state: EveningState): readonly Name[] =>
  state.round === 0
    ? []
    : [
        ...(state.minutes === null ? [] : (['give-time'] as const)),
        ...(['play-otherwise', 'cancel-board', 'move-boards', 'postpone-board'] as const),
        ...(state.postponed.length === 0 ? [] : (['settle-board'] as const)),
      ];

const ofSeated = (state: EveningState): readonly Name[] =>
  seatedAhead(state).length === 0
    ? []
    : ['swap-entries', 'mark-absent', 'leave-session', 'substitute-player'];

/** The seed of the deals is told once nobody plays any more. */
const canReveal = (state: EveningState): boolean =>
  state.prepared.commitment !== null && state.prepared.seed === null && openTables(state).length === 0;

/** Acts that can be accepted now, with the right arguments. */
export const offeredIn = (state: EveningState): readonly Name[] => {
  const goesOn = state.round < state.setup.rounds;
  return [
    ...beforePlay(state),
    'seat-entry',
    ...ofSeated(state),
    'suspend-entry',
    ...(goesOn && isSwiss(state.setup) ? (['pair-round'] as const) : []),
    ...(goesOn ? (['start-round'] as const) : []),
    ...whilePlayed(state),
    ...(['register-copy', 'check-pack', 'record-hands'] as const),
    ...(goesOn ? [] : (['end-table'] as const)),
    ...(canReveal(state) ? (['reveal-deals'] as const) : []),
  ];
};

const boardRows = (state: EveningState): readonly ChoiceRow[] =>
  upTo(state.round).flatMap((at) =>
    tablesOf(state, at + 1).map(({ table, boards }) => ({ round: [at + 1], table: [table], board: boards })),
  );

const rowsOf = (state: EveningState, act: Name): readonly (readonly ChoiceRow[])[] => {
  const from = { least: firstOpenRound(state), most: state.setup.rounds };
  switch (act) {
    case 'suspend-entry':
      return [[{ from }]];
    case 'leave-session':
    case 'substitute-player':
      return [[{ entry: seatedAhead(state), from }]];
    case 'postpone-board':
      return [boardRows(state)];
    case 'settle-board':
      return [
        state.postponed.map(({ round, table, board }) => ({
          round: [round],
          table: [table],
          board: [board],
        })),
      ];
    case 'cancel-board':
    case 'move-boards':
      return [boardRows(state).map(({ board: _, ...row }) => row)];
    case 'end-table': {
      const tables = upTo(state.setup.rounds).flatMap((at) =>
        tablesOf(state, at + 1).map(({ table }) => table),
      );
      const open = [...new Set(tables)].filter((table) => !state.ended.includes(table));
      return [open.map((table) => ({ table: [table] }))];
    }
    default:
      return [];
  }
};

/** What their arguments can be, where the state says it. */
export const choicesIn = (state: EveningState): SessionChoices =>
  Object.fromEntries(offeredIn(state).map((act) => [act, rowsOf(state, act)]));
