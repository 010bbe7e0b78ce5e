/** The store of the journal: cells in IndexedDB, written all or nothing and to the disk. */

const TABLE = 'cells';
const AFTER = '\uffff'; // greater than any sign of a key

export type Cell = readonly [key: string, data: Uint8Array];

export interface Cells {
  /** All cells whose keys begin so, in the order of their keys. */
  read(prefix: string): Promise<Cell[]>;
  /** New cells must not be there yet: `ConstraintError`, and nothing is written. */
  write(fresh: readonly Cell[], put: readonly Cell[], gone: readonly string[]): Promise<void>;
}

const settle = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the store fails'));
  });

/** When a transaction is on the disk. */
const completion = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error('the store has given up'));
  });

/** What may happen to a store while it is open. */
export interface StoreEvents {
  /** Somebody has deleted it, or a newer version of the pages opens it; nothing can be kept any more. */
  onLoss(why: 'cleared' | 'newer'): void;
  /** There was no room for what was to be written, or there is room again. */
  onRoom(full: boolean): void;
}

class StoredCells implements Cells {
  readonly #database: IDBDatabase;
  readonly #events: StoreEvents;

  constructor(database: IDBDatabase, events: StoreEvents) {
    this.#database = database;
    this.#events = events;
    database.onclose = () => events.onLoss('cleared');
    database.onversionchange = (event) => {
      database.close();
      events.onLoss(event.newVersion === null ? 'cleared' : 'newer');
    };
  }

  async read(prefix: string): Promise<Cell[]> {
    const table = this.#database.transaction(TABLE).objectStore(TABLE);
    const range = IDBKeyRange.bound(prefix, prefix + AFTER);
    const [keys, data] = await Promise.all([
      settle(table.getAllKeys(range)),
      settle(table.getAll(range) as IDBRequest<Uint8Array[]>),
    ]);
    return data.map((bytes, i) => [keys[i] as string, bytes] as const);
  }

  async write(
    fresh: readonly Cell[],
    put: readonly Cell[],
    gone: readonly string[],
  ): Promise<void> {
    const work = this.#database.transaction(TABLE, 'readwrite', { durability: 'strict' });
    const table = work.objectStore(TABLE);
    for (const [key, data] of fresh) table.add(data, key);
    for (const [key, data] of put) table.put(data, key);
    for (const key of gone) table.delete(key);
    await completion(work).catch((thrown: unknown) => {
      if (isFull(thrown)) this.#events.onRoom(true);
      throw thrown;
    });
    this.#events.onRoom(false);
  }
}

const isFull = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === 'QuotaExceededError';

/** Cells that are gone with the page, where a browser keeps nothing. */
class PassingCells implements Cells {
  readonly #cells = new Map<string, Uint8Array>();

  read(prefix: string): Promise<Cell[]> {
    const found = [...this.#cells].filter(([key]) => key.startsWith(prefix));
    return Promise.resolve(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  write(fresh: readonly Cell[], put: readonly Cell[], gone: readonly string[]): Promise<void> {
    for (const [key, data] of [...fresh, ...put]) this.#cells.set(key, data);
    for (const key of gone) this.#cells.delete(key);
    return Promise.resolve();
  }
}

/**
 * The store of that name; `kept` is false where the browser keeps nothing.  Throws a `VersionError`
 * if a newer version of the pages has it.
 */
export async function openCells(
  name: string,
  events: StoreEvents,
): Promise<{ cells: Cells; kept: boolean }> {
  try {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(TABLE);
    const database = await settle(request);
    return { cells: new StoredCells(database, events), kept: true };
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'VersionError') throw thrown;
    return { cells: new PassingCells(), kept: false };
  }
}
