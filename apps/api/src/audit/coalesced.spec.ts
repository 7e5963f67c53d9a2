import type { AuditFact } from '@arbitre/accounts';
import { areaOf } from './area';
import { Coalesced } from './coalesced';

const MINUTE = 60_000;
const fact = (more: Partial<AuditFact> = {}): AuditFact => ({
  ...{
    kind: 'READ',
    what: 'hidden',
    code: null,
    account: 'staff',
    role: 'staff',
    subject: 'a',
    network: null,
  },
  ...more,
});

describe('facts of the audit', () => {
  it('are counted by the minute, each thing by itself', () => {
    const noted = new Coalesced();
    for (const now of [0, 1, MINUTE]) noted.add(fact(), 1, now);
    noted.add(fact({ subject: 'b' }), 5, MINUTE);
    expect(noted.take().map(({ fact: { subject }, minute, times }) => [subject, minute, times])).toEqual([
      ['a', 0, 2],
      ['a', 1, 1],
      ['b', 1, 5],
    ]);
    expect(noted.take()).toEqual([]);
  });

  it('that could not be written are added to what came meanwhile', () => {
    const noted = new Coalesced();
    noted.add(fact(), 1, 0);
    const taken = noted.take();
    noted.add(fact(), 1, 0);
    noted.putBack(taken);
    expect(noted.take().map(({ times }) => times)).toEqual([2]);
  });

  it.each([
    ['an account', 'staff', 1_000],
    ['strangers', null, 200],
  ])(
    'of %s are counted without what they were about beyond what they may fill, and none is lost',
    (_who, account, most) => {
      const noted = new Coalesced();
      for (let n = 0; n < most + 50; n++)
        noted.add(fact({ account, subject: `s${n}`, network: `${n}` }), 1, 0);
      const taken = noted.take();
      expect(taken).toHaveLength(most + 1);
      expect(taken.at(-1)).toMatchObject({ fact: { account, subject: null, network: null }, times: 50 });
      noted.add(fact({ account, subject: 'later' }), 1, MINUTE);
      expect(noted.take()[0]?.fact.subject).toBe('later');
    },
  );
});

describe('where somebody is', () => {
  it.each([
    ['192.0.2.77', '192.0.2.0/24'],
    ['::ffff:192.0.2.77', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['', null],
    [null, null],
  ])('%s is shortened to %s', (address, area) => {
    expect(areaOf(address)).toBe(area);
  });
});
