import type { AnyAct } from '@arbitre/rules/kernel/testing/given';
import { dealOf, explained, exposed, tableOf, take } from '../testing/penalties';
import { cards } from '../testing/table';

const HANDS = dealOf('AKQ2.AK.8432.432', 'T9.J985.AKQ.QJ87', '8765.Q76.JT9.AK6', 'J43.T432.765.T95');
const table = (...acts: readonly (AnyAct | readonly AnyAct[])[]) => tableOf(HANDS, acts.flat());
/** West is to lead with a card of East's on the table. */
const onLead = (card: string) => [
  ...cards('W:CT'),
  exposed('E', card, 'deliberate'),
  ...cards('N:C2 E:C7 S:C6'),
];

describe('both defenders at fault before anything is ruled', () => {
  it('BD-L50D2 takes back what partner played to a lead before declarer’s choice', () => {
    const early = [...onLead('DK'), ...cards('W:D6 E:DQ'), explained];
    expect(table(early, take('S', 'require'))).toMatchObject({
      ...{ trick: [], turn: 'W', duties: ['major-penalty-card W D6', 'forced-lead W DQ DK'] },
    });
    expect(table(early, take('S', 'free'))).toMatchObject({
      ...{ trick: [], turn: 'W', waiting: [] },
      duties: ['major-penalty-card E DK', 'major-penalty-card W D6', 'major-penalty-card E DQ'],
    });
    expect(table(early, take('S', 'accept'))).toMatchObject({ trick: ['W:D6', 'E:DQ'], turn: 'N' });
  });
  it('BD-L51B1a lets declarer require the suit of that card, too', () => {
    const early = [...onLead('H9'), ...cards('W:D6 E:DA'), explained];
    expect(table(early).waiting).toEqual([
      'offer BD-L50D2: S accept, S require-D, S require-H, S forbid-D, S forbid-H, S forbid-DH, S free',
    ]);
    expect(table(early, take('S', 'require-D')).duties).toEqual([
      'major-penalty-card E H9',
      'major-penalty-card W D6',
      'forced-lead W DA',
    ]);
  });
  it('BD-L60C keeps the choice on a premature card when partner passes over his penalty card', () => {
    const both = [...cards('W:H2'), exposed('E', 'CQ'), ...cards('N:HA E:H5 S:H6 N:C2 W:C5 E:C7')];
    expect(table(both)).toMatchObject({ irregularities: ['BD-L49', 'BD-L57A', 'BD-L50D1a'] });
    const asked = (option: 'highest' | 'lowest' | 'free') => table(both, explained, take('S', option));
    // East's card is not what was asked, and goes back; it is, and the penalty card was not due.
    expect(asked('highest')).toMatchObject({ trick: ['N:C2'], turn: 'E', waiting: [] });
    expect(asked('lowest')).toMatchObject({ trick: ['N:C2', 'E:C7'], turn: 'S', waiting: [] });
    // Nothing was asked of it: the penalty card was due all the same.
    expect(asked('free').waiting).toEqual([expect.stringContaining('attention BD-L50D1a')]);
    const replaced = table(both, explained, take('S', 'free'), explained, take('S', 'refuse'));
    expect(replaced.trick).toEqual(['N:C2', 'E:CQ']);
  });
  it('BD-L60C keeps the choice on a card in place of a penalty card when its side leads on', () => {
    const wrong = [...cards('W:H2 N:HA E:H5 S:H6'), exposed('W', 'CT'), ...cards('N:C3 E:CQ S:C6 W:C5')];
    const ledOn = [...wrong, ...cards('E:DA W:D5'), explained];
    expect(table(ledOn).waiting).toEqual(['offer BD-L52: S accept, S refuse']);
    expect(table(ledOn, take('S', 'refuse'))).toMatchObject({
      ...{ trick: [], turn: 'E' },
      duties: ['major-penalty-card W C5', 'major-penalty-card E DA', 'major-penalty-card W D5'],
    });
    // He lets it be, and has the choice on the lead that did not wait for him (BD-L50D2).
    const next = table(ledOn, take('S', 'accept'), explained);
    expect(next.waiting).toEqual([expect.stringContaining('offer BD-L50D2: S accept')]);
    // Declarer's own card gives up both.
    expect(table(wrong, cards('E:DA S:D9')).waiting).toEqual([]);
  });
});
