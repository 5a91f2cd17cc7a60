import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { asOutsideError, OutsideError } from './outside-error.ts'

/** The encodings that we ask for and understand. */
export const acceptedEncodings = 'gzip, br'

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/**
 * An answer's body, unpacked, piece by piece as it is read; at most `maxBytes`, both as it comes and unpacked, else it fails with `too_large`.
 * Destroying it ends the connection. Raises `bad_answer` for an encoding that we did not ask for.
 */
export function boundedBody(response: IncomingMessage, method: string, maxBytes: number): Readable {
  // The header of an answer without a body may still name an encoding.
  const { statusCode, headers } = response
  const hasBody = method !== 'HEAD' && statusCode !== 204 && statusCode !== 304 && headers['content-length'] !== '0'
  const last = bound(maxBytes)
  // Failures are the reader's to handle: this stream fails with the same error.
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
  // Packed bytes are counted too: empty members of gzip unpack to nothing without end.
  return [bound(maxBytes), decoder()]
}

/** Lets at most so many bytes pass. */
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
