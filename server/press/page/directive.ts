/** What a page tells the press about itself. */
export interface Directive {
  /** HTTP status of the answer. */
  status: number
  /** What the page was made from: `article:…`, `city:…`, `tag:…`, `author:…`, `works:…`, `feed`, `site`. */
  keys: readonly string[]
  /** What it names only beside its own matter: when that changes, the page is sent once more and then printed anew. */
  softKeys: readonly string[]
  /** Seconds that it may be kept; 0 forbids keeping. */
  life: number
}

/** Seconds that a page is kept when it says nothing: it is forgotten by its keys long before. */
const DEFAULT_LIFE = 86_400
/** Missing pages are many and worthless. */
const MISSING_LIFE = 10

/** Reads the JSON of `<meta name="press">` or of an `x-press` header. A malformed one gives null, and the page is then not kept. */
export function readDirective(json: string): Directive | null {
  try {
    const given: unknown = JSON.parse(json)
    if (typeof given !== 'object' || given === null) return null
    const status = 'status' in given && isStatus(given.status) ? given.status : 200
    const life = 'life' in given && typeof given.life === 'number' && given.life >= 0 ? given.life : defaultLife(status)
    const keys = 'keys' in given ? strings(given.keys) : []
    const softKeys = 'softKeys' in given ? strings(given.softKeys) : []
    return { status, keys, softKeys, life }
  } catch {
    return null
  }
}

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : []

const isStatus = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 200 && Number(value) < 600

const defaultLife = (status: number) => (status === 200 ? DEFAULT_LIFE : status < 500 ? MISSING_LIFE : 0)
