import { Injectable, inject, signal } from '@angular/core';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { Announcer } from '../announce/announcer';
import { GraphQL } from '../graphql/client';
import { Language } from '../language/language';
import type { BeginSecondFactorResult, CareOutcome, GrantOutcome } from './care.operations';

export type CareDone = Extract<CareOutcome, { __typename: 'AccountDone' }>;
type Outcome = CareOutcome | GrantOutcome | BeginSecondFactorResult['beginSecondFactor'];
type Done<Of extends Outcome> = Exclude<Of, { readonly messageFr: string }>;
type Refused = Exclude<Outcome, Done<Outcome>>;

const isDone = <Of extends Outcome>(outcome: Of): outcome is Done<Of> => !('messageFr' in outcome);

/** What one page does with accounts: one thing at a time, with what was refused until the next. */
@Injectable()
export class Care {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  readonly busy = signal(false);
  readonly refusal = signal<Refused | null>(null);

  /** What was done; null where it was refused, which is shown and read out. */
  async send<Name extends string, Of extends Outcome, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Readonly<Record<Name, Of>>, Variables>,
    name: Name,
    variables: Variables,
  ): Promise<Done<Of> | null> {
    if (this.busy()) return null;
    this.busy.set(true);
    this.refusal.set(null);
    try {
      const outcome = (await this.graphql.send(mutation, variables))[name];
      if (isDone(outcome)) return outcome;
      const refusal = outcome as Refused;
      this.refusal.set(refusal);
      this.announcer.warn(this.language.pick(refusal));
      return null;
    } catch {
      this.announcer.warn(this.language.texts().connection.down);
      return null;
    } finally {
      this.busy.set(false);
    }
  }
}
