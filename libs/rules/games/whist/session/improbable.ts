import type { ImprobableFigures, OddFigure } from '@arbitre/rules/kernel/improbable';
import type { HallState } from '../hall/state';
import { arePointsRare } from './possible-points';
import type { EnteredCoup, SessionState } from './state';

const oddCoup = (at: string, place: Pick<OddFigure, 'round' | 'table'>, coup: EnteredCoup): OddFigure => {
  const { NS, EW } = coup.points;
  return {
    ...{ figure: `${at}${coup.deal} ${NS}-${EW}`, kind: 'rare-points', ...place, entry: null },
    writtenAs: { deal: coup.deal, ...(place.table === null ? {} : { table: Number(place.table) }) },
    facts: { NS, EW },
  };
};

const rareIn = ({ coups, settings }: SessionState): readonly EnteredCoup[] =>
  coups.filter(({ before, points }) => arePointsRare(settings, before, points));

const inHall = ({ tables }: HallState): readonly OddFigure[] =>
  [...tables].flatMap(([key, { session, stopped }]) => {
    const [round = '', table = ''] = key.split('|');
    if (stopped !== null) return [];
    return rareIn(session).map((coup) =>
      oddCoup(`r${round}-t${table} `, { round: Number(round), table }, coup),
    );
  });

/** What an evening of whist holds improbable: coups whose points ask for thirteen tricks or a revoke. */
export const improbableCoups: ImprobableFigures<SessionState> = {
  says: {
    'rare-points': {
      fr: 'Un coup à {NS}–{EW} : il y faut treize levées ou une renonce. Les points ?',
      en: 'A coup of {NS}–{EW}: that takes thirteen tricks or a revoke. The points?',
    },
  },
  find: (state) =>
    state.hall === null
      ? rareIn(state).map((coup) => oddCoup('', { round: coup.partie, table: null }, coup))
      : inHall(state.hall),
};
