import { type Encoded, encode, encodeOnce } from './encode.ts'

/** One encoding of a finished page, with its header lines as `writeHead` takes them: name and value in turn. */
export interface Variant extends Encoded {
  headers: readonly string[]
}

/** A finished page: what everybody who asks for it is sent. */
export interface Page {
  status: number
  /** Best encoding first; the last is taken by whoever accepts no other. */
  variants: readonly Variant[]
  /** What it was made from. */
  keys: readonly string[]
  /** Seconds that it may be kept; 0 forbids it. */
  life: number
}

/** What a page is finished from. */
export interface Draft extends Omit<Page, 'variants'> {
  body: Buffer
  contentType: string
  /** Further header lines: location, cache control, security. */
  headers: readonly string[]
}

/** Encodes a page and makes its header lines: once for all who will be sent it, or, for a single request, only as that accepts it. */
export async function finish(draft: Draft, only?: { acceptEncoding: string | undefined }): Promise<Page> {
  const { body, contentType, headers, ...page } = draft
  const encodings = only ? [await encodeOnce(body, contentType, only.acceptEncoding)] : await encode(body, contentType)
  const vary = encodings.length > 1 || encodings[0]?.coding ? ['vary', 'Accept-Encoding'] : []
  const variants = encodings.map(each => {
    const etag = each.etag ? ['etag', each.etag] : []
    const coding = each.coding ? ['content-encoding', each.coding] : []
    const length = ['content-length', String(each.body.length)]
    return { ...each, headers: ['content-type', contentType, ...etag, ...length, ...coding, ...vary, ...headers] }
  })
  return { ...page, variants }
}

const OVERHEAD = 2_048

/** Bytes of memory that a page occupies, roughly. */
export const weigh = (page: Page): number =>
  page.variants.reduce((sum, variant) => sum + variant.body.length + OVERHEAD, OVERHEAD)
