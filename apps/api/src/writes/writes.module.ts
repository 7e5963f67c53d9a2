import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Writes } from './writes';

@Module({ imports: [CqrsModule], providers: [Writes], exports: [Writes, CqrsModule] })
export class WritesModule {}
