import { defineGameModule } from '../../game-module';
import { ScrabbleModule } from './scrabble.module';
import { WordLists } from './words/word-lists';

export default defineGameModule({ module: ScrabbleModule, stock: WordLists });
