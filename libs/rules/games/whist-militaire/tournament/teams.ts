import { type Refusal, refused } from '@arbitre/rules/kernel/decider';

/** Four players, the captain first; the others in the order in which they face him (WM-1.1, WM-1-GAP-1). */
export type Team = {
  readonly team: string;
  readonly captain: string;
  /** The three team-mates. */
  readonly players: readonly string[];
};

export const PLAYERS_PER_TEAM = 4;

/** WM-1.1: exactly four players, exactly one of them captain. */
export const readTeam = ({ team, captain, players }: Team): { ok: true; team: Team } | Refusal => {
  const facts = { team, players: players.length };
  if (players.length !== PLAYERS_PER_TEAM || new Set(players).size !== players.length)
    return refused('WM-1.1', { ...facts, expected: PLAYERS_PER_TEAM });
  if (!players.includes(captain)) return refused('WM-1.1', { ...facts, captain });
  return { ok: true, team: { team, captain, players: players.filter((player) => player !== captain) } };
};

/** The pairs of a team in one game. */
export type Pairs = { readonly home: readonly [string, string]; readonly away: readonly [string, string] };

/** WM-1.3, WM-1-GAP-1: the team-mate who faces the captain in a game (from 1), in turn. */
export const partnerIn = ({ players }: Team, game: number): string =>
  players[(game - 1) % players.length] ?? '';

export const pairsOf = (team: Team, game: number, partner = partnerIn(team, game)): Pairs => {
  const [first = '', second = ''] = team.players.filter((player) => player !== partner);
  return { home: [team.captain, partner], away: [first, second] };
};

/**
 * WM-1.3: partners of the captain, game by game, as a team asks for them. A team-mate comes back only after the two
 * others have faced him, which is as different as more than three games allow.
 */
export const partnersProblem = (team: Team, partners: readonly string[]): Refusal | null => {
  for (const [index, partner] of partners.entries()) {
    const before = partners.slice(Math.max(0, index - 2), index);
    if (!team.players.includes(partner) || before.includes(partner))
      return refused('WM-1.3', {
        team: team.team,
        game: index + 1,
        ...{ partner, before },
      });
  }
  return null;
};
