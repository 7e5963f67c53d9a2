import { describe, expect, it } from '@jest/globals';

// The page that a module is loaded in is opened at some address.
Object.assign(globalThis, { location: { pathname: '/', search: '' } });
const { embedCode, embeddedAt, embedded } = await import('./embedded');

describe('a framed page', () => {
  it('is the standings of a competition that say so in their address', () => {
    expect(embeddedAt({ pathname: '/competitions/coupe', search: '?embed&lang=fr&scheme=dark' })).toEqual({
      ...{ language: 'fr', scheme: 'dark' },
    });
    expect(embeddedAt({ pathname: '/competitions/coupe', search: '?field=A&embed=1&scheme=pink' })).toEqual({
      ...{ language: null, scheme: null },
    });
    expect(embedded).toBeNull();
  });

  it.each([
    ['/competitions/coupe', ''],
    ['/competitions/coupe/entry', '?embed'],
    ['/competitions', '?embed'],
    ['/account', '?embed'],
  ])('is none of the others: %s%s', (pathname, search) => {
    expect(embeddedAt({ pathname, search })).toBeNull();
  });

  it('is put into HTML without breaking it, whatever the competition is called', () => {
    const code = embedCode('https://ligue.example', 'coupe', 'fr', '"Coupe" <b>&');
    expect(code).toContain('src="https://ligue.example/competitions/coupe?embed&amp;lang=fr"');
    expect(code).toContain('title="&#34;Coupe&#34; &#60;b&#62;&#38;"');
  });
});
