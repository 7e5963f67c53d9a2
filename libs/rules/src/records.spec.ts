import { readRecord, recordOfStream, replayRecord, scoreOf } from './index';
import fc from 'fast-check';
import { writeRecord } from '@arbitre/rules/kernel/records/read';

const SETUP = '{"game":"bridge","ruleset":"bridge-duplicate@1","policy":"enforced","setup":{"board":2}}';
const CALLS = ['E Pass', 'S 1NT', 'W Pass', 'N Pass', 'E Pass'].map((each) => {
  const [seat = '', call = ''] = each.split(' ');
  return JSON.stringify({ do: 'call', seat, call });
});
const HANDS = {
  N: 'SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2'.split(' '),
  E: 'HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 H3 H2'.split(' '),
  S: 'DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2'.split(' '),
  W: 'CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 C3 C2'.split(' '),
};
const DEAL = JSON.stringify({ do: 'deal', hands: HANDS });
const record = (...lines: readonly string[]): string => [SETUP, ...lines].join('\n');

describe('a record', () => {
  it('replays to its events and its score', () => {
    const replay = replayRecord(record(DEAL, ...CALLS, '{"do":"claim","by":"W","tricks":0}'));
    expect([replay.status, replay.score?.notation, replay.score?.scores]).toEqual([
      0,
      '1NTS-7',
      { NS: -700, EW: 700 },
    ]);
    expect(replay.steps.map((step) => step.line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
  it.each([
    ['a card that does not exist', '{"do":"play","seat":"W","card":"C1"}', 'invalid-field'],
    ['a card of another hand', '{"do":"play","seat":"W","card":"SA"}', 'card-not-held'],
    ['a seat that does not exist', '{"do":"play","seat":"Q","card":"CA"}', 'invalid-field'],
    ['an unknown act', '{"do":"sing"}', 'unknown-act'],
  ])('names the line that is refused: %s', (_, line, article) => {
    const replay = replayRecord(record(DEAL, ...CALLS, line));
    expect(replay.status).toBe(1);
    expect(replay.steps.at(-1)).toMatchObject({ kind: 'refusal', line: 8, violation: { article } });
  });
  it('refuses a command after the end and changes nothing', () => {
    const replay = replayRecord(
      record('{"do":"record-result","contract":"Pass"}', '{"do":"call","seat":"N","call":"1C"}'),
    );
    expect(replay.steps.at(-1)).toMatchObject({ line: 3, violation: { article: 'deal-finished' } });
    expect(replay.score?.notation).toBe('Pass');
  });
  it.each([
    ['nothing', '', 1, 'empty-record'],
    ['no JSON', 'N opens 1C', 1, 'not-json'],
    ['no setup', '{"do":"call"}', 1, 'not-a-setup'],
    ['a broken line', record('{"do":"call"'), 2, 'not-json'],
    ['a line that is no command', record('', '42'), 3, 'not-a-command'],
  ])('cannot be read when it holds %s', (_, text, line, code) => {
    expect(replayRecord(text)).toMatchObject({ status: 2, fault: { line, code } });
  });
  it('is refused as a whole when its rules are not known', () => {
    const replay = replayRecord(SETUP.replace('@1', '@99'));
    expect([replay.status, replay.steps.length, replay.table]).toEqual([1, 1, null]);
  });
  it('comes back from the stream that it made', () => {
    const text = `${record(DEAL, ...CALLS, '{"do":"claim","by":"W","tricks":0}')}\n`;
    const events = replayRecord(text).steps.flatMap((step) => (step.kind === 'events' ? step.events : []));
    const again = writeRecord(recordOfStream(events)!);
    expect(again.split('\n').slice(1)).toEqual(text.split('\n').slice(1));
    expect(readRecord(again)).toMatchObject({ ok: true });
  });
  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.json(), fc.constantFrom(SETUP, DEAL, ...CALLS))),
        (lines) => {
          expect([0, 1, 2]).toContain(replayRecord(lines.join('\n')).status);
        },
      ),
    );
  });
});

describe('the score of a result alone', () => {
  it('BD-L77-10 answers for a notation and a vulnerability', () => {
    const answer = scoreOf('bridge', '4SXXN-1', { vul: 'Both' });
    expect(answer.ok ? answer.score.scores : null).toEqual({ NS: -400, EW: 400 });
    const passed = scoreOf('bridge', 'pass');
    expect(passed.ok ? passed.score.scores : null).toEqual({ NS: 0, EW: 0 });
  });
  it.each([
    ['BD-L77-GAP-1', 'bridge', '3NTN+5', {}],
    ['BD-L77-GAP-1', 'bridge', '1CN-8', {}],
    ['BD-NOT-1', 'bridge', '4Z', {}],
    ['invalid-field', 'bridge', '4SN=', { vul: 'some' }],
    ['no-scoring-entry', 'constructor', '4SN=', {}],
  ])('refuses with %s', (article, game, notation, options) => {
    const answer = scoreOf(game, notation, options);
    expect(answer.ok ? null : answer.violation.article).toBe(article);
  });
});
