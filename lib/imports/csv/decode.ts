import { decode } from '../../text/text.ts'

const lineBreak = 0x0a
/** Bytes after which a text without a line break is decoded all the same. */
const mostHeld = 1024 * 1024

/** The text of a CSV's bytes, in parts. A stretch of whole lines that is no UTF-8 is read as Windows-1252. */
export async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held = new Uint8Array()
  for await (const part of bytes) {
    held = joined(held, part)
    const end = held.lastIndexOf(lineBreak) + 1 || (held.length > mostHeld ? held.length : 0)
    if (end === 0) continue
    yield decode(held.subarray(0, end))
    held = held.slice(end)
  }
  yield decode(held)
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
