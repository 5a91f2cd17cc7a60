import { DomainError } from '../errors.ts'

/** Opens a file's bytes from their beginning. A reader may open them more than once. */
export type Reopen = () => AsyncIterable<Uint8Array>

export type Encoding = 'utf-8' | 'windows-1252'

/**
 * The encoding of a file, by all its bytes: Windows-1252 when, in the parts that are not UTF-8, more signs beyond ASCII are wrong in it than right. Raises import_empty,
 * import_not_text or import_utf16.
 */
export async function encodingOf(open: Reopen): Promise<Encoding> {
  let right = 0
  let wrong = 0
  let first = true
  for await (const [bytes, valid] of wholeSigns(open())) {
    if (first) refuseBinary(bytes)
    first = false
    if (valid) continue
    const counted = countSigns(bytes)
    right += counted.right
    wrong += counted.wrong
  }
  if (first) throw new DomainError('import_empty')
  return wrong > right ? 'windows-1252' : 'utf-8'
}

/** A file's text. In UTF-8 files, lines that are not UTF-8 are read as Windows-1252: old databases mix both. A byte order mark is left out. */
export async function* textOf(
  open: Reopen,
  encoding: Encoding,
  onBytes: (count: number) => void,
): AsyncGenerator<string> {
  const latin = new TextDecoder('windows-1252')
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })
  let first = true
  for await (const [bytes, valid] of wholeSigns(open())) {
    onBytes(bytes.length)
    const text = encoding === 'windows-1252' ? latin.decode(bytes) : valid ? utf8.decode(bytes) : mixed(bytes)
    yield first ? text.replace(/^\ufeff/, '') : text
    first = false
  }

  function mixed(bytes: Uint8Array): string {
    return lines(bytes)
      .map(line => (isUtf8(line) ? utf8 : latin).decode(line))
      .join('')
  }
}

/** Parts that end between two signs of UTF-8, and whether each is valid. */
async function* wholeSigns(input: AsyncIterable<Uint8Array>): AsyncGenerator<[Uint8Array, boolean]> {
  let rest: Uint8Array = new Uint8Array(0)
  for await (const part of input) {
    const bytes = rest.length > 0 ? joined(rest, part) : part
    const cut = bytes.length - unfinished(bytes)
    rest = bytes.slice(cut)
    const whole = bytes.subarray(0, cut)
    if (whole.length > 0) yield [whole, isUtf8(whole)]
  }
  if (rest.length > 0) yield [rest, isUtf8(rest)]
}

/** Two stretches of bytes as one. */
export function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

const strict = new TextDecoder('utf-8', { fatal: true })

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes)
    return true
  } catch {
    return false
  }
}

/** The bytes of a sign that begins in the last three and is not whole. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return lengthOf(byte) > back ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}

const lengthOf = (lead: number) => (lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2)

function lines(bytes: Uint8Array): Uint8Array[] {
  const found: Uint8Array[] = []
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0x0a, from)
    const to = end < 0 ? bytes.length : end + 1
    found.push(bytes.subarray(from, to))
    from = to
  }
  return found
}

function countSigns(bytes: Uint8Array): { right: number; wrong: number } {
  let right = 0
  let wrong = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const sign = bytes.subarray(at, at + lengthOf(byte))
    if (byte >= 0xc2 && isUtf8(sign)) {
      right++
      at += sign.length - 1
    } else wrong++
  }
  return { right, wrong }
}

const packed = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
]

function refuseBinary(bytes: Uint8Array): void {
  const startsWith = (signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign)
  if (packed.some(startsWith)) throw new DomainError('import_packed')
  const sample = bytes.subarray(0, 4_096)
  const nul = sample.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  if (startsWith([0xff, 0xfe]) || startsWith([0xfe, 0xff])) throw new DomainError('import_utf16')
  if (nul > sample.length / 4) throw new DomainError(nul > sample.length * 0.6 ? 'import_not_text' : 'import_utf16')
}
