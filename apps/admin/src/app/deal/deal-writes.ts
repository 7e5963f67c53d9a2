import { Injectable, inject, signal } from '@angular/core';
import { Announcer } from '../announce/announcer';
import { GraphQL } from '../graphql/client';
import { freshId } from '../graphql/fresh-id';
import { Language } from '../language/language';
import { SignResult, UpholdResult } from '../results/results.operations';
import { DealPage, RecordDealActs, WithdrawRuling, type RecordDealActsResult } from './deal.operations';
import type { AdjustmentInput } from './ruling/given-sides';
import type { ByLaw } from './ruling/typed-by-law';
import { CallArbiter, DecideAppeal, GiveRuling } from './ruling/ruling.operations';

type Outcome = RecordDealActsResult['recordActs'];
export type Refusal = Exclude<Outcome, { __typename: 'Committed' }>;
type Deal = { readonly id: string; readonly version: number };

type NewRuling = {
  readonly article: string;
  readonly reason: string;
  readonly adjustments: readonly AdjustmentInput[];
};

type Decision = {
  readonly appeal: string;
  readonly outcome: 'UPHELD' | 'CHANGED' | 'DISMISSED';
  readonly reason: string;
  readonly ruled?: string;
} & Partial<Omit<NewRuling, 'reason'>> &
  Omit<ByLaw, 'outcome'>;

/** What is written from the page of a deal: provided by the page, so that one write waits for the other. */
@Injectable()
export class DealWrites {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  private readonly language = inject(Language);
  readonly busy = signal(false);
  /** The last write that was refused, until the next one. */
  readonly refusal = signal<Refusal | null>(null);

  /** Acts of the table, all or none. True when they are written; else `refusal` says why, and it is read out. */
  record({ id, version }: Deal, acts: readonly unknown[]): Promise<boolean> {
    const input = { clientMutationId: freshId(), deal: id, expectedVersion: version, acts };
    return this.write(id, async () => (await this.graphql.send(RecordDealActs, { input })).recordActs);
  }

  call({ id, version }: Deal, by: string, reason: string): Promise<boolean> {
    const input = { clientMutationId: freshId(), deal: id, expectedVersion: version, by, reason };
    return this.write(id, async () => (await this.graphql.send(CallArbiter, { input })).callArbiter);
  }

  rule({ id, version }: Deal, ruling: NewRuling & ByLaw): Promise<boolean> {
    const input = { clientMutationId: freshId(), deal: id, expectedVersion: version, ...ruling };
    return this.write(id, async () => (await this.graphql.send(GiveRuling, { input })).giveRuling);
  }

  /** The committee's word on an appeal. */
  decide({ id, version }: Deal, decision: Decision): Promise<boolean> {
    const input = { clientMutationId: freshId(), deal: id, expectedVersion: version, ...decision };
    return this.write(id, async () => (await this.graphql.send(DecideAppeal, { input })).decideAppeal);
  }

  withdraw({ id, version }: Deal, ruling: string, reason: string): Promise<boolean> {
    const input = { clientMutationId: freshId(), deal: id, expectedVersion: version, ruling, reason };
    return this.write(id, async () => (await this.graphql.send(WithdrawRuling, { input })).withdrawRuling);
  }

  /** Settles a dispute by the result that stands, or holds one valid that looked improbable. */
  uphold({ id, notation }: Deal & { readonly notation: string | null }, reason: string): Promise<boolean> {
    const input = { clientMutationId: freshId(), deal: id, seen: notation ?? '', reason };
    return this.write(id, async () => (await this.graphql.send(UpholdResult, { input })).upholdResult);
  }

  /** Both sides have signed the sheet. */
  sign({ id, notation }: Deal & { readonly notation: string | null }): Promise<boolean> {
    const input = { clientMutationId: freshId(), deal: id, seen: notation ?? '' };
    return this.write(id, async () => (await this.graphql.send(SignResult, { input })).signResult);
  }

  private async write(id: string, send: () => Promise<Outcome>): Promise<boolean> {
    if (this.busy()) return false;
    this.busy.set(true);
    this.refusal.set(null);
    try {
      const outcome = await send();
      const written = outcome.__typename === 'Committed';
      if (!written) {
        this.refusal.set(outcome);
        this.announcer.warn(this.language.pick(outcome));
      }
      await this.graphql.ask(DealPage, written ? { id, atLeast: outcome.position } : { id });
      return written;
    } catch {
      this.announcer.warn(this.language.texts().connection.down);
      return false;
    } finally {
      this.busy.set(false);
    }
  }
}
