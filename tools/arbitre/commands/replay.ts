import {
  type DomainEvent,
  type GameId,
  readRecord,
  type Replay,
  replayRecord,
  rulesetOf,
} from '@arbitre/rules';
import type { ExitStatus } from '../exit-status';
import { LONGEST, readTextFile } from '../read-file';
import { reasonText } from '../reason';
import { articlesTold } from '../replay/articles';
import { waitingText } from '../replay/waiting';
import { rankingOf, rankingText } from '../replay/ranking';
import { shelfFor } from '../shelf';
import type { Terminal } from '../terminal';

const eventText = ({ type, data }: DomainEvent): string => `${type} ${JSON.stringify(data)}`;

const printJson = (
  { fault, steps, score, session, table }: Replay,
  { texts, print }: Terminal,
  game: GameId | null,
): void => {
  if (fault !== null) print(JSON.stringify({ kind: 'fault', ...fault }));
  for (const step of steps)
    if (step.kind === 'refusal')
      print(JSON.stringify({ kind: 'refusal', line: step.line, ...step.violation }));
    else
      for (const event of step.events) {
        const articles = articlesTold(event, game, texts.language);
        const told = articles.length === 0 ? {} : { articles };
        print(JSON.stringify({ kind: 'event', line: step.line, ...event, ...told }));
      }
  if (fault !== null) return;
  for (const matter of table?.waiting ?? []) print(JSON.stringify({ kind: 'waiting', matter }));
  if (session === null) print(JSON.stringify({ kind: 'result', score }));
  else print(JSON.stringify({ kind: 'result', ...session, ranking: rankingOf(session, game) }));
};

const printText = (
  { fault, steps, score, session, table }: Replay,
  { texts, print, complain }: Terminal,
  game: GameId | null,
): void => {
  if (fault !== null)
    complain(`${texts.line('record', fault.line)}: ${reasonText(fault.code, fault.facts, texts, game)}`);
  for (const step of steps)
    if (step.kind === 'refusal')
      print(
        `${step.line}: ${texts.refused}: ${reasonText(step.violation.article, step.violation.facts, texts, game)}`,
      );
    else
      for (const event of step.events) {
        print(`${step.line}: ${eventText(event)}`);
        for (const { article, text } of articlesTold(event, game, texts.language))
          print(`    ${article}: ${text}`);
      }
  if (fault !== null) return;
  if (session !== null) {
    const ranking = rankingOf(session, game);
    for (const line of ranking === null
      ? [`${texts.result}: ${JSON.stringify(session.standing)}`]
      : rankingText(ranking, texts, game))
      print(line);
    return;
  }
  for (const matter of table?.waiting ?? []) print(waitingText(matter, texts, game));
  print(
    score === null ? texts.noResult : `${texts.result}: ${score.notation} ${JSON.stringify(score.scores)}`,
  );
};

export const replayCommand = async (
  file: string,
  { json = false }: { readonly json?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const text = await readTextFile(file, terminal, LONGEST.record);
  const reading = readRecord(text);
  const setup = reading.ok ? reading.record.setup : null;
  const played = setup === null ? null : rulesetOf('session' in setup ? setup.session : setup.ruleset);
  const shelf = await shelfFor(setup === null ? [] : [setup.setup], terminal);
  const replay = replayRecord(text, shelf);
  (json ? printJson : printText)(replay, terminal, played?.game ?? null);
  return replay.status;
};
