import { Readable } from 'node:stream'
import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { fileType } from '#lib/imports/files.ts'
import { downloadHeaders } from '#server/platform/door/answers.ts'
import { route } from '#server/platform/door/route.ts'
import { type ByteRange, storage } from '#server/platform/storage.ts'

/** Of a file that opens in the browser. A sandbox would keep its own reader of PDF from opening. */
const shownHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'self'; script-src 'none'; form-action 'none'; frame-ancestors 'self'",
}

/** Sends a file of an old site, whole or a range of it. Only kinds that cannot run in a page open in the browser. */
export const sendFile = route({
  name: 'file',
  method: 'GET',
  access: 'public',
  params: z.object({
    id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    file: z.string().regex(/^[A-Za-z0-9-]{1,80}\.[a-z0-9]{2,5}$/),
  }),
  async answer({ params: { id, file }, request }) {
    const kind = fileType(file)
    const size = kind && (await storage().sizeOf(id, file))
    if (!kind || size === null) throw new DomainError('not_found')
    const headers = {
      ...(kind.inline ? { ...shownHeaders, 'content-type': kind.type } : downloadHeaders(file, kind.type)),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    }
    const range = rangeOf(request.headers.get('range'), size)
    if (range === 'outside') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
    const found = await storage().open(id, file, range ?? undefined)
    if (!found) throw new DomainError('not_found')
    const body = Readable.toWeb(found.stream) as ReadableStream<Uint8Array>
    if (!range) return new Response(body, { headers: { ...headers, 'content-length': String(size) } })
    const part = {
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
      'content-length': String(range.end - range.start + 1),
    }
    return new Response(body, { status: 206, headers: { ...headers, ...part } })
  },
  refuse: ({ status }) =>
    new Response(null, { status, headers: { 'cache-control': status === 404 ? 'public, max-age=10' : 'no-store' } }),
})

/** The one range that a request asks for; null for the whole file, also when several are asked for. */
export function rangeOf(header: string | null, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || size === 0 ? 'outside' : { start, end }
}
