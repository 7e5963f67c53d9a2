import { isAct, isRecord } from '../kernel/act-shape';
import type { GameRecord, RecordFault, RecordLine, RecordReading, RecordSetup } from './record';

type Parsed =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly reason: string };

const parseJson = (text: string): Parsed => {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : 'not JSON' };
  }
};

const fault = (line: number, code: string, facts: RecordFault['facts'] = {}): RecordReading => ({
  ok: false,
  fault: { line, code, facts },
});

const isSetup = (value: unknown): value is RecordSetup =>
  isRecord(value) &&
  ['game', 'ruleset', 'policy'].every((field) => typeof value[field] === 'string') &&
  (value.grain === undefined || typeof value.grain === 'string') &&
  isRecord(value.setup);

/**
 * Reads a game as JSON Lines: the setup, then one command a line; empty lines are passed over. A line that is not JSON,
 * or a first line that is no setup, makes the whole text unreadable. What a command means is for the rules to say.
 */
export const readRecord = (text: string): RecordReading => {
  const commands: RecordLine[] = [];
  let setup: RecordSetup | null = null;
  for (const [index, raw] of text
    .replace(/^\ufeff/, '')
    .split('\n')
    .entries()) {
    const line = index + 1;
    if (raw.trim() === '') continue;
    const parsed = parseJson(raw);
    if (!parsed.ok) return fault(line, 'not-json', { reason: parsed.reason });
    if (setup === null) {
      if (!isSetup(parsed.value))
        return fault(line, 'not-a-setup', { expected: 'game ruleset policy setup' });
      setup = parsed.value;
    } else if (isAct(parsed.value)) commands.push({ line, command: parsed.value });
    else return fault(line, 'not-a-command', { expected: 'an object with "do"' });
  }
  return setup === null ? fault(1, 'empty-record') : { ok: true, record: { setup, commands } };
};

/** A record as text: one line of JSON for the setup, and one for each command. */
export const writeRecord = ({ setup, commands }: GameRecord): string =>
  [setup, ...commands.map(({ command }) => command)].map((each) => `${JSON.stringify(each)}\n`).join('');
