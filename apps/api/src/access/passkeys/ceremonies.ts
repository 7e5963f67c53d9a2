import { type Person, Passkeys, Tickets } from '@arbitre/accounts';
import { Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { PublicAddress } from '../../connections/public-address';
import { challengeOf, isWithoutPapers } from './responses';

/** How long a browser waits for its owner, in milliseconds: as long as a ticket serves. */
const TIMEOUT = 300_000;
const SIGN_IN = 'passkey';
const adding = (session: string): string => `new passkey ${session}`;

/** What a verified answer says of a new passkey. */
export type Registered = {
  readonly credential: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
};

const bytesOf = (ticket: string) => new Uint8Array(Buffer.from(ticket, 'base64url'));

/** A check that throws has not found what it looks for. */
const passed = <Checked>(check: Promise<Checked>): Promise<Checked | null> => check.catch(() => null);

/**
 * What this installation asks of browsers about passkeys (WebAuthn), and the check of what they answer: at our address, to a
 * question of ours that nobody has answered yet, by an authenticator that has verified its owner.
 */
@Injectable()
export class Ceremonies {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly tickets: Tickets,
    private readonly address: PublicAddress,
  ) {}

  /** For a new passkey of an account, to be answered in the same session. */
  async requestNew(account: string, session: string, person: Person) {
    return generateRegistrationOptions({
      ...{ rpName: 'Arbitre', rpID: this.address.hostname, timeout: TIMEOUT },
      ...{ userID: new Uint8Array(Buffer.from(account)), userName: person.signIn },
      ...{ userDisplayName: person.name, attestationType: 'none' },
      challenge: bytesOf(this.tickets.give(adding(session))),
      excludeCredentials: [...(await this.passkeys.credentialsOf(account))],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** The new passkey; null where the answer is not right. */
  async registered(response: RegistrationResponseJSON, session: string): Promise<Registered | null> {
    const { clientDataJSON, attestationObject, transports = [] } = response.response;
    const expectedChallenge = await this.taken(clientDataJSON, adding(session));
    if (expectedChallenge === null || !isWithoutPapers(attestationObject)) return null;
    const checked = await passed(
      verifyRegistrationResponse({ response, ...this.expected(expectedChallenge) }),
    );
    if (!checked?.verified) return null;
    const { id, publicKey, counter } = checked.registrationInfo.credential;
    return { credential: id, publicKey, counter, transports };
  }

  /** For whichever passkey somebody has here. */
  requestAny() {
    return generateAuthenticationOptions({
      ...{ rpID: this.address.hostname, timeout: TIMEOUT, userVerification: 'required' },
      challenge: bytesOf(this.tickets.give(SIGN_IN)),
    });
  }

  /** Whether the passkey with that public key has answered: how often it was used; null where it has not. */
  async counted(response: AuthenticationResponseJSON, publicKey: Uint8Array): Promise<number | null> {
    const expectedChallenge = await this.taken(response.response.clientDataJSON, SIGN_IN);
    if (expectedChallenge === null) return null;
    // Whether the counter went on is seen where it is written down, so that of two at once one is first.
    const credential = { id: response.id, publicKey: new Uint8Array(publicKey), counter: 0 };
    const checked = await passed(
      verifyAuthenticationResponse({ response, credential, ...this.expected(expectedChallenge) }),
    );
    return checked?.verified ? checked.authenticationInfo.newCounter : null;
  }

  /** The challenge of an answer, where it was ours for that purpose and serves now for the first time. */
  private async taken(clientDataJSON: string, purpose: string): Promise<string | null> {
    const challenge = challengeOf(clientDataJSON);
    return challenge !== null && (await this.tickets.take(challenge, purpose)) ? challenge : null;
  }

  private expected(expectedChallenge: string) {
    const { origin, hostname } = this.address;
    return {
      ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: hostname },
      requireUserVerification: true,
    };
  }
}
