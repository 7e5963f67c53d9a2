import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { Router } from '@angular/router';
import { OPERATIONS, READINGS } from '@arbitre/rules/federation';
import { Session } from '../account/account';
import { furtherPages } from '../graphql/further-pages';
import { moment } from '../language/formats';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { officialsTexts } from '../people/officials/officials-texts';
import { scopeWords } from '../people/officials/scope-words';
import { Listed } from '../lists/listed';
import { SearchBox } from '../lists/search-box';
import { pageTitle } from '../title/page-title';
import { AuditList, type AuditListResult } from './audit.operations';
import { auditTexts } from './audit-texts';

type Entry = AuditListResult['audit']['nodes'][number];
type Words = Readonly<Record<string, { readonly does: Readonly<Record<'fr' | 'en', string>> } | undefined>>;

const DONE: Words = { ...OPERATIONS, ...READINGS };
const KINDS = ['READ', 'REFUSED', 'ENTERED'] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What was refused, and who looked at what, the latest first (`?kind=…&account=…&day=…`). For administrators and auditors. */
@Component({
  selector: 'arb-audit-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [Listed, SearchBox],
  templateUrl: './audit-page.html',
  styleUrl: './audit-page.scss',
})
export class AuditPage {
  private readonly router = inject(Router);
  private readonly session = inject(Session);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(auditTexts);
  private readonly officials = pageTexts(officialsTexts);
  readonly kind = input<string>();
  readonly account = input<string>();
  readonly day = input<string>();
  protected readonly may = computed(() => this.session.reads().audit);
  private readonly asked = computed(() => {
    const [kind, day] = [this.kind(), this.day() ?? ''];
    return {
      kind: KINDS.find((one) => one === kind) ?? null,
      account: this.account() ?? null,
      day: DAY.test(day) ? day : null,
    } as const;
  });
  protected readonly list = furtherPages(
    AuditList,
    () => (this.may() ? this.asked() : null),
    ({ audit }) => audit,
  );
  protected readonly narrowed = computed(() => Object.values(this.asked()).some((value) => value !== null));

  constructor() {
    this.session.place.set({});
    pageTitle(() => [this.texts().title]);
  }

  protected narrow(queryParams: Readonly<Record<string, string | null>>): void {
    void this.router.navigate([], { queryParams, queryParamsHandling: 'merge' });
  }

  protected when({ at }: Entry): string {
    return moment(this.language.code(), at).slice(0, -3);
  }

  protected done({ what }: Entry): string {
    return (
      DONE[what]?.does[this.language.code()] ?? this.texts().whats[what] ?? this.texts().whats.other ?? ''
    );
  }

  /** What it was about; a role that somebody looked through is said in words. */
  protected subjectOf({ what, subject }: Entry): string | null {
    if (what !== 'seeAs' || subject === null) return subject;
    const [role = '', scope = ''] = subject.split(' ');
    return `${this.language.role(role)} · ${scopeWords(this.officials().places, scope)}`;
  }

  protected why({ code }: Entry): string {
    const { codes } = this.texts();
    return code === null ? '' : (codes[code] ?? codes.other ?? '');
  }
}
