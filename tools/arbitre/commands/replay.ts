import { shelveWordLists, wordListOf } from '@arbitre/events';
import { readRecord, replayRecord, type DomainEvent, type Replay } from '@arbitre/rules';
import type { ExitStatus } from '../exit-status';
import { readTextFile } from '../read-file';
import { reasonText } from '../reason';
import type { Terminal } from '../terminal';

const eventText = ({ type, data }: DomainEvent): string => `${type} ${JSON.stringify(data)}`;

const printJson = ({ fault, steps, score, session }: Replay, { print }: Terminal): void => {
  if (fault !== null) print(JSON.stringify({ kind: 'fault', ...fault }));
  for (const step of steps)
    if (step.kind === 'refusal')
      print(JSON.stringify({ kind: 'refusal', line: step.line, ...step.violation }));
    else for (const event of step.events) print(JSON.stringify({ kind: 'event', line: step.line, ...event }));
  if (fault === null)
    print(JSON.stringify(session === null ? { kind: 'result', score } : { kind: 'result', ...session }));
};

const printText = ({ fault, steps, score, session }: Replay, { texts, print, complain }: Terminal): void => {
  if (fault !== null)
    complain(`${texts.line('record', fault.line)}: ${reasonText(fault.code, fault.facts, texts)}`);
  for (const step of steps)
    if (step.kind === 'refusal')
      print(
        `${step.line}: ${texts.refused}: ${reasonText(step.violation.article, step.violation.facts, texts)}`,
      );
    else for (const event of step.events) print(`${step.line}: ${eventText(event)}`);
  if (fault !== null) return;
  if (session !== null) {
    print(`${texts.result}: ${JSON.stringify(session.standing)}`);
    return;
  }
  print(
    score === null ? texts.noResult : `${texts.result}: ${score.notation} ${JSON.stringify(score.scores)}`,
  );
};

export const replayCommand = async (
  file: string,
  { json = false }: { readonly json?: boolean },
  terminal: Terminal,
): Promise<ExitStatus> => {
  const text = await readTextFile(file, terminal);
  const reading = readRecord(text);
  const list = reading.ok ? wordListOf(reading.record.setup.setup) : null;
  if (list !== null) await shelveWordLists(terminal.wordsDirectory, [list]);
  const replay = replayRecord(text);
  (json ? printJson : printText)(replay, terminal);
  return replay.status;
};
