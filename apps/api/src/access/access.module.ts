import { Accounts, Links, Sessions } from '@arbitre/accounts';
import { Vault } from '@arbitre/events';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';
import { AccessResolver } from './access.resolver';
import { AccountsResolver } from './accounts.resolver';
import { Attempts } from './attempts';
import { settleDemoAccounts } from './demo-accounts';
import { settleFirstAdministrator } from './first-administrator';
import { LiveSockets } from './live-sockets';
import { OwnAccountResolver } from './own-account.resolver';
import { SignIn } from './sign-in';

const fromLibrary = [
  {
    provide: Accounts,
    inject: [DataSource, Vault],
    useFactory: (database: DataSource, vault: Vault) => new Accounts(database, vault),
  },
  { provide: Links, inject: [DataSource], useFactory: (database: DataSource) => new Links(database) },
  {
    provide: Sessions,
    inject: [DataSource, SETTINGS],
    useFactory: (database: DataSource, { sessionSeconds, idleSeconds }: Settings) =>
      new Sessions(database, { most: sessionSeconds, idle: idleSeconds }),
  },
];

@Module({
  providers: [
    ...fromLibrary,
    ...[Attempts, SignIn, LiveSockets, AccessResolver, OwnAccountResolver, AccountsResolver],
  ],
  exports: [Accounts, Sessions, LiveSockets],
})
export class AccessModule implements OnModuleInit {
  constructor(
    private readonly accounts: Accounts,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await settleDemoAccounts(this.accounts, this.settings.demoAccounts);
    await settleFirstAdministrator(this.accounts, this.settings.firstAdministrator);
  }
}
