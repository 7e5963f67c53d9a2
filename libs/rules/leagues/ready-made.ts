import type { LeagueRules } from './rules/league-rules';
import bridgeInterclub from './ready-made/bridge-interclub.json' with { type: 'json' };
import cribbageClubLeague from './ready-made/cribbage-club-league.json' with { type: 'json' };
import scrabbleCircuit from './ready-made/scrabble-circuit.json' with { type: 'json' };
import skatMatchDays from './ready-made/skat-match-days.json' with { type: 'json' };
import whistBridgeChampionship from './ready-made/whist-bridge-championship.json' with { type: 'json' };
import whistMilitairePath from './ready-made/whist-militaire-path.json' with { type: 'json' };

const rulesOf = {
  'bridge-interclub': bridgeInterclub,
  'cribbage-club-league': cribbageClubLeague,
  'scrabble-circuit': scrabbleCircuit,
  'skat-match-days': skatMatchDays,
  'whist-bridge-championship': whistBridgeChampionship,
  'whist-militaire-path': whistMilitairePath,
};

/** Rules to begin with, each sound (`ready-made.spec.ts`). */
export const readyMadeRules = (): readonly { readonly id: string; readonly rules: LeagueRules }[] =>
  Object.entries(rulesOf).map(([id, rules]) => ({ id, rules: rules as unknown as LeagueRules }));
