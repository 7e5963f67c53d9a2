/** A browser without pages: it keeps the cookies of each origin, follows redirects, and asks an installation behind a proxy with TLS. */
export class Browser {
  private readonly cookies = new Map<string, Map<string, string>>();

  /**
   * @param origin of the installation, as people type it
   * @param address where it answers in truth
   */
  constructor(
    private readonly origin: string,
    private readonly address: string,
  ) {}

  /** What it keeps of the installation's under that name; undefined where it keeps nothing. */
  cookie(name: string): string | undefined {
    return this.cookies.get(this.origin)?.get(name);
  }

  /** As somebody who copied a cookie would. */
  setCookie(name: string, value: string): void {
    this.jarOf(this.origin).set(name, value);
  }

  /** Whoever sits at it signs out everywhere else. */
  forgetOthers(): void {
    for (const origin of this.cookies.keys()) if (origin !== this.origin) this.cookies.delete(origin);
  }

  /** All addresses on the way, up to the first that answers without another or that `stops` at, unasked. */
  async go(address: string, stops: (address: string) => boolean = () => false): Promise<readonly string[]> {
    const way: string[] = [];
    let next: string | null = address;
    while (next !== null) {
      way.push(next);
      if (stops(next)) break;
      const response: Response = await this.fetch(next);
      await response.arrayBuffer();
      const location = response.headers.get('location');
      next = location === null ? null : new URL(location, next).href;
    }
    return way;
  }

  /** The value of one root field; fails on errors. */
  async ask<Value>(query: string, variables: object = {}): Promise<Value> {
    const response = await this.fetch(`${this.origin}/graphql`, JSON.stringify({ query, variables }));
    const { data, errors } = (await response.json()) as { data?: object; errors?: unknown };
    if (!data || errors) throw new Error(JSON.stringify(errors));
    return Object.values(data)[0] as Value;
  }

  private jarOf(origin: string): Map<string, string> {
    const jar = this.cookies.get(origin) ?? new Map<string, string>();
    this.cookies.set(origin, jar);
    return jar;
  }

  private async fetch(address: string, body: string | null = null): Promise<Response> {
    const jar = this.jarOf(new URL(address).origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address.replace(this.origin, this.address), {
      ...{ method: body === null ? 'GET' : 'POST', body, redirect: 'manual' },
      headers: { 'content-type': 'application/json', cookie, 'x-forwarded-proto': 'https' },
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
}
