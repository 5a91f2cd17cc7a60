import { type Shelf, sweep } from './journal.ts'

/** Stands in for a missing storage: stores nothing, and raises an error on each write. */
export const noShelf: Shelf = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('this browser keeps nothing')
  },
  removeItem() {},
}

/** This browser's storage. A browser that forbids it raises an error on access: then `noShelf`. */
export function browserShelf(): Shelf {
  try {
    return window.localStorage
  } catch {
    return noShelf
  }
}

/** Removes the entries that are too old to be offered. */
export function sweepBrowser(): void {
  try {
    sweep(window.localStorage, Date.now())
  } catch {}
}

const lockName = (form: string) => `writing:${form}`

/**
 * Marks a form as open in this tab, by a Web Lock that ends with the tab. Returns the function that releases the lock. Does nothing in a
 * browser without locks (no HTTPS).
 */
export function holdForm(form: string): () => void {
  const abort = new AbortController()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  navigator.locks?.request(lockName(form), { signal: abort.signal }, () => held).catch(() => {})
  return () => {
    abort.abort()
    release()
  }
}

/** Whether this browser reports the forms open in its tabs. */
export const reportsOpenForms = () => navigator.locks !== undefined

/** The ids of the forms open in this browser's tabs; empty without locks. Their texts are not lost, so they are not offered. */
export async function openForms(): Promise<Set<string>> {
  const held = (await navigator.locks?.query().catch(() => null))?.held ?? []
  return new Set(held.flatMap(({ name }) => (name?.startsWith(lockName('')) ? [name.slice(lockName('').length)] : [])))
}
