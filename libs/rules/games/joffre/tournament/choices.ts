import { SEATS } from '@arbitre/rules/kernel/compass';
import type { ActChoices, ChoiceRow, SessionChoices } from '@arbitre/rules/kernel/session/choices';
import type { acts } from './acts';
import { players } from './decide-conduct';
import { allDrawn, stillPlaying } from './decide-games';
import { drawing, isFinal, isOver, sideOfEntry, type Table, type TournamentState } from './state';

type Name = keyof typeof acts;
type Offer = readonly [Name, ActChoices];

const among = (name: Name, rows: readonly ChoiceRow[]): readonly Offer[] =>
  rows.length === 0 ? [] : [[name, [rows]]];

const when = (holds: boolean, name: Name): readonly Offer[] => (holds ? [[name, []]] : []);

const at = ({ game, table }: Table): ChoiceRow => ({ game: [game], table: [table] });

/** Who may still put a hand to a sheet: everybody of a side that has not signed. */
const signatories = (own: Table): readonly string[] =>
  SEATS.map((seat) => own.seats[seat]).filter(
    (entry) => own.signed[sideOfEntry(own, entry) ?? 'NS'] === undefined,
  );

const drawOffers = (state: TournamentState): readonly Offer[] => {
  if (allDrawn(state) !== null) return [];
  const free = state.commitment !== null && stillPlaying(state).length === 0;
  const out = [...state.disqualified.keys()];
  return [...when(true, 'commit-lot'), ...among('draw-game', free ? [{ entries: { not: out } }] : [])];
};

const tableOffers = (state: TournamentState): readonly Offer[] => {
  const open = [...state.tables.values()].filter((own) => !isOver(own));
  const outOf = (game: number): readonly string[] =>
    state.games.find((each) => each.game === game)?.out ?? [];
  const fresh = open.filter(({ draws, game }) => draws.length === 0 && outOf(game).length > 0);
  return [
    ...among(
      'seat-substitute',
      fresh.map((own) => ({
        ...at(own),
        entry: SEATS.map((seat) => own.seats[seat]),
        substitute: outOf(own.game),
      })),
    ),
    ...among('draw-dealer', open.filter((own) => drawing(own).length > 0).map(at)),
    ...among('close-game', open.map(at)),
    ...among('abandon-game', open.map(at)),
  ];
};

const sheetOffers = (state: TournamentState): readonly Offer[] => {
  const closed = [...state.tables.values()].filter((own) => own.closed !== null);
  const unsigned = closed
    .filter((own) => own.refusal === null && !isFinal(own))
    .map((own) => ({ ...at(own), by: signatories(own) }));
  return [
    ...among('sign-sheet', unsigned),
    ...among('refuse-signature', unsigned),
    ...among('rule-sheet', closed.filter(({ refusal }) => refusal !== null).map(at)),
    ...among('reopen-game', closed.map(at)),
  ];
};

const conductOffers = (state: TournamentState): readonly Offer[] => {
  const present = players(state).filter((entry) => !state.disqualified.has(entry));
  const row = (entry: readonly string[]): readonly ChoiceRow[] => (entry.length === 0 ? [] : [{ entry }]);
  return [
    ...among('warn', row(present)),
    ...among('disqualify', row(present)),
    ...among('request-refund', row(present.filter((entry) => !state.refunds.has(entry)))),
  ];
};

/** What each act of a tournament can be given in this state; an act that is not there is not offered. */
export const choicesIn = (state: TournamentState): SessionChoices =>
  Object.fromEntries([
    ...drawOffers(state),
    ...tableOffers(state),
    ...sheetOffers(state),
    ...conductOffers(state),
  ]);
