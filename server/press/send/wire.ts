import { STATUS_CODES } from 'node:http'
import type { Page, Variant } from '../page/page.ts'
import { HTTP_LIMITS } from './http-limits.ts'
import { withoutBodyHeaders } from './respond.ts'

const KEPT_OPEN = ['Connection', 'keep-alive', 'Keep-Alive', `timeout=${HTTP_LIMITS.keepAliveTimeout / 1000}`]

let second = 0
let date = ''

/** The time of an answer, as HTTP writes it, once a second. */
function today(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    date = new Date(now * 1000).toUTCString()
  }
  return date
}

const written = new WeakMap<Variant, { date: string; bytes: Buffer }>()

/** An encoding of a page as Node's server would send it on a connection that stays open, head and body in one; without the body and what
 * describes it (304) when the reader has it already. Null when the body must first be made. */
export function bytesOnTheWire(page: Page, variant: Variant, known: boolean): Buffer | null {
  const date = today()
  if (known) return headOf(304, withoutBodyHeaders(variant.headers), date)
  if (!variant.body) return null
  const last = written.get(variant)
  if (last?.date === date) return last.bytes
  const bytes = Buffer.concat([headOf(page.status, variant.headers, date), variant.body])
  written.set(variant, { date, bytes })
  return bytes
}

function headOf(status: number, lines: readonly string[], date: string): Buffer {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  const all = [...lines, 'Date', date, ...KEPT_OPEN]
  for (let i = 0; i < all.length; i += 2) head += `${all[i]}: ${all[i + 1]}\r\n`
  return Buffer.from(`${head}\r\n`, 'latin1')
}
