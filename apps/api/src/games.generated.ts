// Written by `npm run games` from the folders of the games; never by hand.
import bridge from './games/bridge';
import scrabble from './games/scrabble';
import type { GameModule } from './game-module';

export const GAME_MODULES: readonly GameModule[] = [bridge, scrabble];
