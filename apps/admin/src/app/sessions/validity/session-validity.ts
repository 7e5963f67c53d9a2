import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { Announcer } from '../../announce/announcer';
import { Session } from '../../account/account';
import { GraphQL } from '../../graphql/client';
import { Language } from '../../language/language';
import { pageTexts } from '../../language/page-texts';
import { CompetitionContext } from '../../standings/competition-context';
import { EffectTable } from '../../standings/effect-table';
import { ActButton } from '../../writes/act-button';
import type { FormField, Given } from '../../writes/form-field';
import { KeyedWrites, keyedWrites } from '../../writes/keyed-writes';
import {
  EffectOfVoiding,
  type EffectOfVoidingResult,
  ReinstateSession,
  VoidSession,
} from './validity.operations';
import { validityTexts } from './validity-texts';

type Effect = NonNullable<EffectOfVoidingResult['competition']>['voidingEffect'];

/** Whether a session counts; whoever may voids it, with what that takes away before, and lets it count again. */
@Component({
  selector: 'arb-session-validity',
  changeDetection: ChangeDetectionStrategy.OnPush,
  imports: [ActButton, EffectTable],
  providers: keyedWrites,
  templateUrl: './session-validity.html',
})
export class SessionValidity {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  private readonly writes = inject(KeyedWrites);
  private readonly operations = inject(Session).operations;
  protected readonly competition = inject(CompetitionContext);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(validityTexts);
  /** The session's number in its competition. */
  readonly number = input.required<number>();
  /** Whether what may be done is offered here, and not only said. */
  readonly acts = input(true);
  /** Null before it is asked for, and where it could not be read. */
  protected readonly effect = signal<Effect | null>(null);
  protected readonly unread = signal(false);
  protected readonly voided = computed(
    () => this.competition.head()?.voidedSessions.find(({ number }) => number === this.number()) ?? null,
  );
  private readonly correctable = computed(
    () => !['OFFICIAL', 'FINAL'].includes(this.competition.head()?.stage ?? 'FINAL'),
  );
  protected readonly mayVoid = computed(
    () => this.acts() && this.voided() === null && this.correctable() && this.operations().has('voidSession'),
  );
  protected readonly mayReinstate = computed(
    () =>
      this.acts() &&
      this.voided() !== null &&
      this.correctable() &&
      this.operations().has('reinstateSession'),
  );
  protected readonly fields = computed((): readonly FormField[] => [
    { name: 'reason', label: this.texts().reason, kind: 'lines' },
  ]);

  protected async look(): Promise<void> {
    this.effect.set(null);
    this.unread.set(false);
    const asked = { id: this.competition.id(), session: this.number() };
    const answer = await this.graphql.ask(EffectOfVoiding, asked).catch(() => null);
    this.effect.set(answer?.competition?.voidingEffect ?? null);
    this.unread.set(this.effect() === null);
  }

  protected readonly makeVoid = async (given: Given): Promise<boolean> => {
    const done = await this.writes.sendOnce(VoidSession, 'voidSession', this.input(given));
    return this.told(done, this.texts().voided);
  };

  protected readonly reinstate = async (given: Given): Promise<boolean> => {
    const done = await this.writes.sendOnce(ReinstateSession, 'reinstateSession', this.input(given));
    return this.told(done, this.texts().reinstated);
  };

  private input({ reason = '' }: Given) {
    return { competition: this.competition.id(), session: this.number(), reason };
  }

  private told(done: { readonly position: string } | null, text: string): boolean {
    if (done === null) return false;
    this.announcer.say(text);
    this.competition.learn(done.position);
    return true;
  }
}
