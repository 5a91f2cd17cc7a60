import { type Encoded, encode } from './encode.ts'

/** One encoding of a finished page, with its header lines as `writeHead` takes them: name and value in turn. */
export interface Variant extends Encoded {
  headers: readonly string[]
}

/** A finished page: what everybody who asks for it is sent. */
export interface Page {
  status: number
  /** Best encoding first, identity last. */
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

/** Encodes a page and makes its header lines, once for all who will be sent it. */
export async function finish({ body, contentType, headers, ...page }: Draft): Promise<Page> {
  const encodings = await encode(body, contentType)
  const vary = encodings.length > 1 ? ['vary', 'Accept-Encoding'] : []
  const variants = encodings.map(each => {
    const coding = each.coding ? ['content-encoding', each.coding] : []
    const length = ['content-length', String(each.body.length)]
    return {
      ...each,
      headers: ['content-type', contentType, 'etag', each.etag, ...length, ...coding, ...vary, ...headers],
    }
  })
  return { ...page, variants }
}

const OVERHEAD = 2_048

/** Bytes of memory that a page occupies, roughly. */
export const weigh = (page: Page): number =>
  page.variants.reduce((sum, variant) => sum + variant.body.length + OVERHEAD, OVERHEAD)
