import type { ActChoices, ChoiceRow, SessionChoices } from '@arbitre/rules/kernel/session/choices';
import { DEALS_PER_GAME } from '../setup';
import type { acts } from './acts';
import { teamsOf } from './decide-conduct';
import { stillPlaying } from './decide-games';
import { drawing, isOver, type Table, type TournamentState } from './state';

type Name = keyof typeof acts;
type Offer = readonly [Name, ActChoices];

const among = (name: Name, rows: readonly ChoiceRow[]): readonly Offer[] =>
  rows.length === 0 ? [] : [[name, [rows]]];

const when = (holds: boolean, name: Name): readonly Offer[] => (holds ? [[name, []]] : []);

const at = ({ game, table }: Table): ChoiceRow => ({ game: [game], table: [table] });

/** The deals of a table from one on to another. */
const deals = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

const drawOffers = (state: TournamentState): readonly Offer[] => {
  const { drawn, commitment, called, setup, disqualified } = state;
  if (drawn === null)
    return [
      ...when(true, 'commit-lot'),
      ...among('draw-teams', commitment === null ? [] : [{ teams: { not: [...disqualified.keys()] } }]),
    ];
  const free = called < setup.games && stillPlaying(state).length === 0;
  return among('call-game', free ? [{ game: [called + 1] }] : []);
};

const tableOffers = (state: TournamentState): readonly Offer[] => {
  const open = [...state.tables.values()].filter((own) => !isOver(own));
  const awaited = (own: Table): ChoiceRow => ({
    ...at(own),
    deal: deals(own.lines.length + 1, DEALS_PER_GAME),
  });
  const calm = open.filter(({ refusal }) => refusal === null);
  const initialled = [...state.tables.values()].filter(
    ({ lines, forfeit, abandoned }) => forfeit === null && (lines.length > 0 || abandoned !== null),
  );
  return [
    ...among('draw-dealer', open.filter((own) => drawing(own).length > 0).map(at)),
    ...among(
      'initial-deals',
      calm.map((own) => ({ ...awaited(own), by: [own.EW] })),
    ),
    ...among(
      'refuse-initials',
      calm.map((own) => ({ ...awaited(own), by: [own.EW] })),
    ),
    ...among('rule-deals', open.filter(({ refusal }) => refusal !== null).map(awaited)),
    ...among(
      'reopen-deals',
      initialled.map((own) => ({
        ...at(own),
        deal: deals(1, own.abandoned === null ? own.lines.length : DEALS_PER_GAME),
      })),
    ),
    ...among('abandon-game', open.map(at)),
    ...among(
      'forfeit-game',
      open.map((own) => ({ ...at(own), team: [own.NS, own.EW] })),
    ),
    ...among(
      'send-away',
      state.called === 0
        ? []
        : [...state.tables.values()]
            .filter(({ game }) => game === state.called)
            .map(({ table }) => ({ table: [table] })),
    ),
  ];
};

const conductOffers = (state: TournamentState): readonly Offer[] => {
  const present = teamsOf(state).filter((team) => !state.disqualified.has(team));
  const row = (team: readonly string[]): readonly ChoiceRow[] => (team.length === 0 ? [] : [{ team }]);
  return [
    ...among('admit-substitute', row(present)),
    ...among('take-measure', row(present)),
    ...among('disqualify', row(present)),
    ...among('request-refund', row(present.filter((team) => !state.refunds.has(team)))),
  ];
};

/** What each act of a tournament can be given in this state; an act that is not there is not offered. */
export const choicesIn = (state: TournamentState): SessionChoices =>
  Object.fromEntries([...drawOffers(state), ...tableOffers(state), ...conductOffers(state)]);
