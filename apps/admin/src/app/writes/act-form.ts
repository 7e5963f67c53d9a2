import {
  afterNextRender,
  booleanAttribute,
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  input,
  output,
  signal,
} from '@angular/core';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { faultOf } from './fault';
import type { FormField, Given } from './form-field';
import { formTexts } from './form-texts';
import { PageWrites, type Refusal } from './page-writes';
import { ShownValue } from './shown-value';

let forms = 0;

/**
 * The form of one write. What the act would not take is said beside its field and not sent; a refusal stands beside the field that
 * it is about, or above the button. Enter sends, Escape leaves, and the first field that is wrong has the focus.
 */
@Component({
  selector: 'arb-act-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ShownValue],
  templateUrl: './act-form.html',
  styleUrl: './act-form.scss',
})
export class ActForm {
  private readonly host = inject<ElementRef<HTMLElement>>(ElementRef);
  private readonly injector = inject(Injector);
  private readonly language = inject(Language);
  protected readonly writes = inject(PageWrites);
  protected readonly texts = pageTexts(formTexts);
  protected readonly id = `form-${++forms}`;
  /** The mutation that this form is for. */
  readonly act = input.required<string>();
  readonly fields = input.required<readonly FormField[]>();
  readonly submit = input.required<string>();
  /** Whether it can be left, and takes the focus when it appears. */
  readonly leavable = input(false, { transform: booleanAttribute });
  /** It appears while somebody chooses, by arrows perhaps: the focus stays there. */
  readonly waits = input(false, { transform: booleanAttribute });
  readonly grave = input(false, { transform: booleanAttribute });
  readonly given = output<Given>();
  readonly typing = output<Given>();
  readonly left = output();
  private readonly typed = signal<Given>({});
  /** Faults are shown once somebody has tried to send. */
  private readonly tried = signal(false);

  protected readonly values = computed((): Given => {
    const typed = this.typed();
    const values: Record<string, string> = {};
    for (const { name, value = '', derived, choices, each } of this.fields()) {
      const given = typed[name];
      // What was chosen goes once it is no choice any more.
      const stands =
        choices === undefined ||
        (each === true
          ? ticksIn(given).every((one) => choices.some((choice) => choice.value === one))
          : given === '' || choices.some((choice) => choice.value === given));
      values[name] = (stands ? given : undefined) ?? derived?.(values) ?? value;
    }
    return values;
  });

  protected readonly shown = computed(() => {
    const values = this.values();
    return this.fields().filter(({ asked }) => asked?.(values) ?? true);
  });

  /** What stands beside each field. */
  protected readonly problems = computed((): Given => {
    const refusal = this.refusal();
    return Object.fromEntries(
      this.shown().flatMap((field) => {
        const said = refusal !== null && isAbout(field, refusal) ? this.language.pick(refusal) : null;
        const problem = (this.tried() ? this.faultText(field) : null) ?? said;
        return problem === null ? [] : [[field.name, problem]];
      }),
    );
  });

  /** What was refused and is about no field of the form. */
  protected readonly refused = computed(() => {
    const refusal = this.refusal();
    if (refusal === null || this.shown().some((field) => isAbout(field, refusal))) return null;
    return { text: this.language.pick(refusal), article: refusal.article ?? null };
  });

  private readonly refusal = computed(() => {
    const refusal = this.writes.refusal();
    return refusal?.of === this.act() ? refusal : null;
  });

  constructor() {
    afterNextRender(() => {
      if (this.leavable() && !this.waits()) this.focus('input, select, textarea');
    });
  }

  /** Forgets what was typed. */
  clear(): void {
    this.typed.set({});
    this.tried.set(false);
  }

  protected type(name: string, value: string): void {
    this.typed.update((typed) => ({ ...typed, [name]: value }));
    this.typing.emit(this.values());
  }

  protected ticked(name: string, value: string): boolean {
    return ticksIn(this.values()[name]).includes(value);
  }

  /** In the order of the choices, whatever order they are ticked in. */
  protected tick({ name, choices = [] }: FormField, value: string, on: boolean): void {
    const ticked = new Set(ticksIn(this.values()[name]));
    if (on) ticked.add(value);
    else ticked.delete(value);
    this.type(name, choices.flatMap((each) => (ticked.has(each.value) ? [each.value] : [])).join(' '));
  }

  protected send(event: Event): void {
    event.preventDefault();
    this.tried.set(true);
    if (this.writes.busy()) return;
    const wrong = this.shown().some((field) => faultOf(field, this.valueOf(field)) !== null);
    if (wrong) {
      afterNextRender(
        () => {
          this.focus('[aria-invalid=true]');
        },
        { injector: this.injector },
      );
      return;
    }
    this.given.emit(Object.fromEntries(this.shown().map((field) => [field.name, this.valueOf(field)])));
  }

  /** A `moment` is typed in the time of whoever types, without a zone. */
  protected typeOf({ kind }: FormField): string {
    return kind === 'moment' ? 'datetime-local' : kind === 'date' ? 'date' : 'text';
  }

  protected leave(): void {
    if (this.leavable()) this.left.emit();
  }

  private valueOf({ name }: FormField): string {
    return (this.values()[name] ?? '').trim();
  }

  private faultText(field: FormField): string | null {
    const fault = faultOf(field, this.valueOf(field));
    const texts = this.texts();
    switch (fault?.kind) {
      case undefined:
        return null;
      case 'missing':
        return texts.missing;
      case 'strange':
        return texts.strange(fault.found);
      case 'unfit':
        if (field.exactly !== undefined) return texts.retyped(field.exactly);
        return field.help === undefined ? texts.unfit : texts.unfitHelp(field.help);
    }
  }

  private focus(what: string): void {
    this.host.nativeElement.querySelector<HTMLElement>(what)?.focus();
  }
}

/** What was ticked, as a field tells it: with spaces in between. */
export const ticksIn = (given = ''): readonly string[] => given.split(' ').filter((one) => one !== '');

const isAbout = ({ name, refusedBy = [] }: FormField, { path, code }: Refusal): boolean =>
  path === undefined || path === null ? refusedBy.includes(code) : path === `input.${name}`;
