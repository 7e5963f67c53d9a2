import { invalidField, type Refusal, text } from '../../kernel/act-shape';
import { refused } from '../../kernel/decider';

/** Four players, the captain first; the others in the order in which they face him (WM-1.1, WM-1-GAP-1). */
export type Team = {
  readonly team: string;
  readonly captain: string;
  /** The three team-mates. */
  readonly players: readonly string[];
};

export const PLAYERS_PER_TEAM = 4;

const ID = text(80);

/** WM-1.1: exactly four players, exactly one of them captain. */
export const readTeam = (given: Readonly<Record<string, unknown>>): { ok: true; team: Team } | Refusal => {
  const { team, players, captain } = given;
  if (!ID.accepts(team)) return invalidField('team', team, ID.expected);
  if (!Array.isArray(players) || !players.every((player) => ID.accepts(player)))
    return invalidField('players', players, 'a list of four players');
  const names = players as readonly string[];
  const facts = { team: team as string, players: names.length };
  if (names.length !== PLAYERS_PER_TEAM || new Set(names).size !== names.length)
    return refused('WM-1.1', { ...facts, expected: PLAYERS_PER_TEAM });
  if (typeof captain !== 'string' || !names.includes(captain))
    return refused('WM-1.1', {
      ...facts,
      captain: typeof captain === 'string' ? captain.slice(0, 80) : null,
    });
  return {
    ok: true,
    team: { team: team as string, captain, players: names.filter((player) => player !== captain) },
  };
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
export const partnersProblem = (team: Team, partners: readonly unknown[]): Refusal | null => {
  for (const [index, partner] of partners.entries()) {
    const before = partners.slice(Math.max(0, index - 2), index);
    if (typeof partner !== 'string' || !team.players.includes(partner) || before.includes(partner))
      return refused('WM-1.3', {
        team: team.team,
        game: index + 1,
        partner: typeof partner === 'string' ? partner.slice(0, 80) : null,
        before: before.map(String),
      });
  }
  return null;
};
