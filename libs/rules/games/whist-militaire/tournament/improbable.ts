import type { ImprobableFigures, OddFigure } from '@arbitre/rules/kernel/improbable';
import { DEALS_PER_GAME } from '../setup';
import type { Encounter } from '@arbitre/rules/kernel/session/circle';
import { sheetKey, type TournamentState } from './state';

/** Every point of an encounter, at both of its tables. */
const ALL = 2 * DEALS_PER_GAME;

/** Both captains have signed, or the arbiter has ruled: they have looked. */
const isFinal = ({ signed }: TournamentState, game: number, { a, b }: Encounter): boolean =>
  [a, b].every((team) => signed.has(sheetKey(game, team)));

const sweepOf = (state: TournamentState, game: number, encounter: Encounter): readonly OddFigure[] => {
  const { a, b } = encounter;
  const played = [...state.boxes.values()].filter(
    (box) => box.game === game && box.cause === 'played' && (box.table === a || box.table === b),
  );
  const [winner] = new Set(played.map((box) => box.winner));
  if (winner === undefined || played.length < ALL || played.some((box) => box.winner !== winner)) return [];
  return [
    {
      ...{ figure: `g${game} ${a}-${b} ${winner}`, kind: 'sweep', round: game, table: null, entry: winner },
      writtenAs: { game, winner },
      facts: { points: ALL },
    },
  ];
};

/** What a tournament of whist militaire holds improbable: every point of an encounter in one team's columns. */
export const improbableSheets: ImprobableFigures<TournamentState> = {
  says: {
    sweep: {
      fr: 'Les {points} points d’une rencontre à une seule équipe. Les colonnes ?',
      en: 'All {points} points of an encounter to one team. The columns?',
    },
  },
  find: (state) =>
    state.schedule.flatMap(({ game, encounters }) =>
      encounters
        .filter((encounter) => !isFinal(state, game, encounter))
        .flatMap((encounter) => sweepOf(state, game, encounter)),
    ),
};
