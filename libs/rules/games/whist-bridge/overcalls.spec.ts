import { describe, expect, it } from '@jest/globals';
import { calls, contractOf, enforced, granted, legal, standing, table } from './testing/table';

/** Proposals in three suits, none of them joined yet; 4 is the last to speak. */
const at = (text: string) => table().and(calls(text));
const level = (text: string): string => standing(at(text).state);

describe('two against two', () => {
  it('WB-8.a obliges the two to eight tricks', () => {
    expect(level('1:propose-D 2:join-D')).toBe('E8-D');
  });
  it('WB-8.b overcalls in a higher suit with the same number', () => {
    expect(level('1:propose-S 2:join-S 3:propose-H 4:join-H')).toBe('E8-H');
  });
  it('WB-8.c overcalls in a lower suit with one trick more', () => {
    expect(level('1:propose-H 2:join-H 3:propose-S 4:join-S')).toBe('E9-S');
  });
  it('WB-8.d WB-6.f climbs step by step', () => {
    const fight = '1:propose-S 2:join-S 3:propose-H 4:join-H';
    expect(level(`${fight} 2:raise`)).toBe('E9-S');
    expect(level(`${fight} 2:raise 4:raise`)).toBe('E9-H');
    expect(level(`${fight} 2:raise 4:raise 2:raise`)).toBe('E10-S');
    // E12 and E13 ask for the arbiter; above E13-H there is no emballage left.
    const top = at(`${fight} 2:raise 4:raise 2:raise 4:raise 2:raise 4:raise`).and(
      granted('2', 'raise', 'arbiter'),
      granted('4', 'raise', 'arbiter-2'),
      granted('2', 'raise', 'arbiter-3'),
      granted('4', 'raise', 'arbiter-4'),
    );
    expect([standing(top.state), legal(top.state)]).toEqual(['E13-H', ['pass']]);
    expect(top.when(calls('2:raise')).refusals).toEqual(['WB-8-GAP-1']);
  });
  it('WB-6.g plays the highest contract that was announced', () => {
    const closed = at('1:propose-S 2:join-S 3:propose-H 4:join-H 2:raise').and(calls('4:pass 3:pass'));
    expect(contractOf(closed.events)).toBe('E9-S 2+1');
  });
  it('WB-6.h takes no further part after a pass', () => {
    const passed = enforced().and(calls('1:propose-H 2:pass'));
    expect(passed.when(calls('2:join-H')).refusals).toEqual(['WB-6.h']);
  });
  it('WB-6-GAP-2 ranks an S8 alike, direct or not: the suit decides', () => {
    const direct = at('1:propose-S 2:S8-S 3:pass 4:pass');
    expect(direct.when(calls('1:S8-S')).refusals).toEqual(['WB-6.e']);
    expect(standing(direct.and(calls('1:S8-H')).state)).toBe('S8-H');
  });
});

describe('one against two, two against one', () => {
  /** 3 holds the standing emballage; 1 proposed and speaks next. */
  const over = (fight: string, call: string) => at(fight).when(calls(`1:${call}`)).refusals;
  const E8 = '1:propose-C 2:propose-H 3:join-H 4:pass';
  const E9 = '1:propose-C 2:propose-D 3:join-D 4:join-C';

  it('WB-8.e overcalls an E8 with a seul of six in any suit', () => {
    expect(standing(at(E8).state)).toBe('E8-H');
    expect(over(E8, 'S6-S')).toEqual([]);
    expect(over(E8, 'S7-S')).toEqual([]);
  });
  it('WB-8.f overcalls an E9 with a seul of six, and no proposer is left to do it but who is free again', () => {
    expect(standing(at(E9).state)).toBe('E9-C');
    const freed = at(E9).and(calls('3:pass'));
    expect(freed.when(calls('2:S6-S')).refusals).toEqual([]);
  });
  it('WB-8.g asks for a seul of seven over an E10', () => {
    const ten = at(E9).and(calls('3:raise 4:raise 3:raise'));
    expect(standing(ten.state)).toBe('E10-D');
    const freed = ten.and(calls('4:pass'));
    expect(freed.when(calls('1:S6-H')).refusals).toEqual(['WB-8.g']);
    expect(freed.when(calls('1:S7-S')).refusals).toEqual([]);
  });
  it('WB-8.h WB-8.i asks for a seul of eight over an E11 or E12, and none is above an E13', () => {
    const eleven = at(E9).and(calls('3:raise 4:raise 3:raise 4:raise 3:raise'));
    expect(standing(eleven.state)).toBe('E11-D');
    const freed = eleven.and(calls('4:pass'));
    expect(freed.when(calls('1:S7-H')).refusals).toEqual(['WB-8.h']);
    expect(freed.when(calls('1:S8-S')).refusals).toEqual([]);
    const twelve = eleven.and(granted('4', 'raise'), granted('3', 'raise', 'arbiter-2'));
    expect(standing(twelve.state)).toBe('E12-D');
    expect(twelve.and(calls('4:pass')).when(calls('1:S7-H')).refusals).toEqual(['WB-8.h']);
    expect(twelve.and(calls('4:pass')).when(calls('1:S8-S')).refusals).toEqual([]);
    const thirteen = twelve.and(
      granted('4', 'raise', 'arbiter-3'),
      granted('3', 'raise', 'arbiter-4'),
      calls('4:pass'),
    );
    expect(standing(thirteen.state)).toBe('E13-D');
    expect(thirteen.when(calls('1:S8-H')).refusals).toEqual(['WB-8.i']);
  });

  /** 3 has joined clubs; what 4 announces stands over it, and 3 raises. */
  const raisedOver = (game: string): string => {
    const fight = at(`1:propose-C 2:pass 3:join-C 4:${game}`);
    const direct = fight.when(calls('3:raise'));
    return `${standing(direct.state)} ${direct.irregularities.join(' ')}`.trim();
  };

  it('WB-8.j WB-8.k overcalls an S6 with E10, an S7 with E11', () => {
    const over6 = at('1:propose-C 2:propose-H 3:join-C 4:pass 2:S6-H').and(calls('3:raise'));
    expect(standing(over6.state)).toBe('E10-C');
    const over7 = at('1:propose-C 2:propose-H 3:join-C 4:pass 2:S7-H').and(calls('3:raise'));
    expect(standing(over7.state)).toBe('E11-C');
  });
  it('WB-8.l overcalls a PM with E12, which asks for the arbiter', () => {
    expect(raisedOver('PM')).toBe('E12-C WB-15.a');
  });
  it('WB-8.m overcalls an S8, a piccolo and a PME with E13', () => {
    expect(['S8-S', 'P', 'PME'].map(raisedOver)).toEqual(['E13-C WB-15.a', 'E13-C WB-15.a', 'E13-C WB-15.a']);
  });
  it('WB-8-GAP-1 WB-6.a leaves abundances, trou, grand misères and slams above every emballage', () => {
    for (const game of ['A9', 'GM', 'A10-H', 'GME', 'PCSA', 'CH']) {
      const fight = at(`1:propose-C 2:pass 3:join-C 4:${game}`);
      expect(fight.when(calls('3:raise')).refusals).toEqual(['WB-8-GAP-1']);
      expect(legal(fight.state)).toEqual(['pass']);
    }
    expect(legal(at('1:propose-C 2:pass 3:join-C 4:PM').state)).toEqual(['pass', 'raise']);
  });
});
