import type { Act, DomainEvent } from '@arbitre/rules/kernel/decider';
import { type Seeded, seeded } from '@arbitre/rules/kernel/seeded';
import { commitmentOf, drawLetters } from '../draw/seeded-draw';
import { drawable, lettersToDraw } from '../order/decide-draw';
import { readSetup, type ScrabbleSetup } from '../order/setup';
import { type LexiconShelf, newShelf, type ShelvedLexicon } from '../order/shelf';
import { scrabbleOrder } from '../order/scrabble-order';
import { openRound, phaseOf, type Round, type ScrabbleState, toRule } from '../order/state';
import { solutionsOf } from '../tops/tops';
import { distinctScores, type SimulatedPlayer, slipOf } from './player';

export type SimulationOptions = {
  readonly seed: number;
  readonly players: number;
  readonly lexicon: ShelvedLexicon;
  /** When the first rack is called (UTC, ISO 8601). */
  readonly startsAt: string;
  /** Beside word list and seed. */
  readonly setup?: Readonly<Record<string, unknown>>;
  /** Names of the entries; `player-1` and so on unless given. */
  readonly entryOf?: (number: number) => string;
};

type GivenAct = Act & Readonly<Record<string, unknown>>;

/** A whole game: what it was opened with, every act by round, every event, and how it stands at its end. */
export type SimulatedGame = {
  readonly setup: ScrabbleSetup;
  readonly entries: readonly string[];
  /** Acts in order, those of a round together. */
  readonly steps: readonly (readonly GivenAct[])[];
  readonly events: readonly DomainEvent[];
  readonly state: ScrabbleState;
  /** What it was judged by. */
  readonly shelf: LexiconShelf;
};

type Running = {
  readonly shelf: LexiconShelf;
  readonly state: ScrabbleState;
  readonly lexicon: ShelvedLexicon;
  readonly players: readonly SimulatedPlayer[];
  readonly random: Seeded;
  readonly drawSeed: string;
  readonly events: DomainEvent[];
  readonly steps: GivenAct[][];
  clock: number;
};

const give = (game: Running, act: GivenAct): void => {
  const decision = scrabbleOrder.decide(game.state, act, game.shelf);
  if (!decision.ok)
    throw new Error(`A simulated game gave ${JSON.stringify(act)}: ${JSON.stringify(decision.violation)}`);
  for (const event of decision.events) {
    scrabbleOrder.evolve(game.state, event);
    game.events.push(event);
  }
  game.steps.at(-1)?.push(act);
};

const at = (game: Running, seconds = 0): string => {
  game.clock += seconds * 1000;
  return new Date(game.clock).toISOString();
};

/** A short list may leave more than a rack that nothing can be made of; then the arbiter says so. */
const MOST_UNPLAYABLE = 20;

const isStuck = ({ state }: Running): boolean =>
  (openRound(state)?.thrownBack ?? []).filter(({ reason }) => reason === 'without-solution').length >=
  MOST_UNPLAYABLE;

const draw = (game: Running): void => {
  while (phaseOf(game.state) === 'draw') {
    if (isStuck(game)) {
      give(game, { do: 'declare-over', reason: 'nothing left can be laid' });
      return;
    }
    const set = game.state.sets.length + 1;
    const letters = drawLetters(game.drawSeed, set, drawable(game.state), lettersToDraw(game.state));
    give(game, { do: 'draw', letters });
  }
};

const MOST_SCORES = 60;
/** One round in so many has a hidden top. */
const HIDDEN_TOPS = 4;

/** Players look for what the search finds, each as far as the skill goes. */
const slips = (game: Running, round: Round): void => {
  const { board } = round.before;
  const { play } = game.state;
  const scores = distinctScores(solutionsOf(board, round.tiles, game.lexicon, play), MOST_SCORES);
  const position = { board, rules: play, hidden: game.random(HIDDEN_TOPS) === 0 };
  for (const player of game.players) {
    const written = slipOf(player, scores, position, game.random);
    if (written !== null) give(game, { do: 'enter-slip', entry: player.entry, ...written });
  }
  // The simulated arbiter finds no wrong cross word plausible.
  for (const entry of toRule(round))
    give(game, { do: 'rule-slip', entry, kind: 'uphold', article: 'SCR-BUL-9', reason: 'not plausible' });
};

const playRound = (game: Running): void => {
  draw(game);
  const round = openRound(game.state);
  if (round === undefined || game.state.end !== null) return;
  give(game, { do: 'call-rack', at: at(game, 30) });
  give(game, { do: 'repeat-rack', at: at(game, 15) });
  give(game, { do: 'start-clock', at: at(game, 1) });
  const { seconds, signalSeconds } = game.state.setup;
  give(game, { do: 'signal-time', at: at(game, seconds - signalSeconds) });
  give(game, { do: 'end-time', at: at(game, signalSeconds) });
  give(game, { do: 'collect-slips' });
  slips(game, round);
  give(game, { do: 'retain' });
  give(game, { do: 'announce-word', at: at(game, 40) });
  give(game, { do: 'close-round', round: round.number });
};

const LEAST_SKILL = 18;
const SKILLS = 60;

const openGame = (options: SimulationOptions): Running & { readonly setup: ScrabbleSetup } => {
  const { seed, players, lexicon, startsAt, setup = {}, entryOf = (number) => `player-${number}` } = options;
  const random = seeded(seed);
  const drawSeed = `simulated game ${seed}`;
  const wordList = { name: lexicon.name, fingerprint: lexicon.fingerprint, official: false };
  const reading = readSetup({ wordList, draws: 'platform', commitment: commitmentOf(drawSeed), ...setup });
  if (!reading.ok) throw new Error(JSON.stringify(reading.violation));
  return {
    setup: reading.setup,
    shelf: newShelf(lexicon),
    state: scrabbleOrder.initial(reading.setup),
    lexicon,
    players: Array.from({ length: players }, (_, index) => ({
      entry: entryOf(index + 1),
      skill: LEAST_SKILL + random(SKILLS),
    })),
    random,
    drawSeed,
    events: [],
    steps: [[]],
    clock: Date.parse(startsAt),
  };
};

/** A whole game by seed, every act through the rules: the same seed, list and players give the same game. */
export const simulateGame = (options: SimulationOptions): SimulatedGame => {
  const game = openGame(options);
  give(game, { do: 'check-in', entries: game.players.map(({ entry }) => entry) });
  while (game.state.end === null) {
    game.steps.push([]);
    playRound(game);
  }
  game.steps.push([]);
  give(game, { do: 'announce-results', at: at(game, 300) });
  give(game, { do: 'reveal-seed', seed: game.drawSeed });
  const { setup, shelf, state, events, steps } = game;
  const entries = game.players.map(({ entry }) => entry);
  return { setup, entries, steps: steps.filter((acts) => acts.length > 0), events, state, shelf };
};
