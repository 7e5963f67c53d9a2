import type { Entry } from '@arbitre/rules';
import { type CompiledLexicon, newShelf, simulateScrabble } from '@arbitre/rules/scrabble';
import type { Session, Sitting } from '../../../demo/write-session';

const PLAYERS = 24;
/** Clubs that nobody founded. */
const CLUBS = ['Les Anagrammes', 'Le Reliquat', 'La Rallonge', 'Les Sept Lettres'];

const entryId = (number: number): string => `player-${number}`;

const players: readonly Entry[] = Array.from({ length: PLAYERS }, (_, index) => ({
  id: entryId(index + 1),
  number: index + 1,
  kind: 'player',
  members: [],
  club: CLUBS[index % CLUBS.length] ?? '',
}));

const STARTS = ['2026-11-21T14:00:00Z', '2026-11-21T19:00:00Z'];

const sitting = (seed: number, game: number, lexicon: CompiledLexicon): Sitting => {
  const { setup, steps } = simulateScrabble({
    seed: seed * 10 + game,
    players: players.length,
    lexicon,
    startsAt: STARTS[game - 1] ?? '',
    setup: { game, games: 2 },
    entryOf: entryId,
  });
  return {
    number: game,
    setup,
    steps: steps.map((acts) => ({ role: 'arbiter', acts })),
    closing: 'les résultats sont annoncés',
  };
};

/**
 * A tournament of two games with 24 players, drawn from a seed with a word list. With the trial list it is a show of the
 * program, and says so: no federation's list has judged a word of it.
 */
export const scrabbleTournament = (seed: number, lexicon: CompiledLexicon): Session => ({
  game: 'scrabble',
  ruleset: 'scrabble@1',
  method: 'scrabble-total',
  startsOn: '2026-11-21',
  entries: players,
  deals: [],
  sittings: [1, 2].map((game) => sitting(seed, game, lexicon)),
  shelf: newShelf(lexicon),
});
