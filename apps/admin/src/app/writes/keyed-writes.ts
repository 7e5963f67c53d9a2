import { Injectable } from '@angular/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import { freshId } from '../graphql/fresh-id';
import { type Done, type Outcome, PageWrites, UNANSWERED } from './page-writes';

/** What every write of people carries: the id under which it happens once, however often it is sent. */
export type Keyed = { readonly clientMutationId: string };
type Sent = { readonly what: string; readonly id: string };

/** What a page writes under ids. What nobody has answered is sent again under the id that it had. */
@Injectable()
export class KeyedWrites extends PageWrites {
  private unanswered: Sent | null = null;

  /** What was done; null where it was refused, or nobody answered. */
  async sendOnce<Name extends string, Of extends Outcome, Input extends Keyed>(
    mutation: TypedDocumentNode<Readonly<Record<Name, Of>>, { input: Input }>,
    name: Name,
    asked: Omit<Input, keyof Keyed>,
  ): Promise<Done<Of> | null> {
    if (this.busy()) return null;
    const what = JSON.stringify([name, asked]);
    const id = this.unanswered?.what === what ? this.unanswered.id : freshId();
    this.unanswered = { what, id };
    const input = { clientMutationId: id, ...asked } as Input;
    const done = await this.send<Name, Of, { input: Input }>(mutation, name, { input });
    if (this.refusal()?.code !== UNANSWERED) this.unanswered = null;
    return done;
  }
}

/** For a page, or a part of one, whose forms write. */
export const keyedWrites = [KeyedWrites, { provide: PageWrites, useExisting: KeyedWrites }];
