import { calls, cards } from '../testing/table';
import { played } from '../testing/played';

const ask = (seat: string, about = 'review') => ({ do: 'ask', seat, about });
const DOWN = { do: 'lead-face-down', seat: 'W', card: 'H2' };
const TRICK = 'W:H2 N:HA E:H8 S:H5';

describe('questions about the auction', () => {
  it('BD-L41B are asked before the lead is faced by the leader’s partner and declarer, not by dummy', () => {
    for (const about of ['review', 'explanation']) {
      for (const seat of ['E', 'S'])
        expect(played([DOWN, ask(seat, about)]).types).toEqual(['LeadFacedDown', 'QuestionAsked']);
      expect(played([DOWN, ask('N', about)]).refusals).toEqual(['BD-L41B']);
    }
  });
  it('BD-L41B are the leader’s until he has led', () => {
    expect(played([ask('W')]).refusals).toEqual([]);
    expect(played([DOWN, ask('W')]).refusals).toEqual(['BD-L41B']);
  });
  it('BD-L41B reach back to the whole auction at the first turn to play only', () => {
    expect(played([...cards('W:H2 N:HA'), ask('E')]).refusals).toEqual([]);
    expect(played([...cards('W:H2'), ask('S')]).refusals).toEqual([]);
    expect(played([...cards('W:H2 N:HA E:H8'), ask('S')]).refusals).toEqual(['BD-L41B']);
    expect(played([...cards(`${TRICK} N:HK`), ask('E')]).refusals).toEqual(['BD-L41B']);
  });
  it('BD-L41B BD-ETHIQUE-8 ask what a call means at one’s own turn during the whole play', () => {
    const at = cards(`${TRICK} N:HK`);
    expect(played([...at, ask('E', 'explanation')]).refusals).toEqual([]);
    for (const seat of ['N', 'S', 'W'])
      expect(played([...at, ask(seat, 'explanation')]).refusals).toEqual(['BD-L41B']);
  });
});

describe('the contract', () => {
  const doubled = { auction: calls('Pass Pass 1S X Pass Pass Pass') };
  it('BD-L41C-2 is told at one’s turn, doubled or not, without who doubled it', () => {
    const told = played([...cards(`${TRICK} N:HK`), ask('E', 'contract')], doubled);
    expect(told.events.at(-1)).toEqual({ type: 'ContractTold', data: { to: 'E', contract: '1SX' } });
    expect(played([...cards('W:H2'), ask('S', 'contract')]).events.at(-1)?.data).toEqual({
      to: 'S',
      contract: '1S',
    });
  });
  it('BD-L41C-2 is not told to dummy, out of turn, or before the play', () => {
    for (const seat of ['N', 'W', 'S'])
      expect(played([...cards(`${TRICK} N:HK`), ask(seat, 'contract')]).refusals).toEqual(['BD-L41C-2']);
    expect(played([DOWN, ask('E', 'contract')]).refusals).toEqual(['BD-L41C-2']);
  });
});
