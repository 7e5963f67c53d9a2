import { failedDeclarers, gameOf, DAMES, type Outcome } from '@arbitre/rules/whist-bridge';
import { pointsAhead, type SheetDeal } from '../sheet/sheet-deal';
import type { TableContract, TableNow } from './table-now';

/** What a telephone has entered and the server has not answered yet. */
export type Entered =
  | { readonly step: 'seated'; readonly players: readonly string[] }
  | { readonly step: 'announced'; readonly deal: number; readonly contract: TableContract }
  | { readonly step: 'told'; readonly deal: number; readonly outcome: Outcome }
  | { readonly step: 'validated'; readonly deal: number }
  | { readonly step: 'undone'; readonly deal: number; readonly what: 'contract' | 'result' }
  | { readonly step: 'called'; readonly deal: number; readonly by: string }
  | { readonly step: 'ticked'; readonly player: string };

const ROUNDS = 4;
const PLAYING = 4;
/** Failed games alone after which the arbiter is called for every further one (WB-15.b). */
const FAILURES = 2;

/** Who plays a deal, the first speaker first: whoever deals at a table of five sits out (WB-16-GAP-1). */
export const activeOf = (players: readonly string[], dealer: string): readonly string[] => {
  const at = players.indexOf(dealer);
  return [...players.slice(at + 1), ...players.slice(0, at + 1)].slice(0, PLAYING);
};

const after = (players: readonly string[], dealer: string): string =>
  players[(players.indexOf(dealer) + 1) % players.length] ?? '';

/** The second place deals first (WB-16-GAP-2). */
const seated = (now: TableNow, players: readonly string[]): TableNow => {
  const dealer = players[1] ?? '';
  return {
    ...now,
    ...{ players, dealer, active: activeOf(players, dealer), deals: players.length * ROUNDS, deal: 1 },
    phase: 'contract',
  };
};

/** The line of the deal that is played. */
const lineOf = ({ deal, dealer }: TableNow, contract: TableContract, outcome: Outcome | null): SheetDeal => ({
  ...{ deal, dealer, ...contract, outcome, points: null, cancelled: null },
});

const failuresAfter = (now: TableNow, contract: TableContract, outcome: Outcome): TableNow['failures'] => {
  const { game } = contract;
  if (game === DAMES || !gameOf(game).solo) return now.failures;
  const failed = failedDeclarers(contract, outcome);
  return Object.fromEntries(
    now.players.map((player) => [player, (now.failures[player] ?? 0) + (failed.includes(player) ? 1 : 0)]),
  );
};

const validated = (now: TableNow): TableNow => {
  const { contract, outcome, players, active } = now;
  if (contract === null || outcome === null) return now;
  const points = pointsAhead(active, contract, outcome);
  const isLast = now.deal >= now.deals;
  const dealer = isLast ? now.dealer : after(players, now.dealer);
  return {
    ...now,
    lines: [
      ...now.lines.filter(({ deal }) => deal !== now.deal),
      { ...lineOf(now, contract, outcome), points },
    ],
    totals: Object.fromEntries(
      players.map((player) => [player, (now.totals[player] ?? 0) + (points[player] ?? 0)]),
    ),
    failures: failuresAfter(now, contract, outcome),
    ...{
      contract: null,
      outcome: null,
      call: null,
      granted: [],
      silenced: [],
      dealer,
      active: activeOf(players, dealer),
    },
    ...(isLast ? { phase: 'ticks' } : { phase: 'contract', deal: now.deal + 1 }),
  };
};

/** A table as it will be with one more entry; one that does not fit any more changes nothing: the server will say why. */
export const stepped = (now: TableNow, entered: Entered): TableNow => {
  if ('deal' in entered && entered.deal !== now.deal) return now;
  switch (entered.step) {
    case 'seated':
      return now.phase === 'seats' ? seated(now, entered.players) : now;
    case 'announced':
      return now.phase === 'contract'
        ? { ...now, phase: 'play', contract: entered.contract, call: null }
        : now;
    case 'told':
      return now.phase === 'play' ? { ...now, phase: 'read', outcome: entered.outcome } : now;
    case 'validated':
      return now.phase === 'read' ? validated(now) : now;
    case 'undone':
      // The server may have it already: what is taken back is taken back once.
      if (entered.what === 'result')
        return now.phase === 'read' ? { ...now, phase: 'play', outcome: null } : now;
      return now.phase === 'play' ? { ...now, phase: 'contract', contract: null } : now;
    case 'called':
      return now.phase === 'contract' ? { ...now, call: { id: '', by: entered.by, wanted: null } } : now;
    case 'ticked': {
      if (now.phase !== 'ticks' || now.ticked.includes(entered.player)) return now;
      const ticked = [...now.ticked, entered.player];
      return { ...now, ticked, phase: ticked.length >= now.players.length ? 'closed' : 'ticks' };
    }
  }
};

/** Who has to call the arbiter before a game alone. */
export const needingOf = ({ players, failures }: TableNow): readonly string[] =>
  players.filter((player) => (failures[player] ?? 0) >= FAILURES);
