import { Injectable, inject, signal } from '@angular/core';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { Announcer } from '../announce/announcer';
import { GraphQL } from '../graphql/client';
import { Language } from '../language/language';
import type { CareOutcome } from './care.operations';

export type CareDone = Extract<CareOutcome, { __typename: 'AccountDone' }>;
type CareRefused = Extract<CareOutcome, { __typename: 'AccountRefused' }>;

/** What one page does with accounts: one thing at a time, with what was refused until the next. */
@Injectable()
export class Care {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  readonly busy = signal(false);
  readonly refusal = signal<CareRefused | null>(null);

  /** What was done; null where it was refused, which is shown and read out. */
  async send<Name extends string, Variables extends OperationVariables>(
    mutation: TypedDocumentNode<Readonly<Record<Name, CareOutcome>>, Variables>,
    name: Name,
    variables: Variables,
  ): Promise<CareDone | null> {
    if (this.busy()) return null;
    this.busy.set(true);
    this.refusal.set(null);
    try {
      const outcome = (await this.graphql.send(mutation, variables))[name];
      if (outcome.__typename === 'AccountDone') return outcome;
      this.refusal.set(outcome);
      this.announcer.warn(this.language.pick(outcome));
      return null;
    } catch {
      this.announcer.warn(this.language.texts().connection.down);
      return null;
    } finally {
      this.busy.set(false);
    }
  }
}
