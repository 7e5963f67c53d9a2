import { ChangeDetectionStrategy, Component, DestroyRef, inject, input, output } from '@angular/core';

const CALM_MS = 250;

/** What nobody sees is no part of what somebody looks for. */
export const seen = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\ufffd]/gu, '')
    .trim();

/** A field for what is looked for: asked for with Enter, or once nobody types any more. */
@Component({
  selector: 'arb-search-box',
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <input
      #box
      class="input"
      type="search"
      autocomplete="off"
      [attr.aria-label]="label()"
      [placeholder]="label()"
      [value]="text()"
      (input)="wait(box.value)"
      (keydown.enter)="ask(box.value)"
    />
  `,
})
export class SearchBox {
  readonly label = input.required<string>();
  /** What is asked for already. */
  readonly text = input('');
  readonly asked = output<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    inject(DestroyRef).onDestroy(() => {
      clearTimeout(this.timer);
    });
  }

  protected wait(text: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.ask(text);
    }, CALM_MS);
  }

  protected ask(text: string): void {
    clearTimeout(this.timer);
    this.asked.emit(seen(text));
  }
}
