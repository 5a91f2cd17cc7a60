import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { type Directive, readDirective } from './directive.ts'
import { failurePage } from './failure-page.ts'
import { type Draft, finish, type Page } from './page.ts'
import { type Handler, type Rendered, render } from './render.ts'
import { commonHeaders, readerPageHeaders } from './security.ts'
import { strip } from './strip.ts'
import { type Site, siteHeaders } from './visitor.ts'

/** What the press reports to; pino's logger fits. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export interface PrinterOptions {
  handle: Handler
  site: Site
  /** Whether scripts that are not ours are taken out. */
  stripping: boolean
  log: Log
}

/** Seconds that a redirect is kept. Any message drops it. */
const REDIRECT_LIFE = 60
/** A CDN may answer for us for one second (docs/decisions: the press and a CDN). */
const PUBLIC = ['cache-control', 'public, max-age=0, s-maxage=1, must-revalidate']
const PRIVATE = ['cache-control', 'private, no-store']
/** Headers of a route handler that mean something to whoever asked. */
const PASSED_ON = ['location', 'content-disposition', 'content-language', 'retry-after', 'x-robots-tag']

/** Prints pages: asks Next for one and makes of its answer what is sent. */
export class Printer {
  readonly #options: PrinterOptions

  constructor(options: PrinterOptions) {
    this.#options = options
  }

  /** Prints the page at a canonical address; with cookies, for that visitor alone. A failure becomes a page that says so. */
  async print(address: string, cookies?: string): Promise<Page> {
    const { handle, site } = this.#options
    const headers = {
      ...siteHeaders(site),
      accept: 'text/html',
      'user-agent': 'portal-press',
      ...(cookies && { cookie: cookies }),
    }
    try {
      const rendered = await render(handle, address, headers)
      const draft = this.#draft(address, rendered, cookies !== undefined)
      if (draft.status < 500 || draft.fromPage) return await finish(draft)
      return await this.#failure(address, new Error(`Next answered ${draft.status}`))
    } catch (error) {
      return this.#failure(address, error)
    }
  }

  #draft(address: string, rendered: Rendered, personal: boolean): Draft & { fromPage: boolean } {
    const contentType = String(rendered.headers['content-type'] ?? 'text/html; charset=utf-8')
    const isHtml = contentType.startsWith('text/html')
    const { body, directive } = isHtml ? this.#strip(address, rendered.body) : asItIs(rendered)
    const isRedirect = rendered.status >= 300 && rendered.status < 400
    const { site, stripping } = this.#options
    const cookie = rendered.headers['set-cookie']
    const status = directive && !isRedirect ? directive.status : rendered.status
    const life = personal || cookie ? 0 : (directive?.life ?? (isRedirect ? REDIRECT_LIFE : 0))
    const headers = [
      ...(life > 0 ? PUBLIC : PRIVATE),
      ...(isHtml && stripping ? readerPageHeaders(site) : commonHeaders(site)),
      ...passedOn(rendered.headers),
    ]
    return {
      status,
      life,
      contentType,
      headers,
      keys: directive?.keys ?? [],
      fromPage: directive !== null,
      body: isRedirect ? Buffer.alloc(0) : body,
    }
  }

  #strip(address: string, page: Buffer): { body: Buffer; directive: Directive | null } {
    const { html, directive, unfinished } = strip(page.toString())
    const { stripping, log } = this.#options
    if (unfinished) log.error({ address }, 'reader page suspends: it is not whole without scripts')
    return {
      body: stripping ? Buffer.from(html) : page,
      directive: directive === null ? null : readDirective(directive),
    }
  }

  #failure(address: string, error: unknown): Promise<Page> {
    const id = randomUUID()
    this.#options.log.error({ id, address, err: error }, 'page could not be printed')
    return finish({
      status: 500,
      life: 0,
      keys: [],
      contentType: 'text/html; charset=utf-8',
      headers: [...PRIVATE, ...readerPageHeaders(this.#options.site)],
      body: Buffer.from(failurePage(id)),
    })
  }
}

const asItIs = ({ body, headers }: Rendered) => {
  const told = headers['x-press']
  return { body, directive: typeof told === 'string' ? readDirective(told) : null }
}

const passedOn = (headers: OutgoingHttpHeaders): string[] => [
  ...PASSED_ON.flatMap(name => (headers[name] === undefined ? [] : [name, String(headers[name])])),
  ...[headers['set-cookie'] ?? []].flat().flatMap(cookie => ['set-cookie', String(cookie)]),
]
