import { ActiveDescendantKeyManager, type Highlightable } from '@angular/cdk/a11y';
import {
  Directive,
  ElementRef,
  Injector,
  afterRenderEffect,
  computed,
  inject,
  input,
  signal,
  type Signal,
} from '@angular/core';

/** One of the things that a list offers while the focus stays in its field: marked, and in sight, where the keys are. */
@Directive({
  selector: '[arbOption]',
  host: {
    role: 'option',
    '[id]': 'arbOption()',
    '[class.on]': 'isOn()',
    '[attr.aria-selected]': 'isOn()',
  },
})
export class Option implements Highlightable {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  /** Its id on the page. */
  readonly arbOption = input.required<string>();
  protected readonly isOn = signal(false);

  setActiveStyles(): void {
    this.isOn.set(true);
    this.host.scrollIntoView({ block: 'nearest' });
  }

  setInactiveStyles(): void {
    this.isOn.set(false);
  }
}

/**
 * The keys of a field with a list below it: arrows go round it, Page Up and Page Down leap, and what is found anew begins at its
 * first. In an injection context.
 */
export const optionKeys = (options: Signal<readonly Option[]>) => {
  const keys = new ActiveDescendantKeyManager<Option>(options, inject(Injector))
    .withWrap()
    .withPageUpDown(true, 5);
  afterRenderEffect(() => {
    const shown = options();
    if (keys.activeItem === null || !shown.includes(keys.activeItem))
      keys.setActiveItem(shown.length > 0 ? 0 : -1);
  });
  return {
    /** Where the keys are among what is shown; -1 where nothing is. */
    at: computed(() => options().findIndex((one) => one === keys.activeItem)),
    id: computed(() => keys.activeItem?.arbOption() ?? null),
    point: (index: number): void => {
      keys.setActiveItem(index);
    },
    /** Whether the stroke was one of these keys. */
    press: (event: KeyboardEvent): boolean => {
      keys.onKeydown(event);
      return event.defaultPrevented;
    },
  };
};
