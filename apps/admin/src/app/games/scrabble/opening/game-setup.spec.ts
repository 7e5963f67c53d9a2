import { scrabbleOrder, seedCommitment } from '@arbitre/rules/scrabble';
import { firstChoice, gameSetup } from './game-setup';

const CHOICES = {
  ...{ list: 'trial', seconds: 60, format: '7-et-8', kind: 'duplicate', rules: 'FISF-2023' },
  ...{ joker: true, game: 1, games: 2, seed: null },
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

  it('proposes a federation’s list before the one for trials', () => {
    const trial = { name: 'a-trial', official: false };
    expect([
      firstChoice([trial, { name: 'ods9', official: true }]),
      firstChoice([trial]),
      firstChoice([]),
    ]).toEqual(['ods9', 'a-trial', '']);
  });
});
