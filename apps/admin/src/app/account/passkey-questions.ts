import { computed, Injectable, inject } from '@angular/core';
import { GraphQL } from '../graphql/client';
import { BeginPasskeySignIn } from './account.operations';
import { SignInWays } from './sign-in-ways';

/** Somewhat shorter than the server's questions are good for. */
const RENEW_MS = 4 * 60_000;

type Library = typeof import('@simplewebauthn/browser');
type NewOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type Options = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** What the browser is asked about passkeys. Its library is loaded where a page offers them, and by nothing else. */
@Injectable({ providedIn: 'root' })
export class PasskeyQuestions {
  private readonly graphql = inject(GraphQL);
  private readonly ways = inject(SignInWays);
  /** Whether this browser, on this page, can have one. */
  readonly isOffered = computed(
    () => 'PublicKeyCredential' in window && location.origin === this.ways.passkeysAt(),
  );
  private library: Promise<Library> | undefined;
  private renewal: ReturnType<typeof setTimeout> | undefined;
  /** Moves on when the browser is asked for nothing any more, or for something else. */
  private turn = 0;

  /** A new passkey, as the server takes it; null where the browser made none. */
  async make(options: unknown): Promise<object | null> {
    const { startRegistration } = await this.loaded();
    return startRegistration({ optionsJSON: options as NewOptions }).catch(() => null);
  }

  /** The answer of a passkey; null where none answered. */
  async ask(): Promise<object | null> {
    this.stop();
    return this.answer(false).catch(() => null);
  }

  /** Offers passkeys where the browser fills the name in, until one has answered or the page is left. */
  fillIn(signIn: (response: object) => Promise<void>): void {
    if (!this.isOffered()) return;
    this.renewal = setTimeout(() => {
      this.fillIn(signIn);
    }, RENEW_MS);
    this.answer(true).then(signIn, () => undefined);
  }

  /** The browser waits for no answer any more. */
  stop(): void {
    this.turn++;
    clearTimeout(this.renewal);
    void this.library?.then(({ WebAuthnAbortService }) => {
      WebAuthnAbortService.cancelCeremony();
    });
  }

  private loaded(): Promise<Library> {
    return (this.library ??= import('@simplewebauthn/browser'));
  }

  private async answer(useBrowserAutofill: boolean): Promise<object> {
    const { turn } = this;
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await this.loaded();
    if (useBrowserAutofill && !(await browserSupportsWebAuthnAutofill()))
      throw new Error('This browser fills no passkeys in.');
    const { beginPasskeySignIn } = await this.graphql.send(BeginPasskeySignIn, {});
    // The library ends the question before for each new one: a late offer must not take the place of what somebody asked for.
    if (turn !== this.turn) throw new Error('The page asks for something else by now.');
    return startAuthentication({ optionsJSON: beginPasskeySignIn.options as Options, useBrowserAutofill });
  }
}
