// Written by `npm run games` from the folders of the games; never by hand.
import bridge from '@arbitre/rules/bridge';
import bridgePlafond from '@arbitre/rules/bridge-plafond';
import cribbage from '@arbitre/rules/cribbage';
import fiveHundred from '@arbitre/rules/five-hundred';
import joffre from '@arbitre/rules/joffre';
import scrabble from '@arbitre/rules/scrabble';
import skat from '@arbitre/rules/skat';
import whist from '@arbitre/rules/whist';
import whistBridge from '@arbitre/rules/whist-bridge';
import whistMilitaire from '@arbitre/rules/whist-militaire';

export const GAMES = [
  bridge,
  bridgePlafond,
  cribbage,
  fiveHundred,
  joffre,
  scrabble,
  skat,
  whist,
  whistBridge,
  whistMilitaire,
];
