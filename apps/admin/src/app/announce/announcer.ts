import { ChangeDetectionStrategy, Component, Injectable, inject, signal } from '@angular/core';

/** What screen readers are told about changes that happen away from the focus. */
@Injectable({ providedIn: 'root' })
export class Announcer {
  readonly polite = signal('');
  readonly urgent = signal('');

  say(text: string): void {
    this.speak(this.polite, text);
  }

  /** For refusals: it may interrupt. */
  warn(text: string): void {
    this.speak(this.urgent, text);
  }

  /** A repeated text is a new announcement: an invisible mark makes it different. */
  private speak(region: typeof this.polite, text: string): void {
    region.update((before) => (before === text ? `${text}\u200b` : text));
  }
}

@Component({
  selector: 'arb-announcements',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <div class="unseen" aria-live="polite" data-testid="announcement">{{ announcer.polite() }}</div>
    <div class="unseen" aria-live="assertive">{{ announcer.urgent() }}</div>
  `,
})
export class Announcements {
  protected readonly announcer = inject(Announcer);
}
