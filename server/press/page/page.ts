import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { ByteCache } from './byte-cache.ts'
import { type Encoded, encode, encodeOnce } from './encode.ts'

/** One encoding of a finished page, with its header lines as `writeHead` takes them: name and value in turn. */
export interface Variant extends Encoded {
  headers: readonly string[]
}

/** What a page says of itself, whatever its encoding. */
export interface PageFacts {
  status: number
  contentType: string
  /** Header lines of every encoding: location, cache control, security. */
  lines: readonly string[]
  /** What it was made from: a change to any of it ends the page. */
  keys: readonly string[]
  /** What else stands on it that may lag by a visit: a change makes it old. */
  softKeys?: readonly string[]
  /** Seconds that it may be kept; 0 forbids it. */
  life: number
}

/** A finished page: what everybody who asks for it is sent. */
export interface Page extends PageFacts {
  /** Best encoding first; the last is taken by whoever accepts no other. */
  variants: readonly Variant[]
}

/** What a page is finished from. */
export interface Draft extends PageFacts {
  body: Buffer
}

/** Encodes a page and makes its header lines: once for all who will be sent it, or, for a single request, only as that accepts it. */
export async function finish({ body, ...facts }: Draft, only?: { acceptEncoding: string | undefined }): Promise<Page> {
  const { contentType } = facts
  const encodings = only ? [await encodeOnce(body, contentType, only.acceptEncoding)] : await encode(body, contentType)
  return assemble(facts, encodings)
}

/** Puts a page together from encodings that exist already. */
export function assemble(facts: PageFacts, encodings: readonly Encoded[]): Page {
  const { contentType, lines } = facts
  const vary = encodings.length > 1 || encodings[0]?.coding ? ['vary', 'Accept-Encoding'] : []
  const variants = encodings.map(each => {
    const etag = each.etag ? ['etag', each.etag] : []
    const coding = each.coding ? ['content-encoding', each.coding] : []
    const length = ['content-length', String(each.length)]
    return { ...each, headers: ['content-type', contentType, ...etag, ...length, ...coding, ...vary, ...lines] }
  })
  return { ...facts, variants }
}

const unpacked = promisify(gunzip)

/** Plain bodies that somebody wanted lately: many at once are sent the same one. */
const plainBodies = new ByteCache<Variant>(4 * 1024 * 1024)
const unpacking = new WeakMap<Variant, Promise<Buffer>>()

/** The bytes of one encoding where they lie in memory; undefined when `bytesOf` must make them. */
export const readyBytes = (variant: Variant): Buffer | undefined => variant.body ?? plainBodies.get(variant)

/** The bytes of one encoding. The plain one is made from the gzip one when somebody wants it, once for all who want it then. */
export function bytesOf(page: Page, variant: Variant): Promise<Buffer> {
  const ready = readyBytes(variant)
  if (ready) return Promise.resolve(ready)
  const started = unpacking.get(variant) ?? unpack(page, variant).finally(() => unpacking.delete(variant))
  unpacking.set(variant, started)
  return started
}

async function unpack(page: Page, variant: Variant): Promise<Buffer> {
  const packed = page.variants.find(({ coding }) => coding === 'gzip')?.body
  if (!packed) throw new Error('a page without bytes')
  const plain = await unpacked(packed)
  plainBodies.set(variant, plain)
  return plain
}

const OVERHEAD = 2_048

/** Bytes of memory that a page occupies, roughly. */
export const weigh = (page: Page): number =>
  page.variants.reduce((sum, variant) => sum + (variant.body?.length ?? 0) + OVERHEAD, OVERHEAD)
