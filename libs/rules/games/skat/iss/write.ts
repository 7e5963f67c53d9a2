import type { IssGame } from './game';
import { writeMoves } from './moves';
import { writeResult } from './result';

const property = (name: string, value: string | null): string =>
  value === null ? '' : `${name}[${value.replace(/[[\]\r\n]/g, ' ')}]`;

const dateText = (date: string): string => `${date.slice(0, 10)}/${date.slice(11, 19)}/UTC`;

/** A game as one line of the server's format (SKAT-ISS-1), without the end of the line. */
export const writeIssGame = (game: IssGame): string =>
  `(;${[
    property('GM', 'Skat'),
    property('PC', game.place),
    property('CO', game.comment),
    property('SE', game.series),
    property('ID', game.id),
    property('DT', game.date === null ? null : dateText(game.date)),
    ...game.players.map((player, index) => property(`P${index}`, player)),
    ...game.ratings.map((rating, index) => property(`R${index}`, rating)),
    property('MV', writeMoves(game.moves)),
    property('R', writeResult(game.result)),
  ].join('')} ;)`;

export const writeIss = (games: readonly IssGame[]): string =>
  games.map((game) => `${writeIssGame(game)}\n`).join('');
