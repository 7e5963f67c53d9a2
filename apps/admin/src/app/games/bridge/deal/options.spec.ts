import { describe, expect, it } from '@jest/globals';
import { dealDecider, recordOfStream } from '@arbitre/rules';
import { CALL_FINDINGS, CHOICE_OPTIONS } from '@arbitre/rules/games/bridge/fields';
import { duties } from '@arbitre/rules/games/bridge/duties';
import { SETTLEMENTS } from '@arbitre/rules/games/bridge/revokes/declared';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import type { MatterOption } from '@arbitre/rules/kernel/mistakes/matters';
import { goldenStreams } from '@arbitre/rules/kernel/testing/golden';
import { givenBy } from '../../../deal/waiting/given-by';
import { optionConsequence, optionLabel } from '../../../deal/waiting/option-label';
import { waitingTexts } from '../../../deal/waiting/waiting-texts';
import type { Words } from '../../face';
import { words } from './words';

// Whatever waits at a table of bridge is told to the director in words, with what follows from each answer.

type Offered = {
  readonly article: string;
  readonly act: MatterOption['act'];
  /** The others that its giver may choose in the matter. */
  readonly beside: readonly MatterOption['act'][];
};

/** Every option that a recorded deal ever offers, once each. */
const offeredInGolden = (): readonly Offered[] => {
  const found = new Map<string, Offered>();
  for (const [stream, events] of goldenStreams('bridge')) {
    const [opening] = events;
    const record = stream.startsWith('deal-') ? recordOfStream(events) : null;
    if (opening === undefined || record === null) continue;
    const state = dealDecider.evolve(dealDecider.initial(), opening);
    for (const { command } of record.commands) {
      const decision = dealDecider.decide(state, command);
      expect([stream, command, decision.ok]).toEqual([stream, command, true]);
      if (!decision.ok) break;
      for (const event of decision.events) dealDecider.evolve(state, event);
      for (const { article, options } of dealTableView(state)?.waiting ?? [])
        for (const option of options) {
          const { by, act } = option;
          const beside = options.filter((each) => each !== option && each.by === by).map((each) => each.act);
          found.set(JSON.stringify([article, act]), { article, act, beside });
        }
    }
  }
  return [...found.values()];
};

/** Options that the rules may offer although no recorded deal does. */
const declared: readonly Offered[] = [
  ...CHOICE_OPTIONS.map((option) => ({ do: 'take-option', option })),
  ...CALL_FINDINGS.flatMap((finding) => [{ do: 'rule-call', finding }]),
  ...['artificial', 'cancel'].map((finding) => ({ do: 'rule-call', finding, number: 12 })),
  ...['penalty', 'adjust', 'nothing'].map((finding) => ({ do: 'close-review', finding })),
  ...['accept', 'object', 'play-on'].map((answer) => ({ do: 'answer-claim', answer })),
  ...SETTLEMENTS.map((choice) => ({ do: 'settle-revokes', choice })),
  ...['N', 'E', 'S', 'W'].map((hand) => ({ do: 'choose-hand', hand })),
  ...[true, false].map((allowed) => ({ do: 'judge-agreement', allowed })),
  { do: 'claim', by: 'S', tricks: 9 },
  { do: 'excuse-facing' },
  { do: 'restore-hands' },
  { do: 'new-deal', article: 'BD-L6D1' },
  { do: 'forfeit-right', right: 'BD-L26B', side: 'NS', article: 'BD-L11A' },
].map((act) => ({ article: 'BD-L10C2', act, beside: [] }));

const golden = offeredInGolden();

const NOTATION =
  /^([CDHS]([2-9AKQJT]|10)|[1-7](C|D|H|S|NT)|Pass|\d+|\d+ (NS|EW)|(\d+ (NS|EW) )?BD-[A-Z\d-]+)$/iu;

describe.each(['fr', 'en'] as const)('what waits at a table of bridge, in %s', (language) => {
  const { acts, follows } = waitingTexts[language];
  const { options = {}, consequences = {}, duties: owed = {} } = words[language];
  const called: Words = { ...acts, ...options };
  const following: Words = { ...follows, ...consequences };

  /** The label as it is read, and whether what stands behind its words is a card, a call or a number. */
  const labelOf = ({ act, article }: Offered) => {
    const { words: label, notation } = optionLabel(act, called, article);
    const isNamed = label !== act.do && label.trim() !== '';
    return {
      text: `${label} ${notation ?? ''}`,
      isNamed,
      isTold: notation === null || NOTATION.test(notation),
    };
  };

  /** Rulings that give a score are told by what each side has. */
  const labelled = [...golden, ...declared].filter(({ act }) => givenBy(act) === null);

  it('has a label for every option', () => {
    expect(golden.length).toBeGreaterThan(100);
    expect(labelled.filter((each) => !labelOf(each).isNamed).map(({ act }) => act)).toEqual([]);
  });

  it('names nothing as the record spells it, and no two options of one giver alike', () => {
    const unclear = labelled.filter((each) => {
      const { text, isTold } = labelOf(each);
      return !isTold || each.beside.some((act) => labelOf({ ...each, act }).text === text);
    });
    expect([...new Set(unclear.map(({ act }) => act.do))]).toEqual([]);
  });

  it('says what follows from every option', () => {
    const silent = [...golden, ...declared].filter(
      ({ article, act }) => (optionConsequence(article, act, following) ?? '').trim() === '',
    );
    expect(silent).toEqual([]);
  });

  it('has a word for every duty', () => {
    expect(Object.keys(duties).filter((kind) => !Object.hasOwn(owed, kind))).toEqual([]);
  });
});
