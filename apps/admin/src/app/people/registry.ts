import { Injectable, inject, signal } from '@angular/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import { freshId } from '../graphql/fresh-id';
import { PageWrites } from '../writes/page-writes';
import type { RegistryOutcome } from './people.operations';

/** How far the registry must have come for what was written here to be read: lists ask for it. */
@Injectable({ providedIn: 'root' })
export class Registry {
  readonly seen = signal<string | null>(null);
}

type Keyed = { readonly clientMutationId: string };
type Sent = { readonly what: string; readonly id: string };

/** What a page writes to the registry. What nobody has answered is sent again under the id that it had. */
@Injectable()
export class RegistryWrites extends PageWrites {
  private readonly registry = inject(Registry);
  private unanswered: Sent | null = null;

  /** Whether it is written; else it was refused, or nobody answered. */
  async write<Name extends string, Input extends Keyed>(
    mutation: TypedDocumentNode<Readonly<Record<Name, RegistryOutcome>>, { input: Input }>,
    name: Name,
    asked: Omit<Input, keyof Keyed>,
  ): Promise<boolean> {
    if (this.busy()) return false;
    const what = JSON.stringify([name, asked]);
    const id = this.unanswered?.what === what ? this.unanswered.id : freshId();
    this.unanswered = { what, id };
    const input = { clientMutationId: id, ...asked } as Input;
    const done = await this.send<Name, RegistryOutcome, { input: Input }>(mutation, name, { input });
    if (done !== null || this.refusal() !== null) this.unanswered = null;
    if (done === null) return false;
    this.registry.seen.set(done.position);
    return true;
  }
}

/** For a page, or a part of one, whose forms write to the registry. */
export const registryWrites = [RegistryWrites, { provide: PageWrites, useExisting: RegistryWrites }];
