import { makeCertificates } from '@arbitre/eventstore';
import { certificateFaults } from './certificate-faults';

describe('a certificate', () => {
  const now = Date.now();
  const made = makeCertificates(['ligue.example'], new Date(now));
  const faults = (given: Partial<Parameters<typeof certificateFaults>[1]> = {}): readonly string[] =>
    certificateFaults(made.cert, { host: 'ligue.example', now, authorities: [made.authority], ...given });

  it('has nothing against it where a known authority signed it for the host that people type', () => {
    expect(faults()).toEqual([]);
    expect(faults({ host: null })).toEqual([]);
  });

  it('is told of where no authority signed it that browsers know', () => {
    const [fault, ...others] = certificateFaults(made.cert, { host: 'ligue.example', now });
    expect([fault, others]).toEqual([
      expect.stringContaining('no authority that browsers know') as string,
      [],
    ]);
    const other = makeCertificates(['ligue.example'], new Date(now));
    expect(faults({ authorities: [other.authority] })).toHaveLength(1);
    expect(certificateFaults(`${made.cert}\n${other.authority}`, { host: null, now })).toHaveLength(1);
  });

  it('is told of where it is for another host', () => {
    expect(faults({ host: 'club.example' })).toEqual([
      'The certificate is not for club.example, the host of PUBLIC_URL.',
    ]);
  });

  it('is told of before it ends, and when it has', () => {
    const years = 50 * 365 * 86_400_000;
    expect(faults({ now: now + years })).toEqual([expect.stringContaining('has ended on') as string]);
  });
});
