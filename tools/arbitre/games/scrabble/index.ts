import { defineLines, type Lines } from '../../game-lines';
import { season } from './demo/season';
import { addScrabbleGames } from './games';
import { addScrabbleCheck } from './gcg';
import { gcgTexts } from './texts-gcg';
import { addWords } from './words';
import { shelfOf } from '@arbitre/events/games/scrabble';

const add = ({ program, terminal, finish }: Lines): void => {
  addWords(program, terminal, finish);
  const scrabble = program.command('scrabble').description(gcgTexts[terminal.texts.language].scrabble);
  addScrabbleCheck(scrabble, terminal, finish);
  addScrabbleGames(scrabble, terminal, finish);
};

export default defineLines({
  add,
  season,
  shelf: shelfOf,
  sessionMethod: 'scrabble-total',
  rulebook: 'scrabble-duplicata',
});
