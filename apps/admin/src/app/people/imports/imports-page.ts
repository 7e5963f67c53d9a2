import { ChangeDetectionStrategy, Component, computed, effect, inject, input, signal } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import { Session } from '../../account/account';
import { Announcer } from '../../announce/announcer';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { pageTitle } from '../../title/page-title';
import { type ImportKind, importServer, type ImportSummary } from './import-server';
import { importTexts } from './import-texts';
import { saidOf } from './said-of';

const NEEDED: Readonly<Record<ImportKind, string>> = { members: 'registerMember', clubs: 'registerClub' };

/** Sends a file of members or clubs, of which each line is judged before anything is written, and lists what was sent before. */
@Component({
  selector: 'arb-imports-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './imports-page.html',
  styleUrl: './imports.scss',
})
export class ImportsPage {
  private readonly router = inject(Router);
  private readonly announcer = inject(Announcer);
  protected readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(importTexts);
  readonly kind = input.required<ImportKind>();
  protected readonly file = signal<File | null>(null);
  protected readonly busy = signal(false);
  protected readonly refusal = signal('');
  /** Whoever is signed in when the page opens: what that account may not do is not offered. */
  protected readonly may = computed(() => this.session.anywhere().has(NEEDED[this.kind()]));
  protected readonly earlier = signal<readonly ImportSummary[]>([]);

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().open[this.kind()]]);
    effect(() => {
      if (this.may()) void this.list(this.kind());
    });
  }

  protected pick(chosen: FileList | null): void {
    this.file.set(chosen?.item(0) ?? null);
  }

  protected async send(event: Event): Promise<void> {
    event.preventDefault();
    const file = this.file();
    if (file === null || this.busy()) return;
    this.busy.set(true);
    this.refusal.set('');
    try {
      const { id } = await importServer.upload(this.kind(), file);
      await this.router.navigate(['/', this.kind(), 'import', id]);
    } catch (error) {
      this.refusal.set(saidOf(error, this.language, this.texts()));
      this.announcer.warn(this.refusal());
    } finally {
      this.busy.set(false);
    }
  }

  private async list(kind: ImportKind): Promise<void> {
    try {
      this.earlier.set(await importServer.list(kind));
    } catch (error) {
      this.refusal.set(saidOf(error, this.language, this.texts()));
    }
  }
}
