import { STATUS_CODES } from 'node:http'
import { ByteCache } from '../page/byte-cache.ts'
import { type Page, readyBytes, type Variant } from '../page/page.ts'
import { HTTP_LIMITS } from './http-limits.ts'
import { withoutBodyHeaders } from './respond.ts'

const KEPT_OPEN = ['Connection', 'keep-alive', 'Keep-Alive', `timeout=${HTTP_LIMITS.keepAliveTimeout / 1000}`]
const CLOSED = ['Connection', 'close']

/** Larger bodies are not copied behind their head: they go out as a piece of their own. */
const LARGEST_COPY = 64 * 1024
const MOST_COPIED = 4 * 1024 * 1024

let second = 0
let date = ''
/** Answers of the current second, whole: for connections that stay open. */
const written = new ByteCache<Variant>(MOST_COPIED)

/** The time of an answer, as HTTP writes it, once a second. */
function today(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date(now * 1000).toUTCString()
    written.clear()
  }
  return date
}

/** An encoding of a page as Node's server would send it, head and body in one or two pieces; without the body and what describes it (304) when
 * the reader has it already. `close` says that the connection ends with it. Null when the body must first be made. */
export function answerBytes(page: Page, variant: Variant, known: boolean, close: boolean): readonly Buffer[] | null {
  const date = today()
  if (known) return [headOf(304, withoutBodyHeaders(variant.headers), date, close)]
  const last = close ? undefined : written.get(variant)
  if (last) return [last]
  const body = readyBytes(variant)
  if (!body) return null
  const head = headOf(page.status, variant.headers, date, close)
  if (body.length > LARGEST_COPY) return [head, body]
  const whole = Buffer.concat([head, body])
  if (!close) written.set(variant, whole)
  return [whole]
}

function headOf(status: number, lines: readonly string[], date: string, close: boolean): Buffer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  const all = [...lines, 'Date', date, ...(close ? CLOSED : KEPT_OPEN)]
  for (let i = 0; i < all.length; i += 2) head += `${all[i]}: ${all[i + 1]}\r\n`
  return Buffer.from(`${head}\r\n`, 'latin1')
}
