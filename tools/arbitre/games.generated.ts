// Written by `npm run games` from the folders of the games; never by hand.
import bridge from './games/bridge';
import bridgePlafond from './games/bridge-plafond';
import cribbage from './games/cribbage';
import fiveHundred from './games/five-hundred';
import joffre from './games/joffre';
import scrabble from './games/scrabble';
import skat from './games/skat';
import whist from './games/whist';
import whistBridge from './games/whist-bridge';
import whistMilitaire from './games/whist-militaire';
import type { GameLines } from './game-lines';

export const GAME_LINES: Readonly<Record<string, GameLines>> = {
  bridge: bridge,
  'bridge-plafond': bridgePlafond,
  cribbage: cribbage,
  'five-hundred': fiveHundred,
  joffre: joffre,
  scrabble: scrabble,
  skat: skat,
  whist: whist,
  'whist-bridge': whistBridge,
  'whist-militaire': whistMilitaire,
};
