import type { Refusal } from '../act-shape';
import { accepted, type Decision, type DomainEvent } from '../decider';
import { fieldsProblem } from '../declare/acts';
import { object } from '../declare/compound';
import { gameName, grain, policy, rulesetName } from '../declare/stream-fields';
import { anyObject, integer, text } from '../declare/values';
import type { Games } from '../games';
import type { AnyGame } from '../manifest';
import type { Place, Seating } from './contract';
import { refuse } from '../shared-refusals';

type Arguments = Readonly<Record<string, unknown>>;

const dealProblem = fieldsProblem({
  competition: text('The competition', 80),
  ...{ game: gameName, ruleset: rulesetName, policy, grain },
  place: anyObject('Where in the competition it is played'),
  seating: anyObject('Entry by seat'),
  setup: anyObject('The setup of the game'),
});

const placeProblem = fieldsProblem({
  session: integer(1, 999, 'Session, from 1'),
  round: integer(1, 999, 'Round, from 1'),
  table: text('The table', 20),
  board: integer(1, 9999, 'Board, from 1'),
});

const entry = text('An entry of the competition', 80);

/** Every seat holds an entry, and nobody else is named. */
const seatingProblem = (names: readonly string[], seating: Arguments): Refusal | null => {
  const stranger = Object.keys(seating).find((seat) => !names.includes(seat));
  if (stranger !== undefined) return refuse('unknown-seat', { seat: stranger.slice(0, 40), seats: names });
  return fieldsProblem({ seating: object(Object.fromEntries(names.map((seat) => [seat, entry]))) })({
    seating,
  });
};

/** One entry plays for one side: a pair does not meet itself. */
const meetsItself = (game: AnyGame, seating: Seating): Refusal | null => {
  const names = Object.keys(seating);
  for (const seat of names)
    for (const other of names)
      if (game.sideOf(seat) !== game.sideOf(other) && seating[seat] === seating[other])
        return refuse('entry-on-two-sides', { entry: seating[seat] ?? '', seats: [seat, other] });
  return null;
};

/** Why these are not the entries of a table with those seats, or null. */
export const seatsProblem = (game: AnyGame, names: readonly string[], seating: Arguments): Refusal | null =>
  seatingProblem(names, seating) ?? meetsItself(game, seating as Seating);

const placeOf = (place: Arguments): Place => ({
  session: place.session as number,
  round: place.round as number,
  table: place.table as string,
  board: place.board as number,
});

/** Opens a deal: the game's setup is completed by its defaults, so that the stream says everything by itself. */
export const decideOpen = (games: Games, command: Arguments): Decision<DomainEvent> => {
  const problem = dealProblem(command);
  if (problem !== null) return problem;
  const { competition, policy, grain } = command;
  const { place, seating, setup } = command as Readonly<Record<'place' | 'seating' | 'setup', Arguments>>;
  const game = games.gameOf(String(command.ruleset));
  if (game === null)
    return refuse('unknown-ruleset', { ruleset: String(command.ruleset), known: games.rulesets() });
  if (game.id !== command.game)
    return refuse('game-differs', { game: String(command.game), ruleset: game.ruleset });
  const placed = placeProblem(place);
  if (placed !== null) return placed;
  const reading = game.readSetup({ board: place.board, ...setup });
  if (!reading.ok) return reading;
  const names = game.seatsAt?.(reading.setup) ?? game.seats;
  const problematic = seatsProblem(game, names, seating);
  if (problematic !== null) return problematic;
  const seats = Object.fromEntries(names.map((seat) => [seat, String(seating[seat])]));
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
