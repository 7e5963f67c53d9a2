import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import {
  type CompiledLexicon,
  drawableLetters,
  drawLetters,
  type LexiconShelf,
  lettersToDraw,
  newShelf,
  scrabbleMoves,
  scrabbleOrder,
  type ScrabbleSessionView,
  type ScrabbleState,
  seedCommitment,
  toppingSeconds,
} from '@arbitre/rules/scrabble';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { CannotDo, type ExitStatus } from '../../exit-status';
import { reasonText } from '../../reason';
import type { Terminal } from '../../terminal';
import { type ScrabbleTexts, scrabbleTexts } from './texts';

export type ToppingOptions = {
  readonly list?: string;
  readonly seed?: string;
  readonly seconds?: string;
  readonly fast?: boolean;
};

type Running = {
  readonly terminal: Terminal;
  readonly said: ScrabbleTexts;
  readonly state: ScrabbleState;
  readonly lexicon: CompiledLexicon;
  readonly shelf: LexiconShelf;
  readonly seed: string;
  readonly lines: AsyncIterator<string>;
  /** A line that was asked for and has not come; it outlives the time of a round. */
  pending: Promise<IteratorResult<string>> | null;
  readonly fast: boolean;
  /** Milliseconds since 1970; only moved by `+12` where the game does not wait. */
  clock: number;
  /** Seconds of each round, null for a top that was missed. */
  readonly found: (number | null)[];
};

type Sought = { readonly seconds: number | null; readonly goesOn: boolean };

const PLAYER = 'player';
/** A short list may leave more than a rack of which nothing can be made: then the game is over. */
const MOST_THROWN_BACK = 50;
const TIME_MOVES = /^\+(\d{1,3})$/;
const PASS = new Set(['pass', 'passer']);
const QUIT = new Set(['quit', 'quitter']);
const BOARD = new Set(['board', 'grille']);

const viewOf = ({ state, shelf }: Running): ScrabbleSessionView =>
  scrabbleOrder.view(state, { kind: 'staff' }, shelf) as ScrabbleSessionView;

const now = (game: Running): number => (game.fast ? game.clock : Date.now());

/** The software is the arbiter here: none of its acts is ever out of turn. */
const give = (
  { state, shelf }: Running,
  act: { readonly do: string } & Readonly<Record<string, unknown>>,
): void => {
  const decision = scrabbleOrder.decide(state, act, shelf);
  if (!decision.ok) throw new Error(`${act.do}: ${JSON.stringify(decision.violation)}`);
  for (const event of decision.events) scrabbleOrder.evolve(state, event);
};

/** Draws until a rack stands: false at the end of the game. */
const draws = (game: Running): boolean => {
  const { state, seed } = game;
  for (let back = 0; viewOf(game).phase === 'draw' && back < MOST_THROWN_BACK; back++) {
    const letters = drawLetters(seed, state.sets.length + 1, drawableLetters(state), lettersToDraw(state));
    give(game, { do: 'draw', letters });
  }
  return viewOf(game).phase === 'announce';
};

/** The next line, or null when the time of the round is over first. */
const nextLine = async (game: Running, until: number): Promise<IteratorResult<string> | null> => {
  const line = (game.pending ??= game.lines.next());
  const left = until - now(game);
  if (left <= 0) return null;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    if (game.fast) return;
    timer = setTimeout(() => {
      resolve(null);
    }, left);
  });
  const first = await Promise.race([line, over]);
  clearTimeout(timer);
  if (first !== null) game.pending = null;
  return first;
};

/** What a written word scores here, told where it is no legal play or below the top. */
const scoreOf = ({ state, lexicon, said, terminal }: Running, typed: string, topScore: number): boolean => {
  const round = state.rounds.at(-1);
  const [place = '', ...word] = typed.split(/\s+/);
  const move = { place: place.toUpperCase(), word: word.join('') };
  const checked =
    round === undefined
      ? null
      : scrabbleMoves.checkMove(round.before.board, move, round.tiles, lexicon, state.play);
  if (checked === null) return false;
  if (!checked.ok) {
    const { article, facts } = checked.refusal;
    terminal.complain(reasonText(article, facts, terminal.texts, 'scrabble'));
    return false;
  }
  if (checked.play.score < topScore) terminal.print(said.toppingLow(checked.play.score));
  return checked.play.score >= topScore;
};

/** One round at the clock: the seconds that the top took, null where the time ran out or the player gave it up. */
const seek = async (game: Running): Promise<Sought> => {
  const startedAt = now(game);
  const until = startedAt + game.state.setup.seconds * 1000;
  const topScore = viewOf(game).rounds.at(-1)?.topScore ?? 0;
  for (;;) {
    const line = await nextLine(game, until);
    if (line === null) return { seconds: null, goesOn: true };
    if (line.done === true) return { seconds: null, goesOn: false };
    const typed = line.value.trim().slice(0, 60);
    const moves = game.fast ? TIME_MOVES.exec(typed) : null;
    if (QUIT.has(typed)) return { seconds: null, goesOn: false };
    if (PASS.has(typed)) return { seconds: null, goesOn: true };
    if (moves !== null) game.clock += Number(moves[1]) * 1000;
    else if (BOARD.has(typed)) for (const row of viewOf(game).board) game.terminal.print(row);
    else if (typed !== '' && scoreOf(game, typed, topScore))
      return { seconds: Math.ceil((now(game) - startedAt) / 1000), goesOn: true };
  }
};

/** The top lies on the board, whoever found it. */
const closeRound = (game: Running): void => {
  const at = (seconds: number) => new Date(now(game) + seconds * 1000).toISOString();
  give(game, { do: 'end-time', at: at(game.state.setup.seconds) });
  give(game, { do: 'collect-slips' });
  give(game, { do: 'retain' });
  give(game, { do: 'close-round' });
};

const playRound = async (game: Running): Promise<boolean> => {
  const { terminal, said, state, found } = game;
  const at = new Date(now(game)).toISOString();
  give(game, { do: 'call-rack', at, override: true });
  give(game, { do: 'repeat-rack', at });
  give(game, { do: 'start-clock', at });
  const round = viewOf(game).rounds.at(-1);
  terminal.print(said.toppingRack(round?.number ?? 0, round?.rack ?? ''));
  const { seconds, goesOn } = await seek(game);
  // Who leaves before the time is over has not played the round.
  if (!goesOn) return false;
  found.push(seconds);
  closeRound(game);
  terminal.print(
    seconds === null
      ? said.toppingMissed(toppingSeconds([null], state.setup.seconds))
      : said.toppingFound(seconds),
  );
  const tops = (round?.tops ?? []).map(({ place, word, score }) => `${place} ${word} ${score}`).join(', ');
  terminal.print(said.toppingTops(tops, toppingSeconds(found, state.setup.seconds)));
  return true;
};

const openGame = async (
  options: ToppingOptions,
  terminal: Terminal,
  input: NodeJS.ReadableStream,
): Promise<Running> => {
  const lexicon = await loadLexicon(terminal.wordsDirectory, options.list ?? TRIAL_LIST);
  const { name, fingerprint } = lexicon;
  const seed = options.seed ?? randomUUID();
  const setup = scrabbleOrder.readSetup({
    wordList: { name, fingerprint, official: name !== TRIAL_LIST },
    seconds: Number(options.seconds ?? 60),
    draws: 'platform',
    commitment: seedCommitment(seed),
  });
  if (!setup.ok)
    throw new CannotDo(
      reasonText(setup.violation.article, setup.violation.facts, terminal.texts, 'scrabble'),
    );
  const said = scrabbleTexts[terminal.texts.language];
  const game: Running = {
    ...{
      terminal,
      said,
      lexicon,
      shelf: newShelf(lexicon),
      seed,
      pending: null,
      found: [],
      clock: Date.now(),
    },
    state: scrabbleOrder.initial(setup.setup),
    lines: createInterface({ input })[Symbol.asyncIterator](),
    fast: options.fast === true,
  };
  give(game, { do: 'check-in', entries: [PLAYER] });
  terminal.print(said.toppingReady(name, setup.setup.seconds, seed));
  return game;
};

/**
 * `arbitre scrabble topping`: one player seeks each top of a game drawn from a seed, against the clock; a top that is missed
 * costs the whole round and 20 seconds (SCR-OPT-8). Ends with the game, `quit` or the input.
 */
export const toppingCommand = async (
  options: ToppingOptions,
  terminal: Terminal,
  input: NodeJS.ReadableStream = process.stdin,
): Promise<ExitStatus> => {
  const game = await openGame(options, terminal, input);
  while (draws(game) && (await playRound(game)));
  const { found, state, said } = game;
  const hits = found.filter((seconds) => seconds !== null).length;
  terminal.print(said.toppingTotal(hits, found.length, toppingSeconds(found, state.setup.seconds)));
  await game.lines.return?.();
  return 0;
};
