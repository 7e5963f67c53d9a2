import { describe, expect, it } from '@jest/globals';
import {
  calls,
  contractOf,
  EVEN,
  enforced,
  legal,
  playOut,
  SHAPED,
  standing,
  status,
  table,
  turn,
} from './testing/table';

/** Nobody's cards are known: the calls alone count. */
const at = (text: string) => table().and(calls(text));
const refusals = (before: string, call: string) => at(before).when(calls(call)).refusals;

describe('propose, join, keep, pass', () => {
  it('WB-7.a lets who has the floor propose a suit', () => {
    const { state } = at('1:premier 2:propose-H');
    expect([status(state, '2'), turn(state)]).toEqual(['proposed-H', '3']);
    expect(refusals('1:premier', '2:propose-X')).toEqual(['invalid-field']);
  });
  it('WB-7.b joins an open proposal of another, once', () => {
    const joined = at('1:propose-H 2:pass 3:join-H');
    expect([standing(joined.state), status(joined.state, '3'), status(joined.state, '1')]).toEqual([
      'E8-H',
      'packer-H',
      'packed-H',
    ]);
    expect(joined.when(calls('4:join-H')).refusals).toEqual(['WB-7.b']);
    expect(contractOf(joined.and(calls('4:pass')).events)).toBe('E8-H 3+1');
    expect(refusals('1:propose-H', '2:join-S')).toEqual(['WB-7.b']);
  });
  it('WB-7.c announces a game directly', () => {
    const { state } = at('1:premier 2:PM');
    expect([standing(state), status(state, '2'), turn(state)]).toEqual(['PM', 'holds', '3']);
  });
  it('WB-7.d lets anybody pass who is not held by the courtesies', () => {
    const { state, types } = at('1:propose-H').when(calls('2:pass'));
    expect([types, status(state, '2'), turn(state)]).toEqual([['CallMade'], 'passed', '3']);
    expect(enforced(EVEN).and(calls('1:propose-H')).when(calls('2:pass')).refusals).toEqual([]);
  });
  it('WB-7.e asks for one card of the suit to join; at a real table the fault is recorded', () => {
    expect(
      enforced(SHAPED).and(calls('1:propose-S 2:pass 3:propose-C')).when(calls('4:join-S')).refusals,
    ).toEqual(['WB-7.e']);
    expect(enforced(EVEN).and(calls('1:propose-H')).when(calls('2:join-H')).refusals).toEqual([]);
    const seen = table(SHAPED).and(calls('1:propose-S 2:pass 3:propose-C')).when(calls('4:join-S'));
    expect([seen.irregularities, standing(seen.state)]).toEqual([['WB-18.g'], 'E8-S']);
  });
  it('WB-18.g is found by the cards at the end, where nobody knew the hands', () => {
    const said = calls('1:propose-S 2:pass 3:propose-C 4:join-S 3:pass');
    const played = playOut(table(SHAPED).and(said));
    const fell = played.stream.flatMap(({ type, data }) =>
      type === 'CardPlayed' ? [{ do: 'play', ...(data as object) }] : [],
    );
    const unknown = table().and(said, fell.slice(0, -1));
    expect(unknown.state.irregularities).toEqual([]);
    expect(unknown.when(fell.at(-1) ?? []).irregularities).toEqual(['WB-18.g']);
    const honest = playOut(table(EVEN).and(calls('1:propose-S 2:join-S 3:pass 4:pass')));
    expect(honest.state.irregularities).toEqual([]);
  });
  it('WB-7.f silences the emballé as long as he is one', () => {
    const fought = at('1:propose-H 2:propose-S 3:join-H 4:pass 2:S6-S');
    expect([turn(fought.state), status(fought.state, '1')]).toEqual(['3', 'packed-H']);
    const strict = enforced().and(calls('1:propose-H 2:propose-S 3:join-H 4:pass 2:S6-S'));
    expect(strict.when(calls('1:S7-H')).refusals).toEqual(['WB-7.f']);
  });
  it('WB-7.g lets the emballeur raise or pass, nothing else', () => {
    const fought = at('1:propose-S 2:propose-D 3:join-S 4:pass 2:S6-D');
    expect(legal(fought.state)).toEqual(['pass', 'raise']);
    expect(fought.when(calls('3:S7-S')).refusals).toEqual(['WB-7.g']);
    expect(standing(fought.and(calls('3:raise')).state)).toBe('E10-S');
  });
  it('WB-7.h WB-7-GAP-1 announces a seul in any suit after a proposal, and S6 or S7 not before', () => {
    expect(contractOf(at('1:propose-S 2:pass 3:pass 4:pass').and(calls('1:S6-H')).events)).toBe('S6-H 1');
    expect(refusals('1:premier', '2:S6-H')).toEqual(['WB-7-GAP-1']);
    expect(refusals('1:premier', '2:S8-H')).toEqual([]);
    // Nobody is left who could join a proposal.
    expect(refusals('1:PM 2:pass 3:pass', '4:S7-H')).toEqual(['WB-6-GAP-1']);
    expect(refusals('1:S8-S 2:pass 3:pass', '4:S8-C')).toEqual([]);
    // A misère that is overcalled goes on among misères and the piccolo.
    expect(at('1:PM 2:P').and(calls('3:pass 4:pass')).when(calls('1:S8-S')).refusals).toEqual(['WB-7-GAP-1']);
    expect(legal(at('1:PM 2:P 3:pass 4:pass').state)).toEqual(['pass', 'P', 'PME', 'GM', 'GME']);
  });
  it('WB-7.i WB-7-GAP-4 keeps a proposal that somebody can still join', () => {
    const { state } = at('1:propose-H 2:pass 3:propose-S 4:pass').when(calls('1:keep'));
    expect([status(state, '1'), turn(state)]).toEqual(['maintained-H', '3']);
    expect(refusals('1:propose-S 2:pass 3:propose-H 4:pass', '1:keep')).toEqual(['WB-7-GAP-4']);
  });
  it('WB-7.j WB-7-GAP-5 leaves who maintained with nothing but being joined, even when he is free again', () => {
    const joined = at('1:propose-H 2:pass 3:propose-S 4:pass 1:keep').and(calls('3:join-H'));
    expect([contractOf(joined.events), joined.state.contract?.game]).toEqual(['E8-H 3+1', 'E8']);
    expect(
      enforced().and(calls('1:propose-H 2:pass 3:propose-S 4:pass 1:keep')).when(calls('1:S6-H')).refusals,
    ).toEqual(['WB-7.j']);
    const freed = at('1:propose-H 2:propose-C 3:propose-S 4:pass 1:keep 2:S6-C 3:join-H').and(
      calls('2:S7-C 3:pass'),
    );
    expect(contractOf(freed.events)).toBe('S7-C 2');
  });
  it('WB-7.k takes a maintained proposal that nobody joined for a pass', () => {
    const closed = at('1:propose-H 2:pass 3:propose-S 4:pass 1:keep').and(calls('3:pass'));
    expect(contractOf(closed.events)).toBe('DAMES');
  });
  it('WB-7.l changes the suit only by raising', () => {
    const fought = at('1:propose-S 2:propose-H 3:pass 4:pass 1:S6-S 2:S6-H');
    expect(fought.when(calls('1:S6-C')).refusals).toEqual(['WB-6.e']);
    expect(standing(fought.and(calls('1:S7-D')).state)).toBe('S7-D');
  });
});

describe('several declarers', () => {
  it('WB-7.m WB-7-GAP-7 WB-7-GAP-8 lets two play the same misère, not three, and each goes on for himself', () => {
    const joined = at('1:PM').and(calls('2:PM'));
    expect(standing(joined.state)).toBe('PM');
    expect(joined.when(calls('3:PM')).refusals).toEqual(['WB-7-GAP-7']);
    expect(contractOf(joined.and(calls('3:pass 4:pass')).events)).toBe('PM 1+2');
    // One joins the identical game alone: PM beside PME is below it.
    expect(refusals('1:PME', '2:PM')).toEqual(['WB-6-GAP-1']);
    const over = joined.and(calls('3:P 4:pass'));
    expect(contractOf(over.and(calls('1:P 2:pass')).events)).toBe('P 1+3');
    expect(contractOf(over.and(calls('1:pass 2:PME 3:pass')).events)).toBe('PME 2');
  });
  it('WB-7-GAP-13 lets a proposer go to a misère, and not to a red game', () => {
    const round = at('1:propose-S 2:pass 3:pass 4:pass');
    expect(standing(round.when(calls('1:PM')).state)).toBe('none');
    expect(contractOf(round.and(calls('1:PM')).events)).toBe('PM 1');
    expect(round.when(calls('1:A9')).refusals).toEqual(['WB-6.b']);
  });
});

describe('proposals', () => {
  it('WB-7-GAP-2 wants a suit that is free, held, and that somebody can join above what stands', () => {
    expect(refusals('1:propose-H', '2:propose-H')).toEqual(['WB-7-GAP-2']);
    expect(refusals('1:propose-H 2:pass 3:join-H', '4:propose-H')).toEqual(['WB-7-GAP-2']);
    expect(refusals('1:GM 2:pass 3:pass', '4:propose-H')).toEqual(['WB-7-GAP-2']);
    expect(refusals('1:PM 2:pass 3:pass', '4:propose-H')).toEqual(['WB-7-GAP-2']);
    expect(refusals('1:propose-H 2:pass 3:pass 4:pass', '1:propose-D')).toEqual(['WB-7-GAP-2']);
    expect(enforced(SHAPED).when(calls('1:propose-H')).refusals).toEqual(['WB-7-GAP-2']);
    expect(table(SHAPED).when(calls('1:propose-H')).irregularities).toEqual(['WB-7-GAP-2']);
  });
  it('WB-7-GAP-3 has a proposer join a higher suit than his own, which lapses', () => {
    expect(refusals('1:propose-H 2:pass 3:propose-S 4:pass', '1:join-S')).toEqual(['WB-7-GAP-3']);
    const joined = at('1:propose-S 2:pass 3:propose-H 4:pass').and(calls('1:join-H'));
    expect(contractOf(joined.events)).toBe('E8-H 1+3');
  });
  it('WB-7-GAP-5 frees the emballé when his emballeur passes', () => {
    const freed = at('1:propose-C 2:join-C 3:propose-H 4:join-H 2:pass');
    expect([turn(freed.state), status(freed.state, '1')]).toEqual(['1', 'proposed-C']);
    expect(standing(freed.and(calls('1:S6-C')).state)).toBe('S6-C');
  });
  it('WB-7-GAP-6 computes the level of an emballage: no jump, no number', () => {
    const fought = at('1:propose-D 2:propose-H 3:propose-S 4:pass 1:S6-D 2:keep');
    expect(fought.when(calls('3:E11-H')).refusals).toEqual(['WB-7-GAP-6']);
    expect(standing(fought.and(calls('3:join-H')).state)).toBe('E10-H');
  });
});

describe('turn', () => {
  it('WB-7.q WB-7-GAP-9 takes the say of who speaks before his turn, and with it his proposal', () => {
    const spoken = at('1:propose-S').when(calls('3:propose-H'));
    expect(spoken.types).toEqual(['CallVoid', 'IrregularityObserved']);
    expect([spoken.irregularities, status(spoken.state, '3'), turn(spoken.state)]).toEqual([
      ['WB-7.q'],
      'silenced',
      '2',
    ]);
    const lapsed = at('1:propose-S').when(calls('1:propose-H'));
    expect(lapsed.when(calls('2:join-S')).refusals).toEqual(['WB-7.b']);
    expect(enforced().and(calls('1:propose-S')).when(calls('3:propose-H')).refusals).toEqual(['WB-7.q']);
  });
  it('WB-7-GAP-9 leaves a contract that stands, which may not be raised any more', () => {
    const spoken = at('1:propose-S 2:propose-H 3:join-S').when(calls('3:raise'));
    expect(standing(spoken.state)).toBe('E8-S');
    // Overcalled, the emballage ends: its emballeur is out, its emballé free again.
    const over = spoken.and(calls('4:pass 2:S6-H'));
    expect([status(over.state, '3'), status(over.state, '1'), turn(over.state)]).toEqual([
      'silenced',
      'proposed-S',
      '1',
    ]);
    const own = at('1:PM').when(calls('1:GM'));
    expect(contractOf(own.and(calls('2:P 3:pass 4:pass')).events)).toBe('P 2');
  });
  it('WB-7-GAP-10 passes the floor clockwise to who may speak, and closes when nobody may', () => {
    expect(turn(at('1:premier 2:pass 3:propose-H 4:pass').state)).toBe('1');
    expect(contractOf(at('1:propose-H 2:pass 3:join-H').and(calls('4:pass')).events)).toBe('E8-H 3+1');
    const open = at('1:propose-H 2:pass 3:pass 4:pass').and(calls('1:pass'));
    expect(contractOf(open.events)).toBe('DAMES');
    expect(enforced().and(calls('1:propose-H 2:pass 3:join-H')).when(calls('3:raise')).refusals).toEqual([
      'WB-7-GAP-10',
    ]);
  });
});

describe('the courtesies', () => {
  it('WB-14.a WB-14-GAP-1 keeps in the game who holds five of a proposed suit, as long as eight tricks are asked', () => {
    // 3 has seven hearts.
    const strict = enforced(SHAPED).and(calls('1:premier 2:propose-H'));
    expect(strict.when(calls('3:pass')).refusals).toEqual(['WB-14.a']);
    for (const call of ['3:join-H', '3:propose-S', '3:PM'])
      expect(strict.when(calls(call)).refusals).toEqual([]);
    const seen = table(SHAPED).and(calls('1:premier 2:propose-H')).when(calls('3:pass'));
    expect([seen.irregularities, status(seen.state, '3')]).toEqual([['WB-14.a'], 'passed']);
    // Hearts above a standing game cost more than eight tricks.
    expect(enforced(SHAPED).and(calls('1:propose-C 2:propose-H')).when(calls('3:pass')).refusals).toEqual([
      'WB-14.a',
    ]);
    const higher = enforced(SHAPED).and(calls('1:propose-S 2:propose-H'));
    expect(higher.when(calls('3:join-S 4:pass')).refusals).toEqual([]);
    const nine = enforced(SHAPED).and(calls('1:propose-S 2:join-S 3:propose-H'));
    expect(nine.when(calls('4:pass')).refusals).toEqual([]);
  });
  it('WB-4.j WB-4.k has the first speaker say premier, and afterwards join or pass', () => {
    expect(enforced().when(calls('1:pass')).refusals).toEqual(['WB-4.j']);
    expect(turn(enforced().and(calls('1:premier')).state)).toBe('2');
    expect(enforced().and(calls('1:premier')).when(calls('2:premier')).refusals).toEqual(['WB-4.j']);
    const passed = table().when(calls('1:pass'));
    expect([passed.irregularities, status(passed.state, '1')]).toEqual([['WB-4.j'], 'passed']);
    const back = at('1:premier 2:propose-D 3:pass 4:pass');
    expect(legal(back.state)).toEqual(['pass', 'join-D']);
    expect(back.when(calls('1:S6-H 1:propose-H')).refusals).toEqual(['WB-4.k', 'WB-4.k']);
  });
  it('WB-4.f plays Dames with the same cards when everybody passes', () => {
    const closed = enforced().and(calls('1:premier 2:pass 3:pass 4:pass')).when(calls('1:pass'));
    expect(contractOf(closed.events)).toBe('DAMES');
    expect([closed.state.phase, closed.state.attempt, turn(closed.state)]).toEqual(['play', 1, '1']);
  });
});
