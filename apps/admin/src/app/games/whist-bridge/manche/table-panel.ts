import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { NotationPart } from '../../../cards/notation';
import { NotationParts } from '../../../cards/notation-parts';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { ActKey } from '../../../sessions/acts/act-key';
import { QueueSign } from '../../../sessions/queue/queue-sign';
import { SessionContext } from '../../../sessions/session-context';
import { ChangeLine } from '../desk/change-line';
import { DeskLine, type DeskDeal } from '../desk/desk-line';
import { contractParts } from '../notation';
import { actsAt } from '../phone/table-acts';
import { tableNow, type WaitingCall } from '../phone/table-now';
import { TableQueue } from '../phone/table-queue';
import { DealerHand } from '../sheet/dealer-hand';
import { TableSheet } from '../sheet/table-sheet';
import { AnswerKeys } from './answer-keys';
import { SummonsList } from './summons';
import { mancheTexts } from './texts';

/** A table of a manche for whoever runs it: its sheet, the call that waits for the arbiter, and lines of a paper sheet. */
@Component({
  selector: 'arb-manche-table',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    ActKey,
    AnswerKeys,
    ChangeLine,
    DealerHand,
    DeskLine,
    NotationParts,
    QueueSign,
    SummonsList,
    TableSheet,
  ],
  providers: [TableQueue],
  templateUrl: './table-panel.html',
  styleUrl: './table-panel.scss',
})
export class MancheTablePanel {
  private readonly language = inject(Language);
  protected readonly context = inject(SessionContext);
  protected readonly queue = inject(TableQueue);
  protected readonly texts = pageTexts(mancheTexts);
  readonly manche = input.required<number>();
  readonly table = input.required<string>();
  protected readonly own = computed(() => {
    return tableNow(this.queue.view(), this.table(), this.queue.actsAhead(), this.manche());
  });
  /** What is asked for in a form at the table. */
  protected readonly keys = [
    ...['configure-table', 'assign-encoder', 'take-deal', 'settle-dispute', 'call-arbiter'],
    ...['give-token', 'close-early'],
  ];
  /** What its keys need not ask for. */
  protected readonly said = computed(() => ({ manche: this.own().manche, table: this.table() }));
  protected readonly isPlayed = computed(() => ['contract', 'play', 'read'].includes(this.own().phase));
  protected readonly players = computed(() => {
    const { players, totals, tokens } = this.own();
    return players.map((id) => ({
      ...{ id, name: this.name(id), total: totals[id] ?? 0, tokens: tokens[id] ?? [] },
    }));
  });

  /** Who asked for the sheet by mail when his box was ticked (WB-3.o); nothing is sent from here. */
  protected readonly askedSheet = computed(() =>
    this.own()
      .mail.map((id) => this.name(id))
      .join(', '),
  );

  protected readonly name = (id: string): string => this.context.entries().get(id)?.name ?? id;

  protected wantedParts({ game, suit }: NonNullable<WaitingCall['wanted']>): readonly NotationPart[] {
    return contractParts(game, suit, this.language.code());
  }

  /** The table is configured as it was drawn. */
  protected async seat(): Promise<void> {
    await this.context.record(actsAt(this.own()).seat(this.own().drawn));
  }

  /** A line of a paper sheet is a deal that is announced, told and validated at once. */
  protected enter({ contract, outcome }: DeskDeal): void {
    const { deal } = this.own();
    const acts = actsAt(this.own()).whole(contract, outcome);
    this.queue.add({ label: `${this.texts().table(this.table())}, ${deal}`, deal, undoes: '', acts });
  }
}
