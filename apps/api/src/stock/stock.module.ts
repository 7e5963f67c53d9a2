import { Module } from '@nestjs/common';
import { GAME_MODULES } from '../games.generated';
import type { Stock } from './stock';
import { Stocks } from './stocks';

@Module({
  imports: GAME_MODULES.flatMap(({ module }) => module ?? []),
  providers: [
    {
      provide: Stocks,
      inject: GAME_MODULES.flatMap(({ stock }) => stock ?? []),
      useFactory: (...stocks: readonly Stock[]) => new Stocks(stocks),
    },
  ],
  exports: [Stocks],
})
export class StockModule {}
