import { Vault } from '@arbitre/events';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS } from '../connections/tokens';
import { requestFault } from '../graphql/errors';
import type { RequestContext } from '../graphql/request-context';
import type { Settings } from '../settings';
import { type Allowance, Budgets } from './budgets';

/** What an answer says of its cost, beside its data. */
export type CostTold = {
  readonly requested: number;
  /** What the caller may still ask for now. */
  readonly available: number;
  /** How much of that comes back every second. */
  readonly restoreRate: number;
};

/** A name is hashed with a key, which takes as long as all else that a budget needs: those that ask all evening keep theirs. */
const MOST_NAMES = 10_000;

type Caller = { readonly key: string; readonly allowance: Allowance };
type Asking = Pick<RequestContext, 'viewer' | 'visitor'>;

/** Who pays for a request: an account, each of its tokens for itself, or the network of whoever is not signed in. */
@Injectable()
export class Spending {
  private readonly names = new Map<string, string>();

  constructor(
    private readonly budgets: Budgets,
    private readonly vault: Vault,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /**
   * Takes what a request costs from its caller's budget; null where nothing is limited now.
   * @throws GraphQLError RATE_LIMITED (429, with `Retry-After`) where it is not there
   */
  async spend(asking: Asking, cost: number): Promise<CostTold | null> {
    const caller = await this.callerOf(asking);
    const spent = caller && (await this.budgets.spend(caller.key, cost, caller.allowance));
    if (!caller || !spent) return null;
    const { restoreRate } = caller.allowance;
    const told = { requested: cost, available: spent.available, restoreRate };
    if (spent.wait === 0) return told;
    throw requestFault(
      'RATE_LIMITED',
      `This costs ${cost}, and ${spent.available} is left for now: ask again in ${spent.wait} s, or for less.`,
      {
        cost: told,
        retryAfterSeconds: spent.wait,
        http: { status: 429, headers: new Map([['retry-after', String(spent.wait)]]) },
      },
    );
  }

  private async callerOf({ viewer, visitor }: Asking): Promise<Caller | null> {
    const { budgets } = this.settings;
    if (budgets === null || visitor === null) return null;
    const who = visitor.token === null && visitor.bearer === null ? null : await viewer();
    if (who?.program) return { key: `token:${who.session}`, allowance: budgets.account };
    if (who !== null) return { key: `account:${who.id}`, allowance: budgets.account };
    return { key: `network:${this.nameOf(visitor.network)}`, allowance: budgets.network };
  }

  /** What Redis knows a network by: it is told no address. */
  private nameOf(network: string): string {
    const known = this.names.get(network);
    if (known !== undefined) return known;
    const name = this.vault.hashOf(network).toString('base64url');
    if (this.names.size >= MOST_NAMES) this.names.clear();
    this.names.set(network, name);
    return name;
  }
}
