import { describe, expect, it } from '@jest/globals';
import { dealDecider, recordOfStream } from '@arbitre/rules';
import { OPTIONS } from '@arbitre/rules/games/bridge-plafond/auction-laws/settle';
import { duties } from '@arbitre/rules/games/bridge-plafond/duties';
import { dealTableView } from '@arbitre/rules/kernel/deal/table-view';
import type { MatterOption } from '@arbitre/rules/kernel/mistakes/matters';
import { goldenStreams } from '@arbitre/rules/kernel/testing/golden';
import { optionConsequence, optionLabel } from '../../../deal/waiting/option-label';
import { waitingTexts } from '../../../deal/waiting/waiting-texts';
import { words } from './words';

// Whatever waits at a table of bridge-plafond is told in words, with what follows from each answer.

type Offered = { readonly article: string; readonly act: MatterOption['act'] };

/** Every option that a recorded deal ever offers, once each. */
const offeredInGolden = (): readonly Offered[] => {
  const found = new Map<string, Offered>();
  for (const [stream, events] of goldenStreams('bridge-plafond')) {
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
        for (const { act } of options) found.set(JSON.stringify([article, act]), { article, act });
    }
  }
  return [...found.values()];
};

/** Options that the rules may offer although no recorded deal does. */
const declared: readonly Offered[] = [
  ...Object.entries(OPTIONS).flatMap(([article, options]) => options.map((option) => ({ article, option }))),
  ...['C', 'D', 'H', 'S'].flatMap((suit) => [
    { article: 'BP-46-2', option: `lead-${suit}` },
    { article: 'BP-47-1', option: `discard-${suit}` },
  ]),
  ...['highest', 'lowest', 'win', 'lose'].map((option) => ({ article: 'BP-47-1', option })),
  ...['expose', 'accept'].map((option) => ({ article: 'BP-46-2', option })),
  ...['exposed', 'forbid-lead'].map((option) => ({ article: 'BP-43-1', option })),
  ...['forbid', 'free'].map((option) => ({ article: 'BP-46-2-II', option })),
  ...['play', 'not-play'].map((option) => ({ article: 'BP-50-1', option })),
  ...['from-declarer', 'from-dummy', 'demand', 'go-on', 'new-deal'].map((option) => ({
    ...{ article: 'BP-50-2', option },
  })),
].map(({ article, option }) => ({ article, act: { do: 'choose', article, option } }));

const golden = offeredInGolden();

const NOTATION = /^([CDHS][2-9AKQJT]|[1-7](C|D|H|S|NT)|Pass|\d+|BP-[A-Z\d-]+)$/u;

describe.each(['fr', 'en'] as const)('what waits at a table of bridge-plafond, in %s', (language) => {
  const { acts, follows } = waitingTexts[language];
  const { options = {}, consequences = {}, duties: owed = {} } = words[language];

  it('has a label and a consequence for every option, and notation alone behind it', () => {
    expect(golden.length).toBeGreaterThan(3);
    const wrong = [...golden, ...declared].filter(({ act, article }) => {
      const { words: label, notation } = optionLabel(act, { ...acts, ...options }, article);
      const follow = optionConsequence(article, act, { ...follows, ...consequences });
      return label === act.do || follow === null || (notation !== null && !NOTATION.test(notation));
    });
    expect(wrong).toEqual([]);
  });

  it('has a word for every duty', () => {
    expect(Object.keys(duties).filter((kind) => owed[kind] === undefined)).toEqual([]);
  });
});
