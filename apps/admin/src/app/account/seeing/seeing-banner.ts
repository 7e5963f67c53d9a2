import { ChangeDetectionStrategy, Component, computed, inject } from '@angular/core';
import { Router } from '@angular/router';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { officialsTexts } from '../../people/officials/officials-texts';
import { scopeWords } from '../../people/officials/scope-words';
import { Session } from '../account';
import { Seeing } from './seeing';
import { seeingTexts } from './seeing-texts';

/** Says as whom the pages are seen, and leads back. */
@Component({
  selector: 'arb-seeing-banner',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (seeing(); as seen) {
      <div class="banner no-print" role="status" data-testid="seeing-banner">
        <p>
          <strong>{{
            texts().as(
              language.texts().roles[seen.role] ?? seen.role,
              scopeWords(officials().places, seen.scope)
            )
          }}</strong>
          {{ texts().help }}
        </p>
        <button type="button" class="button" (click)="stop()" data-testid="stop-seeing">
          {{ texts().stop }}
        </button>
      </div>
    }
  `,
})
export class SeeingBanner {
  private readonly session = inject(Session);
  private readonly another = inject(Seeing);
  private readonly router = inject(Router);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(seeingTexts);
  protected readonly officials = pageTexts(officialsTexts);
  protected readonly scopeWords = scopeWords;
  protected readonly seeing = computed(() => this.session.account()?.seeing ?? null);

  protected async stop(): Promise<void> {
    await this.another.end();
    await this.router.navigateByUrl('/accounts');
  }
}
