import { scrabbleOrder, seedCommitment } from '@arbitre/rules/scrabble';
import { readRecord } from './read-record';
import { firstChoice, gameSetup } from './game-setup';

const CHOICES = {
  ...{ list: 'trial', seconds: 60, format: '7-et-8', kind: 'duplicate', rules: 'FISF-2023' },
  ...{ joker: true, game: 1, games: 2, seed: null, record: null },
};

describe('the opening of a game', () => {
  it('SCR-GEN-16 names the list; with the fingerprint that the server adds, the rules take the setup', () => {
    const setup = gameSetup(CHOICES);
    expect(setup.wordList).toEqual({ name: 'trial' });
    const completed = { ...setup, wordList: { name: 'trial', fingerprint: 'a'.repeat(64) } };
    expect(scrabbleOrder.readSetup(completed)).toMatchObject({
      ok: true,
      setup: { seconds: 60, format: '7-et-8', rules: 'FISF-2023', joker: true, game: 1, games: 2 },
    });
  });

  it('SCR-3A-GAP-3 publishes the hash of a seed and never the seed', () => {
    const setup = gameSetup({ ...CHOICES, seed: 'une graine' });
    expect(JSON.stringify(setup)).not.toContain('graine');
    const completed = { ...setup, wordList: { name: 'trial', fingerprint: 'a'.repeat(64) } };
    expect(scrabbleOrder.readSetup(completed)).toMatchObject({
      ok: true,
      setup: { draws: 'platform', commitment: seedCommitment('une graine') },
    });
  });

  it('SCR-TOUR-GAP-8 takes draws, words, rules and format of a game played elsewhere, and the list that it was played with', () => {
    const text = [
      ...['arbitre scrabble 1', 'rules FADOQ-2026 normal', `words my list ${'a'.repeat(64)}`],
      ...['round 1 JOUEUSE', 'retained H4 JOUEUSE 94', 'sum 94'],
    ].join('\r\n');
    const record = readRecord(text);
    if (record === null || 'line' in record) throw new Error('The record was not read');
    expect([record.rounds, record.list]).toEqual([1, 'my list']);
    const setup = gameSetup({ ...CHOICES, record });
    const opened = (fingerprint: string) =>
      scrabbleOrder.readSetup({ ...setup, wordList: { name: 'trial', fingerprint } });
    expect(opened('a'.repeat(64))).toMatchObject({
      ok: true,
      setup: {
        ...{ rules: 'FADOQ-2026', format: 'normal', joker: false, seconds: 60 },
        recorded: [{ letters: 'JOUEUSE', place: 'H4', word: 'JOUEUSE' }],
      },
    });
    expect(opened('b'.repeat(64))).toMatchObject({ ok: false, violation: { article: 'SCR-TOUR-GAP-8' } });
  });

  it.each([
    ['another file', 'hello', 1],
    ['a line of no form', 'arbitre scrabble 1\nround one', 2],
    ['a record without rounds', 'arbitre scrabble 1\nsum 0', 0],
  ])('says which line of %s cannot be read', (_, text, line) => {
    expect(readRecord(text)).toEqual({ line });
    expect(readRecord(' \n')).toBeNull();
  });

  it('proposes a federation’s list before the one for trials', () => {
    const trial = { name: 'a-trial', official: false };
    expect([
      firstChoice([trial, { name: 'ods9', official: true }]),
      firstChoice([trial]),
      firstChoice([]),
    ]).toEqual(['ods9', 'a-trial', '']);
  });
});
