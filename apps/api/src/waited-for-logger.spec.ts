import { Deadline } from '@arbitre/events';
import { WaitedForLogger } from './waited-for-logger';

describe('the log of the API', () => {
  const logged = (work: (logger: WaitedForLogger) => void): string => {
    const lines: string[] = [];
    const { stderr } = process;
    const write = stderr.write.bind(stderr);
    stderr.write = (line: string | Uint8Array): boolean => lines.push(String(line)) > 0;
    try {
      work(new WaitedForLogger());
    } finally {
      stderr.write = write;
    }
    return lines.join('');
  };

  it('tells a fault while somebody waits, and outside of requests', () => {
    expect(
      logged((logger) => {
        logger.error('the store is away');
      }),
    ).toContain('the store is away');
    const deadline = new Deadline(60_000);
    const told = logged((logger) => {
      deadline.run(() => {
        logger.error('the store is away');
      });
    });
    deadline.done();
    expect(told).toContain('the store is away');
  });

  it('tells it as JSON on one line, stack and all, where it is asked to', () => {
    const { stdout } = process;
    const write = stdout.write.bind(stdout);
    const lines: string[] = [];
    stdout.write = (line: string | Uint8Array): boolean => lines.push(String(line)) > 0;
    try {
      new WaitedForLogger('Audit', { json: true }).log({ kind: 'REFUSED', what: 'ruleDeal\n' });
    } finally {
      stdout.write = write;
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      ...{ level: 'log', context: 'Audit', message: { kind: 'REFUSED', what: 'ruleDeal\n' } },
    });
  });

  it('tells none once the client has gone', () => {
    const deadline = new Deadline(60_000);
    deadline.giveUp();
    expect(
      logged((logger) => {
        deadline.run(() => {
          logger.error('no connection was free');
        });
      }),
    ).toBe('');
  });
});
