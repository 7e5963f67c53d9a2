import { Injectable, signal } from '@angular/core';
import type { Account } from './session';

export type DemoAccount = {
  readonly account: string;
  readonly password: string;
  readonly role: Account['role'];
};

/** The accounts that a demo shows on its sign-in page; none in production. */
@Injectable({ providedIn: 'root' })
export class DemoAccounts {
  readonly accounts = signal<readonly DemoAccount[]>([]);
}
