/** What every long text that is kept has. */
export interface TextFields {
  title: string
  content: string
}

/** One unsaved text, as one form on one screen held it last. */
export interface Entry<Fields extends object = object> {
  /** The form that wrote it; every opening of a screen is a new one. */
  form: string
  /** When, in milliseconds since 1970. */
  at: number
  /** The version it started from; null for what did not exist. */
  version: number | null
  fields: Fields
}

/** The part of localStorage that a journal uses. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'journal:'
const maxEntries = 20
const keptDays = 30

/** Where the unsaved texts of a person and an article (or a new one), or another named text, are kept in this browser. */
export const journalKey = (userId: string, subject: string | null) => `${prefix}${userId}:${subject ?? 'new'}`

/**
 * The storage item of one form. Each form has its own item: two tabs may run as two processes, and browsers do not make one wait while the other
 * reads and writes, so a shared item could bring a tab's entry back as it was before the last keys.
 */
const nameOf = (key: string, form: string) => `${key}:${form}`

const namesUnder = (shelf: Shelf, start: string): string[] =>
  Array.from({ length: shelf.length }, (_, n) => shelf.key(n) ?? '').filter(name => name.startsWith(start))

/**
 * The entries under a key, newest first; old ones and those that do not fit, which are no long texts unless told otherwise, are left out. A key
 * holds texts of one kind: that of `Kept`.
 */
export function readEntries<Kept extends Entry>(
  shelf: Shelf,
  key: string,
  now: number,
  fits: (fields: object) => boolean = isText,
): Kept[] {
  takeApart(shelf, key)
  return namesUnder(shelf, nameOf(key, ''))
    .flatMap(name => readEntry<Kept>(shelf, name, now) ?? [])
    .filter(({ fields }) => fits(fields))
    .sort((a, b) => b.at - a.at)
}

function readEntry<Kept extends Entry>(shelf: Shelf, name: string, now: number): Kept | null {
  const stored = readItem(shelf, name)
  return isEntry<Kept>(stored) && isFresh(stored, now) ? stored : null
}

const isFresh = ({ at }: Entry, now: number) => now - at < keptDays * 24 * 60 * 60 * 1000

/** An item of an earlier release held all forms of a key: each gets its own. Where there is no room for that, it stays. */
function takeApart(shelf: Shelf, key: string): void {
  const whole = readItem(shelf, key)
  if (!Array.isArray(whole)) return
  const entries = whole.filter(isEntry)
  if (entries.every(entry => put(shelf, key, entry))) shelf.removeItem(key)
  else for (const { form } of entries) removeEntry(shelf, key, form)
}

/** What an item says; null for rubbish. */
function readItem(shelf: Shelf, name: string): unknown {
  try {
    return JSON.parse(shelf.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

const isEntry = <Kept extends Entry>(value: unknown): value is Kept => {
  const entry = value as Partial<Entry> | null
  return (
    typeof entry === 'object' &&
    typeof entry?.form === 'string' &&
    typeof entry.at === 'number' &&
    typeof entry.fields === 'object' &&
    entry.fields !== null
  )
}

function isText(fields: object): boolean {
  const { title, content } = fields as Partial<TextFields>
  return typeof title === 'string' && typeof content === 'string'
}

/**
 * Keeps an entry in place of what its form wrote before; those of other forms stay. Where the browser is short of room, first what only eases
 * a merge is left out (`lean`), then the oldest go. False when it has no room even so, or no storage: then nothing is taken away.
 */
export function writeEntry<Kept extends Entry>(shelf: Shelf, key: string, entry: Kept, lean: Kept = entry): boolean {
  // The others are looked into only where they must give way: this is done while somebody types.
  const others = () => readEntries(shelf, key, entry.at, () => true).filter(({ form }) => form !== entry.form)
  if (put(shelf, key, entry) || put(shelf, key, lean)) {
    if (namesUnder(shelf, nameOf(key, '')).length > maxEntries) {
      for (const { form } of others().slice(maxEntries - 1)) removeEntry(shelf, key, form)
    }
    return true
  }
  const gone: Entry[] = []
  for (const oldest of others().reverse()) {
    removeEntry(shelf, key, oldest.form)
    gone.push(oldest)
    if (put(shelf, key, lean)) return true
  }
  for (const one of gone) put(shelf, key, one)
  return false
}

function put(shelf: Shelf, key: string, entry: Entry): boolean {
  try {
    shelf.setItem(nameOf(key, entry.form), JSON.stringify(entry))
    return true
  } catch {
    return false
  }
}

/** Frees the room of texts that are too old to be offered, of whatever article. */
export function sweep(shelf: Shelf, now: number): void {
  for (const name of namesUnder(shelf, prefix)) takeApart(shelf, name)
  for (const name of namesUnder(shelf, prefix)) {
    const stored = readItem(shelf, name)
    if (!Array.isArray(stored) && !(isEntry(stored) && isFresh(stored, now))) shelf.removeItem(name)
  }
}

/** Takes away what a form wrote. */
export function removeEntry(shelf: Shelf, key: string, form: string): void {
  shelf.removeItem(nameOf(key, form))
}
