import { cards, given } from '../testing/table';
import { ONE_SPADE, played } from '../testing/played';
import { DEAL } from '../testing/table';

const laid = (seat: string, card?: string) => ({
  do: 'lead-face-down',
  seat,
  ...(card === undefined ? {} : { card }),
});
const face = (seat: string, card?: string) => ({
  ...{ do: 'face-lead', seat },
  ...(card === undefined ? {} : { card }),
});
const back = { do: 'return-lead', reason: 'the wrong defender' };

describe('an opening lead face down', () => {
  it('BD-L41A-1 is made by the defender on declarer’s left: refused to another, recorded of another at a real table', () => {
    for (const seat of ['N', 'E', 'S'])
      expect(played([laid(seat)], { policy: 'enforced' }).refusals).toEqual(['BD-L41A-1']);
    expect(played([laid('W', 'H2')], { policy: 'enforced' }).types).toEqual(['LeadFacedDown']);
    const wrong = played([laid('E', 'D4')], { deal: { ...DEAL, hands: { ...DEAL.hands, E: null } } });
    expect(wrong.refusals).toEqual(['card-not-held']);
    const seen = played([laid('E', 'DA')]);
    expect([seen.types, seen.irregularities]).toEqual([
      ['LeadFacedDown', 'IrregularityObserved'],
      ['BD-L41A-1'],
    ]);
  });
  it('BD-L41A-1 plays no card and faces no dummy before it is faced', () => {
    const { table, view, turn } = played([laid('W', 'H2')]);
    expect([table, view.facts.faceDown, view.facts.dummy, turn]).toEqual(['', 'W', undefined, 'W']);
  });
  it('BD-L41A-1 is made face up at once by a plain card, which takes the face-down lead of the other defender back', () => {
    expect(played(cards('W:H2')).table).toBe('W:H2');
    const both = played([laid('W', 'H2'), ...cards('E:DA')]);
    expect([both.table, both.view.facts.faceDown, both.handOf('W').includes('H2')]).toEqual([
      'E:DA',
      undefined,
      true,
    ]);
  });
  it('BD-L41A-2 goes back to its hand by the director alone, with no penalty card', () => {
    const withdrawn = { do: 'withdraw', seat: 'E', card: 'DA' };
    expect(played([laid('E', 'DA'), withdrawn]).refusals).toEqual(['BD-L41A-2']);
    const returned = played([laid('E', 'DA'), back]);
    expect([returned.types.at(-1), returned.duties, returned.view.facts.faceDown]).toEqual([
      'LeadReturned',
      [],
      undefined,
    ]);
    expect(returned.handOf('E')).toContain('DA');
    expect(played([back]).refusals).toEqual(['no-face-down-lead']);
    expect(played([laid('E', 'DA')]).waiting).toEqual([
      'obligation BD-L41C-1: E face-lead, arbiter return-lead',
    ]);
  });
  it('BD-L41A-2 is the card that is faced', () => {
    expect(played([laid('W', 'H2'), face('W', 'H3')]).refusals).toEqual(['BD-L41A-2']);
    expect(played([laid('W', 'H2'), ...cards('W:H3')], { policy: 'enforced' }).refusals).toEqual([
      'BD-L41A-2',
    ]);
    expect(played([laid('W'), face('W')]).refusals).toEqual(['lead-not-known']);
    expect(played([laid('W'), face('W', 'H3')]).table).toBe('W:H3');
    expect(played([laid('W', 'H2'), face('E')]).refusals).toEqual(['no-face-down-lead']);
  });
  it('BD-L41C-1 begins the play when it is faced: dummy’s thirteen cards are everybody’s to see', () => {
    const faced = played([laid('W', 'H2'), face('W')]);
    expect(faced.types).toEqual(['LeadFacedDown', 'LeadFaced', 'CardPlayed']);
    expect([faced.turn, faced.view.facts.dummy]).toEqual(['N', 'N']);
    expect(faced.view.seats.filter(({ open }) => open === true)).toMatchObject([{ seat: 'N' }]);
    expect(faced.handOf('N')).toHaveLength(13);
    expect(played([laid('W', 'H2'), face('W'), laid('W', 'H3')]).refusals).toEqual(['BD-L41C-1']);
  });
  it('BD-L41A-1 is judged as any lead out of turn once the wrong one is faced', () => {
    const faced = played([laid('E', 'DA'), face('E')]);
    expect([faced.table, faced.irregularities]).toEqual(['E:DA', ['BD-L41A-1', 'BD-L41A-1']]);
    expect(faced.waiting[0]).toContain('attention BD-L41A-1');
  });
});

describe('dummy’s hand', () => {
  const spread = (seat: string) => ({ do: 'spread-dummy', seat });
  it('BD-L41D lies by suits with trumps at dummy’s right, the highest of each first', () => {
    const hearts = [...ONE_SPADE].map((act) => ({
      ...act,
      ...('call' in act && act.call === '1S' ? { call: '1H' } : {}),
    }));
    const table = played([...cards('W:H2'), spread('N')], { auction: hearts });
    expect(table.events.at(-1)).toEqual({
      type: 'DummySpread',
      data: { seat: 'N', suits: ['H', 'S', 'C', 'D'] },
    });
    expect(table.handOf('N').join(' ')).toBe('HA HK HQ SA SK SQ S2 C4 C3 C2 D4 D3 D2');
  });
  it('BD-L41D is spread by dummy, once, after the lead is faced', () => {
    expect(played([spread('N')]).refusals).toEqual(['BD-L41C-1']);
    expect(played([...cards('W:H2'), spread('S')]).refusals).toEqual(['BD-L41D']);
    expect(played([...cards('W:H2'), spread('N'), spread('N')]).refusals).toEqual(['dummy-spread']);
  });
  it('BD-L41D is played by declarer: his turn and dummy’s are his to speak in', () => {
    const ask = { do: 'ask', seat: 'S', about: 'explanation' };
    expect(played([...cards('W:H2'), ask]).refusals).toEqual([]);
    expect(given().and(DEAL, ONE_SPADE, cards('W:H2 N:HA E:H8')).when(ask).refusals).toEqual([]);
    expect(played([...cards('W:H2'), { ...ask, seat: 'N' }]).refusals).toEqual(['BD-L41B']);
    const called = played([...cards('W:H2'), { do: 'designate', call: 'high' }]);
    expect([called.table, called.turn]).toEqual(['W:H2 N:HA', 'E']);
  });
  it('BD-L54-0 takes a face-down lead back where the partner’s lead out of turn is faced', () => {
    const both = played([laid('W', 'H2'), ...cards('E:DA')]);
    expect(both.irregularities).toEqual(['BD-L41A-1']);
    // It goes back without a penalty; declarer chooses on the one that was faced.
    expect([both.duties, both.view.facts.faceDown, both.handOf('W').includes('H2')]).toEqual([
      [],
      undefined,
      true,
    ]);
    expect(both.waiting.some((each) => each.includes('offer-options'))).toBe(true);
    expect(played([laid('W', 'H2'), ...cards('E:DA'), face('W')]).refusals).toHaveLength(1);
  });
});
