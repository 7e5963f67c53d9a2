import type { Scrabble } from '@arbitre/rules';
import { Type, type TSchema } from '@sinclair/typebox';
import { fields, oneOf, text, wholeNumber } from '../notation';
import { OutcomeName, WarningName } from './scrabble-players';
import {
  ArticleId,
  EntryId,
  Instant,
  PlacedWordText,
  PlaceName,
  Points,
  Reason,
  RoundNumber,
} from './scrabble-rounds';
import { Solution } from './scrabble-slips';

const act = <Fields extends Record<string, TSchema>>(name: string, of: Fields, description: string) =>
  fields({ do: Type.Literal(name), ...of }, description);

const at = { at: Instant };
const round = { round: Type.Optional(RoundNumber) };
const flag = (description: string) => Type.Optional(Type.Boolean({ description }));

const slip = {
  entry: EntryId,
  ...round,
  word: Type.Optional(Solution.properties.word),
  place: Solution.properties.place,
  direction: Solution.properties.direction,
  connecting: Solution.properties.connecting,
  score: Solution.properties.score,
  solutions: Type.Optional(
    Type.Array(Solution, { maxItems: 10, description: 'Several solutions; none: blank' }),
  ),
};

/** Acts of a game of duplicate Scrabble, as records and the API take them. */
export const scrabbleActSchema = Type.Union(
  [
    act('verify-bag', { by: text('Who counted the tiles', 80) }, 'The tiles were counted'),
    act('check-in', { entries: Type.Array(EntryId, { minItems: 1 }) }, 'Players take their seats'),
    act('leave', { entry: EntryId }, 'A player leaves'),
    act(
      'draw',
      {
        letters: Type.Optional(
          Type.String({ description: 'New letters, or leftover+new; left out in a recorded game' }),
        ),
      },
      'Letters come out of the bag',
    ),
    act('call-rack', { ...at, override: flag('Before the pause is over') }, 'The letters are called'),
    act('repeat-rack', at, 'The complete rack is repeated'),
    act('start-clock', at, 'The playing time begins'),
    act('signal-time', at, 'The signal before the end'),
    act('end-time', at, 'The playing time is over'),
    act('collect-slips', {}, 'Slips are collected'),
    act('submit-slip', { ...slip, ...at }, 'A player hands in an electronic slip while the clock runs'),
    act(
      'enter-slip',
      {
        ...slip,
        several: flag('Several filled slips'),
        hardToRead: flag('Hard to read'),
        again: flag('In place of an earlier entry'),
      },
      'A corrector keys in a slip of paper',
    ),
    act(
      'rule-slip',
      {
        entry: EntryId,
        ...round,
        kind: oneOf<Scrabble.RulingKind>(['nullity', 'points', 'average', 'uphold']),
        points: Type.Optional(Points),
        worth: Type.Optional(Points),
        warning: flag('Counts as a warning'),
        claim: Type.Optional(Points),
        others: Type.Optional(Type.Array(EntryId)),
        article: ArticleId,
        reason: Reason,
      },
      'The arbiter decides what a slip is worth',
    ),
    act(
      'retain',
      { place: Type.Optional(PlaceName), word: Type.Optional(PlacedWordText), reason: Type.Optional(Reason) },
      'A top goes on the board: the proposal, or the one named',
    ),
    act('announce-word', at, 'The retained word was announced to the end'),
    act('close-round', round, 'All slips are in'),
    act('annul-round', { ...round, reason: Reason }, 'The last round is played again'),
    act('declare-over', { reason: Reason }, 'Nothing left can be laid'),
    act(
      'warn',
      { entry: EntryId, ...round, kind: Type.Optional(WarningName), reason: Reason },
      'A warning for conduct',
    ),
    act(
      'record-offence',
      { entry: EntryId, ...round, article: Type.Optional(ArticleId), reason: Reason },
      'A grave offence',
    ),
    act(
      'exclude',
      { entry: EntryId, article: Type.Optional(ArticleId), reason: Reason },
      'A player is excluded',
    ),
    act('interrupt', { ...at, reason: Reason }, 'Play is interrupted'),
    act('resume', at, 'Play goes on'),
    act('abandon', at, 'The interruption was too long'),
    act('announce-results', at, 'Results, solos, cost of warnings'),
    act('reveal-seed', { seed: text('The seed', 200) }, 'The seed of the draws'),
    act('lodge-appeal', { entry: EntryId, ...at, ...round, reason: Reason }, 'An appeal'),
    act(
      'decide-appeal',
      { number: wholeNumber('Its number', 1, 999), outcome: OutcomeName, reason: Reason },
      'An appeal is decided',
    ),
    act('open-next-game', at, 'The next game begins'),
  ],
  {
    $id: 'https://arbitre.example/schemas/acts/scrabble.json',
    title: 'Acts of a game of duplicate Scrabble',
  },
);
