import { ChangeDetectionStrategy, Component, inject, input } from '@angular/core';
import type { DocumentNode } from 'graphql';
import { Announcer } from '../announce/announcer';
import { copyText } from '../deal/clipboard';
import { queryText } from '../graphql/query-text';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { WholePrint } from '../print/whole-print';
import { csvOf } from './csv';
import { saveFile } from './save-file';
import { takeAwayTexts } from './take-away-texts';

/** A table as it is taken away: whole, whatever of it the page shows. */
export type Taken = {
  readonly head: readonly string[];
  readonly lines: readonly (readonly (string | number)[])[];
  /** The same as the API gave it. */
  readonly data: unknown;
};

/** Print, CSV, JSON, and the query by which a program reads the same. */
@Component({
  selector: 'arb-take-away',
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: { class: 'no-print' },
  template: `
    <button type="button" class="button quiet" (click)="print()">{{ texts().print }}</button>
    <button type="button" class="button quiet" data-testid="csv" (click)="csv()">{{ texts().csv }}</button>
    <button type="button" class="button quiet" data-testid="json" (click)="json()">{{ texts().json }}</button>
    <button type="button" class="button quiet" data-testid="copy-query" (click)="copy()">
      {{ texts().query }}
    </button>
  `,
  styles: `
    :host {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
    }
  `,
})
export class TakeAway {
  private readonly announcer = inject(Announcer);
  private readonly wholePrint = inject(WholePrint);
  private readonly language = inject(Language);
  protected readonly texts = pageTexts(takeAwayTexts);
  /** The name of the files, without what says their kind. */
  readonly name = input.required<string>();
  readonly take = input.required<() => Promise<Taken>>();
  readonly document = input.required<DocumentNode>();
  readonly variables = input.required<object>();

  protected print(): void {
    void this.wholePrint.print();
  }

  protected async csv(): Promise<void> {
    const taken = await this.taken();
    if (taken === null) return;
    const separator = this.language.code() === 'fr' ? ';' : ',';
    saveFile(`${this.name()}.csv`, 'text/csv', csvOf([taken.head, ...taken.lines], separator));
  }

  protected async json(): Promise<void> {
    const taken = await this.taken();
    if (taken !== null)
      saveFile(`${this.name()}.json`, 'application/json', JSON.stringify(taken.data, null, 2));
  }

  protected async copy(): Promise<void> {
    await copyText(queryText(this.document(), this.variables()));
    this.announcer.say(this.language.texts().app.copied);
  }

  private async taken(): Promise<Taken | null> {
    try {
      return await this.take()();
    } catch {
      this.announcer.warn(this.texts().failed);
      return null;
    }
  }
}
