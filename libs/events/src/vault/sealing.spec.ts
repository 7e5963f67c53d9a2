import { createDecipheriv, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { decrypt, derivedKey, encrypt, openWith, sealWith } from './sealing';

const key = fc.uint8Array({ minLength: 32, maxLength: 32 });
const person = fc.record({ familyName: fc.string({ unit: 'binary' }), givenName: fc.string() });

describe('sealed data', () => {
  it('are opened with their key, for whom they are about, and by nothing else', () => {
    fc.assert(
      fc.property(key, key, person, (own, other, clear) => {
        const sealed = sealWith(own, 'member-1', clear);
        expect(openWith(own, 'member-1', sealed)).toEqual(JSON.parse(JSON.stringify(clear)));
        expect(openWith(own, 'member-2', sealed)).toBeNull();
        if (!Buffer.from(own).equals(Buffer.from(other)))
          expect(openWith(other, 'member-1', sealed)).toBeNull();
      }),
    );
  });

  it('are the same for the same data, and under another nonce for any other', () => {
    fc.assert(
      fc.property(key, person, person, (own, one, other) => {
        const first = sealWith(own, 'member-1', one).sealed;
        expect(sealWith(own, 'member-1', { ...one }).sealed).toBe(first);
        if (JSON.stringify(one) !== JSON.stringify(other))
          expect(sealWith(own, 'member-1', other).sealed.slice(0, 16)).not.toBe(first.slice(0, 16));
      }),
    );
  });

  it('say nothing of the length of a name, and are not opened once a bit was changed', () => {
    const own = randomBytes(32);
    const { sealed } = sealWith(own, 'member-1', { familyName: 'A' });
    expect(sealWith(own, 'member-1', { familyName: 'A'.repeat(60) }).sealed).toHaveLength(sealed.length);
    const bytes = Buffer.from(sealed, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openWith(own, 'member-1', { sealed: changed.toString('base64url') })).toBeNull();
    }
    expect(openWith(own, 'member-1', { sealed: 'AQ' })).toBeNull();
  });

  it('are AES-256-GCM: nonce, text and tag as any library reads them', () => {
    const own = randomBytes(32);
    const nonce = Buffer.alloc(12, 7);
    const text = encrypt(own, 'member-1', Buffer.from('Ourse'), nonce);
    const other = createDecipheriv('aes-256-gcm', own, text.subarray(1, 13)).setAAD(Buffer.from('member-1'));
    other.setAuthTag(text.subarray(-16));
    expect(other.update(text.subarray(13, -16)).toString() + other.final().toString()).toBe('Ourse');
    expect(decrypt(own, 'member-1', text)?.toString()).toBe('Ourse');
    expect(Buffer.from(derivedKey(own, 'a'))).not.toEqual(Buffer.from(derivedKey(own, 'b')));
  });
});
