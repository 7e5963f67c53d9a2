import { loadLexicon, TRIAL_LIST } from '@arbitre/events/games/scrabble';
import { writeRecord } from '@arbitre/rules';
import {
  type CompiledLexicon,
  drawableLetters,
  drawLetters,
  type LexiconShelf,
  lettersToDraw,
  newShelf,
  scrabbleOrder,
  type ScrabbleSessionView,
  type ScrabbleState,
  seedCommitment,
  solutionsOf,
  subTopsOf,
} from '@arbitre/rules/scrabble';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { CannotDo, type ExitStatus } from '../../exit-status';
import { reasonText } from '../../reason';
import type { Terminal } from '../../terminal';
import { scrabbleTexts } from './texts';
import { readConsoleLine } from './console-line';
import { rankingLines, soloLines } from './ranking-text';

export type ConsoleOptions = {
  readonly players: string;
  readonly list?: string;
  readonly seed?: string;
  readonly record?: string;
  readonly fast?: boolean;
};

/** Longer than anything that an arbiter types. */
const LONGEST_LINE = 2000;

/** Solutions of one score that are printed. */
const MOST_SOLUTIONS = 50;

type Act = { readonly do: string } & Readonly<Record<string, unknown>>;
type Desk = {
  readonly terminal: Terminal;
  readonly state: ScrabbleState;
  readonly lexicon: CompiledLexicon;
  readonly shelf: LexiconShelf;
  readonly seed: string | null;
  readonly acts: Act[];
  readonly fast: boolean;
  /** Milliseconds since 1970; the console's own time where it does not wait. */
  clock: number;
};

const viewOf = ({ state, shelf }: Desk): ScrabbleSessionView =>
  scrabbleOrder.view(state, { kind: 'staff' }, shelf) as ScrabbleSessionView;

const showTops = (desk: Desk): void => {
  const { print, texts } = desk.terminal;
  const said = scrabbleTexts[texts.language];
  const round = viewOf(desk).rounds.at(-1);
  for (const [index, top] of (round?.tops ?? []).entries())
    print(
      said.topLine(top.place, top.word, top.score, top.formed.join(' ')) +
        (top.barredBy === null ? '' : said.barred(top.barredBy)) +
        (index === round?.proposal ? said.proposed : ''),
    );
};

/** The best scores of the rack that is drawn, each with its solutions: what correctors and statistics look at (SCR-GEN-8). */
const showBest = ({ state, lexicon, terminal: { print } }: Desk, scores: number): void => {
  const round = state.rounds.at(-1);
  if (round === undefined || round.rack === null) return;
  const levels = subTopsOf(round.before.board, round.tiles, lexicon, scores, state.play);
  for (const { score, moves } of levels)
    for (const { place, word } of moves.slice(0, MOST_SOLUTIONS)) print(`${score} ${place} ${word}`);
};

/** Every legal play of the rack that is drawn and nothing else, by score downwards, then how many they are (SCR-GEN-1). */
const showPlays = ({ state, lexicon, terminal: { print, texts } }: Desk): void => {
  const round = state.rounds.at(-1);
  if (round === undefined || round.rack === null) return;
  const plays = solutionsOf(round.before.board, round.tiles, lexicon, state.play);
  for (const { place, word, score } of plays) print(`${score} ${place} ${word}`);
  print(scrabbleTexts[texts.language].plays(plays.length));
};

const show = (desk: Desk, what: 'tops' | 'plays' | 'board' | 'ranking' | 'help'): void => {
  const { print, texts } = desk.terminal;
  const said = scrabbleTexts[texts.language];
  const view = viewOf(desk);
  if (what === 'help') print(said.help);
  if (what === 'tops') showTops(desk);
  if (what === 'plays') showPlays(desk);
  if (what === 'board') for (const row of view.board) print(row);
  if (what === 'ranking')
    for (const line of [...soloLines(view, said), ...rankingLines(view, said)]) print(line);
};

/** What the arbiter hears after an act: the text to read out, the tops, a slip's worth. */
const tell = (desk: Desk, types: readonly string[]): void => {
  const { print, texts } = desk.terminal;
  const said = scrabbleTexts[texts.language];
  const round = viewOf(desk).rounds.at(-1);
  const back = round?.thrownBack.at(-1);
  if (types.some((type) => type === 'DrawRejected' || type === 'DrawUnplayable') && back !== undefined)
    print(said.thrownBack(back.letters));
  if (types.includes('TopsFound')) {
    for (const line of round?.spoken.rack ?? []) print(line[texts.language]);
    showTops(desk);
  }
  const slip = types.includes('SlipJudged') ? round?.slips.at(-1) : undefined;
  if (slip !== undefined) print(said.slip(slip.entry, slip.points, slip.verdict, slip.articles.join(' ')));
  if (types.includes('TopRetained')) for (const line of round?.spoken.top ?? []) print(line[texts.language]);
  const { end } = viewOf(desk);
  if (types.includes('GameEnded') && end !== null) print(said.ending(end.reason, end.left));
  if (types.includes('ResultsAnnounced')) show(desk, 'ranking');
};

/** The platform draws where no letters are typed and the game has a seed. */
const withLetters = ({ state, seed }: Desk, act: Act): Act =>
  act.do !== 'draw' || act.letters !== undefined || seed === null
    ? act
    : {
        ...act,
        letters: drawLetters(seed, state.sets.length + 1, drawableLetters(state), lettersToDraw(state)),
      };

const give = (desk: Desk, typed: Act): void => {
  const { complain, texts } = desk.terminal;
  const act = withLetters(desk, typed);
  const decision = scrabbleOrder.decide(desk.state, act, desk.shelf);
  if (!decision.ok) {
    complain(
      `${texts.refused}: ${reasonText(decision.violation.article, decision.violation.facts, texts, 'scrabble')}`,
    );
    return;
  }
  for (const event of decision.events) scrabbleOrder.evolve(desk.state, event);
  desk.acts.push(act);
  tell(
    desk,
    decision.events.map(({ type }) => type),
  );
};

/** Now; where the console does not wait, the moment at which this act is due: the end of the time needs no signal before it. */
const atItsMoment = (desk: Desk, act: Act): Act => {
  if (!('at' in act)) return act;
  if (!desk.fast) return { ...act, at: new Date().toISOString() };
  const clock = viewOf(desk).rounds.at(-1)?.clock;
  const due = clock?.ended === false ? Date.parse(act.do === 'end-time' ? clock.endsAt : clock.warningAt) : 0;
  desk.clock = Math.max(desk.clock + 30_000, due);
  return { ...act, at: new Date(desk.clock).toISOString() };
};

const openDesk = async (options: ConsoleOptions, terminal: Terminal): Promise<Desk> => {
  const lexicon = await loadLexicon(terminal.wordsDirectory, options.list ?? TRIAL_LIST);
  const { name, fingerprint } = lexicon;
  const seed = options.seed ?? null;
  const drawn = seed === null ? {} : { draws: 'platform', commitment: seedCommitment(seed) };
  const wordList = { name, fingerprint, official: name !== TRIAL_LIST };
  const setup = scrabbleOrder.readSetup({ wordList, ...drawn });
  if (!setup.ok)
    throw new CannotDo(
      reasonText(setup.violation.article, setup.violation.facts, terminal.texts, 'scrabble'),
    );
  const desk: Desk = {
    terminal,
    lexicon,
    shelf: newShelf(lexicon),
    state: scrabbleOrder.initial(setup.setup),
    seed,
    acts: [],
    fast: options.fast === true,
    clock: Date.now(),
  };
  if (seed === null) give(desk, { do: 'verify-bag', by: 'console' });
  give(desk, { do: 'check-in', entries: options.players.split(',').map((each) => each.trim()) });
  terminal.print(scrabbleTexts[terminal.texts.language].ready(name));
  return desk;
};

/** `arbitre scrabble console`: reads commands line by line, from a person or from a file, until the input ends. */
export const consoleCommand = async (
  options: ConsoleOptions,
  terminal: Terminal,
  input: NodeJS.ReadableStream = process.stdin,
): Promise<ExitStatus> => {
  const said = scrabbleTexts[terminal.texts.language];
  const desk = await openDesk(options, terminal);
  for await (const line of createInterface({ input })) {
    if (line.trim() === '') continue;
    const read = line.length > LONGEST_LINE ? { kind: 'unknown' as const } : readConsoleLine(line);
    if (read.kind === 'quit') break;
    if (read.kind === 'unknown') terminal.complain(said.unknown);
    if (read.kind === 'show') show(desk, read.what);
    if (read.kind === 'best') showBest(desk, read.scores);
    if (read.kind === 'act') give(desk, atItsMoment(desk, read.act));
  }
  if (options.record !== undefined) {
    const setup = { session: 'scrabble@1', setup: desk.state.setup };
    const commands = desk.acts.map((command, index) => ({ line: index + 2, command }));
    await writeFile(options.record, writeRecord({ setup, commands }));
    terminal.print(said.written(options.record));
  }
  return 0;
};
