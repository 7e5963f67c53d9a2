import type { CommandContext, WriteOutcome } from '@arbitre/events';
import { Command } from '@nestjs/cqrs';

/** A command on its way to the write side: what is wanted, and who wants it under which key. */
export abstract class Write<Input> extends Command<WriteOutcome> {
  constructor(
    readonly input: Input,
    readonly context: CommandContext,
  ) {
    super();
  }
}
