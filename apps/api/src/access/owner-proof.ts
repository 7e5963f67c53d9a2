import { type Person, refuseToAccount as refuse, SecondFactors } from '@arbitre/accounts';
import type { Refusal } from '@arbitre/rules';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../graphql/request-context';
import { refuse as refuseWrite } from '../writes/refusals';
import { accountRefused } from './account-payload';
import type { AccountRefused } from './account.types';
import { SignIn } from './sign-in';
import type { Viewer } from './viewers';
import { visitorOf } from './visitor';

const isRefusal = (outcome: object): outcome is Refusal => 'violation' in outcome;

/** Whoever changes by what an account signs in is its owner, and not who found its browser or its password. */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly signIn: SignIn,
    private readonly secondFactors: SecondFactors,
  ) {}

  /** Does that for whoever is signed in and gives the account's password; without one, right after a strong sign-in. */
  proven<Done extends object>(
    current: string | null,
    context: RequestContext,
    work: (viewer: Viewer, person: Person) => Promise<Done | Refusal>,
  ): Promise<Done | AccountRefused> {
    return this.signedIn(context, async (viewer) => {
      const person = await this.signIn.prove(viewer, current, visitorOf(context));
      return isRefusal(person) ? person : work(viewer, person);
    });
  }

  /** Does that for whoever is signed in. */
  async signedIn<Done extends object>(
    context: RequestContext,
    work: (viewer: Viewer) => Promise<Done | Refusal>,
  ): Promise<Done | AccountRefused> {
    const viewer = await context.viewer();
    if (viewer === null) return accountRefused(refuseWrite('not-signed-in'));
    // Who has a password alone would replace the factor that is asked for by one of his own.
    const lacksOne = (await viewer.isDue()) && (await this.secondFactors.hasAny(viewer.id));
    const outcome = lacksOne ? refuse('second-factor-due', {}) : await work(viewer);
    return isRefusal(outcome) ? accountRefused(outcome) : outcome;
  }
}
