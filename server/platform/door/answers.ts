import { headerUrl } from '#lib/addresses/header-text.ts'
import { escapeHtml } from '#lib/text/html.ts'

/** An answer for one visitor: no cache stores it. */
export const noStore = { 'cache-control': 'no-store' }

/** An answer without a body. */
export const emptyAnswer = (status = 204): Response => new Response(null, { status, headers: noStore })

/** An answer in JSON, never cached. */
export const jsonAnswer = (data: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(data, { status, headers: { ...noStore, ...headers } })

/** One line of plain text; the line break is added. */
export const textAnswer = (line: string, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(`${line}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...noStore, ...headers },
  })

/** Redirects to an address in any spelling: a path of this site or a URL, percent-encoded where it is not ASCII. */
export const redirectTo = (
  location: string,
  status: 302 | 303 | 307 | 308,
  headers: Record<string, string>,
): Response => new Response(null, { status, headers: { ...headers, location: headerUrl(location) } })

/** Redirects a form's browser to another page (303), with Set-Cookie values. */
export function seeOther(location: string, ...cookies: string[]): Response {
  const response = redirectTo(location, 303, noStore)
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/**
 * Leads a form's browser to another site's page, in a sentence with a link. Not by a redirect: browsers refuse one after a form of ours,
 * whose policy names this site alone (`form-action`). `url` comes from that site's API and never from the request.
 */
export const leadTo = (url: string, sentence: string): Response =>
  new Response(
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(sentence)}</title><p><a href="${escapeHtml(url)}">${escapeHtml(sentence)}</a></p>`,
    {
      headers: {
        ...noStore,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; form-action 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        refresh: `0; url=${headerUrl(url)}`,
      },
    },
  )

/** The headers of a file download. `name` is ASCII; `type` is its media type. Opened all the same, the file can run and load nothing. */
export const downloadHeaders = (name: string, type: string) => ({
  ...noStore,
  'content-type': type,
  'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '-')}"`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})

/** A file download of bytes at hand. */
export const fileAnswer = (name: string, type: string, bytes: Uint8Array<ArrayBuffer>): Response =>
  new Response(bytes, { headers: { ...downloadHeaders(name, type), 'content-length': String(bytes.length) } })

/** A file download, written while it is sent. Aborting the download ends `parts`. */
export function downloadAnswer(name: string, type: string, parts: AsyncIterable<string | Uint8Array>): Response {
  const all = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await all.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      await all.return?.()
    },
  })
  return new Response(body, { headers: downloadHeaders(name, type) })
}
