import { computed, signal } from '@angular/core';

/** A line as it was typed, and as it is stored. */
type StruckLine = { readonly text: string; readonly line: string };
type OnItsWay = StruckLine & { readonly deal: number };

/**
 * Lines of one sheet that were struck faster than they are written: one is on its way, the others wait for it. Where one is refused it
 * and all that came after it are held, to be looked at one by one.
 */
export class StruckLines {
  private readonly sent = signal<OnItsWay | null>(null);
  private readonly waiting = signal<readonly StruckLine[]>([]);
  private readonly heldTexts = signal<readonly string[]>([]);
  /** All that is struck and not written, as it was typed. */
  readonly texts = computed(() => {
    const sent = this.sent();
    return [...(sent === null ? [] : [sent.text]), ...this.waiting().map(({ text }) => text)];
  });
  /** What is looked at again, after what stands in the field. */
  readonly held = this.heldTexts.asReadonly();
  /** The deal after those that are on their way; null where none is. */
  readonly next = computed(() => {
    const sent = this.sent();
    return sent === null ? null : sent.deal + 1 + this.waiting().length;
  });

  add(line: StruckLine): void {
    this.waiting.update((waiting) => [...waiting, line]);
  }

  /** The next line is on its way as this deal; null where one is already, and where none waits. */
  begin(deal: number): OnItsWay | null {
    const [first, ...rest] = this.waiting();
    if (first === undefined || this.sent() !== null) return null;
    const own = { ...first, deal };
    this.waiting.set(rest);
    this.sent.set(own);
    return own;
  }

  written(): void {
    this.sent.set(null);
  }

  /** What is on its way was refused: it is held, with what waits and what is typed meanwhile. */
  fail(typed: string): void {
    const texts = [...this.texts(), ...(typed.trim() === '' ? [] : [typed])];
    this.heldTexts.update((held) => [...texts, ...held]);
    this.waiting.set([]);
    this.sent.set(null);
  }

  /** The first of what is held, and no longer held; null where nothing is. */
  take(): string | null {
    const [first, ...rest] = this.heldTexts();
    if (first === undefined) return null;
    this.heldTexts.set(rest);
    return first;
  }
}
