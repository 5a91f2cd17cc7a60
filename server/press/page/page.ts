import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Encoded, encode, encodeOnce } from './encode.ts'

/** One encoding of a finished page, with its header lines as `writeHead` takes them: names and values alternate. */
export interface Variant extends Encoded {
  headers: readonly string[]
}

/** Properties of a page that all its encodings share. */
export interface PageFacts {
  status: number
  contentType: string
  /** Header lines of every encoding, names and values alternating: location, cache control, security. */
  lines: readonly string[]
  /** Keys of the things the page was made from. A change to one drops the page. */
  keys: readonly string[]
  /** Keys of things that may lag by one visit. A change to one makes the page old. */
  softKeys?: readonly string[]
  /** Seconds that the page may be kept; 0 forbids keeping. */
  life: number
  /** Whether the page is never sent while changes are not heard. */
  askFirst?: boolean
}

/** A finished page, ready to send to every visitor who asks for it. */
export interface Page extends PageFacts {
  /** Best encoding first. The last one serves clients that accept no other. */
  variants: readonly Variant[]
}

/** A page before it is encoded. */
export interface Draft extends PageFacts {
  body: Buffer
}

/** Encodes a page and makes its header lines. With `only`, makes one encoding that this request accepts; else all of them. */
export async function finish({ body, ...facts }: Draft, only?: { acceptEncoding: string | undefined }): Promise<Page> {
  const { contentType } = facts
  const encodings = only ? [await encodeOnce(body, contentType, only.acceptEncoding)] : await encode(body, contentType)
  return assemble(facts, encodings)
}

function assemble(facts: PageFacts, encodings: readonly Encoded[]): Page {
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

/** The bytes of one encoding. The plain one is unpacked from gzip. Raises if the page has no gzip encoding to unpack. */
export async function bytesOf({ variants }: Page, { body }: Variant): Promise<Buffer> {
  if (body) return body
  const packed = variants.find(({ coding }) => coding === 'gzip')?.body
  if (!packed) throw new Error('a page without bytes')
  return unpacked(packed)
}

const OVERHEAD = 2_048

/** Roughly how many bytes of memory a page occupies. */
export const weigh = (page: Page): number =>
  page.variants.reduce((sum, variant) => sum + (variant.body?.length ?? 0) + OVERHEAD, OVERHEAD)
