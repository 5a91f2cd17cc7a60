import { HTTP_LIMITS, MAX_HEADERS } from './http-limits.ts'

/** The parts of a request's head that a connection needs. */
export interface Head {
  method: string
  target: string
  /** The offset at which the head ends. */
  end: number
  /** Bytes of the body that follows. */
  bodyLength: number
  /** Whether the connection ends with the response. */
  close: boolean
  /** Whether a finished page may answer the request: a GET without a body, a session or a range. */
  plain: boolean
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const LONGEST_METHOD = 7
const VERSION = Buffer.from(' HTTP/1.1\r\n')
const SESSION_COOKIE = 'next-auth.session-token'
const [SPACE, COLON, RETURN, LINE_FEED] = [0x20, 0x3a, 0x0d, 0x0a]

const byteSet = (isMember: (byte: number) => boolean) => Uint8Array.from({ length: 256 }, (_, i) => Number(isMember(i)))
/** The bytes allowed in a header's name, in its value and in a target, by RFC 9110 §5.1, §5.5 and RFC 3986; ASCII only. */
const NAME = byteSet(byte => /[\w!#$%&'*+.^`|~-]/.test(String.fromCharCode(byte)) && byte < 0x80)
const VALUE = byteSet(byte => byte === 0x09 || (byte >= 0x20 && byte < 0x7f))
const TARGET = byteSet(byte => byte > 0x20 && byte < 0x7f)

/** Applies a header's value to the head. False if the value makes the request odd. */
type Rule = (head: Head & { host: boolean; length: boolean }, value: string) => boolean

const odd: Rule = () => false
const needsServer: Rule = head => {
  head.plain = false
  return true
}

/** The headers that decide how a request is answered or where it ends. All others are ignored here. */
const RULES = new Map<string, Rule>([
  [
    'host',
    (head, value) => {
      const isFirst = !head.host
      head.host = value !== ''
      return isFirst && head.host
    },
  ],
  [
    'connection',
    (head, value) => {
      const option = value.toLowerCase()
      head.close ||= option === 'close'
      return option === 'close' || option === 'keep-alive'
    },
  ],
  [
    'cookie',
    (head, value) => {
      if (value.includes(SESSION_COOKIE)) head.plain = false
      return true
    },
  ],
  [
    'accept-encoding',
    (head, value) => {
      // Two lines are one list (RFC 9110 §5.3).
      head.acceptEncoding = head.acceptEncoding === undefined ? value : `${head.acceptEncoding}, ${value}`
      return true
    },
  ],
  [
    'if-none-match',
    (head, value) => {
      head.ifNoneMatch = head.ifNoneMatch === undefined ? value : `${head.ifNoneMatch}, ${value}`
      return true
    },
  ],
  [
    'content-length',
    (head, value) => {
      if (head.length || !/^\d{1,12}$/.test(value)) return false
      head.length = true
      head.bodyLength = Number(value)
      return needsServer(head, value)
    },
  ],
  ['range', needsServer],
  ['transfer-encoding', odd],
  ['trailer', odd],
  ['upgrade', odd],
  ['expect', odd],
  ['proxy-connection', odd],
])
const LENGTHS = byteSet(length => [...RULES.keys()].some(name => name.length === length))

/**
 * Reads the head at the start of some bytes, in one pass. `incomplete`: more bytes may complete it. `odd`: two parsers could read it differently,
 * or only Node's server can handle it. After an odd head it is unknown where the next request begins.
 */
export function readHead(bytes: Buffer): Head | 'incomplete' | 'odd' {
  const { length } = bytes
  let at = 0
  while (at < length && bytes[at] !== SPACE && at <= LONGEST_METHOD) at++
  if (at === length) return 'incomplete'
  const method = bytes.toString('latin1', 0, at)
  if (!METHODS.has(method)) return 'odd'
  const targetStart = ++at
  while (TARGET[bytes[at] ?? 0] === 1) at++
  const target = bytes.toString('latin1', targetStart, at)
  if (target !== '' && target[0] !== '/') return 'odd'
  const afterLine = at + VERSION.length
  if (afterLine > length) return startsVersion(bytes, at) ? 'incomplete' : 'odd'
  if (target === '' || VERSION.compare(bytes, at, afterLine) !== 0) return 'odd'
  const head = {
    ...{ method, target, end: afterLine, bodyLength: 0, close: false, plain: method === 'GET' },
    ...{ acceptEncoding: undefined, ifNoneMatch: undefined, host: false, length: false },
  }
  return readLines(bytes, head)
}

/** Whether an incomplete request line is valid so far. */
const startsVersion = (bytes: Buffer, at: number) =>
  VERSION.compare(bytes, at, bytes.length, 0, bytes.length - at) === 0

function readLines(bytes: Buffer, head: Head & { host: boolean; length: boolean }) {
  const { length } = bytes
  let at = head.end
  for (let lines = 0; ; lines++) {
    if (at > HTTP_LIMITS.maxHeaderSize) return 'odd'
    if (bytes[at] === RETURN) {
      if (at + 1 === length) return 'incomplete'
      head.end = at + 2
      return bytes[at + 1] === LINE_FEED && head.host ? head : 'odd'
    }
    const line = at
    while (NAME[bytes[at] ?? 0] === 1) at++
    const colon = at
    if (at === length) return 'incomplete'
    if (bytes[at] !== COLON || at === line || lines >= MAX_HEADERS) return 'odd'
    at++
    while (VALUE[bytes[at] ?? 0] === 1) at++
    if (at + 1 >= length) return at === length || bytes[at] === RETURN ? 'incomplete' : 'odd'
    if (bytes[at] !== RETURN || bytes[at + 1] !== LINE_FEED) return 'odd'
    if (LENGTHS[colon - line] === 1) {
      const rule = RULES.get(bytes.toString('latin1', line, colon).toLowerCase())
      if (rule && !rule(head, bytes.toString('latin1', colon + 1, at).trim())) return 'odd'
    }
    at += 2
  }
}
