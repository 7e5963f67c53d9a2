import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { dealPoints, type Outcome, type Suit } from '@arbitre/rules/whist-bridge';
import { NotationParts } from '../../../cards/notation-parts';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import type { Game } from '../phone/contract-steps';
import { shortContract } from '../notation';
import { sheetTexts } from './sheet-texts';
import { type Token, Tokens } from './tokens';

/** A deal as the sheet of its table has it; players by their entries. */
export type SheetDeal = {
  readonly deal: number;
  readonly dealer: string;
  readonly game: Game;
  readonly suit: Suit | null;
  readonly declarers: readonly string[];
  readonly direct: boolean;
  /** Null while it is played. */
  readonly outcome: Outcome | null;
  /** Null while it is not validated. */
  readonly points: Readonly<Record<string, number>> | null;
};

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
  imports: [NotationParts, Tokens],
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
        ...{ deal: deal.deal, cells, contract: shortContract(deal.game, deal.suit, this.language.code()) },
        ...{ ending: this.endOf(deal), sum: points === null ? '' : this.language.whole(sum) },
      };
    });
  });
  protected readonly hasTokens = computed(() => this.players().some(({ tokens }) => tokens.length > 0));

  private endOf({ outcome }: SheetDeal): string {
    const texts = this.texts();
    if (outcome === null) return texts.open;
    if ('tricks' in outcome) return texts.tricks(outcome.tricks);
    if ('made' in outcome)
      return outcome.made.map((made) => (made ? texts.made : texts.lost)).join(' / ');
    return '';
  }
}

/** What a deal is worth to each who plays it, before anybody has validated it. */
export const pointsAhead = (
  players: readonly string[],
  { game, declarers, direct }: Pick<SheetDeal, 'game' | 'declarers' | 'direct'>,
  outcome: Outcome,
): Readonly<Record<string, number>> =>
  Object.fromEntries(dealPoints(players, { game, declarers, direct }, outcome));
