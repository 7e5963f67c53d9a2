import { Injectable, computed } from '@angular/core';
import { resultsTexts } from '../../../../results/results-texts';
import { pageTexts } from '../../../../language/page-texts';
import { ActQueue, type Queued } from '../../../../sessions/queue/act-queue';

/** Whose slip it is, for which round, and as typed: to be put right after a refusal. */
type OfSlip = { readonly entry: string; readonly round: number; readonly typed: string };

export type QueuedSlip = Queued<OfSlip>;

const shown = 12;

/** The slips of a desk in the order typed. Those of different players do not touch each other: one that is refused holds no other. */
@Injectable()
export class SlipQueue extends ActQueue<OfSlip> {
  private readonly texts = pageTexts(resultsTexts);
  protected readonly kind = { game: 'scrabble', what: 'slips' };
  readonly recent = computed(() => this.all().slice(-shown).reverse());

  /** The slip of that player in that round that this desk has sent or is sending. */
  has(entry: string, round: number): boolean {
    return this.all().some(
      (slip) => slip.entry === entry && slip.round === round && slip.state !== 'refused',
    );
  }

  protected isOwn({ entry, round, typed }: Readonly<Record<string, unknown>>): boolean {
    return typeof entry === 'string' && typeof typed === 'string' && typeof round === 'number';
  }

  protected override said({ label, typed }: QueuedSlip): string {
    return this.texts().storedAnnounce(label, typed);
  }
}
