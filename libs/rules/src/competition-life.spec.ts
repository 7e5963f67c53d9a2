import { competitionDecider, replayCompetition } from './index';
import fc from 'fast-check';
import type { CompetitionCommand, CompetitionEvent } from '@arbitre/rules/kernel/competition/contract';

const opening = {
  do: 'open-competition',
  name: 'Soirée',
  game: 'bridge',
  ruleset: 'bridge-duplicate@1',
  region: 'estrie',
  method: 'butler',
  startsOn: '2026-11-21',
};
const pair = (number: number) => ({
  do: 'register-entry',
  id: `pair-${number}`,
  number,
  kind: 'pair',
  name: `Paire ${number}`,
});

/** Events that the commands yield, and the articles or codes of those refused. */
const given = (...commands: readonly unknown[]) => {
  const events: CompetitionEvent[] = [];
  const refusals: string[] = [];
  for (const command of commands) {
    const decision = competitionDecider.decide(replayCompetition(events), command as CompetitionCommand);
    if (decision.ok) events.push(...decision.events);
    else refusals.push(decision.violation.article);
  }
  return { events: events.map((event) => event.type), refusals, state: replayCompetition(events) };
};

describe('a competition', () => {
  it('opens, registers, withdraws and closes', () => {
    const { events, refusals, state } = given(
      opening,
      pair(1),
      { do: 'withdraw-entry', entry: 'pair-1', reason: 'malade' },
      { do: 'close-competition', reason: 'terminé' },
    );
    expect(refusals).toEqual([]);
    expect(events).toEqual(['CompetitionOpened', 'EntryRegistered', 'EntryWithdrawn', 'CompetitionClosed']);
    expect(state.entries.get('pair-1')?.withdrawn).toBe(true);
  });
  it.each([
    ['a second opening', [opening, opening], 'competition-already-open'],
    ['an entry before the opening', [pair(1)], 'competition-not-open'],
    ['an entry twice', [opening, pair(1), pair(1)], 'entry-already-registered'],
    ['a starting number twice', [opening, pair(1), { ...pair(1), id: 'other' }], 'number-taken'],
    ['an unknown entry', [opening, { do: 'withdraw-entry', entry: 'x', reason: 'r' }], 'unknown-entry'],
    [
      'an entry after the end',
      [opening, { do: 'close-competition', reason: 'r' }, pair(1)],
      'competition-closed',
    ],
    ['an unknown method', [{ ...opening, method: 'luck' }], 'invalid-field'],
    ['an unknown ruleset', [{ ...opening, ruleset: 'bridge-duplicate@9' }], 'unknown-ruleset'],
    ['a day that does not exist', [{ ...opening, startsOn: '2026-02-30' }], 'invalid-field'],
    ['no name', [{ ...opening, name: undefined }], 'missing-field'],
    ['an unknown act', [opening, { do: 'dance' }], 'unknown-act'],
  ])('refuses %s', (_, commands, article) => {
    expect(given(...commands).refusals).toEqual([article]);
  });
  it('opens for a game that is nothing but its sessions', () => {
    const scrabble = { ...opening, game: 'scrabble', ruleset: 'scrabble@1' };
    expect(given(scrabble).state.opened).toMatchObject({ game: 'scrabble', ruleset: 'scrabble@1' });
    expect(given({ ...scrabble, game: 'skat' }).refusals).toEqual(['game-differs']);
  });
  it('takes the same number in another field', () => {
    const { refusals } = given(opening, { ...pair(1), field: 'NS' }, { ...pair(1), id: 'ew', field: 'EW' });
    expect(refusals).toEqual([]);
  });
  it('answers every command, however absurd', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.anything(), fc.constant(opening), fc.object())), (commands) => {
        expect(() => given(...commands)).not.toThrow();
      }),
    );
  });
});
