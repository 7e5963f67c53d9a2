/** 0: everything was accepted; 1: something was refused; 2: it could not be read, or done at all. */
export type ExitStatus = 0 | 1 | 2;

/** Ends a command with status 2 and a sentence that says what to do. */
export class CannotDo extends Error {
  override readonly name = 'CannotDo';
}

/** Hands a command's exit status to whoever runs the program. */
export type Finish = (status: ExitStatus | Promise<ExitStatus>) => Promise<void>;
