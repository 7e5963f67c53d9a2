import { checkScores, readGcg, type CheckedTurn } from '@arbitre/rules/scrabble';
import type { Command } from 'commander';
import type { ExitStatus, Finish } from '../../exit-status';
import { readTextFile } from '../../read-file';
import { reasonText } from '../../reason';
import type { Terminal } from '../../terminal';
import { gcgTexts } from './texts-gcg';

type Json = { readonly json?: boolean };

/** Far more than a game for two has, in bytes. */
const LONGEST = 1_000_000;

const isWrong = ({ verdict, totalAgrees }: CheckedTurn): boolean =>
  verdict.kind === 'differs' || verdict.kind === 'refused' || !totalAgrees;

const verdictText = ({ verdict, totalAgrees, rackHolds }: CheckedTurn, { texts }: Terminal): string => {
  const said = gcgTexts[texts.language];
  const notes = [...(totalAgrees ? [] : [said.total]), ...(rackHolds === false ? [said.rack] : [])];
  const score = (): string => {
    switch (verdict.kind) {
      case 'matches':
        return said.matches;
      case 'agreed':
        return said.agreed;
      case 'differs':
        return said.differs(verdict.computed);
      case 'refused':
        return `${said.impossible}: ${reasonText(verdict.refusal.article, verdict.refusal.facts, texts, 'scrabble')}`;
    }
  };
  return [score(), ...notes].join('; ');
};

/** Players stand as numbers: a file of results names real people. */
const turnText = (checked: CheckedTurn, terminal: Terminal): string => {
  const { turn } = checked;
  const said = gcgTexts[terminal.texts.language];
  const what = turn.kind === 'play' ? `${turn.place} ${turn.word}` : said.kinds[turn.kind];
  const score = `${turn.score < 0 ? '' : '+'}${turn.score}`;
  const player = said.player(turn.player + 1);
  return `${String(turn.line).padStart(4)}  ${player}  ${what.padEnd(22)} ${score.padStart(5)}  ${verdictText(checked, terminal)}`;
};

const turnJson = ({ turn, verdict, totalAgrees, rackHolds }: CheckedTurn): string => {
  const { kind, line, player, score, total } = turn;
  const computed = 'computed' in verdict ? verdict.computed : null;
  const refusal = verdict.kind === 'refused' ? verdict.refusal : null;
  const laid = turn.kind === 'play' ? { place: turn.place, word: turn.word } : {};
  const head = { kind: 'turn', line, player: player + 1, turn: kind, ...laid, score, total };
  return JSON.stringify({ ...head, verdict: verdict.kind, computed, refusal, totalAgrees, rackHolds });
};

/** Exit status 1 when a score or a total is not what the rules give. */
const tellTurns = (checked: readonly CheckedTurn[], json: boolean, terminal: Terminal): ExitStatus => {
  for (const each of checked) terminal.print(json ? turnJson(each) : turnText(each, terminal));
  const plays = checked.filter(({ turn }) => turn.kind === 'play');
  const right = plays.filter(({ verdict }) => verdict.kind === 'matches').length;
  const wrong = checked.filter(isWrong).length;
  const said = gcgTexts[terminal.texts.language];
  if (json)
    terminal.print(
      JSON.stringify({ kind: 'summary', plays: plays.length, right, turns: checked.length, wrong }),
    );
  else terminal.print(said.summary(plays.length, right, checked.length, wrong));
  return wrong > 0 ? 1 : 0;
};

/** Computes the scores of a GCG game anew. */
export const scrabbleCheckCommand = async (
  file: string,
  { json = false }: Json,
  terminal: Terminal,
): Promise<ExitStatus> => {
  const reading = readGcg(await readTextFile(file, terminal, LONGEST));
  if (reading.ok) return tellTurns(checkScores(reading.game), json, terminal);
  const said = gcgTexts[terminal.texts.language];
  for (const { code, line, text } of reading.problems)
    if (json) terminal.print(JSON.stringify({ kind: 'problem', code, line, text }));
    else terminal.complain(`${said.line(line)}: ${said.codes[code]}${text === '' ? '' : `: ${text}`}`);
  if (!json) terminal.complain(said.unreadable(file, reading.problems.length));
  return 2;
};

/** `arbitre scrabble check FILE` */
export const addScrabbleCheck = (scrabble: Command, terminal: Terminal, finish: Finish): void => {
  const { texts } = terminal;
  const said = gcgTexts[texts.language];
  scrabble
    .command('check')
    .description(said.check)
    .argument('<file>', said.file)
    .option('--json', texts.json)
    .action((file: string, options: Json) => finish(scrabbleCheckCommand(file, options, terminal)));
};
