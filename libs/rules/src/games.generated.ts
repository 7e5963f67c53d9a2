// Written by `npm run games` from the folders of the games; never by hand.
import bridge from '@arbitre/rules/bridge';
import scrabble from '@arbitre/rules/scrabble';
import skat from '@arbitre/rules/skat';
import whist from '@arbitre/rules/whist';
import whistMilitaire from '@arbitre/rules/whist-militaire';

export const GAMES = [bridge, scrabble, skat, whist, whistMilitaire];
