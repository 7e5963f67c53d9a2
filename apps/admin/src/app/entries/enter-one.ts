import { ChangeDetectionStrategy, Component, computed, inject, input, output } from '@angular/core';
import {
  ENTRY_KINDS,
  type EntryKind,
  LARGEST_NUMBER,
  PERSONS_OF,
} from '@arbitre/rules/kernel/competition/entry-kinds';
import { integer } from '@arbitre/rules/kernel/declare/values';
import { Announcer } from '../announce/announcer';
import { pageTexts } from '../language/page-texts';
import { suggestedClubs } from '../people/members/suggested-clubs';
import { ActButton } from '../writes/act-button';
import type { FormField, Given } from '../writes/form-field';
import { KeyedWrites, keyedWrites } from '../writes/keyed-writes';
import { entriesTexts } from './entries-texts';
import { RegisterEntry } from './entries.operations';
import { personOf } from './typed-entries';

const kindOf = (kind: string | undefined, usual: EntryKind): EntryKind =>
  ENTRY_KINDS.find((each) => each === kind) ?? usual;

/** One entry by hand: its number, its persons, a team with its name and its captain first. */
@Component({
  selector: 'arb-enter-one',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton],
  providers: keyedWrites,
  template: `
    <arb-act-button
      act="registerEntry"
      [label]="texts().enterOne"
      [fields]="fields()"
      [submit]="texts().registerOne"
      [write]="enter"
      (typing)="clubs.typing($event)"
    />
  `,
})
export class EnterOne {
  private readonly writes = inject(KeyedWrites);
  private readonly announcer = inject(Announcer);
  protected readonly texts = pageTexts(entriesTexts);
  protected readonly clubs = suggestedClubs();
  readonly competition = input.required<string>();
  /** The numbers that are taken. */
  readonly numbers = input.required<readonly number[]>();
  /** What the entries are that are there already. */
  readonly usual = input.required<EntryKind>();
  readonly hasFields = input.required<boolean>();
  /** The position of what was written. */
  readonly written = output<string>();
  private readonly free = computed(() => {
    const taken = new Set(this.numbers());
    let number = 1;
    while (taken.has(number)) number++;
    return number;
  });

  protected readonly fields = computed((): readonly FormField[] => {
    const texts = this.texts();
    const usual = this.usual();
    const isTeam = ({ kind }: Given): boolean => kindOf(kind, usual) === 'team';
    return [
      {
        ...{ name: 'kind', label: texts.kindOfOne, value: usual },
        choices: ENTRY_KINDS.map((value) => ({ value, label: texts.kindsOfOne[value] })),
      },
      {
        ...{ name: 'number', label: texts.number, kind: 'number', value: String(this.free()) },
        ...{ of: integer(1, LARGEST_NUMBER), refusedBy: ['number-taken'] },
      },
      { name: 'label', label: texts.teamName, optional: true, asked: isTeam },
      {
        ...{ name: 'persons', label: texts.persons, help: texts.personsHelp, kind: 'lines', optional: true },
        refusedBy: ['member-not-found', 'already-entered', 'members-do-not-fit', 'licence-or-name'],
      },
      ...(this.hasFields()
        ? [{ name: 'field', label: texts.field, optional: true } satisfies FormField]
        : []),
      { name: 'club', label: texts.club, optional: true, suggested: this.clubs.choices() },
    ];
  });

  protected readonly enter = async (given: Given): Promise<boolean> => {
    const { number = '', label = '', persons = '', field = '', club = '' } = given;
    const kind = kindOf(given.kind, this.usual());
    const members = persons
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .slice(0, PERSONS_OF[kind][1] + 1)
      .map(personOf);
    const done = await this.writes.sendOnce(RegisterEntry, 'registerEntry', {
      ...{ competition: this.competition(), number: Number(number), kind, members },
      ...(label === '' || kind !== 'team' ? {} : { label }),
      ...(field === '' ? {} : { field }),
      ...(club === '' ? {} : { club }),
    });
    if (done === null) return false;
    this.announcer.say(this.texts().registered(1));
    this.written.emit(done.position);
    return true;
  };
}
