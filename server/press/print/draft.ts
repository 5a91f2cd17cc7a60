import type { OutgoingHttpHeaders } from 'node:http'
import { type Directive, readDirective } from '../page/directive.ts'
import type { Draft } from '../page/page.ts'
import { commonHeaders, readerPageHeaders } from '../page/security.ts'
import type { Site } from '../request/visitor.ts'
import type { Rendered } from './render.ts'
import { strip } from './strip.ts'

export interface DraftOptions {
  site: Site
  /** Whether scripts that are not ours are removed. */
  stripping: boolean
  /** Whether the page is printed for one visitor. */
  personal: boolean
}

/** Seconds that a redirect is kept. Any change drops it. */
const REDIRECT_LIFE = 60
/** A CDN may answer from its cache for one second (decision 0339). */
const PUBLIC = 'public, max-age=0, s-maxage=1, must-revalidate'
export const PRIVATE = 'private, no-store'
/** Headers of Next's response that the client needs; all others are dropped. Other responses than pages keep `link` too: it names a feed's hub. */
const PASSED_ON = ['location', 'content-disposition', 'content-language', 'retry-after', 'x-robots-tag']

/** Makes a draft of Next's response: with the status from the page's directive, without scripts that are not ours (decision 0020), and with our header
 * lines. */
export function draftOf(rendered: Rendered, { site, stripping, personal }: DraftOptions): Draft & { whole: boolean } {
  const contentType = String(rendered.headers['content-type'] ?? 'text/html; charset=utf-8')
  const isRedirect = rendered.status >= 300 && rendered.status < 400
  const isHtml = contentType.startsWith('text/html')
  const { body, directive, status, whole } = isHtml && !isRedirect ? readPage(rendered, stripping) : readOther(rendered)
  // Next's redirects carry the unfinished page with all its scripts. No client shows it.
  const sent = isHtml && isRedirect ? Buffer.alloc(0) : body
  // A page that sets a cookie is for one visitor.
  const mayShare = !personal && rendered.headers['set-cookie'] === undefined
  const life = mayShare ? (directive?.life ?? (isRedirect ? REDIRECT_LIFE : 0)) : 0
  // Icons and similar files have their own cache control. The press passes them on and does not keep them.
  const own = mayShare && !isHtml ? rendered.headers['cache-control'] : undefined
  const lines = [
    'cache-control',
    life > 0 ? PUBLIC : String(own ?? PRIVATE),
    ...(isHtml && stripping ? readerPageHeaders(site) : commonHeaders(site)),
    ...passedOn(rendered.headers, isHtml ? PASSED_ON : [...PASSED_ON, 'link']),
  ]
  return {
    status,
    life,
    contentType,
    lines,
    body: sent,
    whole,
    keys: directive?.keys ?? [],
    softKeys: directive?.softKeys ?? [],
    askFirst: directive?.askFirst ?? true,
  }
}

interface Read {
  body: Buffer
  directive: Directive | null
  status: number
  whole: boolean
}

function readPage(rendered: Rendered, stripping: boolean): Read {
  const { html, directive: json, whole } = strip(rendered.body.toString())
  const directive = json === null ? null : readDirective(json)
  return {
    body: stripping ? Buffer.from(html) : rendered.body,
    directive,
    status: directive?.status ?? rendered.status,
    whole: whole || !stripping,
  }
}

function readOther({ body, headers, status }: Rendered): Read {
  const json = headers['x-press']
  return { body, directive: typeof json === 'string' ? readDirective(json) : null, status, whole: true }
}

const passedOn = (headers: OutgoingHttpHeaders, names: readonly string[]): string[] => [
  ...names.flatMap(name => (headers[name] === undefined ? [] : [name, String(headers[name])])),
  ...[headers['set-cookie'] ?? []].flat().flatMap(cookie => ['set-cookie', String(cookie)]),
]
