import { Injectable, signal } from '@angular/core';
import { recall, remember } from '../kept/browser-storage';

const storageKey = 'arbitre.tap-keys';

/** Whether results are tapped on this device: what somebody chose, else whatever its pointer is. */
@Injectable({ providedIn: 'root' })
export class Tapping {
  readonly on = signal(
    recall(storageKey) === null ? matchMedia('(pointer: coarse)').matches : recall(storageKey) === 'on',
  );

  choose(on: boolean): void {
    this.on.set(on);
    remember(storageKey, on ? 'on' : 'off');
  }
}
