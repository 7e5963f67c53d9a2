import { invalidField } from '@arbitre/rules/kernel/act-shape';
import type { Act } from '@arbitre/rules/kernel/decider';
import { object, optional } from '@arbitre/rules/kernel/declare/compound';
import { setupReader } from '@arbitre/rules/kernel/declare/setup';
import { calendarDay } from '@arbitre/rules/kernel/declare/stream-fields';
import type { SessionRules, SessionStanding } from '@arbitre/rules/kernel/session/contract';
import { exact } from '@arbitre/rules/kernel/competition/exact';
import { arbiterActsOf } from '@arbitre/rules/kernel/declare/acts';
import { acts, type TournamentAct } from './acts';
import { tournamentActOf } from './act-of';
import { copyTournament } from './copy';
import { whistMilitaireTournament } from './decider';
import type { TournamentEvent } from './events';
import { improbableSheets } from './improbable';
import { judgedIn } from './judged';
import { offeredIn } from './offered';
import { encounterAt, SEASON_2026, type TournamentSetup, type TournamentState } from './state';
import { tournamentView } from './view';

export const setupFields = {
  // WM-0.1.
  season: optional(
    object(
      { from: calendarDay('First day'), to: calendarDay('Last day') },
      'The season, both days included; that of the booklet unless another is named',
    ),
  ),
};

const readSetup = setupReader(setupFields, ({ season = SEASON_2026.season }) =>
  season.from <= season.to
    ? { ok: true, setup: { season } }
    : invalidField('season', 'object', 'from and to, days such as 2026-04-26, in this order'),
);

/** WM-5.2, WM-5.3: a point a box, under the place of its deal, so that a deal recorded by itself counts in its stead. */
const boxAwards = (state: TournamentState): SessionStanding['awards'] =>
  [...state.boxes.values()].flatMap(({ game, table, deal, winner }) => {
    const encounter = encounterAt(state, game, table);
    if (encounter === undefined) return [];
    const visitors = encounter.a === table ? encounter.b : encounter.a;
    const key = `r${game}-t${table}-b${deal}`;
    return [table, visitors].map((entry) => ({ key, entry, value: exact(winner === entry ? 1 : 0) }));
  });

const standing = (state: TournamentState): SessionStanding => ({
  awards: boxAwards(state),
  // WM-R4.2: the whole team is out, whoever cheated.
  excluded: [...state.disqualified].map(([team, { reason }]) => ({
    entry: team,
    article: 'WM-R4.2',
    reason,
  })),
  lots: {},
});

/** What an act brings in: teams enter once, every later act names teams that did. */
const entriesOf = (act: Act): readonly string[] => {
  const { team } = act as { readonly team?: unknown };
  return act.do === 'enter-team' && typeof team === 'string' ? [team] : [];
};

/** The tournament of whist militaire as the order of a competition's session: sheets, signatures, conduct. */
export const whistMilitaireOrder: SessionRules<
  TournamentSetup,
  TournamentAct,
  TournamentEvent,
  TournamentState
> = {
  ...whistMilitaireTournament,
  game: 'whist-militaire',
  ruleset: 'whist-militaire@1',
  arbiterActs: arbiterActsOf(acts),
  scoring: ['BoxWritten', 'TeamDisqualified'],
  readSetup,
  actOf: tournamentActOf,
  entriesOf,
  judgedIn,
  offered: offeredIn,
  standing,
  improbable: improbableSheets,
  view: tournamentView,
  copy: copyTournament,
};
