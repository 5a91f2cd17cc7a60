/** The fields of every long text in the journal. */
export interface TextFields {
  title: string
  content: string
}

/** The last unsaved text of one form (decision 0041). */
export interface Entry<Fields extends object = object> {
  /** The id of the form; each opening of a screen is a new form. */
  form: string
  /** The time of writing, in milliseconds since 1970. */
  at: number
  /** The version that the text started from; null for a new text. */
  version: number | null
  fields: Fields
}

/** The part of localStorage that the journal uses. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'journal:'
const maxEntries = 20
const keptDays = 30

/** The storage key for a person's unsaved texts of one subject: an article's id, another text's name, or null for a new article. */
export const journalKey = (userId: string, subject: string | null) => `${prefix}${userId}:${subject ?? 'new'}`

/**
 * The name of one form's storage item. Each form has its own item. Two tabs may run as two processes without a lock on the storage, so with a
 * shared item one tab could overwrite the other's newest entry with an older one.
 */
const nameOf = (key: string, form: string) => `${key}:${form}`

const namesUnder = (shelf: Shelf, start: string): string[] =>
  Array.from({ length: shelf.length }, (_, n) => shelf.key(n) ?? '').filter(name => name.startsWith(start))

/**
 * The entries under a key, newest first. Leaves out entries older than 30 days and those whose fields do not pass `fits`, by default the check
 * for a long text. A key contains texts of one kind, `Kept`. `now` is in milliseconds since 1970.
 */
export function readEntries<Kept extends Entry>(
  shelf: Shelf,
  key: string,
  now: number,
  fits: (fields: object) => boolean = isText,
): Kept[] {
  splitItem(shelf, key)
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

/** Splits an item of an earlier release, which contained all forms of a key, into one item per form. Leaves it when there is no room. */
function splitItem(shelf: Shelf, key: string): void {
  const whole = readItem(shelf, key)
  if (!Array.isArray(whole)) return
  const entries = whole.filter(isEntry)
  if (entries.every(entry => put(shelf, key, entry))) shelf.removeItem(key)
  else for (const { form } of entries) removeEntry(shelf, key, form)
}

/** An item's parsed JSON; null for invalid JSON. */
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
 * Stores an entry in place of the same form's earlier one; entries of other forms stay. When the browser is short of room, stores `lean`, the
 * entry without the data that only helps a merge, then removes the oldest entries. False without room or storage: then nothing is removed.
 */
export function writeEntry<Kept extends Entry>(shelf: Shelf, key: string, entry: Kept, lean: Kept = entry): boolean {
  // Reads the other entries only when some must be removed, because this runs while the author types.
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

/** Removes the entries that are older than 30 days, of every key. `now` is in milliseconds since 1970. */
export function sweep(shelf: Shelf, now: number): void {
  for (const name of namesUnder(shelf, prefix)) splitItem(shelf, name)
  for (const name of namesUnder(shelf, prefix)) {
    const stored = readItem(shelf, name)
    if (!Array.isArray(stored) && !(isEntry(stored) && isFresh(stored, now))) shelf.removeItem(name)
  }
}

/** Removes a form's entry. */
export function removeEntry(shelf: Shelf, key: string, form: string): void {
  shelf.removeItem(nameOf(key, form))
}
