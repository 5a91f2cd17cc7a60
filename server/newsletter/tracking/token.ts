import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '#server/platform/process/env.ts'

/** The content of a signed address, of a mail's picture or link. */
export interface Mark {
  act: 'open' | 'click'
  editionId: string
  subscriberId: string
  /** The link's position in the edition; 0 for an opening. */
  position: number
  /** When the mail was written, to the second. */
  writtenAt: Date
}

const marks = { open: 1, click: 2 } as const
const bodyBytes = 41
const signatureBytes = 16
const length = Math.ceil(((bodyBytes + signatureBytes) * 4) / 3)

/** A key for this use alone: no signature of another part of the product fits here, and none of these fits there. */
const key = () => createHmac('sha256', env().AUTH_SECRET).update('newsletter tracking 1').digest()
const signatureOf = (body: Buffer) => createHmac('sha256', key()).update(body).digest().subarray(0, signatureBytes)

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex')
const idIn = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Signs a mark for an address: 76 characters of base64url. */
export function tokenOf({ act, editionId, subscriberId, position, writtenAt }: Mark): string {
  const body = Buffer.alloc(bodyBytes)
  body.writeUInt8(marks[act], 0)
  idBytes(editionId).copy(body, 1)
  idBytes(subscriberId).copy(body, 17)
  body.writeUInt32BE(Math.floor(writtenAt.getTime() / 1000), 33)
  body.writeUInt32BE(position, 37)
  return Buffer.concat([body, signatureOf(body)]).toString('base64url')
}

/** The mark in an act's token; null for a token that this newspaper did not sign for the act (abuse case 39). */
export function markIn(act: Mark['act'], token: string): Mark | null {
  if (token.length !== length) return null
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== bodyBytes + signatureBytes) return null
  const body = bytes.subarray(0, bodyBytes)
  if (!timingSafeEqual(bytes.subarray(bodyBytes), signatureOf(body)) || body.readUInt8(0) !== marks[act]) return null
  return {
    act,
    editionId: idIn(body.subarray(1, 17)),
    subscriberId: idIn(body.subarray(17, 33)),
    writtenAt: new Date(body.readUInt32BE(33) * 1000),
    position: body.readUInt32BE(37),
  }
}
