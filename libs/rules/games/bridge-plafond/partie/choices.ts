import { SEATS, type Side } from '@arbitre/rules/kernel/compass';
import type { Among, ActChoices, ChoiceRow, SessionChoices } from '@arbitre/rules/kernel/session/choices';
import { sideOfSeat } from '../score/deal-points';
import type { acts } from './acts';
import { playersHere, tablesPlaying } from './decide-evening';
import { isFollowed, nextLine } from './decide-sheet';
import { betweenRubbers, changing, chooser, drawing, freePlayers, freeSeats } from './decide-table';
import { PLAYERS } from './fields';
import { insertable } from './insertion';
import { type EveningState, isAccepted, type PartieTable, type Rubber, rubbersOf } from './state';
import { packChooser } from './view';

type Name = keyof typeof acts;
type Offer = readonly [Name, ActChoices];

const among = (name: Name, rows: readonly ChoiceRow[]): readonly Offer[] =>
  rows.length === 0 ? [] : [[name, [rows]]];

const when = (holds: boolean, name: Name): readonly Offer[] => (holds ? [[name, []]] : []);

const at = ({ partie, table }: PartieTable): ChoiceRow => ({ partie: [partie], table: [table] });
const on = ({ round, table }: Rubber): ChoiceRow => ({ round: [round], table: [table] });

const eveningOffers = (state: EveningState): readonly Offer[] => {
  const here = playersHere(state);
  const playing = tablesPlaying(state);
  const seated = new Set(playing.flatMap(({ entries }) => entries));
  const free = here.filter((entry) => !seated.has(entry));
  const lot = state.setup.rotation === 'draw';
  const ready = playing.length === 0 && here.length >= PLAYERS;
  return [
    ['enter-players', here.length === 0 ? [] : [[{ entries: { not: here } }]]],
    ...among('withdraw-player', free.length === 0 ? [] : [{ entry: free }]),
    ...when(lot, 'commit-lot'),
    ...when(ready, 'call-partie'),
  ];
};

const freshOffers = (fresh: readonly PartieTable[]): readonly Offer[] => {
  const drawn = fresh.filter(({ order }) => order.length > 0);
  return [
    ...among('lay-packs', fresh.filter(({ pack }) => pack === null).map(at)),
    ...among(
      'draw-cards',
      fresh
        .filter((own) => drawing(own).length > 0)
        .map((own) => ({ ...at(own), 'draws.entry': drawing(own) })),
    ),
    ...among(
      'choose-seat',
      drawn.flatMap((own) => {
        const entry = chooser(own);
        return entry === null ? [] : [{ ...at(own), entry: [entry], seat: freeSeats(own) }];
      }),
    ),
    ...among(
      'choose-pack',
      drawn.filter((own) => packChooser(own) !== null).map((own) => ({ ...at(own), pack: own.packs })),
    ),
  ];
};

const tableOffers = (state: EveningState): readonly Offer[] => {
  const open = tablesPlaying(state);
  const between = open.filter((own) => betweenRubbers(state, own));
  const substitutes = freePlayers(state);
  const undealt = open.filter((own) => rubbersOf(state, own).every(({ entries }) => entries.length === 0));
  return [
    ...freshOffers(open.filter((own) => rubbersOf(state, own).length === 0)),
    ...among('set-rate', undealt.map(at)),
    ...among(
      'seat-substitute',
      substitutes.length === 0
        ? []
        : between.map((own) => ({ ...at(own), entry: own.entries, substitute: substitutes })),
    ),
    ...among('change-partners', open.filter((own) => changing(state, own).ok).map(at)),
    ...among('end-partie', between.map(at)),
  ];
};

const whoAccepts = ({ seats, acceptedBy }: Rubber): readonly string[] =>
  SEATS.filter((seat) => acceptedBy[sideOfSeat(seat) satisfies Side] === undefined).map(
    (seat) => seats[seat],
  );

const dealsOf = ({ entries }: Rubber): Among => ({ least: 1, most: entries.length });

const insertion = (own: Rubber): readonly ChoiceRow[] => {
  const deal = insertable(own);
  return deal === null ? [] : [{ ...on(own), deal }];
};

const sheetOffers = (state: EveningState): readonly Offer[] => {
  const rubbers = [...state.rubbers.values()];
  const playing = rubbers.filter(({ sheet }) => sheet.state === 'playing');
  const written = rubbers.filter(({ entries }) => entries.length > 0);
  const unaccepted = rubbers.filter((own) => own.sheet.state !== 'playing' && !isAccepted(own));
  const correctable = written.filter((own) => !isAccepted(own));
  const takeable = [
    ...playing.map((own) => ({ ...on(own), deal: { least: 1, most: nextLine(own) } })),
    ...correctable
      .filter(({ sheet }) => sheet.state !== 'playing')
      .map((own) => ({ ...on(own), deal: dealsOf(own) })),
  ];
  const resumable = rubbers.filter((own) => own.sheet.state === 'broken-off' && !isFollowed(state, own));
  return [
    ...among(
      'write-line',
      playing.map((own) => ({ ...on(own), deal: [nextLine(own)] })),
    ),
    ...among('take-deal', takeable),
    ...among('note-dealer', takeable),
    ...among(
      'correct-line',
      correctable.map((own) => ({ ...on(own), deal: dealsOf(own) })),
    ),
    ...among(
      'rule-line',
      written.map((own) => ({ ...on(own), deal: dealsOf(own) })),
    ),
    ...among('insert-line', correctable.flatMap(insertion)),
    ...among('rule-insertion', written.flatMap(insertion)),
    ...among(
      'accept-totals',
      unaccepted.map((own) => ({ ...on(own), by: whoAccepts(own) })),
    ),
    ...among('rule-totals', unaccepted.map(on)),
    ...among('break-off', playing.map(on)),
    ...among('resume-rubber', resumable.map(on)),
  ];
};

/** What each act of an evening can be given in this state; an act that is not there is not offered. */
export const choicesIn = (state: EveningState): SessionChoices =>
  Object.fromEntries([...eveningOffers(state), ...tableOffers(state), ...sheetOffers(state)]);
