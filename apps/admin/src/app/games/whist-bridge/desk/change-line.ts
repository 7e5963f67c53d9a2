import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { readTypedLine } from '@arbitre/rules/whist-bridge';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { type SessionAct, SessionContext } from '../../../sessions/session-context';
import { ActButton } from '../../../writes/act-button';
import type { FormField, Given } from '../../../writes/form-field';
import { PageWrites } from '../../../writes/page-writes';
import { mancheTexts } from '../manche/texts';
import { activeOf } from '../phone/ahead';
import { written } from '../phone/table-acts';
import type { TableNow } from '../phone/table-now';
import { byEntries } from './by-entries';
import { deskTexts } from './desk-texts';

/** A validated line that is put right: by the table while the manche is open (WB-3-GAP-1), or by the arbiter, who may cancel it too. */
@Component({
  selector: 'arb-change-line',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: [PageWrites],
  template: `
    @if (mayCorrect()) {
      <arb-act-button
        act="correct-deal"
        [label]="texts().correct"
        [fields]="correcting()"
        [write]="correct"
      />
    }
    @if (context.mayRule() && deals().length > 0) {
      <arb-act-button act="rule-deal" [label]="texts().rule" [fields]="ruling()" [write]="rule" grave />
    }
  `,
  styles: `
    :host {
      display: contents;
    }
  `,
})
export class ChangeLine {
  private readonly language = inject(Language);
  private readonly writes = inject(PageWrites);
  protected readonly context = inject(SessionContext);
  protected readonly texts = pageTexts(deskTexts);
  private readonly manche = pageTexts(mancheTexts);
  readonly now = input.required<TableNow>();
  readonly name = input.required<(player: string) => string>();
  protected readonly deals = computed(() =>
    this.now()
      .lines.filter(({ points }) => points !== null)
      .map(({ deal }) => ({ value: String(deal), label: `${this.manche().deskLine} ${deal}` })),
  );
  protected readonly mayCorrect = computed(
    () =>
      this.context.mayRecordAt(this.now().table) && this.now().phase !== 'closed' && this.deals().length > 0,
  );
  private readonly line = computed((): FormField => ({
    ...{ name: 'line', label: this.texts().line, help: this.manche().deskExample },
  }));
  protected readonly correcting = computed((): readonly FormField[] => [
    { name: 'deal', label: this.manche().deskLine, choices: this.deals() },
    this.line(),
    {
      ...{ name: 'by', label: this.texts().by },
      choices: this.now().players.map((id) => ({ value: id, label: this.name()(id) })),
    },
    { name: 'reason', label: this.texts().reason, kind: 'lines' },
  ]);
  protected readonly ruling = computed((): readonly FormField[] => [
    { name: 'deal', label: this.manche().deskLine, choices: this.deals() },
    {
      ...{ name: 'ruling', label: this.texts().decision },
      choices: [
        { value: 'adjust', label: this.texts().adjust },
        { value: 'cancel', label: this.texts().cancel },
      ],
    },
    { ...this.line(), asked: ({ ruling }) => ruling === 'adjust' },
    { name: 'article', label: this.texts().article, value: 'WB-19.c' },
    { name: 'reason', label: this.texts().reason, kind: 'lines' },
  ]);

  protected readonly correct = async ({ deal = '', line = '', by = '', reason = '' }: Given) => {
    const read = this.read(deal, line, 'correct-deal');
    if (read === null) return false;
    return this.record({ do: 'correct-deal', ...this.place(deal), ...read, by, reason });
  };

  protected readonly rule = async ({
    deal = '',
    line = '',
    ruling = '',
    article = '',
    reason = '',
  }: Given) => {
    const read = ruling === 'adjust' ? this.read(deal, line, 'rule-deal') : {};
    if (read === null) return false;
    return this.record({ do: 'rule-deal', ...this.place(deal), ruling, ...read, article, reason });
  };

  private place(deal: string) {
    const { manche, table } = this.now();
    return { manche, table, deal: Number(deal) };
  }

  /** What is typed as acts have it; null where it is no line, which is said beside it. */
  private read(deal: string, typed: string, act: string) {
    const { players, lines } = this.now();
    const dealer = lines.find((line) => line.deal === Number(deal))?.dealer ?? '';
    const active = activeOf(players, dealer);
    const places = players.flatMap((player, at) => (active.includes(player) ? [at + 1] : []));
    const read = readTypedLine(typed, { language: this.language.code(), active: places });
    if (read.kind === 'ready') {
      const { contract, outcome } = byEntries(read.deal, players);
      return { contract: written(contract), outcome };
    }
    const problem = read.kind === 'problem' ? read.problem : 'game';
    const says = this.manche().problems[problem];
    this.writes.refusal.set({ of: act, code: problem, path: 'input.line', messageFr: says, messageEn: says });
    return null;
  }

  private async record(act: SessionAct): Promise<boolean> {
    if (this.writes.busy()) return false;
    this.writes.refusal.set(null);
    this.writes.busy.set(true);
    const done = await this.context.record(act);
    this.writes.busy.set(false);
    const refusal = done ? null : this.context.takeRefusal();
    if (refusal !== null) this.writes.refusal.set({ ...refusal, of: act.do });
    return done;
  }
}
