import type { BrowserContext, Page } from '@playwright/test'

/** An item that a browser stored, by its kind and name. `database` and `cache` stand for IndexedDB and the Cache API. */
export interface Found {
  kind: 'cookie' | 'local' | 'session' | 'database' | 'cache' | 'worker'
  name: string
}

interface Watch {
  /** Everything stored so far, short-lived items included. */
  found: () => Promise<Found[]>
}

/** Watches everything that the pages of a browser store, from now on: also what is deleted again at once. */
export async function watchStores(context: BrowserContext, page: Page): Promise<Watch> {
  const seen = new Map<string, Found>()
  const note = (kind: Found['kind'], name: string) => void seen.set(`${kind} ${name}`, { kind, name })
  await context.exposeBinding('noteStored', (_, kind: Found['kind'], name: string) => note(kind, name))
  await context.addInitScript(reportStores)
  context.on('response', async response => {
    const headers = await response.headersArray().catch(() => [])
    for (const { name, value } of headers) {
      if (name.toLowerCase() === 'set-cookie')
        for (const line of value.split('\n')) note('cookie', line.split('=')[0] ?? '')
    }
  })
  return {
    async found() {
      for (const { name } of await context.cookies()) note('cookie', name)
      const kept = await page.evaluate(async () => ({
        local: Object.keys(localStorage),
        session: Object.keys(sessionStorage),
        database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
        cache: await caches.keys(),
        worker: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      }))
      for (const [kind, names] of Object.entries(kept)) for (const name of names) note(kind as Found['kind'], name)
      return [...seen.values()]
    },
  }
}

/** Runs in every page before its scripts. */
function reportStores(): void {
  const note = (kind: string, name: unknown) => Reflect.get(window, 'noteStored')(kind, String(name))
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function store(name, value) {
    note(this === localStorage ? 'local' : 'session', name)
    setItem.call(this, name, value)
  }
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function openDatabase(...given) {
    note('database', given[0])
    return open.apply(this, given)
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(line: string) {
      note('cookie', line.split('=')[0]?.trim())
      cookie?.set?.call(this, line)
    },
  })
}
