import { STATUS_CODES } from 'node:http'
import { ByteCache } from '../page/byte-cache.ts'
import { type Page, readyBytes, type Variant } from '../page/page.ts'
import { HTTP_LIMITS } from './http-limits.ts'
import { withoutBodyHeaders } from './respond.ts'

const KEPT_OPEN = ['Connection', 'keep-alive', 'Keep-Alive', `timeout=${HTTP_LIMITS.keepAliveTimeout / 1000}`]
const CLOSED = ['Connection', 'close']

/** Bytes. A larger body is not copied into one buffer with its head; it is sent as a second piece. */
const LARGEST_COPY = 64 * 1024
const MOST_COPIED = 4 * 1024 * 1024

let second = 0
let date = ''
/** Complete responses of the current second, for connections that stay open. */
const wholeAnswers = new ByteCache<Variant>(MOST_COPIED)

/** The value of the Date header, made once a second. */
function currentDate(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date(now * 1000).toUTCString()
    wholeAnswers.clear()
  }
  return date
}

/** The response with one encoding of a page, byte for byte as Node's server would send it, in one or two pieces. With `notModified` a 304 without
 * a body; with `close` the connection ends after it. Null if the body is not in memory. */
export function answerBytes(
  page: Page,
  variant: Variant,
  notModified: boolean,
  close: boolean,
): readonly Buffer[] | null {
  const date = currentDate()
  if (notModified) return [headOf(304, withoutBodyHeaders(variant.headers), date, close)]
  const last = close ? undefined : wholeAnswers.get(variant)
  if (last) return [last]
  const body = readyBytes(variant)
  if (!body) return null
  const head = headOf(page.status, variant.headers, date, close)
  if (body.length > LARGEST_COPY) return [head, body]
  const whole = Buffer.concat([head, body])
  if (!close) wholeAnswers.set(variant, whole)
  return [whole]
}

function headOf(status: number, lines: readonly string[], date: string, close: boolean): Buffer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  const all = [...lines, 'Date', date, ...(close ? CLOSED : KEPT_OPEN)]
  for (let i = 0; i < all.length; i += 2) head += `${all[i]}: ${all[i + 1]}\r\n`
  return Buffer.from(`${head}\r\n`, 'latin1')
}
