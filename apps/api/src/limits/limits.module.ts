import { Module } from '@nestjs/common';
import { Budgets } from './budgets';
import { RateLimitResolver } from './rate-limit.resolver';
import { Spending } from './spending';

@Module({ providers: [Budgets, Spending, RateLimitResolver], exports: [Spending] })
export class LimitsModule {}
