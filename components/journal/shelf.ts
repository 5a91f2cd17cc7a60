import { type Shelf, sweep } from './journal.ts'

/** Where there is no storage: nothing is kept, and whoever writes hears of it. */
const noShelf: Shelf = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem() {
    throw new Error('this browser keeps nothing')
  },
  removeItem() {},
}

/** This browser's storage. A browser that allows none raises an error at the mere mention of it: then one that keeps nothing. */
export function browserShelf(): Shelf {
  try {
    return window.localStorage
  } catch {
    return noShelf
  }
}

/** Makes room: texts that are too old to be offered go. */
export function sweepBrowser(): void {
  try {
    sweep(window.localStorage, Date.now())
  } catch {}
}

const lockName = (form: string) => `writing:${form}`

/** Says, as long as the tab lives, that a form is open in it. Gives what ends that. Where the browser has no locks (no HTTPS), nothing is said. */
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

/** Whether this browser can tell which forms stand open in its tabs. */
export const tellsLivingForms = () => navigator.locks !== undefined

/** The forms that stand open in tabs of this browser, as far as it tells: their texts are not lost, and not to be offered. */
export async function livingForms(): Promise<Set<string>> {
  const held = (await navigator.locks?.query().catch(() => null))?.held ?? []
  return new Set(held.flatMap(({ name }) => (name?.startsWith(lockName('')) ? [name.slice(lockName('').length)] : [])))
}
