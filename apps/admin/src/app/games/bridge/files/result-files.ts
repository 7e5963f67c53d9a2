import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Session } from '../../../account/account';
import { Announcer } from '../../../announce/announcer';
import { Language } from '../../../language/language';
import { pageTexts } from '../../../language/page-texts';
import { regionsWhere } from '../../../people/regions-where';
import { saveBlob } from '../../../take-away/save-file';
import { pageTitle } from '../../../title/page-title';
import {
  type FileReport,
  type Format,
  formatOfName,
  FORMATS,
  NotTaken,
  sendFile,
  takeFile,
} from './file-server';
import { fileTexts } from './texts';

/** Results of bridge in files: one that is sent opens a competition, and `?competition=ID` is given out as one. */
@Component({
  selector: 'arb-result-files',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [RouterLink],
  templateUrl: './result-files.html',
  styleUrl: './result-files.scss',
})
export class ResultFiles {
  private readonly announcer = inject(Announcer);
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(fileTexts);
  readonly competition = input<string>();
  protected readonly formats = FORMATS;
  protected readonly kinds = ['scores', 'imps', 'ranking'] as const;
  protected readonly may = computed(() => this.session.anywhere().has('openCompetition'));
  protected readonly regions = regionsWhere('openCompetition');
  protected readonly file = signal<File | null>(null);
  protected readonly format = signal<Format>('pbn');
  protected readonly busy = signal(false);
  protected readonly refusal = signal('');
  protected readonly taken = signal('');
  protected readonly report = signal<FileReport | null>(null);
  protected readonly done = computed(() => {
    const outcome = this.report()?.outcome;
    return outcome === 'imported' || outcome === 'unchanged';
  });

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().title]);
  }

  protected pick(chosen: FileList | null): void {
    const file = chosen?.item(0) ?? null;
    this.file.set(file);
    this.report.set(null);
    const format = formatOfName(file?.name ?? '');
    if (format !== null) this.format.set(format);
  }

  protected choose(format: string): void {
    const chosen = FORMATS.find((each) => each === format);
    if (chosen !== undefined) this.format.set(chosen);
  }

  protected async send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const file = this.file();
    if (file === null || this.busy()) return;
    const given = new FormData(event.target as HTMLFormElement);
    const textOf = (name: string): string => {
      const value = given.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const check = event.submitter?.getAttribute('value') === 'check';
    await this.trying(async () => {
      this.report.set(null);
      const report = await sendFile(file, {
        ...{ format: this.format(), check, region: textOf('region'), competition: textOf('competition') },
        ...{ name: textOf('name'), event: textOf('event') },
      });
      this.report.set(report);
      const said = this.texts().outcomes[report.outcome];
      if (report.errors > 0) this.announcer.warn(said);
      else this.announcer.say(said);
    });
  }

  protected async take(format: Format): Promise<void> {
    const competition = this.competition();
    if (competition === undefined || this.busy()) return;
    await this.trying(async () => {
      this.taken.set('');
      const { name, content, left } = await takeFile(format, competition);
      saveBlob(name, content);
      this.taken.set([this.texts().taken(name), ...(left > 0 ? [this.texts().left(left)] : [])].join(' '));
      this.announcer.say(this.taken());
    });
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    this.busy.set(true);
    this.refusal.set('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof NotTaken)) throw error;
      this.refusal.set(error.told === null ? this.texts().down : this.language.pick(error.told));
      this.announcer.warn(this.refusal());
    } finally {
      this.busy.set(false);
    }
  }
}
