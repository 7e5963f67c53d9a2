import { DestroyRef, Injectable, inject, signal } from '@angular/core';
import { recall, remember } from '../kept/browser-storage';
import { strokeName, takesText } from './key-names';

export type Bindings = Readonly<Record<string, () => void>>;

const storageKey = 'arbitre.single-keys';

/** Shortcuts of the page in front. The newest binding of a key wins; a page's bindings end with the page. */
@Injectable({ providedIn: 'root' })
export class Hotkeys {
  /** WCAG 2.1.4: single-key shortcuts can be turned off (in the sheet of keys). */
  readonly singleKeys = signal(recall(storageKey) !== 'off');
  private readonly layers: Bindings[] = [];
  /** Where letters and digits go that nobody's field takes, newest last: on a page that is for typing they mean text. */
  private readonly fields: (() => boolean)[] = [];

  constructor() {
    const press = (event: KeyboardEvent): void => {
      this.press(event);
    };
    addEventListener('keydown', press);
    inject(DestroyRef).onDestroy(() => {
      removeEventListener('keydown', press);
    });
  }

  bind(bindings: Bindings, until: DestroyRef): void {
    this.layers.push(bindings);
    until.onDestroy(() => {
      this.layers.splice(this.layers.indexOf(bindings), 1);
    });
  }

  /**
   * While `focus` is there, a letter or a digit that no field has is no shortcut: it goes where `focus` puts the caret,
   * so that a result typed without looking is typed and does not lead anywhere. `?` stays the sheet of keys. `focus` says
   * whether the page is for typing at all just now.
   */
  takeText(focus: () => boolean, until: DestroyRef): void {
    this.fields.push(focus);
    until.onDestroy(() => {
      this.fields.splice(this.fields.indexOf(focus), 1);
    });
  }

  allowSingleKeys(allowed: boolean): void {
    this.singleKeys.set(allowed);
    remember(storageKey, allowed ? 'on' : 'off');
  }

  private press(event: KeyboardEvent): void {
    const name = strokeName(event);
    if (name === null || event.defaultPrevented) return;
    const combined = name.startsWith('mod+');
    // A key held down is one Enter: what it sends or goes on to is meant once.
    if (combined && event.repeat && event.key === 'Enter') return;
    if (!combined && (takesText(event.target) || document.querySelector('dialog[open]') !== null)) return;
    const focus = this.fields.at(-1);
    const isText = !combined && event.key.length === 1 && !['?', ' '].includes(event.key);
    // The character follows the focus: browsers put it where the caret is when the stroke has been heard.
    if (isText && focus?.() === true) {
      if (!takesText(document.activeElement)) event.preventDefault();
      return;
    }
    if (name.length === 1 && !this.singleKeys()) return;
    if (name === 'space' && event.target instanceof HTMLElement && event.target.closest('button, a, summary'))
      return;
    const action = this.layers.findLast((layer) => name in layer)?.[name];
    if (action === undefined) return;
    event.preventDefault();
    action();
  }
}
