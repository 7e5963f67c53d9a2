import { Injectable, inject } from '@angular/core';
import { GraphQL } from '../../graphql/client';
import { Session, type Refusal } from '../account';
import { SeeAs, StopSeeingAs, type Role } from './seeing.operations';

/** Seeing the pages as another role would; the server keeps to it. */
@Injectable({ providedIn: 'root' })
export class Seeing {
  private readonly graphql = inject(GraphQL);
  private readonly session = inject(Session);

  /** Sees the pages as another role from now on, or why not. */
  async begin(role: Role, scope: string): Promise<Refusal | null> {
    const { seeAs } = await this.graphql.send(SeeAs, { input: { role, scope } });
    if (seeAs.__typename === 'AccountRefused') return seeAs;
    await this.asAnother();
    return null;
  }

  async end(): Promise<void> {
    await this.graphql.send(StopSeeingAs, {});
    await this.asAnother();
  }

  /** What was read is forgotten: whom the pages are for now may not see it. */
  private async asAnother(): Promise<void> {
    await this.graphql.client.clearStore();
    await this.session.again();
  }
}
