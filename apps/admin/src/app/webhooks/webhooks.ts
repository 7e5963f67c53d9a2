import { ChangeDetectionStrategy, Component, computed, inject, signal } from '@angular/core';
import { RouterLink } from '@angular/router';
import { Announcer } from '../announce/announcer';
import { copyText } from '../deal/clipboard';
import { GraphQL } from '../graphql/client';
import { liveQuery } from '../graphql/live-query';
import { Language } from '../language/language';
import { pageTexts } from '../language/page-texts';
import { PageWrites } from '../writes/page-writes';
import { webhookTexts } from './webhook-texts';
import {
  CreateWebhook,
  MyWebhooks,
  RemoveWebhook,
  ResumeWebhook,
  type MyWebhooksResult,
} from './webhooks.operations';

type Delivery = MyWebhooksResult['myWebhooks'][number]['deliveries'][number];

/** The webhooks of one's own account, with what each was told; a secret is shown once, when it is made. */
@Component({
  selector: 'arb-webhooks',
  changeDetection: ChangeDetectionStrategy.OnPush,
  providers: [PageWrites],
  imports: [RouterLink],
  templateUrl: './webhooks.html',
  styleUrl: '../account/care.scss',
})
export class Webhooks {
  private readonly graphql = inject(GraphQL);
  private readonly announcer = inject(Announcer);
  protected readonly language = inject(Language);
  protected readonly texts = pageTexts(webhookTexts);
  protected readonly writes = inject(PageWrites);
  private readonly query = liveQuery(MyWebhooks, () => ({}));
  protected readonly list = computed(() => this.query.data()?.myWebhooks ?? []);
  protected readonly events = computed(() => Object.entries(this.texts().eventNames));
  protected readonly name = signal('');
  protected readonly url = signal('');
  protected readonly competition = signal('');
  protected readonly chosen = signal<ReadonlySet<string>>(new Set());
  /** The secret of the webhook that was made last. */
  protected readonly fresh = signal('');

  protected choose(event: string, chosen: boolean): void {
    this.chosen.update(
      (before) => new Set([...before].filter((one) => one !== event).concat(chosen ? event : [])),
    );
  }

  protected async make(event: Event): Promise<void> {
    event.preventDefault();
    const competition = this.competition().trim() || null;
    const input = { name: this.name(), url: this.url().trim(), competition, events: [...this.chosen()] };
    const made = await this.writes.send(CreateWebhook, 'createWebhook', { input });
    if (made === null) return;
    this.fresh.set(made.secret);
    for (const typed of [this.name, this.url, this.competition]) typed.set('');
    await this.again();
  }

  protected async remove(webhook: string, name: string): Promise<void> {
    if (!confirm(this.texts().removeAsk(name))) return;
    if ((await this.writes.send(RemoveWebhook, 'removeWebhook', { input: { webhook } })) !== null)
      await this.again();
  }

  protected async resume(webhook: string): Promise<void> {
    if ((await this.writes.send(ResumeWebhook, 'resumeWebhook', { input: { webhook } })) !== null)
      await this.again();
  }

  protected async copy(): Promise<void> {
    await copyText(this.fresh());
    this.announcer.say(this.texts().copied);
  }

  protected outcome({ status, problem }: Delivery): string {
    if (problem !== null)
      return this.texts().problems[problem] ?? this.texts().problems['no-connection'] ?? '';
    return status === null ? '' : this.texts().answered(status);
  }

  protected async again(): Promise<void> {
    await this.graphql.ask(MyWebhooks, {}).catch(() => null);
  }
}
