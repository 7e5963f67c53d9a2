/** One command of a LIN text: two letters, then `|value|` (BD-LIN-1). */
export type LinCommand = { readonly name: string; readonly value: string; readonly line: number };

const WANTED = /^[a-z]{2}$/;

/** The commands in their order. What no pair of bars closes is not among them; the last line of it is told. */
export const linCommands = (
  text: string,
): { readonly commands: readonly LinCommand[]; readonly broken: number | null } => {
  const commands: LinCommand[] = [];
  let line = 1;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  for (;;) {
    const bar = text.indexOf('|', at);
    if (bar < 0) return { commands, broken: text.slice(at).trim() === '' ? null : line };
    const end = text.indexOf('|', bar + 1);
    const before = text.slice(at, bar);
    const name = before.trim().toLowerCase();
    line += before.split('\n').length - 1;
    if (end < 0) return { commands, broken: line };
    const value = text.slice(bar + 1, end);
    // Comments and blank lines may stand before a command.
    const word = name.split(/\s/).at(-1) ?? '';
    if (WANTED.test(word)) commands.push({ name: word, value, line });
    line += value.split('\n').length - 1;
    at = end + 1;
  }
};
