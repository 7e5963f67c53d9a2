import {
  type Act,
  dealDecider,
  type DomainEvent,
  generateWhistMilitaireSession,
  replayDeal,
} from '@arbitre/rules';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import { catalogue } from '../catalogue';
import { WhistMilitaireActSchema } from './whist-militaire-acts';

const { game, ruleset, deals } = generateWhistMilitaireSession(2);

const eventsOf = ({ acts, ...deal }: (typeof deals)[number]): readonly DomainEvent[] => {
  const state = replayDeal([]);
  const open: Act = { do: 'open-deal', ...{ competition: 'demo', game, ruleset, ...deal } };
  return [open, ...acts].flatMap((act) => {
    const decision = dealDecider.decide(state, act);
    if (!decision.ok) throw new Error(decision.violation.article);
    for (const event of decision.events) dealDecider.evolve(state, event);
    return decision.events;
  });
};

describe('schemas of whist militaire', () => {
  it('take every event of a session of four teams', () => {
    const events = deals.flatMap(eventsOf);
    const problems = events.map(({ type, data }) => catalogue.problem(type, data));
    expect(events.length).toBeGreaterThan(2000);
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
  it('take every act that clubs record there', () => {
    const check = TypeCompiler.Compile(WhistMilitaireActSchema);
    const acts = deals.flatMap((deal) => deal.acts);
    expect(acts.filter((act) => !check.Check(act))).toEqual([]);
  });
  it.each([
    [{ do: 'play', seat: 'N', card: 'S1' }],
    [{ do: 'record-result', winner: 'NS', tricks: 6 }],
    [{ do: 'rule', article: 'WM-R2', reason: 'x', outcome: 'shrug' }],
    [{ do: 'cut' }],
  ])('do not take %j', (act) => {
    expect(TypeCompiler.Compile(WhistMilitaireActSchema).Check(act)).toBe(false);
  });
});
