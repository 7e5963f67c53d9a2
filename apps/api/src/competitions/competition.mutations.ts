import { type Entry, games, rulesetOf, sessionOrders } from '@arbitre/rules';
import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { RequestContext } from '../graphql/request-context';
import { type Check, failed } from '../writes/checks';
import { WritePayload } from '../writes/write-payload.types';
import { Writes } from '../writes/writes';
import { CloseCompetition, OpenCompetition, RegisterEntries, WithdrawEntry } from './competition.commands';
import {
  CloseCompetitionInput,
  OpenCompetitionInput,
  RegisterEntryInput,
  WithdrawEntryInput,
} from './competition.inputs';

const knownRulesets = (): readonly string[] => [
  ...new Set([...games(), ...sessionOrders()].map(({ ruleset }) => ruleset)),
];

const knownRuleset = (ruleset: string): Check =>
  rulesetOf(ruleset) === null
    ? failed('input.ruleset', 'unknown-ruleset', { given: ruleset, known: knownRulesets() })
    : null;

/** `pair-12`, in a field of its own `pair-a-ns-12`: what the hall calls it, so that nobody has to invent an id. */
const entryId = ({ kind, field, number }: RegisterEntryInput): string =>
  [kind, ...(field ? [field.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')] : []), number].join('-');

@Resolver()
export class CompetitionMutations {
  constructor(private readonly writes: Writes) {}

  @Mutation(() => WritePayload, {
    description: 'Opens a competition under one ruleset and one method of ranking.',
  })
  openCompetition(
    @Args('input') input: OpenCompetitionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { id, name, region, startsOn } = input;
    const ruleset = rulesetOf(input.ruleset);
    return this.writes.run({
      operation: 'openCompetition',
      request,
      keys: input,
      checks: () => [knownRuleset(input.ruleset)],
      command: (context) =>
        new OpenCompetition(
          {
            id,
            name,
            region,
            startsOn,
            // Checked before: a command is only made for a known ruleset; the method is checked by the rules.
            game: ruleset?.game ?? 'bridge',
            ruleset: ruleset?.ruleset ?? 'bridge-duplicate@1',
            method: input.method,
          },
          { ...context, expectedRevision: -1 },
        ),
    });
  }

  @Mutation(() => WritePayload, {
    description: 'Registers one entry; its id follows from kind, field and number.',
  })
  registerEntry(
    @Args('input') input: RegisterEntryInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { competition, number, name, field, club } = input;
    const entry: Entry = {
      id: entryId(input),
      number,
      kind: input.kind as Entry['kind'],
      name,
      ...(field ? { field } : {}),
      ...(club ? { club } : {}),
    };
    return this.writes.run({
      operation: 'registerEntry',
      request,
      keys: input,
      subject: { kind: 'competition', id: competition },
      checks: () => [],
      command: (context) => new RegisterEntries({ competition, entries: [entry] }, context),
    });
  }

  @Mutation(() => WritePayload, { description: 'Withdraws an entry; what it played stays on record.' })
  withdrawEntry(
    @Args('input') input: WithdrawEntryInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { competition, entry, reason } = input;
    return this.writes.run({
      operation: 'withdrawEntry',
      request,
      keys: input,
      subject: { kind: 'competition', id: competition },
      checks: () => [],
      command: (context) => new WithdrawEntry({ competition, entry, reason }, context),
    });
  }

  @Mutation(() => WritePayload, { description: 'Closes a competition: no deal, no entry after it.' })
  closeCompetition(
    @Args('input') input: CloseCompetitionInput,
    @Context() request: RequestContext,
  ): Promise<WritePayload> {
    const { competition, reason } = input;
    return this.writes.run({
      operation: 'closeCompetition',
      request,
      keys: input,
      subject: { kind: 'competition', id: competition },
      checks: () => [],
      command: (context) => new CloseCompetition({ competition, reason }, context),
    });
  }
}
