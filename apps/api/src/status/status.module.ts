import { Module } from '@nestjs/common';
import { StockModule } from '../stock/stock.module';
import { HealthController } from './health.controller';
import { StatusReader } from './status.reader';
import { StatusResolver } from './status.resolver';

@Module({
  imports: [StockModule],
  controllers: [HealthController],
  providers: [StatusReader, StatusResolver],
})
export class StatusModule {}
