import { Injectable, inject, signal } from '@angular/core';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client/core';
import { Announcer } from '../announce/announcer';
import { GraphQL } from '../graphql/client';
import { catalogues } from '../language/catalogues';
import { Language } from '../language/language';

/** What a mutation of this API answers: what was done, or a problem, which has sentences. */
export type Outcome = { readonly __typename: string };
export type Done<Of extends Outcome> = Exclude<Of, { readonly messageFr: string }>;

type Problem = {
  readonly code: string;
  /** `input.name`, where it is about one field. */
  readonly path?: string | null;
  /** Which of the things that were asked for, from 0, where they were a list. */
  readonly act?: number;
  /** The article that refuses it, where a rulebook speaks. */
  readonly article?: string;
  readonly messageFr: string;
  readonly messageEn: string;
};

/** A problem, and the mutation that was refused. */
export type Refusal = Problem & { readonly of: string };

/** Nobody answered: whether it was done is not known, and it is sent again under the id that it had. */
export const UNANSWERED = 'unanswered';

const unanswered = (of: string): Refusal => ({
  ...{ code: UNANSWERED, of },
  messageFr: catalogues.fr.connection.unanswered,
  messageEn: catalogues.en.connection.unanswered,
});

const isDone = <Of extends Outcome>(outcome: Of): outcome is Done<Of> => !('messageFr' in outcome);

/** What one page writes: one thing at a time, with what was refused until the next. */
@Injectable()
export class PageWrites {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  readonly busy = signal(false);
  readonly refusal = signal<Refusal | null>(null);

  /** What was done; null where it was refused or nobody answered, which is shown and read out. */
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
      const problem = outcome as Outcome as unknown as Problem;
      this.refusal.set({ ...problem, of: name });
      this.announcer.warn(this.language.pick(problem));
      return null;
    } catch {
      const refusal = unanswered(name);
      this.refusal.set(refusal);
      this.announcer.warn(this.language.pick(refusal));
      return null;
    } finally {
      this.busy.set(false);
    }
  }
}
