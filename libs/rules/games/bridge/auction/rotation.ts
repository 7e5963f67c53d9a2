import { seatName } from '@arbitre/rules/kernel/compass';
import { isBid, PASS } from '@arbitre/rules/kernel/auction/calls';
import type { Auction, PendingCall } from './auction';
import { bar, silence } from './bars';
import { breachAtTurn, isBadDouble, turnTaken } from './breaches';
import { type Course, impose } from './course';

// What follows from a call out of rotation that was not accepted (Laws 30 to 32, 36B).

/** An artificial pass, or one of partner's artificial call, is treated as a bid (BD-L30C). */
const isPlainPass = ({ calls }: Auction, { call, index }: PendingCall): boolean =>
  call === PASS && calls[index]?.specifies === undefined;

const owing = (course: Course, seat: number, kind: string, article: string): void => {
  impose(course, { kind, seat: seatName(seat), cards: [], article, trick: 0 });
};

const LATER = { pass: 'BD-L30B1b-i', bid: 'BD-L31B2', double: 'BD-L32B' } as const;

/** What the offender owes, told from the table as it was when the call waited. */
export const rectification = (auction: Auction, pending: PendingCall): ((course: Course) => void) => {
  const { seat, call } = pending;
  const taken = turnTaken(auction, seat);
  const breach = breachAtTurn(auction, seat, call);
  if (isBadDouble(breach ?? undefined))
    return (course) => {
      silence(course, 'must-pass', seat, 'BD-L36B');
    };
  if (isPlainPass(auction, pending) && taken === 'right')
    return (course) => {
      bar(course, 'must-pass-once', seat, 'BD-L30A');
    };
  const isDouble = call !== PASS && !isBid(call);
  const kind = isPlainPass(auction, pending) ? 'pass' : isDouble ? 'double' : 'bid';
  if (taken !== 'right')
    return (course) => {
      owing(course, seat, 'comparable-call', LATER[kind]);
    };
  const repeats = breach === null;
  const article = isDouble ? (repeats ? 'BD-L32A1' : 'BD-L32A2') : repeats ? 'BD-L31A1' : 'BD-L31A2a';
  return (course) => {
    owing(course, seat, repeats ? 'must-repeat' : 'comparable-call', article);
  };
};
