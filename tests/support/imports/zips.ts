import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive, and the lies that its headings tell about it. */
export interface ZipEntry {
  name: string | Buffer
  data?: Buffer
  /** The bytes as they stand in the archive; by default `data`, compressed. */
  packed?: Buffer
  method?: number
  flags?: number
  /** What the directory says. A number above 32 bits goes into the ZIP64 field. */
  says?: { size?: bigint; packed?: bigint; offset?: bigint }
  /** Bytes of the extra field of the directory, beside the ZIP64 one. */
  extra?: Buffer
  /** Whether only the directory has it. */
  isGhost?: boolean
  signature?: number
}

/** What the end of an archive says. */
export interface ZipEnd {
  count?: number
  offset?: number
  disk?: number
  comment?: Buffer
  commentLength?: number
  zip64?: { count?: bigint; offset?: bigint; at?: bigint }
}

const u16 = (value: number) => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const u64 = (value: bigint) => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}
const limit = 0xffffffffn
const short = (value: bigint) => u32(Number(value > limit ? limit : value))

/** An archive with these files and lies. */
export function zipOf(entries: readonly ZipEntry[], end: ZipEnd = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    const { local, central } = entryOf(entry, at)
    directory.push(central)
    if (entry.isGhost) continue
    parts.push(local)
    at += local.length
  }
  return Buffer.concat([...parts, ...directory, ...endOf(at, Buffer.concat(directory).length, entries.length, end)])
}

function entryOf(entry: ZipEntry, at: number): { local: Buffer; central: Buffer } {
  const { data = Buffer.alloc(0), method = 8, flags = 0x800, says = {}, extra = Buffer.alloc(0), signature } = entry
  const name = Buffer.from(entry.name as string)
  const packed = entry.packed ?? (method === 8 ? deflateRawSync(data) : data)
  const size = says.size ?? BigInt(data.length)
  const packedSize = says.packed ?? BigInt(packed.length)
  const offset = says.offset ?? BigInt(at)
  const large = [size, packedSize, offset].filter(value => value > limit).map(u64)
  const field = large.length > 0 ? Buffer.concat([u16(1), u16(large.length * 8), ...large, extra]) : extra
  const shared = [u16(45), u16(flags), u16(method), u32(0), u32(crc32(data)), short(packedSize), short(size)]
  const local = [u32(signature ?? 0x04034b50), ...shared, u16(name.length), u16(0), name, packed]
  const tail = [u16(0), u16(0), u16(0), u32(0), short(offset), name, field]
  const central = [u32(0x02014b50), u16(45), ...shared, u16(name.length), u16(field.length), ...tail]
  return { local: Buffer.concat(local), central: Buffer.concat(central) }
}

function endOf(at: number, length: number, entries: number, end: ZipEnd): Buffer[] {
  const { comment = Buffer.alloc(0), zip64 } = end
  const count = end.count ?? entries
  const record = [u32(0x06064b50), u64(44n), u16(45), u16(45), u32(0), u32(0)]
  const place = BigInt(at + length)
  const large = zip64 && [
    ...record,
    ...[u64(zip64.count ?? BigInt(count)), u64(zip64.count ?? BigInt(count)), u64(BigInt(length))],
    u64(zip64.offset ?? BigInt(at)),
    ...[u32(0x07064b50), u32(0), u64(zip64.at ?? place), u32(1)],
  ]
  return [
    ...(large ?? []),
    ...[u32(0x06054b50), u16(end.disk ?? 0), u16(0), u16(count & 0xffff), u16(count & 0xffff), u32(length)],
    ...[u32(end.offset ?? at), u16(end.commentLength ?? comment.length), comment],
  ]
}
