import { ChangeDetectionStrategy, Component, DestroyRef, DOCUMENT, ElementRef, inject } from '@angular/core';
import { RouterOutlet } from '@angular/router';
import { Announcements } from '../announce/announcer';
import { Appearance } from '../appearance/appearance';
import { ConnectionBanner } from '../connection/banner';
import { Language } from '../language/language';
import { embedded } from './embedded';

/** What a frame in the page of a club shows: no navigation, nobody signed in. The page around is told how high it would be. */
@Component({
  selector: 'arb-root',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterOutlet, Announcements, ConnectionBanner],
  template: `
    <arb-connection-banner />
    <main data-testid="embed"><router-outlet /></main>
    <footer class="foot soft small">
      <a [href]="whole" target="_blank" rel="noopener">Arbitre ↗</a>
    </footer>
    <arb-announcements />
  `,
  styles: `
    :host {
      display: block;
    }

    .foot {
      padding: 0.25rem 0.5rem;
      text-align: end;
    }
  `,
})
export class EmbedRoot {
  protected readonly language = inject(Language);
  protected readonly appearance = inject(Appearance);
  /** The same standings with all that is around them. */
  protected readonly whole = location.pathname;

  constructor() {
    const { documentElement } = inject(DOCUMENT);
    if (embedded?.scheme) documentElement.dataset.scheme = embedded.scheme;
    const host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
    const told = new ResizeObserver(() => {
      const height = Math.ceil(host.getBoundingClientRect().height);
      // Whoever frames it may know how high public standings are.
      parent.postMessage({ from: 'arbitre', height }, '*');
    });
    told.observe(host);
    inject(DestroyRef).onDestroy(() => {
      told.disconnect();
    });
  }
}
