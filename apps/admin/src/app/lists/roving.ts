import { FocusKeyManager, type FocusableOption } from '@angular/cdk/a11y';
import {
  Directive,
  ElementRef,
  Injector,
  computed,
  contentChildren,
  effect,
  inject,
  input,
  output,
  signal,
  untracked,
} from '@angular/core';

/** A line of such a list: Tab stops at one of them alone. */
@Directive({
  selector: '[arbRovingItem]',
  host: { '[attr.tabindex]': 'list.isStop(this) ? 0 : -1', '(focus)': 'list.take(this)' },
})
export class RovingItem implements FocusableOption {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  protected readonly list = inject(Roving);

  focus(): void {
    this.host.focus();
  }
}

/** A list of many lines is one stop of Tab: arrows, Home, End, Page Up and Page Down go through it. */
@Directive({ selector: '[arbRoving]', host: { '(keydown)': 'press($event)' } })
export class Roving {
  private readonly items = contentChildren(RovingItem, { descendants: true });
  private readonly keys = new FocusKeyManager(this.items, inject(Injector))
    .withVerticalOrientation()
    .withHomeAndEnd()
    .withPageUpDown();
  /** Where Tab stops before anybody has gone through the list, and again when it changes. */
  readonly arbRoving = input(0, { transform: (at: number | '') => Number(at) });
  /** The keys have gone to this line, of those that are numbered from 0. */
  readonly arbMoved = output<number>();
  private readonly taken = signal<RovingItem | null>(null);
  private readonly stop = computed(() => {
    const items = this.items();
    const taken = this.taken();
    return taken !== null && items.includes(taken)
      ? taken
      : (items[Math.max(0, this.arbRoving())] ?? items[0]);
  });

  constructor() {
    effect(() => {
      this.arbRoving();
      untracked(() => {
        this.taken.set(null);
        this.keys.updateActiveItem(Math.max(0, this.arbRoving()));
      });
    });
  }

  isStop(item: RovingItem): boolean {
    return this.stop() === item;
  }

  /** The focus came to it, by whatever way. */
  take(item: RovingItem): void {
    this.taken.set(item);
    this.keys.updateActiveItem(item);
  }

  protected press(event: KeyboardEvent): void {
    const before = this.keys.activeItemIndex;
    this.keys.onKeydown(event);
    const after = this.keys.activeItemIndex ?? -1;
    if (after !== before && after >= 0) this.arbMoved.emit(after);
  }
}
