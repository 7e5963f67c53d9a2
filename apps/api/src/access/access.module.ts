import {
  Accounts,
  ApiTokens,
  Links,
  Passkeys,
  SecondFactors,
  Sessions,
  Tickets,
  TableCodes,
  Ties,
  Webhooks,
} from '@arbitre/accounts';
import { type EventStore, Vault } from '@arbitre/events';
import { Global, Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditResolver } from '../audit/audit.resolver';
import { PublicAddress } from '../connections/public-address';
import { EVENT_STORE, SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';
import { AccessResolver } from './access.resolver';
import { AccountsResolver } from './accounts.resolver';
import { Attempts } from './attempts';
import { settleDemoAccounts } from './demo-accounts';
import { settleFirstAdministrator } from './first-administrator';
import { KeptBoardsOf } from './kept-boards';
import { LiveSockets } from './live-sockets';
import { OwnAccountResolver } from './own-account.resolver';
import { EndGrantHandler } from './end-grant';
import { Entrance } from './entrance';
import { GiveGrantHandler } from './give-grant';
import { GrantMutations } from './grant.mutations';
import { Flows } from './oidc/flows';
import { Issuer } from './oidc/issuer';
import { OidcSignIn } from './oidc/oidc-sign-in';
import { OidcController } from './oidc/oidc.controller';
import { OidcResolver } from './oidc/oidc.resolver';
import { OwnerProof } from './owner-proof';
import { Ceremonies } from './passkeys/ceremonies';
import { PasskeySignIn } from './passkeys/passkey-sign-in';
import { PasskeysResolver } from './passkeys/passkeys.resolver';
import { SecondFactorResolver } from './second-factor.resolver';
import { SeeingResolver } from './seeing/seeing.resolver';
import { SignIn } from './sign-in';
import { Programs } from './programs';
import { TokensResolver } from './tokens.resolver';
import { Sights } from './sights';
import { WebhooksResolver } from './webhooks/webhooks.resolver';
import { TableCodesResolver } from './codes/table-codes.resolver';
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
  {
    provide: Passkeys,
    inject: [DataSource, Vault],
    useFactory: (database: DataSource, vault: Vault) => new Passkeys(database, vault),
  },
  {
    provide: Tickets,
    inject: [DataSource, Vault],
    useFactory: (database: DataSource, vault: Vault) => new Tickets(database, vault),
  },
  {
    provide: ApiTokens,
    inject: [DataSource, Vault],
    useFactory: (database: DataSource, vault: Vault) => new ApiTokens(database, vault),
  },
  {
    provide: Ties,
    inject: [DataSource, Vault],
    useFactory: (database: DataSource, vault: Vault) => new Ties(database, vault),
  },
  {
    provide: TableCodes,
    inject: [DataSource, Vault],
    useFactory: (database: DataSource, vault: Vault) => new TableCodes(database, vault),
  },
  {
    provide: Webhooks,
    inject: [DataSource, Vault, SETTINGS],
    useFactory: (database: DataSource, vault: Vault, { webhookPrivate }: Settings) =>
      new Webhooks(database, vault, webhookPrivate),
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
  controllers: [OidcController],
  providers: [
    ...fromLibrary,
    ...[
      Attempts,
      SignIn,
      Entrance,
      LiveSockets,
      Viewers,
      KeptBoardsOf,
      Sights,
      AccessResolver,
      OwnAccountResolver,
      AccountsResolver,
    ],
    ...[PublicAddress, OwnerProof, Ceremonies, PasskeySignIn, PasskeysResolver, SecondFactorResolver],
    ...[Issuer, Flows, OidcSignIn, OidcResolver],
    AuditResolver,
    SeeingResolver,
    ...[GiveGrantHandler, EndGrantHandler, GrantMutations, Programs, TokensResolver, TableCodesResolver],
    WebhooksResolver,
  ],
  exports: [Accounts, Sessions, LiveSockets, Viewers, Sights, Programs],
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
