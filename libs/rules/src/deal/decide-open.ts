import {
  integer,
  invalidField,
  isRecord,
  misshapen,
  oneOf,
  record,
  type Refusal,
  text,
} from '../kernel/act-shape';
import { accepted, type Decision, type DomainEvent, refused } from '../kernel/decider';
import { type AnyGame, gameOf } from '../registry';
import type { Place, Seating } from './contract';

type Arguments = Readonly<Record<string, unknown>>;

const SHAPE = {
  competition: text(80),
  game: text(40),
  ruleset: text(60),
  policy: oneOf(['enforced', 'observed']),
  grain: oneOf(['full', 'result']),
  place: record,
  seating: record,
  setup: record,
};

const PLACE = {
  session: integer(1, 999),
  round: integer(1, 999),
  table: text(20),
  board: integer(1, 9999),
};

/** Every seat holds an entry, and nobody else is named. */
const seatingProblem = (names: readonly string[], seating: Arguments): Refusal | null => {
  const stranger = Object.keys(seating).find((seat) => !names.includes(seat));
  if (stranger !== undefined) return refused('unknown-seat', { seat: stranger.slice(0, 40), seats: names });
  const entry = text(80);
  const empty = names.find((seat) => !entry.accepts(seating[seat]));
  return empty === undefined ? null : invalidField(`seating.${empty}`, seating[empty], entry.expected);
};

/** One entry plays for one side: a pair does not meet itself. */
const meetsItself = (game: AnyGame, seating: Seating): Refusal | null => {
  const names = Object.keys(seating);
  for (const seat of names)
    for (const other of names)
      if (game.sideOf(seat) !== game.sideOf(other) && seating[seat] === seating[other])
        return refused('entry-on-two-sides', { entry: seating[seat] ?? null, seats: [seat, other] });
  return null;
};

const placeOf = (place: Arguments): Place => ({
  session: place.session as number,
  round: place.round as number,
  table: place.table as string,
  board: place.board as number,
});

/** Opens a deal: the game's setup is completed by its defaults, so that the stream says everything by itself. */
export const decideOpen = (command: Arguments): Decision<DomainEvent> => {
  const problem = misshapen(command, SHAPE);
  if (problem !== null) return problem;
  const { competition, policy, grain, place, seating, setup } = command;
  const game = gameOf(String(command.ruleset));
  if (game === null) return refused('unknown-ruleset', { ruleset: String(command.ruleset) });
  if (game.id !== command.game)
    return refused('game-differs', { game: String(command.game), ruleset: game.ruleset });
  if (!isRecord(place) || !isRecord(seating) || !isRecord(setup)) return refused('invalid-field');
  const placed = misshapen(place, PLACE);
  if (placed !== null) return placed;
  const reading = game.readSetup({ board: place.board, ...setup });
  if (!reading.ok) return reading;
  const names = game.seatsAt?.(reading.setup) ?? game.seats;
  const problematic = seatingProblem(names, seating);
  if (problematic !== null) return problematic;
  const seats = Object.fromEntries(names.map((seat) => [seat, String(seating[seat])]));
  const itself = meetsItself(game, seats);
  if (itself !== null) return itself;
  return accepted<DomainEvent>({
    type: 'DealOpened',
    data: {
      competition,
      game: game.id,
      ruleset: game.ruleset,
      policy,
      grain,
      place: placeOf(place),
      seating: seats,
      setup: reading.setup,
    },
  });
};
