import fc from 'fast-check';
import { simulateGame } from '../demo/simulate-game';
import { given, round, viewOf } from '../testing/game-at-table';
import { someFrench } from '../testing/french-words';
import { printedGame, printGame } from './print-game';
import { EMPTY_SHELF } from '@arbitre/rules/kernel/session/shelf';
import { scrabbleOrder } from '../order/scrabble-order';
import type { ScrabbleSessionView } from '../session-view';
import { recordText } from './record-text';
import { readPrintedGame, recordedRounds } from './read-game';

const lexicon = someFrench();
const game = simulateGame({ seed: 11, players: 8, lexicon, startsAt: '2026-11-21T14:00:00Z' });
const printed = printedGame(game.state);
const text = printGame(printed);

describe('a game as text', () => {
  it('SCR-2B-5 SCR-2B-6 reads back as it was printed: racks, tops, words, slips, totals, solos', () => {
    expect(readPrintedGame(text)).toEqual({ ok: true, game: printed });
    expect(printed.rounds.length).toBeGreaterThan(10);
  });
  it('SCR-TOUR-GAP-8 is what another centre replays', () => {
    const recorded = recordedRounds(printed);
    const centre = given('JOUEUSE', { recorded: [{ letters: 'JOUEUSE', place: 'H4', word: 'JOUEUSE' }] }).and(
      round('JOUEUSE', []),
    );
    expect(viewOf(centre).end?.reason).toBe('record-over');
    expect(recorded.map(({ word }) => word)).toEqual(printed.rounds.map(({ retained }) => retained.word));
  });
  it('SCR-TOUR-GAP-8 is taken away without anybody’s slips, as another centre opens it', () => {
    const seen = scrabbleOrder.view(game.state, { kind: 'staff' }, EMPTY_SHELF) as ScrabbleSessionView;
    const record = recordText(seen);
    const reading = readPrintedGame(record);
    if (!reading.ok) throw new Error(JSON.stringify(reading.fault));
    expect(recordedRounds(reading.game)).toEqual(recordedRounds(printed));
    expect(reading.game).toMatchObject({ wordList: printed.wordList, top: printed.top, totals: [] });
    expect(record).not.toContain('player-');
  });
  it.each([
    ['another file', 'hello', 1, 'not-a-printed-game'],
    ['a line of no form', text.replace(/^sum .*/m, 'sum lots'), null, 'printed-line-not-readable'],
    [
      'a word that does not lie there',
      text.replace(/^retained (\S+)/m, 'retained A1'),
      null,
      'printed-move-wrong',
    ],
    [
      'a score that is not the word’s',
      text.replace(
        /^(retained .* )(\d+)$/m,
        (_, start: string, score: string) => `${start}${Number(score) + 1}`,
      ),
      null,
      'printed-move-wrong',
    ],
  ])('is refused whole for %s', (_, wrong, line, code) => {
    const reading = readPrintedGame(wrong);
    expect(reading).toMatchObject({ ok: false, fault: { code, ...(line === null ? {} : { line }) } });
    expect(reading.ok ? 0 : reading.fault.line).toBeGreaterThan(0);
  });
  it('never throws, whatever is in it', () => {
    const lines = text.split('\n');
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.string(), (at, junk) => {
        const reading = readPrintedGame([...lines.slice(0, at), junk, ...lines.slice(at + 1)].join('\n'));
        expect(typeof reading.ok).toBe('boolean');
      }),
      { numRuns: 50 },
    );
  });
});
