import type { Act, Facts } from '../kernel/decider';
import type { ArbiterOutcome } from './events-faults';
import type { DealingStep } from './events-dealing';
import type { Leaves, ListedGame } from './events';
import type { Player, Seat } from './seats';
import type { GameKind } from './contract';
import type { Level } from './value';

export type PartialHands = Readonly<Partial<Record<Player, readonly string[] | null>>>;
type BySeat<Do extends string> = Act<Do> & { readonly seat: Seat };
type ByPlayer<Do extends string> = Act<Do> & { readonly seat: Player };

export type DealingCommand =
  | (BySeat<'shuffle'> & { readonly fault?: 'marked' | 'leafed' })
  | (BySeat<'cut'> & { readonly lifted?: number; readonly absent?: boolean })
  /** The hands and the skat, or the whole pack in the order in which it is dealt (SKAT-3.2.6.a). */
  | (Act<'deal'> & {
      readonly hands?: PartialHands;
      readonly skat?: readonly string[] | null;
      readonly pack?: readonly string[];
      readonly by?: Seat;
    })
  | (ByPlayer<'pick-up'> & { readonly skat?: boolean })
  | (Act<'count'> & {
      readonly counts: Readonly<Partial<Record<Player, number>>>;
      readonly dealt?: boolean;
    })
  | (BySeat<'expose-in-deal'> & { readonly card?: string })
  | (BySeat<'contest'> & { readonly step: DealingStep; readonly reason: string })
  | (ByPlayer<'redraw-skat'> & { readonly cards?: readonly string[] | null })
  | ByPlayer<'restore-skat'>;

export type GameCommand =
  | (ByPlayer<'bid'> & { readonly call: number })
  | ByPlayer<'hold'>
  | ByPlayer<'pass'>
  | (ByPlayer<'choose-game'> & { readonly game: GameKind })
  | (ByPlayer<'take-skat'> & { readonly cards?: readonly string[] })
  | (ByPlayer<'discard'> & { readonly cards: readonly string[] })
  | (ByPlayer<'announce'> & { readonly contract: string })
  | (ByPlayer<'lay-open'> & { readonly cards?: readonly string[] })
  | BySeat<'demand-open'>
  | (ByPlayer<'play'> & { readonly card: string })
  | BySeat<'concede'>
  | (BySeat<'consent'> & { readonly consents?: boolean })
  | (ByPlayer<'claim'> & { readonly leaves?: Leaves })
  | (ByPlayer<'answer-claim'> & { readonly accepts: boolean })
  | ByPlayer<'throw-in'>
  | (Act<'record-result'> & { readonly kind: 'passed' })
  | (Act<'record-result'> & {
      readonly kind?: 'game';
      readonly declarer: Player;
      readonly contract: string;
      readonly matadors: number;
      readonly bid?: number;
      readonly won?: boolean;
      readonly level?: Level;
      readonly points?: ListedGame['points'];
      readonly tricks?: ListedGame['tricks'];
      readonly article?: ListedGame['article'];
    });

export type FaultCommand =
  | (BySeat<'look'> & { readonly at: 'skat' | Player })
  | (ByPlayer<'show'> & { readonly cards: readonly string[] })
  /** What no card shows, by its article. */
  | (BySeat<'report'> & { readonly article: string; readonly facts?: Facts })
  | (BySeat<'claim-breach'> & { readonly breach?: number })
  | (BySeat<'demand-continuation'> & { readonly breach?: number })
  | ByPlayer<'gather'>
  | ByPlayer<'show-trick'>
  | (Act<'reveal'> & { readonly hands?: PartialHands; readonly skat?: readonly string[] | null })
  | (Act<'dispute'> & {
      readonly by: Seat;
      readonly article: string;
      readonly reason: string;
      readonly breach?: number;
    })
  | (Act<'rule'> & {
      readonly article: string;
      readonly reason: string;
      readonly outcome: ArbiterOutcome;
      readonly won?: boolean;
      readonly level?: Level;
    })
  | (Act<'close-claims'> & { readonly cause: 'mixed' | 'signed' });

/** The acts of a table, as records and the API carry them. */
export type SkatCommand = DealingCommand | GameCommand | FaultCommand;
