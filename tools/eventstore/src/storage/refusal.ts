/** The store will not start on this data: what is wrong and what to do, for the person who runs it. */
export class StorageRefusal extends Error {
  override readonly name = 'StorageRefusal';

  constructor(file: string, reason: string) {
    super(
      `The event store will not open ${file}: ${reason}\n` +
        'Nothing was changed. Keep the file and its -wal beside it, then restore the latest backup into an empty folder: ' +
        '`eventstore restore --from BACKUP --data-dir FOLDER`.',
    );
  }
}

/** Another process serves the folder. */
export class StorageInUse extends Error {
  override readonly name = 'StorageInUse';

  constructor(dataDir: string) {
    super(`The event store will not open ${dataDir}: another process serves it. Stop that one first.`);
  }
}

/** A command that reads a store was given a folder that holds none. */
export class StorageAbsent extends Error {
  override readonly name = 'StorageAbsent';

  constructor(dataDir: string) {
    super(`There is no event store in ${dataDir}. Give its folder as --data-dir.`);
  }
}
