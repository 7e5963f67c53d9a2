import { Injectable, inject, signal } from '@angular/core';
import { GraphQL } from '../graphql/client';
import { SignInRefusal, SignInWays as Ways, type SignInRefusalResult } from './account.operations';

/** How one may sign in here, besides by a password. */
@Injectable({ providedIn: 'root' })
export class SignInWays {
  private readonly graphql = inject(GraphQL);
  /** The origin whose pages passkeys are for. */
  readonly passkeysAt = signal('');
  /** What the OpenID provider is called; null where there is none. */
  readonly oidc = signal<string | null>(null);

  /** A page with the password alone is still whole: a failure offers nothing else. */
  async load(): Promise<void> {
    try {
      const { signInWays } = await this.graphql.ask(Ways, {});
      this.passkeysAt.set(signInWays.passkeysAt);
      this.oidc.set(signInWays.oidc);
    } catch {
      this.passkeysAt.set('');
      this.oidc.set(null);
    }
  }

  /** Why somebody came back from the provider without a session, in words; null where there is nothing to say. */
  async refusal(code: string | undefined): Promise<SignInRefusalResult['signInRefusal']> {
    if (code === undefined) return null;
    const asked = await this.graphql.ask(SignInRefusal, { code }).catch(() => null);
    return asked?.signInRefusal ?? null;
  }
}
