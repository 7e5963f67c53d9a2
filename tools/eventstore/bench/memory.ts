import { existsSync, readFileSync } from 'node:fs';

const KIB_PER_MB = 1000 / 1.024;

/** Megabytes that a process holds now and has held at most; undefined where the system does not tell (Linux does). */
export function memoryOf(pid: number): { readonly now: number; readonly peak: number } | undefined {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const status = readFileSync(file, 'utf8');
  const megabytes = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? NaN) / KIB_PER_MB;
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
