import { Injectable, signal } from '@angular/core';
import { recall, remember } from '../../kept/browser-storage';

const storageKey = 'arbitre.contract-and-score';

/** Whether contract and score are asked for on each line of this device, so that a slip in either shows. */
@Injectable({ providedIn: 'root' })
export class BothAsked {
  readonly on = signal(recall(storageKey) === 'on');

  choose(on: boolean): void {
    this.on.set(on);
    remember(storageKey, on ? 'on' : 'off');
  }
}
