import { readRecord, recordOfSession, replayRecord } from './index';
import { writeRecord } from '@arbitre/rules/kernel/records/read';

const SETUP = '{"session":"whist-militaire@1","setup":{}}';
const enter = (team: string): string =>
  JSON.stringify({
    do: 'enter-team',
    team,
    captain: `${team}1`,
    players: [1, 2, 3, 4].map((number) => `${team}${number}`),
  });
const START = [
  SETUP,
  enter('A'),
  enter('B'),
  '{"do":"publish-schedule","date":"2026-05-02","games":1,"trumps":["H"]}',
  '{"do":"announce-rotation","game":1}',
];
const BOX = '{"do":"write-box","game":1,"table":"A","deal":1,"winner":"B","by":"A1"}';
const text = (...lines: readonly string[]): string => `${[...START, ...lines].join('\n')}\n`;

describe('the record of a session', () => {
  it('replays to its events, its view and what it gives the ranking', () => {
    const { status, steps, session, score } = replayRecord(text(BOX));
    expect([status, score, steps.map(({ line }) => line)]).toEqual([0, null, [1, 2, 3, 4, 5, 6]]);
    expect(session?.view).toMatchObject({ announced: 1, date: '2026-05-02' });
    expect(session?.standing.awards).toHaveLength(2);
  });
  it('names the line that is refused, and goes on', () => {
    const { status, steps } = replayRecord(text(BOX.replace('"A1"', '"B3"'), BOX));
    expect(status).toBe(1);
    expect(steps.map(({ kind }) => kind)).toEqual([...START.map(() => 'events'), 'refusal', 'events']);
    expect(steps[5]).toMatchObject({ line: 6, violation: { article: 'WM-5.2' } });
  });
  it.each([
    ['{"session":"whist-militaire@9","setup":{}}', 1, 'no-sessions'],
    ['{"session":"whist-militaire@1","setup":{"season":3}}', 1, 'invalid-field'],
  ])('is refused as a whole: %s', (setup, status, article) => {
    const replay = replayRecord([setup, enter('A')].join('\n'));
    expect(replay).toMatchObject({ status, session: null, steps: [{ line: 1, violation: { article } }] });
    expect(replay.steps).toHaveLength(1);
  });
  it.each(['{"session":7}', '{"session":"whist-militaire@1","setup":[]}'])('cannot be read: %s', (setup) => {
    expect(replayRecord(setup)).toMatchObject({ status: 2, fault: { line: 1, code: 'not-a-setup' } });
  });
  it('is named as every game is where a game has nothing but sessions', () => {
    const setup = { wordList: { name: 'trial', fingerprint: '0'.repeat(64) } };
    const line = JSON.stringify({ game: 'scrabble', ruleset: 'scrabble@1', setup });
    const { status, steps, session } = replayRecord(`${line}\n{"do":"verify-bag","by":"host"}`);
    expect([status, steps.length, session?.standing.awards]).toEqual([0, 2, []]);
    expect(replayRecord(line.replace('"scrabble"', '"skat"'))).toMatchObject({ status: 2 });
  });
  it('comes back from the stream that it made', () => {
    const { steps } = replayRecord(text(BOX));
    const events = steps.flatMap((step) => (step.kind === 'events' ? step.events : []));
    const again = writeRecord(recordOfSession(events)!);
    expect(again.split('\n').slice(1)).toEqual(text(BOX).split('\n').slice(1));
    expect(readRecord(again)).toMatchObject({ ok: true });
  });
});
