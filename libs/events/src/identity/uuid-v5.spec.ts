import { isUuid, uuidV5 } from './uuid-v5';

describe('UUID version 5', () => {
  it('gives the published ids (RFC 9562, appendix A.4; RFC 4122 errata)', () => {
    const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
    expect(uuidV5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
    expect(uuidV5(dns, 'python.org')).toBe('886313e1-3b8a-5372-9b90-0c9aee199e5d');
  });

  it('takes no namespace that is not a UUID', () => {
    expect(isUuid('bridge')).toBe(false);
    expect(() => uuidV5('bridge', 'x')).toThrow(/not a UUID/);
  });
});
