import type { Seat, Side } from '../../kernel/compass';
import type { Act, DomainEvent } from '../../kernel/decider';
import type { Points, Succession } from '../setup';
import type { Seating } from './general-match';
import type { Rules } from './scoreboard';

export type Settings = Rules & {
  readonly succession: Succession;
  /** Three parties simples with rotating partners (WHC-PG-1). */
  readonly general: boolean;
};
export type DrawMethod = 'cut' | 'spread';

/** What an evening of one table starts from. */
export type SessionSetup = {
  readonly players: readonly string[];
  readonly method: DrawMethod;
  readonly packs: readonly string[];
  readonly settings: Settings;
  /** Entry of each player in the competition; both players of a pair have the same. */
  readonly entries: Readonly<Record<string, string>>;
  /** Seats of players who do not draw for partners; null where they do. */
  readonly seats: Seating | null;
  /** The first dealer of players who do not draw. */
  readonly dealer: Seat;
};

export type CardDrawn = DomainEvent<
  'CardDrawn',
  { readonly player: string; readonly pack: string; readonly card: string }
>;
/** More than one card was shown: the player draws again (WHC-TIRAGE-3). */
export type DrawVoided = DomainEvent<
  'DrawVoided',
  { readonly player: string; readonly pack: string; readonly cards: readonly string[] }
>;
export type RedrawAsked = DomainEvent<'RedrawAsked', { readonly players: readonly string[] }>;
export type PartnersDrawn = DomainEvent<
  'PartnersDrawn',
  { readonly teams: readonly (readonly string[])[]; readonly dealer: string }
>;
export type SeatsChosen = DomainEvent<
  'SeatsChosen',
  { readonly player: string; readonly pack: string; readonly seats: Seating }
>;
export type SettingsChanged = DomainEvent<'SettingsChanged', { readonly settings: Settings }>;
/** The pack of the next coup is cut: revokes of the last one can no longer be claimed (WHC-REN-16). */
export type NextDealCut = DomainEvent<'NextDealCut', { readonly dealer: Seat }>;
/** A coup that was scored: its points, and who deals next. */
export type CoupEntered = DomainEvent<
  'CoupEntered',
  {
    readonly deal: string;
    readonly dealer: Seat;
    readonly points: Points;
    readonly nextDealer: Seat;
    readonly packsExchanged?: boolean;
  }
>;
/** The last coup was scored anew: a revoke was established in time (WHC-REN-15). */
export type CoupCorrected = DomainEvent<'CoupCorrected', { readonly deal: string; readonly points: Points }>;
export type MancheWon = DomainEvent<'MancheWon', { readonly side: Side; readonly points: Points }>;
export type RobreWon = DomainEvent<'RobreWon', { readonly side: Side; readonly kind: 'grand' | 'petit' }>;
/** `winner` null: one manche or robre each (WHC-PS1-GAP-2). `value`: the basic game's; `fiches`: for each player of a side. */
export type PartieEnded = DomainEvent<
  'PartieEnded',
  { readonly winner: Side | null; readonly value: number; readonly fiches: Points }
>;
export type SeatsRotated = DomainEvent<'SeatsRotated', { readonly seats: Seating }>;
export type ResultConfirmed = DomainEvent<'ResultConfirmed', { readonly by: string }>;
/** The third partie of a partie générale was confirmed (WHC-PG-1); each player's fiches in all. */
export type GeneralMatchEnded = DomainEvent<
  'GeneralMatchEnded',
  { readonly totals: readonly { readonly player: string; readonly total: number; readonly rank: number }[] }
>;

export type SessionEvent =
  | CardDrawn
  | DrawVoided
  | RedrawAsked
  | PartnersDrawn
  | SeatsChosen
  | SettingsChanged
  | NextDealCut
  | CoupEntered
  | CoupCorrected
  | MancheWon
  | RobreWon
  | PartieEnded
  | SeatsRotated
  | ResultConfirmed
  | GeneralMatchEnded;

export type SessionCommand =
  | (Act<'draw'> & { readonly player: string; readonly pack: string; readonly cards: readonly string[] })
  | (Act<'choose-seats'> & { readonly player: string; readonly pack: string; readonly seats: Seating })
  | (Act<'change-settings'> & { readonly settings: Partial<Settings> })
  | Act<'cut-next'>
  | (Act<'enter-coup'> & CoupEntered['data'])
  | (Act<'correct-coup'> & CoupCorrected['data'])
  | (Act<'confirm-result'> & ResultConfirmed['data']);
