import { once } from 'node:events';
import { connect } from 'node:net';
import { givenEventStore } from './given-event-store';

const program = (text: string): string => `"${process.execPath}" -e "${text}"`;

const isServed = async (port: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
};

describe('the event store that the environment gives to specifications', () => {
  it('is none by default', async () => {
    expect(await givenEventStore({ ARBITRE_TEST_ESDB_URL: '' })).toBeNull();
  });

  it('is the one whose address it names', async () => {
    const given = await givenEventStore({ ARBITRE_TEST_ESDB_URL: 'esdb://127.0.0.1:2113?tls=false' });
    expect(given?.connectionString).toBe('esdb://127.0.0.1:2113?tls=false');
    await given?.stop();
  });

  it('is the one that a command starts and whose address it prints, and is ended with it', async () => {
    const started = program(
      `const s = require('net').createServer().listen(0, '127.0.0.1', () => console.log('starting\\nready: esdb://127.0.0.1:' + s.address().port + '?tls=false'))`,
    );
    const given = await givenEventStore({ ARBITRE_TEST_ESDB_START: started });
    const [, port = ''] =
      /^esdb:\/\/127\.0\.0\.1:(\d+)\?tls=false$/.exec(given?.connectionString ?? '') ?? [];
    expect(await isServed(Number(port))).toBe(true);
    await given?.stop();
    expect(await isServed(Number(port))).toBe(false);
  });

  it('says so when the command ends without an address', async () => {
    await expect(givenEventStore({ ARBITRE_TEST_ESDB_START: program('process.exit(3)') })).rejects.toThrow(
      'ended with 3 before it printed an address',
    );
  });
});
