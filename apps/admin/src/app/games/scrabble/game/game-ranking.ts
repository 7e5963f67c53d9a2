import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { ScrabbleSessionView } from '@arbitre/rules/scrabble';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { entryName, type SessionEntries } from '../../../sessions/session-entries';
import { scrabbleTexts } from '../texts';

/** The ranking of one game: totals, distance to the top, warnings; solos once the results are announced. */
@Component({
  selector: 'arb-game-ranking',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './game-ranking.html',
  styles: `
    :host {
      display: block;
      padding: 0.875rem 0 0.5rem;
    }
    h2,
    p {
      padding: 0 1rem 0.375rem;
    }
    .scroller {
      max-height: 32rem;
      overflow: auto;
    }
    .table th,
    .table td {
      padding: 0.3125rem 0.4375rem;
    }
    thead th {
      position: sticky;
      top: 0;
      background: var(--surface);
    }
    @media screen and (max-width: 47rem) {
      .wide {
        display: none;
      }
    }
    @media print {
      .scroller {
        max-height: none;
      }
    }
  `,
})
export class GameRanking {
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(scrabbleTexts);
  readonly view = input.required<ScrabbleSessionView>();
  readonly entries = input.required<SessionEntries>();
  protected readonly interim = computed(
    () => this.view().phase !== 'published' && this.view().players.length > 0,
  );
  protected readonly solos = computed(() => this.view().players.some(({ solos }) => solos !== null));

  protected name(entry: string): string {
    return entryName(this.entries(), entry);
  }
}
