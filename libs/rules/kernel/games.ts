import type { RankingMethod } from './competition/contract';
import type { GameId, RulesetId } from './game';
import type { AnyGame, AnySessionRules, GameManifest } from './manifest';

/** The games that somebody plays with: all of an installation, or the one that a page loaded. Made by `gamesOf`, passed in, never global. */
export type Games = {
  readonly all: readonly GameManifest[];
  /** Every ranking method, by its id; a method stays for as long as a competition was ranked by it. */
  readonly methods: ReadonlyMap<string, RankingMethod>;
  /** The manifest of a game, or null. */
  readonly manifestOf: (id: string) => GameManifest | null;
  /** The game that a ruleset id names, or null. */
  readonly gameOf: (ruleset: string) => AnyGame | null;
  /** The order of the sessions of competitions under a ruleset, or null when it has none. */
  readonly sessionRulesOf: (ruleset: string) => AnySessionRules | null;
  /** The rulesets that competitions may be opened with. */
  readonly rulesets: () => readonly RulesetId[];
  /** A ruleset that competitions may be opened with: that of a game, or of a game that is nothing but its sessions. */
  readonly rulesetOf: (ruleset: string) => { readonly game: GameId; readonly ruleset: RulesetId } | null;
};

const byRuleset = <Rules extends { readonly ruleset: RulesetId }>(
  rules: readonly (Rules | undefined)[],
): ReadonlyMap<string, Rules> =>
  new Map(rules.flatMap((each) => (each === undefined ? [] : [[each.ruleset, each]])));

/** The games of these manifests. Throws where two of them say the same thing of themselves. */
export const gamesOf = (all: readonly GameManifest[]): Games => {
  const byId = new Map(all.map((manifest) => [manifest.id, manifest]));
  const played = byRuleset(all.map(({ play }) => play?.rules));
  const ordered = byRuleset(all.map(({ session }) => session?.rules));
  const methods = new Map<string, RankingMethod>();
  for (const { id, methods: own } of all)
    for (const method of own) {
      if ((methods.get(method.id) ?? method) !== method)
        throw new Error(`The game "${id}" ranks by another method of the name "${method.id}".`);
      methods.set(method.id, method);
    }
  if (byId.size < all.length) throw new Error('Two games have the same id.');
  return {
    all,
    methods,
    manifestOf: (id) => byId.get(id) ?? null,
    gameOf: (ruleset) => played.get(ruleset) ?? null,
    sessionRulesOf: (ruleset) => ordered.get(ruleset) ?? null,
    rulesets: () => all.map(({ ruleset }) => ruleset),
    rulesetOf: (ruleset) => {
      const game = played.get(ruleset)?.id ?? ordered.get(ruleset)?.game;
      return game === undefined ? null : { game, ruleset: ruleset as RulesetId };
    },
  };
};
