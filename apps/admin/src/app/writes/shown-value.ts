import { Directive, effect, ElementRef, inject, input } from '@angular/core';

/** What a field holds for the page. A date that is half typed is nothing to the page: its parts stay as they are meanwhile. */
@Directive({ selector: 'input[arbShownValue]' })
export class ShownValue {
  private readonly host = inject<ElementRef<HTMLInputElement>>(ElementRef);
  readonly arbShownValue = input.required<string>();

  constructor() {
    effect(() => {
      const { nativeElement: field } = this.host;
      const value = this.arbShownValue();
      if (value === '' && field.validity.badInput) return;
      if (field.value !== value) field.value = value;
    });
  }
}
