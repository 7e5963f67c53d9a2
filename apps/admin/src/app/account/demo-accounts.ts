import { Injectable, inject, signal } from '@angular/core';
import { GraphQL } from '../graphql/client';
import { DemoAccountList, type DemoAccountListResult } from './account.operations';

export type DemoAccount = DemoAccountListResult['demoAccounts'][number];

/** The accounts that a demo shows on its sign-in page; none in production. */
@Injectable({ providedIn: 'root' })
export class DemoAccounts {
  private readonly graphql = inject(GraphQL);
  readonly accounts = signal<readonly DemoAccount[]>([]);

  /** A sign-in page without them is still whole: a failure leaves the list empty. */
  async load(): Promise<void> {
    try {
      this.accounts.set((await this.graphql.ask(DemoAccountList, {})).demoAccounts);
    } catch {
      this.accounts.set([]);
    }
  }
}
