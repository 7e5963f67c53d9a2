// Written by `npm run games` from the folders of the games; never by hand.
import bridge from './games/bridge';
import scrabble from './games/scrabble';
import type { Projector } from './projector';

export const GAME_PROJECTORS: readonly Projector[] = [...bridge, ...scrabble];
