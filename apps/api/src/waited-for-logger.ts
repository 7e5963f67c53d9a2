import { Deadline } from '@arbitre/events';
import { ConsoleLogger } from '@nestjs/common';

/** Says nothing of what fails because its client went away: whoever closes a page would fill the log. */
export class WaitedForLogger extends ConsoleLogger {
  override error(message: unknown, ...more: readonly string[]): void {
    if (Deadline.current?.isGivenUp !== true) super.error(message, ...more);
  }
}
