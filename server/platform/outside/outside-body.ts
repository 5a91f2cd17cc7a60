import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { asOutsideError, OutsideError } from './outside-error.ts'

/** The encodings that requests accept. */
export const acceptedEncodings = 'gzip, br'

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * The unpacked body of a response, as a stream. Fails with `too_large` above `maxBytes`, packed or unpacked. Destroying it closes
 * the connection. Raises `bad_answer` for an unknown encoding.
 */
export function boundedBody(response: IncomingMessage, method: string, maxBytes: number): Readable {
  // A response without a body may still have an encoding header.
  const { statusCode, headers } = response
  const hasBody = method !== 'HEAD' && statusCode !== 204 && statusCode !== 304 && headers['content-length'] !== '0'
  const last = bound(maxBytes)
  // The returned stream fails with the same error, which its reader handles.
  pipeline([response, ...unpacking(response, maxBytes, hasBody), last], () => {})
  return last
}

function unpacking(response: IncomingMessage, maxBytes: number, hasBody: boolean): Transform[] {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  if (encoding === 'identity' || encoding === '' || !hasBody) return []
  const decoder = Object.hasOwn(decoders, encoding) && decoders[encoding]
  if (!decoder) {
    response.destroy()
    throw new OutsideError('bad_answer', 'An encoding that was not asked for')
  }
  // Packed bytes are counted too: an endless row of empty gzip members unpacks to nothing.
  return [bound(maxBytes), decoder()]
}

/** Passes at most `maxBytes` on. */
function bound(maxBytes: number): Transform {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      passed += chunk.length
      if (passed > maxBytes) done(new OutsideError('too_large', `More than ${maxBytes} bytes`))
      else done(null, chunk)
    },
    destroy(error, done) {
      done(error && asOutsideError(error))
    },
  })
}
