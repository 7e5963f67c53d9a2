// Written by `npm run games` from the folders of the games; never by hand.
import bridge from '@arbitre/rules/games/bridge/bench/figures';
import bridgePlafond from '@arbitre/rules/games/bridge-plafond/bench/figures';
import cribbage from '@arbitre/rules/games/cribbage/bench/figures';
import fiveHundred from '@arbitre/rules/games/five-hundred/bench/figures';
import joffre from '@arbitre/rules/games/joffre/bench/figures';
import skat from '@arbitre/rules/games/skat/bench/figures';
import whist from '@arbitre/rules/games/whist/bench/figures';
import whistBridge from '@arbitre/rules/games/whist-bridge/bench/figures';
import whistMilitaire from '@arbitre/rules/games/whist-militaire/bench/figures';
import type { GameBench } from '@arbitre/rules/kernel/testing/figure';

export const BENCHES: Readonly<Record<string, GameBench>> = {
  bridge: bridge,
  'bridge-plafond': bridgePlafond,
  cribbage: cribbage,
  'five-hundred': fiveHundred,
  joffre: joffre,
  skat: skat,
  whist: whist,
  'whist-bridge': whistBridge,
  'whist-militaire': whistMilitaire,
};
