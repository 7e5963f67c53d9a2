import { appendFileSync } from 'node:fs';
import { competitionDecider, dealDecider } from '@arbitre/rules';
import { eventHash, NO_HASH } from '../chain/hash-chain';
it('appends', () => {
  const file = new URL('../../../rules/games/bridge/fixtures/golden.jsonl', import.meta.url);
  const write = (stream: string, events: readonly { type: string; data: unknown }[]) => {
    let previousHash: string = NO_HASH;
    events.forEach(({ type, data }, revision) => {
      const hash = eventHash({ stream, revision, type, data, metadata: { previousHash } } as never);
      appendFileSync(file, JSON.stringify({ stream, type, data, hash }) + '\n');
      previousHash = hash;
    });
  };
  const play = (decider: any, state: any, acts: any[]) => acts.flatMap((act) => {
    const d = decider.decide(state, act);
    if (!d.ok) throw new Error(JSON.stringify(d.violation));
    for (const e of d.events) state = decider.evolve(state, e);
    return d.events;
  });
  const about = { name: 'Coupe par matchs', region: 'Nord', startsOn: '2026-11-21' };
  write('competition-golden-scored', play(competitionDecider, competitionDecider.initial(), [
    { do: 'open-competition', ...about, game: 'bridge', ruleset: 'bridge-duplicate@1', method: 'matchpoints',
      scoring: { version: 1, ties: 'break', leastBoards: 40, handicaps: { e1: 1.5 }, unit: 2, factoring: 'neuberg', expected: 9, total: 'points', ownPercentage: true, secondArtificial: 50 } },
    { do: 'revise-competition', ...about, method: 'victory-points',
      scoring: { version: 1, ties: 'stand', scale: 'wbf-20', boards: 8, bye: 12, artificialImps: 3, oneTable: 0 } },
  ]));
  write('deal-golden.s1-r1-t30-b1', play(dealDecider, dealDecider.initial(), [
    { do: 'open-deal', competition: 'golden', game: 'bridge', ruleset: 'bridge-duplicate@1', policy: 'observed', grain: 'result',
      place: { session: 1, round: 1, table: '30', board: 1 }, seating: { N: 'a', E: 'b', S: 'a', W: 'b' }, setup: { board: 1 } },
    { do: 'record-result', contract: '4S', declarer: 'N', tricks: 9 },
    { do: 'give-ruling', article: 'BD-L86B2b', reason: 'étui faussé par le camp EO',
      adjustments: { NS: { kind: 'assigned', score: 420, least: 60 }, EW: { kind: 'assigned', score: -420, most: 40 } } },
  ]));
});
