import { Accounts, Links, SecondFactors, Sessions } from '@arbitre/accounts';
import { type EventStore, Vault } from '@arbitre/events';
import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EVENT_STORE, SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';
import { AccessResolver } from './access.resolver';
import { AccountsResolver } from './accounts.resolver';
import { Attempts } from './attempts';
import { settleDemoAccounts } from './demo-accounts';
import { settleFirstAdministrator } from './first-administrator';
import { LiveSockets } from './live-sockets';
import { OwnAccountResolver } from './own-account.resolver';
import { EndGrantHandler } from './end-grant';
import { GiveGrantHandler } from './give-grant';
import { GrantMutations } from './grant.mutations';
import { SecondFactorResolver } from './second-factor.resolver';
import { SignIn } from './sign-in';
import { Viewers } from './viewers';

const fromLibrary = [
  {
    provide: Accounts,
    inject: [DataSource, Vault],
    useFactory: (database: DataSource, vault: Vault) => new Accounts(database, vault),
  },
  {
    provide: SecondFactors,
    inject: [DataSource, Vault],
    useFactory: (database: DataSource, vault: Vault) => new SecondFactors(database, vault),
  },
  { provide: Links, inject: [DataSource], useFactory: (database: DataSource) => new Links(database) },
  {
    provide: Sessions,
    inject: [DataSource, SETTINGS],
    useFactory: (database: DataSource, { sessionSeconds, idleSeconds }: Settings) =>
      new Sessions(database, { most: sessionSeconds, idle: idleSeconds }),
  },
];

/** Global: whatever hides something asks who looks at it. */
@Global()
@Module({
  providers: [
    ...fromLibrary,
    ...[Attempts, SignIn, LiveSockets, Viewers, AccessResolver, OwnAccountResolver, AccountsResolver],
    SecondFactorResolver,
    ...[GiveGrantHandler, EndGrantHandler, GrantMutations],
  ],
  exports: [Accounts, Sessions, LiveSockets, Viewers],
})
export class AccessModule implements OnModuleInit {
  constructor(
    private readonly accounts: Accounts,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async onModuleInit(): Promise<void> {
    await settleDemoAccounts(this.accounts, this.settings.demoAccounts);
    await settleFirstAdministrator(this.accounts, this.store, this.settings.firstAdministrator);
  }
}
