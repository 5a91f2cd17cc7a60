import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { OperatorError } from '#server/platform/process/operator-error.ts'

/**
 * The STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár, 2015) over AES-256-GCM, as age and Tink use it: frames of 64 KiB, each with
 * a tag; the nonce counts the frames and marks the last one. A changed, moved, missing or added frame does not decrypt. Each archive has a
 * key of its own, derived from BACKUP_KEY and a random salt.
 */
const magic = Buffer.from('PORTALBACKUP1\n')
const cipher = 'aes-256-gcm'
const saltBytes = 16
const idBytes = 8
const keyBytes = 32
const tagBytes = 16
const headBytes = magic.length + saltBytes + idBytes
const frameBytes = 64 * 1024

const damaged = (cause?: unknown) =>
  new OperatorError('A cópia está danificada: um trecho foi mudado ou falta. Use outra cópia.', { cause })

function derive(secret: string, salt: Buffer) {
  const bytes = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `portal backup v1 ${use}`, length))
  return { key: bytes('key', keyBytes), id: bytes('id', idBytes) }
}

/** Twelve bytes: the frame's number, and whether it is the last one. */
function nonceOf(frame: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(frame), 3)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** Cuts bytes into frames of a size; the last one may be shorter, or empty when there are no bytes at all. */
async function* framesOf(source: AsyncIterable<Uint8Array>, size: number) {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    rest = Buffer.concat([rest, chunk])
    // A whole frame stays back: it may be the last one.
    while (rest.length > size) {
      yield { bytes: rest.subarray(0, size), last: false }
      rest = rest.subarray(size)
    }
  }
  yield { bytes: rest, last: true }
}

/** Encrypts a stream under a secret. */
export const seal = (secret: string) =>
  async function* sealed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes)
    const { key, id } = derive(secret, salt)
    const head = Buffer.concat([magic, salt, id])
    yield head
    let frame = 0
    for await (const { bytes, last } of framesOf(source, frameBytes)) {
      const encryption = createCipheriv(cipher, key, nonceOf(frame++, last), { authTagLength: tagBytes })
      encryption.setAAD(head)
      yield Buffer.concat([encryption.update(bytes), encryption.final(), encryption.getAuthTag()])
    }
  }

/** Whether a file that begins with these bytes is encrypted. */
export const isSealed = (start: Uint8Array): boolean => magic.equals(start.subarray(0, magic.length))

/** Decrypts a stream that `seal` made. Raises OperatorError without a key, with another key, and at the first damaged frame. */
export const unseal = (secret: string | undefined) =>
  async function* unsealed(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    if (!secret) throw new OperatorError('Esta cópia é cifrada: defina BACKUP_KEY com a chave com que foi feita.')
    const { head, rest } = await splitHead(source)
    const salt = head.subarray(magic.length, magic.length + saltBytes)
    const { key, id } = derive(secret, salt)
    if (!id.equals(head.subarray(-idBytes))) throw new OperatorError('A BACKUP_KEY não é a chave desta cópia.')
    let frame = 0
    for await (const { bytes, last } of framesOf(rest, frameBytes + tagBytes)) {
      if (bytes.length < tagBytes) throw damaged()
      const decryption = createDecipheriv(cipher, key, nonceOf(frame++, last), { authTagLength: tagBytes })
      decryption.setAAD(head).setAuthTag(bytes.subarray(-tagBytes))
      try {
        yield Buffer.concat([decryption.update(bytes.subarray(0, -tagBytes)), decryption.final()])
      } catch (cause) {
        throw damaged(cause)
      }
    }
  }

async function splitHead(source: AsyncIterable<Uint8Array>) {
  const all = source[Symbol.asyncIterator]()
  let read: Buffer = Buffer.alloc(0)
  while (read.length < headBytes) {
    const { done, value } = await all.next()
    if (done) throw damaged()
    read = Buffer.concat([read, value])
  }
  async function* rest() {
    yield read.subarray(headBytes)
    for (let next = await all.next(); !next.done; next = await all.next()) yield next.value
  }
  return { head: read.subarray(0, headBytes), rest: rest() }
}
