import type { Seat, Side } from '../kernel/compass';
import type { Act } from '../kernel/decider';
import type { Report } from '../kernel/irregularities';

type By<Do extends string> = Act<Do> & { readonly by: Seat };
type Of<Do extends string> = Act<Do> & { readonly seat: Seat };
type Hands = Readonly<Partial<Record<Seat, readonly string[] | null>>>;
type Tricks = Readonly<Record<Side, number>>;

type Dealing =
  | Of<'shuffle'>
  | (Of<'prepare-pack'> & { readonly pack: string })
  | Of<'present-pack'>
  | (Of<'cut'> & { readonly lifted: number })
  | (Of<'begin-deal'> & { readonly pack?: string })
  | Of<'stop-deal'>
  | Of<'look-at-hand'>
  /** `pack`: the cut pack from the top, instead of the hands. */
  | (Act<'deal'> & { readonly hands?: Hands; readonly pack?: readonly string[] })
  | (Act<'reveal-hands'> & { readonly hands: Hands })
  | (Act<'turn-trump'> & { readonly card: string })
  | (Of<'ask-trump'> & { readonly what: 'card' | 'suit' })
  | Of<'call-honours'>
  | (Of<'answer-honours'> & { readonly honours: number });

type Play =
  | (Of<'play'> & { readonly card: string })
  | (Of<'play-together'> & { readonly card: string; readonly others: readonly string[] })
  | By<'contest-lead'>
  | Of<'gather'>
  | (Of<'view-trick'> & { readonly number: number })
  | Of<'omit'>
  | (Of<'supply'> & { readonly card: string })
  | Of<'consult'>
  | (By<'choose'> & { readonly choice: 'new-deal' | 'play-on' })
  | (By<'demand'> & { readonly seat: Seat; readonly demand: string })
  | (By<'waive'> & { readonly seat: Seat });

type Revoke =
  | Of<'ask-partner'>
  | (Of<'correct-revoke'> & { readonly card: string })
  | (By<'claim-revoke'> & { readonly against: Seat })
  | Of<'mix-tricks'>
  | By<'close-examination'>
  | (Act<'close-claims'> & { readonly reason: 'next-cut' | 'result-confirmed' })
  | Of<'require-play-on'>;

type Ending =
  | (Act<'abandon-hands'> & { readonly tricks: Tricks })
  | (Act<'record-result'> & {
      readonly tricks?: number | null;
      readonly honours?: { readonly side: Side; readonly count: number };
      readonly revokes?: Tricks;
      readonly called?: Side;
      readonly firstTrick?: Seat;
    })
  | (Act<'arbiter-decision'> & {
      readonly decision: string;
      readonly reason: string;
      readonly seat?: Seat;
      readonly card?: string;
      readonly trick?: number;
      readonly tricks?: Tricks;
    });

/** The acts of a whist table, as records and the API carry them. */
export type WhistCommand = Dealing | Play | Revoke | Ending | Report;
