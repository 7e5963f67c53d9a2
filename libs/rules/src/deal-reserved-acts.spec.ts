import { dealDecider } from '@arbitre/rules';
import { reservedAct } from '@arbitre/rules/kernel/deal/reserved-acts';

const opened = (game: string, setup: Readonly<Record<string, unknown>>) => {
  const state = dealDecider.initial();
  const opening = dealDecider.decide(state, {
    do: 'open-deal',
    competition: 'cup',
    game,
    ruleset: `${game}@1`,
    policy: 'observed',
    grain: 'full',
    place: { session: 1, round: 1, table: '1', board: 1 },
    seating: { N: 'a', E: 'b', S: 'a', W: 'b' },
    setup,
  } as never);
  if (!opening.ok) throw new Error(JSON.stringify(opening.violation));
  return opening.events.reduce((each, event) => dealDecider.evolve(each, event), state);
};

describe('acts that may not stand among a table’s', () => {
  const militaire = opened('whist-militaire', { game: 1, deal: 1, trump: 'S' });
  const classique = opened('whist', { dealer: 'N' });

  it.each([
    ...['open-deal', 'call-arbiter', 'give-ruling', 'correct-result'],
    ...['withdraw-result', 'correct-seating', 'confirm-result', 'decide-appeal'],
  ])('%s has a command of its own, whoever sends it', (act) => {
    for (const role of ['club', 'arbiter'])
      expect(reservedAct(militaire, { do: act }, role)).toEqual({
        ok: false,
        violation: { article: 'act-has-own-command', facts: { do: act } },
      });
  });

  it.each([
    [militaire, 'rule'],
    [militaire, 'count-pack'],
    [classique, 'arbiter-decision'],
  ])('an act that the game reserves is the arbiter’s alone', (state, act) => {
    expect(reservedAct(state, { do: act }, 'club')).toEqual({
      ok: false,
      violation: { article: 'arbiter-only', facts: { do: act, role: 'club' } },
    });
    expect(reservedAct(state, { do: act }, 'arbiter')).toBeNull();
  });

  it('a card is anybody’s to record', () => {
    expect(reservedAct(militaire, { do: 'play' }, 'club')).toBeNull();
  });
});
