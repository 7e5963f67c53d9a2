import { isAct, type Refusal } from '../act-shape';
import type { Games } from '../games';
import { refuse } from '../shared-refusals';
import { readSetupLine } from './read-setup';
import type {
  GameRecord,
  RecordLine,
  RecordReading,
  RecordSetup,
  SessionRecord,
  SessionRecordSetup,
} from './record';

type Parsed =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

const parseJson = (text: string): Parsed => {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'not JSON' };
  }
};

const fault = (line: number, { violation }: Refusal): RecordReading => ({
  ok: false,
  fault: { line, code: violation.article, facts: violation.facts },
});

/**
 * Reads a deal or a session as JSON Lines: the setup, then one command a line; empty lines are passed over. A line that is not JSON,
 * or a first line that is no setup, makes the whole text unreadable. What a command means is for the rules to say.
 */
export const readRecord = (games: Games, text: string): RecordReading => {
  const commands: RecordLine[] = [];
  let setup: RecordSetup | SessionRecordSetup | null = null;
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    const line = index + 1;
    if (raw.trim() === '') continue;
    const parsed = parseJson(raw);
    if (!parsed.ok) return fault(line, refuse('not-json', { reason: parsed.reason }));
    if (setup === null) {
      setup = readSetupLine(games, parsed.value);
      if (setup === null)
        return fault(
          line,
          refuse('not-a-setup', { expected: 'game ruleset policy setup, or session setup' }),
        );
    } else if (isAct(parsed.value)) commands.push({ line, command: parsed.value });
    else return fault(line, refuse('not-a-command', { expected: 'an object with "do"' }));
  }
  if (setup === null) return fault(1, refuse('empty-record'));
  return { ok: true, record: { setup, commands } as GameRecord | SessionRecord };
};

/** A record as text: one line of JSON for the setup, and one for each command. */
export const writeRecord = ({ setup, commands }: GameRecord | SessionRecord): string =>
  [setup, ...commands.map(({ command }) => command)].map((each) => `${JSON.stringify(each)}\n`).join('');
