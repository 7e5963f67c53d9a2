import { ChangeDetectionStrategy, Component, computed, effect, inject, signal } from '@angular/core';
import {
  ENTRY_KINDS,
  type EntryKind,
  LARGEST_NUMBER,
  PERSONS_OF,
} from '@arbitre/rules/kernel/competition/entry-kinds';
import { integer } from '@arbitre/rules/kernel/declare/values';
import { isSettled, Session } from '../account/account';
import { CompetitionActs } from '../competitions/acts/competition-acts';
import { furtherPages, wholeOf } from '../graphql/further-pages';
import { matches } from '../keyboard/search';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { Listed } from '../lists/listed';
import { SearchBox } from '../lists/search-box';
import { CompetitionContext } from '../standings/competition-context';
import { TakeAway, type Taken } from '../take-away/take-away';
import { pageTitle } from '../title/page-title';
import { ActForm } from '../writes/act-form';
import type { FormField, Given } from '../writes/form-field';
import { KeyedWrites, keyedWrites } from '../writes/keyed-writes';
import {
  AdmitEntry,
  CompetitionEntries,
  NameSubstitute,
  NotePresence,
  ReviseEntry,
  type CompetitionEntriesResult,
} from './entries.operations';
import { entriesTexts } from './entries-texts';
import { EnterOne } from './enter-one';
import { StartingButton } from './starting/starting-button';
import { PasteEntries } from './paste-entries';
import { Withdrawal } from './withdrawal';
import { personOf } from './typed-entries';

type Entry = NonNullable<CompetitionEntriesResult['competition']>['entries']['nodes'][number];

const kindOf = (kind: string): EntryKind => ENTRY_KINDS.find((each) => each === kind) ?? 'player';

/** Who plays in a competition, by number; registering a list, and withdrawing one. */
@Component({
  selector: 'arb-entries-page',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [
    ...[ActForm, CompetitionActs, EnterOne, Listed, PasteEntries, SearchBox],
    ...[StartingButton, TakeAway, Withdrawal],
  ],
  providers: keyedWrites,
  templateUrl: './entries-page.html',
  styleUrl: './entries-page.scss',
})
export class EntriesPage {
  private readonly session = inject(Session);
  private readonly writes = inject(KeyedWrites);
  protected readonly context = inject(CompetitionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(entriesTexts);
  private readonly seen = signal<string | null>(null);
  protected readonly search = signal('');
  protected readonly list = furtherPages(
    CompetitionEntries,
    () => (this.context.id() === '' ? null : { id: this.context.id(), atLeast: this.seen() }),
    ({ competition }) => competition?.entries ?? null,
  );
  protected readonly shown = computed(() => this.list.nodes().filter((entry) => this.isFound(entry)));
  protected readonly lead = computed(() => {
    const count = this.list.query.data()?.competition?.entries.totalCount;
    return count === undefined ? '' : this.texts().lead(count);
  });
  /** Its entries are ranked in several fields. */
  protected readonly hasFields = computed(() => this.list.nodes().some(({ field }) => (field ?? '') !== ''));
  /** Under which number a licence plays. */
  protected readonly licences = computed(
    () =>
      new Map(
        this.list
          .nodes()
          .filter(({ withdrawn }) => !withdrawn)
          .flatMap(({ number, members }) =>
            members.flatMap(({ licence }) => (licence === null ? [] : [[licence, number] as const])),
          ),
      ),
  );
  protected readonly numbers = computed(() => this.list.nodes().map(({ number }) => number));
  protected readonly usual = computed((): EntryKind => {
    return kindOf(this.list.nodes().at(-1)?.kind ?? '');
  });
  private readonly isOpen = computed(() => this.context.head()?.state === 'OPEN');
  protected readonly mayRegister = computed(
    () => this.isOpen() && this.session.operations().has('registerEntries'),
  );
  protected readonly mayRegisterOne = computed(
    () => this.isOpen() && this.session.operations().has('registerEntry'),
  );
  protected readonly mayWithdraw = computed(
    () => this.isOpen() && this.session.operations().has('withdrawEntry'),
  );
  /** What becomes of the results of one that has withdrawn is decided until the ranking is official, after the close too. */
  protected readonly mayDecide = computed(() => {
    const { begun = false, stage } = this.context.head() ?? {};
    return begun && !isSettled(stage) && this.session.operations().has('reviseWithdrawal');
  });
  protected readonly mayAdmit = computed(() => this.isOpen() && this.session.operations().has('admitEntry'));
  protected readonly mayRevise = computed(
    () => this.isOpen() && this.session.operations().has('reviseEntry'),
  );
  protected readonly mayNote = computed(() => this.isOpen() && this.session.operations().has('notePresence'));
  protected readonly maySubstitute = computed(
    () => this.isOpen() && this.session.operations().has('nameSubstitute'),
  );
  protected readonly busy = this.writes.busy;
  /** Who has come, who has not, and of whom nobody has said anything. */
  protected readonly counted = computed(() => {
    const playing = this.list.nodes().filter(({ withdrawn }) => !withdrawn);
    const count = (presence: string): number => playing.filter((each) => each.presence === presence).length;
    const awaited = playing.filter(({ presence }) => presence === 'UNKNOWN').map(({ id }) => id);
    return { here: count('HERE'), away: count('AWAY'), awaited };
  });
  /** The entry for which a substitute is being named. */
  protected readonly replacing = signal<string | null>(null);
  /** The entry that is being said anew. */
  protected readonly revising = signal<string | null>(null);
  /** The entry whose form is open. */
  protected readonly withdrawing = signal<string | null>(null);

  constructor() {
    pageTitle(() => [this.texts().title, this.context.head()?.name ?? '']);
    // Numbers and names are looked for in all of them. A page that did not come is asked for again by its button alone.
    let after: Entry | undefined;
    effect(() => {
      const last = this.list.nodes().at(-1);
      if (!this.list.more() || last === after) return;
      after = last;
      void this.list.showMore();
    });
  }

  protected readonly document = CompetitionEntries;
  protected readonly asked = computed(() => ({ id: this.context.id() }));
  protected readonly fileName = computed(() => `${this.context.id()}-entries`);

  /** Everybody who is entered, whatever the search shows. */
  protected readonly take = async (): Promise<Taken> => {
    const texts = this.texts();
    const rows = await wholeOf(this.list);
    return {
      head: [texts.number, texts.who, texts.persons, texts.field, texts.club, texts.state, texts.presence],
      lines: rows.map((entry) => [
        ...[entry.number, this.who(entry), this.persons(entry), entry.field ?? '', entry.club ?? ''],
        entry.struck ? texts.struck : entry.withdrawn ? texts.withdrawn : entry.waiting ? texts.waiting : '',
        entry.presence === 'HERE' ? texts.here : entry.presence === 'AWAY' ? texts.away : '',
      ]),
      data: rows,
    };
  };

  protected who(entry: Entry): string {
    return this.language.entry(entry);
  }

  /** The persons of a team, whose own name stands before them. */
  protected persons({ kind, members }: Entry): string {
    return kind === 'team' ? members.flatMap(({ name }) => name ?? []).join(' – ') : '';
  }

  protected guests({ members }: Entry): number {
    return members.filter(({ guest, erased }) => guest && !erased).length;
  }

  protected wrote(position: string): void {
    this.seen.set(position);
    this.context.learn(position);
  }

  /** Those who can be named: whoever may see the licences of an entry. */
  protected replaceable({ members }: Entry): readonly { readonly value: string; readonly label: string }[] {
    return members.flatMap(({ licence, name, erased }) =>
      licence === null || erased ? [] : [{ value: licence, label: name ?? licence }],
    );
  }

  protected substituted({ session, round, out, in: by }: Entry['substitutes'][number]): string {
    return this.texts().substituted(by.name ?? '…', out.name ?? '…', session, round);
  }

  protected substituteFields(entry: Entry): readonly FormField[] {
    const texts = this.texts();
    const session = String(this.context.head()?.sessions.at(-1)?.number ?? 1);
    return [
      { name: 'out', label: texts.out, choices: this.replaceable(entry) },
      { name: 'in', label: texts.replacedBy, help: texts.personHelp },
      { name: 'session', label: texts.session, kind: 'number', value: session },
      { name: 'round', label: texts.round, kind: 'number', value: '1' },
      { name: 'reason', label: texts.why, optional: true },
    ];
  }

  /** Whoever does not see who plays could only lose it: the entry is said anew as a whole. */
  protected revisable({ members }: Entry): boolean {
    return members.every(({ licence, erased }) => licence !== null && !erased);
  }

  /** A team has a name, persons that are added and taken out, and the captain first. */
  private personFields({ kind, label, members }: Entry): readonly FormField[] {
    const texts = this.texts();
    const [least, most] = PERSONS_OF[kindOf(kind)];
    const places = kind === 'team' ? Math.min(most, members.length + 1) : most;
    const persons = Array.from({ length: places }, (_, at): FormField => ({
      ...{ name: `person-${at}`, help: texts.personHelp },
      label: kind === 'team' && at === 0 ? texts.captain : texts.person(at + 1),
      value: members[at]?.name ?? members[at]?.licence ?? '',
      ...(at < least && members.length > 0 ? {} : { optional: true }),
    }));
    const name: FormField = { name: 'label', label: texts.teamName, value: label ?? '', optional: true };
    return kind === 'team' ? [name, ...persons] : persons;
  }

  protected revisionFields(entry: Entry): readonly FormField[] {
    const { number, field, clubWord } = entry;
    const texts = this.texts();
    return [
      {
        ...{ name: 'number', label: texts.number, kind: 'number', value: String(number) },
        ...{
          of: integer(1, LARGEST_NUMBER),
          refusedBy: ['number-taken', 'entry-unchanged', 'entry-has-played'],
        },
      },
      ...this.personFields(entry),
      ...(this.hasFields()
        ? [{ name: 'field', label: texts.field, value: field ?? '', optional: true } satisfies FormField]
        : []),
      { name: 'club', label: texts.club, value: clubWord ?? '', optional: true },
      { name: 'reason', label: texts.why, optional: true },
    ];
  }

  protected async revise(entry: Entry, given: Given): Promise<void> {
    const { id, kind, members } = entry;
    const { number = '', club = '', label = '', field = entry.field ?? '', reason = '' } = given;
    const known = members.map(({ name: called, licence }) => ({ called: called ?? licence ?? '', licence }));
    // Who is named as before stays the person that it was, in whatever place; a name typed anew is a guest's.
    const persons = Object.keys(given).flatMap((name) => {
      const typed = name.startsWith('person-') ? (given[name] ?? '') : '';
      if (typed === '') return [];
      const at = known.findIndex(({ called }) => called === typed);
      const [same] = at < 0 ? [] : known.splice(at, 1);
      return [same === undefined ? personOf(typed) : { licence: same.licence }];
    });
    const input = {
      ...{ competition: this.context.id(), entry: id, number: Number(number), kind, members: persons },
      ...(label === '' ? {} : { label }),
      ...(field === '' ? {} : { field }),
      ...(club === '' ? {} : { club }),
      ...(reason === '' ? {} : { reason }),
    };
    const done = await this.writes.sendOnce(ReviseEntry, 'reviseEntry', input);
    if (done === null) return;
    this.leaveRevising(id);
    this.wrote(done.position);
  }

  protected leaveRevising(entry: string): void {
    this.revising.set(null);
    setTimeout(() => document.querySelector<HTMLElement>(`[data-revise="${CSS.escape(entry)}"]`)?.focus());
  }

  protected async admit(entry: string): Promise<void> {
    const input = { competition: this.context.id(), entry };
    const done = await this.writes.sendOnce(AdmitEntry, 'admitEntry', input);
    if (done !== null) this.wrote(done.position);
  }

  protected leaveReplacing(entry: string): void {
    this.replacing.set(null);
    setTimeout(() =>
      document.querySelector<HTMLElement>(`[data-substitute="${CSS.escape(entry)}"]`)?.focus(),
    );
  }

  protected async substitute(entry: string, given: Given): Promise<void> {
    const { out = '', in: by = '', session = '', round = '', reason = '' } = given;
    const person = personOf(by);
    const input = {
      ...{ competition: this.context.id(), entry, out },
      ...('licence' in person ? { in: person.licence } : { guest: person }),
      ...{ session: Number(session), round: Number(round) },
      ...(reason === '' ? {} : { reason }),
    };
    const done = await this.writes.sendOnce(NameSubstitute, 'nameSubstitute', input);
    if (done === null) return;
    this.leaveReplacing(entry);
    this.wrote(done.position);
  }

  protected async note(entries: readonly string[], presence: 'here' | 'away'): Promise<void> {
    const input = { competition: this.context.id(), entries: [...entries], presence };
    const done = await this.writes.sendOnce(NotePresence, 'notePresence', input);
    if (done !== null) this.wrote(done.position);
  }

  protected leave(entry: string): void {
    this.withdrawing.set(null);
    setTimeout(() => document.querySelector<HTMLElement>(`[data-withdraw="${CSS.escape(entry)}"]`)?.focus());
  }

  /** Its button is still there, for what becomes of its results may be decided anew. */
  protected withdrew(entry: string, position: string): void {
    this.leave(entry);
    this.wrote(position);
  }

  private isFound(entry: Entry): boolean {
    const licences = entry.members.map(({ licence }) => licence ?? '').join(' ');
    return matches(
      `${entry.number} ${this.who(entry)} ${this.persons(entry)} ${licences} ${entry.club ?? ''} ${entry.field ?? ''}`,
      this.search(),
    );
  }
}
