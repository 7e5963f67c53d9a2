import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SETTINGS } from '../connections/tokens';
import type { Settings } from '../settings';
import { prepareAccess } from './access-schema';
import { AccessResolver } from './access.resolver';
import { settleDemoAccounts } from './demo-accounts';
import { Sessions } from './sessions';

@Module({ providers: [Sessions, AccessResolver], exports: [Sessions] })
export class AccessModule implements OnModuleInit {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    await prepareAccess(this.database);
    await settleDemoAccounts(this.database, this.settings.demoAccounts);
  }
}
