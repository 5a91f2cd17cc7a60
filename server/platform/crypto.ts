import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from './process/env.ts'
import { singleton } from './process/singleton.ts'

/** A column with ciphertexts or their blind indexes. */
export interface Column {
  table: string
  column: string
}

/** A cell of such a column. A ciphertext decrypts only in the cell that it was made for. */
export interface Cell extends Column {
  /** The row's id. */
  id: string
}

/**
 * The kinds of values that a blind index finds, and how each is normalised: `cpf` to its digits, `email` to lower case, `text`
 * not at all.
 */
export type IndexedKind = 'cpf' | 'email' | 'text'

/** Encrypts and finds the values of encrypted columns under a set of keys (decision 0154). */
export interface Keyring {
  /** How a ciphertext under the current key begins. */
  readonly prefix: string
  /** Encrypts a value for a cell: `v1.<key>.<iv>.<tag and data>`, parts in base64url. Each call gives another ciphertext. */
  encrypt(cell: Cell, value: string): string
  /** Decrypts a cell's ciphertext. Raises DecryptionError. */
  decrypt(cell: Cell, stored: string): string
  /** A cell's ciphertext under the current key; null when it is already. Raises DecryptionError. */
  rewrap(cell: Cell, stored: string): string | null
  /** A keyed hash of a value, to find its row without decrypting: equal values of a column have equal hashes. */
  blindIndex(column: Column, kind: IndexedKind, value: string): string
  /** The hashes of a value under each key, the current key first, for lookups while keys are rotated. */
  blindIndexes(column: Column, kind: IndexedKind, value: string): string[]
}

/**
 * Why decryption failed: not a ciphertext of this format, a key not configured here, or a text that was changed, cut or moved to
 * another cell.
 */
export type DecryptionReason = 'malformed' | 'unknown_key' | 'not_authentic'

export class DecryptionError extends Error {
  readonly reason: DecryptionReason

  constructor(reason: DecryptionReason, cell: Cell, options?: ErrorOptions) {
    super(`${cell.table}.${cell.column} of ${cell.id}: ${reason}`, options)
    this.name = 'DecryptionError'
    this.reason = reason
  }
}

const version = 'v1'
const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
const keyBytes = 32
const form = /^v1\.([\w-]{11})\.([\w-]{16})\.([\w-]{22,})$/

interface Key {
  /** Names the key in a ciphertext and reveals nothing of it. */
  id: string
  encryption: Buffer
  index: Buffer
}

/** HKDF (RFC 5869) with SHA-256: one secret gives independent keys for each use. */
function keyFrom(secret: string): Key {
  const derive = (use: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'portal columns', `${version} ${use}`, bytes))
  return {
    id: derive('id', 8).toString('base64url'),
    encryption: derive('encryption', keyBytes),
    index: derive('index', keyBytes),
  }
}

/** A keyring of secrets: the first encrypts, all of them decrypt. */
export function keyringOf(secrets: readonly [string, ...string[]]): Keyring {
  const [first, ...others] = secrets
  const current = keyFrom(first)
  const keys = new Map([...others.map(keyFrom), current].map(key => [key.id, key]))
  const parts = (cell: Cell, stored: string) => {
    const [, id = '', iv = '', sealed = ''] = form.exec(stored) ?? []
    if (id === '') throw new DecryptionError('malformed', cell)
    const key = keys.get(id)
    if (!key) throw new DecryptionError('unknown_key', cell)
    return { key, iv: Buffer.from(iv, 'base64url'), sealed: Buffer.from(sealed, 'base64url') }
  }
  const ring: Keyring = {
    prefix: `${version}.${current.id}.`,
    encrypt(cell, value) {
      const iv = randomBytes(ivBytes)
      const encryption = createCipheriv(cipher, current.encryption, iv, { authTagLength: tagBytes })
      encryption.setAAD(nameOf(cell))
      const data = Buffer.concat([encryption.update(value, 'utf8'), encryption.final()])
      const sealed = Buffer.concat([encryption.getAuthTag(), data])
      return [version, current.id, iv.toString('base64url'), sealed.toString('base64url')].join('.')
    },
    decrypt(cell, stored) {
      const { key, iv, sealed } = parts(cell, stored)
      const decryption = createDecipheriv(cipher, key.encryption, iv, { authTagLength: tagBytes })
      decryption.setAAD(nameOf(cell)).setAuthTag(sealed.subarray(0, tagBytes))
      try {
        return Buffer.concat([decryption.update(sealed.subarray(tagBytes)), decryption.final()]).toString('utf8')
      } catch (cause) {
        throw new DecryptionError('not_authentic', cell, { cause })
      }
    },
    rewrap(cell, stored) {
      return parts(cell, stored).key === current ? null : ring.encrypt(cell, ring.decrypt(cell, stored))
    },
    blindIndex: (column, kind, value) => indexUnder(current, column, kind, value),
    blindIndexes: (column, kind, value) =>
      [current, ...[...keys.values()].filter(key => key !== current)].map(key => indexUnder(key, column, kind, value)),
  }
  return ring
}

/** As JSON, so that two cells never share a name. */
const nameOf = ({ table, column, id }: Cell) => Buffer.from(JSON.stringify([version, table, column, id]))

const indexUnder = ({ index }: Key, { table, column }: Column, kind: IndexedKind, value: string) =>
  createHmac('sha256', index)
    .update(JSON.stringify([version, table, column, normalised(kind, value)]))
    .digest('base64url')

function normalised(kind: IndexedKind, value: string): string {
  if (kind === 'cpf') return value.replace(/\D/g, '')
  return kind === 'email' ? value.normalize('NFKC').trim().toLowerCase() : value
}

/** The process's keyring. `DATA_KEY` encrypts, or `AUTH_SECRET` when it is not set. Both and each of `DATA_KEY_OLD` decrypt. */
export const keyring = (): Keyring =>
  singleton('keyring', () => {
    const { DATA_KEY, AUTH_SECRET, DATA_KEY_OLD } = env()
    return keyringOf([DATA_KEY ?? AUTH_SECRET, AUTH_SECRET, ...DATA_KEY_OLD])
  })

/** Whether `hex` is the HMAC-SHA256 of a message under a secret. Compares in constant time. */
export function isSignedWith(secret: string, message: string | Uint8Array, hex: string): boolean {
  const right = createHmac('sha256', secret).update(message).digest()
  const given = Buffer.from(hex, 'hex')
  return given.length === right.length && timingSafeEqual(given, right)
}

/**
 * Whether a signature's time, in seconds since 1970, is at most `window` seconds from now in either direction: an older one is a
 * replay, a later one a forgery.
 */
export const isFresh = (seconds: number, now: Date, window: number): boolean =>
  Math.abs(now.getTime() / 1000 - seconds) <= window
