import { DestroyRef, Injectable, computed, inject, signal } from '@angular/core';
import { Router } from '@angular/router';
import { Session } from '../account/account';
import { Language } from '../language/language';
import { Hotkeys } from './hotkeys';

/** The keys that go everywhere. The palette and the sheet of keys load when somebody asks for them first. */
@Injectable({ providedIn: 'root' })
export class PaletteDoor {
  private readonly session = inject(Session);
  /** How often each was asked for: a second time closes the palette. */
  readonly palette = signal(0);
  readonly keys = signal(0);
  readonly isAsked = computed(() => this.palette() + this.keys() > 0);
  /** With an account; a telephone at a table has its table alone, and a stranger what everybody may read. */
  readonly named = computed(() => this.session.account() !== null && !this.session.isAtTable());

  constructor() {
    const router = inject(Router);
    const language = inject(Language);
    inject(Hotkeys).bind(
      {
        'mod+k': () => {
          this.open();
        },
        '?': () => {
          this.openKeys();
        },
        t: () => void (this.named() ? router.navigateByUrl('/today') : undefined),
        a: () => void (this.session.isAtTable() ? undefined : router.navigateByUrl('/calendar')),
        c: () => void router.navigateByUrl('/competitions'),
        g: () => void (this.named() ? router.navigateByUrl('/regions') : undefined),
        l: () => {
          language.toggle();
        },
      },
      inject(DestroyRef),
    );
  }

  open(): void {
    this.palette.update((times) => times + 1);
  }

  openKeys(): void {
    this.keys.update((times) => times + 1);
  }
}
