/** A page's instructions to the press, with defaults filled in. */
export interface Directive {
  /** HTTP status of the response. */
  status: number
  /** Keys of the things the page was made from: `article:…`, `city:…`, `tag:…`, `author:…`, `works:…`, `feed`, `site`. */
  keys: readonly string[]
  /** Keys of things that the page only mentions. After a change the page is sent once more and then printed anew. */
  softKeys: readonly string[]
  /** Seconds that the page may be kept; 0 forbids keeping. */
  life: number
  /** Whether the page is never sent while changes are not heard, as other finished pages are for a while (`keep/hearing.ts`). */
  askFirst: boolean
}

/** Default life of a page in seconds. Its keys drop it long before. */
const DEFAULT_LIFE = 86_400
/** Missing pages are many and not worth keeping longer. */
const MISSING_LIFE = 10

/** Reads the JSON of `<meta name="press">` or of an `x-press` header. Null if it is malformed; then the page is not kept. */
export function readDirective(json: string): Directive | null {
  try {
    const given: unknown = JSON.parse(json)
    if (typeof given !== 'object' || given === null) return null
    const status = 'status' in given && isStatus(given.status) ? given.status : 200
    const life = 'life' in given && typeof given.life === 'number' && given.life >= 0 ? given.life : defaultLife(status)
    const keys = 'keys' in given ? strings(given.keys) : []
    const softKeys = 'softKeys' in given ? strings(given.softKeys) : []
    // Anything but a clear no is the careful answer.
    const askFirst = 'askFirst' in given && given.askFirst !== false
    return { status, keys, softKeys, life, askFirst }
  } catch {
    return null
  }
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : []

const isStatus = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 200 && Number(value) < 600

const defaultLife = (status: number) => (status === 200 ? DEFAULT_LIFE : status < 500 ? MISSING_LIFE : 0)
