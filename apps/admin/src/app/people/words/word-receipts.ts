import { ChangeDetectionStrategy, Component, inject } from '@angular/core';
import { furtherPages } from '../../graphql/further-pages';
import { More } from '../../graphql/more';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { Registry } from '../registry';
import { WordReceipts, type WordReceiptsResult } from './words.operations';
import { wordsTexts } from './words-texts';

type Receipt = WordReceiptsResult['wordReceipts']['nodes'][number];

/** What was matched with the registry by whom and when, the newest first. */
@Component({
  selector: 'arb-word-receipts',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [More],
  template: `
    <section class="panel told" data-testid="receipts">
      <h2>{{ texts().receipts }}</h2>
      @for (receipt of list.nodes(); track receipt.number) {
        <details data-testid="receipt">
          <summary>
            {{ texts().receipt(receipt.number) }} · {{ language.moment(receipt.at) }} · {{ by(receipt) }} ·
            {{ texts().changed }} : {{ language.whole(receipt.competitions) }}
          </summary>
          <ul>
            @for (one of words(receipt); track $index) {
              <li>
                “{{ one.word }}” → {{ one.means ?? texts().leftWord }}
                <span class="soft">({{ language.whole(one.times) }})</span>
              </li>
            }
          </ul>
        </details>
      } @empty {
        <p class="soft">{{ texts().noReceipt }}</p>
      }
      <arb-more [list]="list" />
    </section>
  `,
  styleUrl: './words-page.scss',
})
export class WordReceiptList {
  private readonly registry = inject(Registry);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(wordsTexts);
  protected readonly list = furtherPages(
    WordReceipts,
    () => ({ atLeast: this.registry.seen() }),
    ({ wordReceipts }) => wordReceipts,
  );

  protected by({ by, byName }: Receipt): string {
    return by === 'importer' ? this.texts().importer : (byName ?? by);
  }

  protected words({ regions, clubs }: Receipt): Receipt['regions'] {
    return [...regions, ...clubs];
  }
}
