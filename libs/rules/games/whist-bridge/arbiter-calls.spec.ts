import { describe, expect, it } from '@jest/globals';
import { whistBridge } from './game';
import {
  answer,
  ask,
  calls,
  contractOf,
  enforced,
  given,
  granted,
  standing,
  status,
  table,
  turn,
  view,
} from './testing/table';

const strict = (text: string, options = {}) => enforced(undefined, options).and(calls(text));

describe('which announcements ask for the arbiter', () => {
  it('WB-15.a asks him before E12, E13 and every game from A10 up but A9 and GM', () => {
    const premier = strict('1:premier');
    for (const call of ['A10', 'A11-H', 'GME', 'PC-S', 'PCSA', 'CH'])
      expect(premier.when(calls(`2:${call}`)).refusals).toEqual(['WB-15.a']);
    // At a real table it is recorded for him.
    const said = table().and(calls('1:premier')).when(calls('2:A10-S'));
    expect([said.irregularities, standing(said.state)]).toEqual([['WB-15.a'], 'A10-S']);
    // A competition may ask for more.
    expect(strict('1:premier', { arbiterFromE11: true }).when(calls('2:GM')).refusals).toEqual(['WB-15.a']);
  });
  it('WB-6.c asks him before no game that the ruler does not mark', () => {
    for (const call of ['A9', 'GM', 'PME', 'P', 'PM', 'S8-H']) {
      expect(strict('1:premier').when(calls(`2:${call}`)).refusals).toEqual([]);
      expect(strict('1:premier').when(ask('2', call)).refusals).toEqual(['arbiter-not-needed']);
    }
  });
  const failures = { 1: 2, 2: 1 };

  it('WB-15.b asks him for the next solo game of who has failed two in the manche', () => {
    const round = strict('1:propose-S 2:pass 3:pass 4:pass', { failures });
    expect(round.when(calls('1:S6-H')).refusals).toEqual(['WB-15.b']);
    expect(contractOf(round.and(granted('1', 'S6-H')).events)).toBe('S6-H 1');
  });
  it('WB-15-GAP-1 counts for each player, and asks him before games that are free otherwise, but no emballage', () => {
    expect(strict('1:premier', { failures }).when(calls('2:PM')).refusals).toEqual([]);
    expect(strict('1:propose-S', { failures }).when(calls('2:join-S')).refusals).toEqual([]);
    expect(enforced(undefined, { failures }).when(calls('1:PM')).refusals).toEqual(['WB-15.b']);
  });
  const small = strict('1:premier 2:PM');
  const proposed = small.and(granted('3', 'propose-H'));

  it('WB-11.b asks him of whoever proposes a suit over a petite misère', () => {
    expect(small.when(calls('3:propose-H')).refusals).toEqual(['WB-11.b']);
    expect(status(proposed.state, '3')).toBe('proposed-H');
  });
  it('WB-11.c asks another one of whoever then joins it', () => {
    expect(proposed.when(calls('4:join-H')).refusals).toEqual(['WB-11.c']);
    const second = proposed.and(ask('4', 'join-H'));
    expect(second.when(answer(true, 'arbiter')).refusals).toEqual(['WB-15-GAP-2']);
    expect(second.when(answer(true, 'arbiter-2')).refusals).toEqual([]);
  });
  it('WB-11.a destroys a petite misère by an emballage of twelve', () => {
    expect(standing(proposed.and(granted('4', 'join-H', 'arbiter-2')).state)).toBe('E12-H');
  });
  const piccolo = strict('1:premier 2:P').and(granted('3', 'propose-S'));

  it('WB-11.e asks him of whoever proposes a suit over S8, piccolo or an open petite misère', () => {
    for (const game of ['S8-D', 'P', 'PME'])
      expect(strict(`1:premier 2:${game}`).when(calls('3:propose-S')).refusals).toEqual(['WB-11.e']);
  });
  it('WB-11.d destroys those by an emballage of thirteen', () => {
    for (const game of ['S8-D', 'P', 'PME'])
      expect(
        standing(
          strict(`1:premier 2:${game}`).and(granted('3', 'propose-S'), granted('4', 'join-S', 'arbiter-2'))
            .state,
        ),
      ).toBe('E13-S');
  });
  it('WB-11.f asks another one of whoever joins, and a refusal leaves the proposal open', () => {
    expect(piccolo.when(calls('4:join-S')).refusals).toEqual(['WB-11.f']);
    const refused = piccolo.and(ask('4', 'join-S'), answer(false, 'arbiter-2'));
    expect([status(refused.state, '4'), status(refused.state, '3'), turn(refused.state)]).toEqual([
      'silenced',
      'proposed-S',
      '1',
    ]);
    expect(refused.and(granted('1', 'join-S', 'arbiter-3')).state.auction.standing?.game).toBe('E13');
  });
  it('WB-11-GAP-1 raises an emballage that stands by one call of its emballeur; refused, his partner is free', () => {
    const over = strict('1:propose-C 2:pass 3:join-C 4:PM');
    expect(over.when(calls('3:raise')).refusals).toEqual(['WB-15.a']);
    expect(standing(over.and(granted('3', 'raise')).state)).toBe('E12-C');
    const refused = over.and(ask('3', 'raise'), answer(false));
    expect([status(refused.state, '3'), status(refused.state, '1')]).toEqual(['silenced', 'proposed-C']);
  });
  it('WB-11-GAP-2 needs nobody for E10 and E11', () => {
    const over = strict('1:propose-H 2:propose-S 3:propose-D 4:pass 1:S6-H');
    expect(standing(over.and(calls('2:join-D')).state)).toBe('E10-D');
    const seven = strict('1:propose-H 2:propose-S 3:propose-D 4:pass 1:S7-H');
    expect(standing(seven.and(calls('2:join-D')).state)).toBe('E11-D');
    expect(
      strict('1:propose-H 2:propose-S 3:propose-D 4:pass 1:S7-H', { arbiterFromE11: true }).when(
        calls('2:join-D'),
      ).refusals,
    ).toEqual(['WB-15.a']);
  });
});

describe('a call before an announcement', () => {
  const asked = strict('1:premier').and(ask('2', 'A10-S'));

  it('WB-15.j shows what is wanted to the arbiter alone until he has answered', () => {
    const { facts, arbiterFacts, calls: said, legal } = view(asked.state);
    expect([facts.asksArbiter, arbiterFacts, said.length, legal]).toEqual(['2', { wants: 'A10-S' }, 1, []]);
    expect(JSON.stringify(facts)).not.toContain('A10');
    const told = view(asked.and(answer()).state);
    expect([told.arbiterFacts, told.calls.at(-1)]).toEqual([undefined, { seat: '2', call: 'A10-S' }]);
  });
  it('WB-15-GAP-3 suspends the auction until he has answered', () => {
    expect(
      asked.when(calls('3:pass 2:pass'), ask('3', 'CH'), { do: 'declare-trou', seat: '3' }).refusals,
    ).toEqual(['WB-15-GAP-3', 'WB-15-GAP-3', 'WB-15-GAP-3', 'WB-15-GAP-3']);
    expect(asked.and(answer()).types).toEqual(['ArbiterAnswered', 'CallMade']);
    expect(strict('1:premier').when(answer()).refusals).toEqual(['nothing-asked']);
  });
  it('WB-15.g takes the right to speak of who is refused; nothing is announced', () => {
    const refused = asked.when(answer(false));
    expect([refused.types, standing(refused.state), turn(refused.state)]).toEqual([
      ['ArbiterAnswered'],
      'none',
      '3',
    ]);
    expect(refused.when(calls('2:pass')).refusals).toEqual(['WB-15.g']);
  });
  it('WB-15.k does not let the caller choose his arbiter', () => {
    expect(strict('1:premier').when({ ...ask('2', 'A10'), arbiter: 'arbiter-2' }).refusals).toEqual([
      'WB-15.k',
    ]);
  });
  const own = enforced(undefined, { persons: ['m-7'] }).and(calls('1:premier'), ask('2', 'A10'));
  const twice = own.and(answer(true, 'm-8'), ask('3', 'CH'));

  it('WB-15-GAP-2 never has somebody of the same table answer, nor the same arbiter twice', () => {
    for (const player of ['m-7', 'm-7.1'])
      expect(own.when(answer(true, player)).refusals).toEqual(['WB-15-GAP-2']);
    expect(own.when(answer(true, 'm-8')).refusals).toEqual([]);
    expect(twice.when(answer(true, 'm-8')).refusals).toEqual(['WB-15-GAP-2']);
  });
  it('WB-15.e offers a second call to a second arbiter, and tells him nothing of the first', () => {
    const offered = whistBridge.openMatters?.(
      table().and(calls('1:premier'), granted('2', 'A10'), ask('3', 'CH')).state,
    );
    expect(offered?.flatMap(({ options }) => options.map(({ act }) => act))).toEqual(
      [true, false].map((consents) => ({ do: 'answer-call', arbiter: 'arbiter-2', granted: consents })),
    );
    expect(view(twice.state).arbiterFacts).toEqual({ wants: 'CH' });
  });
  it('WB-15.h scores a granted game like any other: its points are not changed by the grant', () => {
    const sheet = given({ grain: 'result' }).and({
      do: 'record-result',
      contract: 'A10',
      declarers: ['3'],
      made: [false],
    });
    expect(sheet.state.score?.scores).toEqual({ 1: 28, 2: 28, 3: -42, 4: 28 });
  });
});
