import { Accounts, Passkeys, refuseToAccount as refuse, Sessions } from '@arbitre/accounts';
import type { Refusal } from '@arbitre/rules';
import { Injectable, Logger } from '@nestjs/common';
import { Attempts } from '../attempts';
import type { SignedInAs } from '../sign-in';
import type { Visitor } from '../visitor';
import { Ceremonies } from './ceremonies';
import { accountIn, readAssertion } from './responses';

/** How somebody signs in with a passkey alone: it says whose it is, and has asked its owner for a finger, a face or a PIN. */
@Injectable()
export class PasskeySignIn {
  private readonly logger = new Logger(PasskeySignIn.name);

  constructor(
    private readonly accounts: Accounts,
    private readonly passkeys: Passkeys,
    private readonly ceremonies: Ceremonies,
    private readonly attempts: Attempts,
    private readonly sessions: Sessions,
  ) {}

  /** A new session, or why there is none. @param given what the browser answered */
  async signIn(given: unknown, visitor: Visitor): Promise<SignedInAs | Refusal> {
    const response = readAssertion(given);
    // What cannot be read asks for no check and guesses nothing.
    if (response === null) return refuse('passkey-refused', {});
    const known = await this.passkeys.find(response.id);
    const person = known && (await this.accounts.find(known.account))?.person;
    // Counted as this account's wrong passwords are; one that nobody has, by itself.
    const name = person?.signIn ?? response.id;
    const tooMany = await this.attempts.count(name, visitor.network);
    if (tooMany !== null) return tooMany;
    if (!known || !person || accountIn(response.response.userHandle ?? '') !== known.account)
      return refuse('passkey-refused', {});
    const counter = await this.ceremonies.counted(response, known.publicKey);
    if (counter === null) return refuse('passkey-refused', {});
    if (!(await this.passkeys.use(response.id, counter))) {
      this.logger.warn('The counter of a passkey did not go on: it may have been copied. It was refused.');
      return refuse('passkey-refused', {});
    }
    await this.attempts.giveBack(name, visitor.network);
    const { locked } = (await this.accounts.credentialsOf(person.signIn)) ?? { locked: true };
    if (locked) return refuse('account-locked', {});
    const entered = { way: 'PASSKEY', strong: true } as const;
    return { id: known.account, token: await this.sessions.open(known.account, visitor.device, entered) };
  }
}
