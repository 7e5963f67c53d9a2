const WORKER = '/table-worker.js';

/** Whose content a browser may show again without asking: what the page has loaded from its own address. */
const loaded = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && /\.(?:css|js|svg|woff2)$/u.test(name));

/** Has the browser keep the page of the table, so that it can be loaded without a network. One that cannot (no HTTPS, a private window) goes without. */
export const keepPage = async (): Promise<void> => {
  try {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (workers === undefined) return;
    await workers.register(WORKER, { scope: '/table' });
    const { active } = await workers.ready;
    active?.postMessage(loaded());
  } catch {
    return;
  }
};

/** The telephone has left its table. */
export const dropPage = async (): Promise<void> => {
  try {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    await (await workers?.getRegistration('/table'))?.unregister();
    await caches.delete('arbitre-table');
  } catch {
    return;
  }
};
