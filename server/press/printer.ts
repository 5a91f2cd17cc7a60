import { randomUUID } from 'node:crypto'
import { draftOf, PRIVATE } from './draft.ts'
import { failurePage } from './failure-page.ts'
import { finish, type Page } from './page.ts'
import { type Handler, render } from './render.ts'
import { RETRY_AFTER, readerPageHeaders } from './security.ts'
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
  /** Whether the database can be reached: what a failure is called depends on it. */
  isUp: () => boolean
  log: Log
}

/** For whom a page is printed, when not for everybody. */
export interface Visitor {
  /** The Cookie header that the page may depend on. */
  cookies: string
  acceptEncoding: string | undefined
}

/** Prints the page at a canonical address; with a visitor, for that one alone. A failure becomes a page that says so. */
export type Print = (address: string, visitor?: Visitor) => Promise<Page>

/** Makes what asks Next for a page and makes of the answer what is sent. */
export function createPrinter({ handle, site, stripping, isUp, log }: PrinterOptions): Print {
  const common = { ...siteHeaders(site), accept: 'text/html', 'user-agent': 'portal-press' }

  function failure(address: string, error: unknown): Promise<Page> {
    const id = randomUUID()
    const up = isUp()
    log.error({ id, address, err: error }, 'page could not be printed')
    return finish({
      status: up ? 500 : 503,
      life: 0,
      keys: [],
      contentType: 'text/html; charset=utf-8',
      headers: ['cache-control', PRIVATE, ...readerPageHeaders(site), ...(up ? [] : ['retry-after', RETRY_AFTER])],
      body: Buffer.from(failurePage(id)),
    })
  }

  return async (address, visitor) => {
    try {
      const rendered = await render(handle, address, visitor ? { ...common, cookie: visitor.cookies } : common)
      if (rendered.status >= 500) throw new Error(`Next answered ${rendered.status}`)
      const draft = draftOf(rendered, { site, stripping, personal: visitor !== undefined })
      if (!draft.whole) log.error({ address }, 'reader page suspends: it is not whole without scripts')
      return await finish(draft, visitor && { acceptEncoding: visitor.acceptEncoding })
    } catch (error) {
      return failure(address, error)
    }
  }
}
