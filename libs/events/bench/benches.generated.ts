// Written by `npm run games` from the folders of the games; never by hand.
import bridge from '../src/games/bridge/bench';
import skat from '../src/games/skat/bench';
import type { ImporterBench } from './figure';

export const IMPORTER_BENCHES: readonly ImporterBench[] = [bridge, skat];
