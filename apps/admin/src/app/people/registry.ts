import { Injectable, inject, signal } from '@angular/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import { type Keyed, KeyedWrites } from '../writes/keyed-writes';
import { PageWrites } from '../writes/page-writes';
import type { Written } from './people.operations';

/** How far the registry must have come for what was written here to be read: lists ask for it. */
@Injectable({ providedIn: 'root' })
export class Registry {
  readonly seen = signal<string | null>(null);
}

/** What a page writes to the registry. */
@Injectable()
export class RegistryWrites extends KeyedWrites {
  private readonly registry = inject(Registry);

  /** Whether it is written; else it was refused, or nobody answered. */
  async write<Name extends string, Input extends Keyed>(
    mutation: TypedDocumentNode<Readonly<Record<Name, Written>>, { input: Input }>,
    name: Name,
    asked: Omit<Input, keyof Keyed>,
  ): Promise<boolean> {
    const done = await this.sendOnce<Name, Written, Input>(mutation, name, asked);
    if (done === null) return false;
    this.registry.seen.set(done.position);
    return true;
  }
}

/** For a page, or a part of one, whose forms write to the registry. */
export const registryWrites = [RegistryWrites, { provide: PageWrites, useExisting: RegistryWrites }];
