import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { NotationParts } from '../../../cards/notation-parts';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { shortContract } from '../notation';
import { DealerHand } from './dealer-hand';
import type { SheetDeal } from './sheet-deal';
import { sheetTexts } from './sheet-texts';
import type { Token } from './token-colours';
import { Tokens } from './tokens';

export type SheetPlayer = {
  readonly id: string;
  readonly name: string;
  readonly total: number;
  readonly tokens: readonly Token[];
};

/** The score sheet of a table: a line a deal, a column a player, running totals, tokens beside the scores (WB-3.m, WB-18.m). */
@Component({
  selector: 'arb-table-sheet',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [DealerHand, NotationParts, Tokens],
  templateUrl: './table-sheet.html',
  styleUrl: './table-sheet.scss',
})
export class TableSheet {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(sheetTexts);
  /** In the order of their places. */
  readonly players = input.required<readonly SheetPlayer[]>();
  readonly deals = input.required<readonly SheetDeal[]>();
  protected readonly lines = computed(() => {
    const running = new Map<string, number>();
    return this.deals().map((deal) => {
      const { points } = deal;
      const cells = this.players().map(({ id }) => {
        const scored = points?.[id] ?? null;
        if (scored !== null) running.set(id, (running.get(id) ?? 0) + scored);
        return {
          ...{ id, dealer: id === deal.dealer, plays: deal.declarers.includes(id) },
          points: scored === null ? null : this.language.signed(scored),
          total: scored === null ? null : this.language.whole(running.get(id) ?? 0),
        };
      });
      const sum = Object.values(points ?? {}).reduce((all, one) => all + one, 0);
      return {
        ...{
          deal: deal.deal,
          cells,
          contract: shortContract(deal.game ?? '', deal.suit, this.language.code()),
        },
        ...{ ending: this.endOf(deal), sum: points === null ? '' : this.language.whole(sum) },
      };
    });
  });
  protected readonly hasTokens = computed(() => this.players().some(({ tokens }) => tokens.length > 0));

  private endOf({ outcome, cancelled }: SheetDeal): string {
    const texts = this.texts();
    if (cancelled !== null) return texts.cancelled(cancelled);
    if (outcome === null) return texts.open;
    if ('tricks' in outcome) return texts.tricks(outcome.tricks);
    if ('made' in outcome) return outcome.made.map((made) => (made ? texts.made : texts.lost)).join(' / ');
    return '';
  }
}
