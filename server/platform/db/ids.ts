import { randomBytes } from 'node:crypto'

/** A new id (RFC 9562, version 7). Ids of one instant sort by their place in the batch, so an index grows at its end. */
export function idAt(now: Date, place: number): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes.writeUInt16BE(0x7000 | (place & 0x0fff), 6)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
