import { deflateRawSync } from 'node:zlib'
import type { ErrorCode } from '#lib/errors.ts'
import { type ZipEntry, zipOf } from './zips.ts'

/** An archive that lies. It is refused with a code, or its one bad file is left out. */
export interface HostileZip {
  name: string
  bytes: () => Buffer
  outcome: ErrorCode | 'left out'
}

const MB = 1024 * 1024
const pdf = (name = 'uploads/2019/edital.pdf', more: Partial<ZipEntry> = {}): ZipEntry => ({
  ...{ name, data: Buffer.from('%PDF-1.7 um edital') },
  ...more,
})
const zeros = (bytes: number) => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes)])
/** Compressed once for all cases: it takes a while. */
let hundred: Buffer | null = null
const packedHundred = () => {
  hundred ??= deflateRawSync(zeros(100 * MB))
  return hundred
}
const named = (name: string | Buffer) => () => zipOf([pdf(), { ...pdf(), name }])
/** Nothing, compressed. */
const empty = Buffer.from([3, 0])
const many = (count: number, entry: (n: number) => ZipEntry) => Array.from({ length: count }, (_, n) => entry(n))

const positions: HostileZip[] = [
  ['a directory far beyond the file', () => zipOf([], { zip64: { count: 1n, offset: 1n << 62n } })],
  ['an end record far beyond the file', () => zipOf([pdf()], { zip64: { at: 1n << 62n } })],
  ['a directory beyond the file', () => zipOf([pdf()], { offset: 0x7fffffff })],
  ['a file beyond the file', () => zipOf([pdf(undefined, { says: { offset: 0x7fffffffn } })])],
  ['a file longer than the archive', () => zipOf([pdf(undefined, { says: { packed: 5_000_000n } })])],
  ['a file far longer than the archive', () => zipOf([pdf(undefined, { says: { packed: 1n << 60n } })])],
].map(([name, bytes]) => ({ name, bytes, outcome: 'archive_positions' }) as HostileZip)

const overlaps: HostileZip[] = [
  [
    'ten thousand names of one file',
    () => zipOf(many(10_000, n => pdf(`uploads/${n}.pdf`, { isGhost: n > 0, says: { offset: 0n } }))),
  ],
  [
    'one file unpacked over and over',
    () =>
      zipOf(
        many(14, n => ({
          ...{ name: `uploads/${n}.pdf`, packed: packedHundred(), isGhost: n > 0 },
          says: { size: BigInt(MB), offset: 0n },
        })),
      ),
  ],
  ['a file within another', () => zipOf([pdf('uploads/1.pdf'), pdf('uploads/2.pdf', { says: { offset: 20n } })])],
  [
    'a file that reaches into the next',
    () => zipOf([pdf('uploads/1.pdf', { says: { packed: 60n } }), pdf('uploads/2.pdf'), pdf('uploads/3.pdf')]),
  ],
].map(([name, bytes]) => ({ name, bytes, outcome: 'archive_overlap' }) as HostileZip)

const ratios: HostileZip[] = [
  ['one file of zeros', () => zipOf([pdf(), pdf('uploads/zeros.pdf', { data: zeros(60 * MB) })])],
  [
    'a thousand smaller files of zeros',
    () => {
      const packed = deflateRawSync(zeros(MB - 5))
      return zipOf(many(1_000, n => ({ name: `uploads/${n}.pdf`, packed, says: { size: BigInt(MB) } })))
    },
  ],
  ['a picture of zeros', () => zipOf([{ name: 'uploads/2019/ponte.jpg', data: Buffer.alloc(19 * MB) }])],
].map(([name, bytes]) => ({ name, bytes, outcome: 'archive_inflates' }) as HostileZip)

const names: HostileZip[] = [
  ['dot segments', named('uploads/../../../etc/passwd.pdf')],
  ['dot segments of Windows', named('uploads\\..\\..\\windows\\a.pdf')],
  ['a NUL', named('uploads/a\0b.pdf')],
  ['an escape sequence', named('uploads/\x1b[2Ja.pdf')],
  ['sixty thousand letters', named(`uploads/${'a'.repeat(60_000)}.pdf`)],
  ['65,000 bad names', () => zipOf(many(65_000, n => ({ name: `uploads/a\u0001${n}.pdf`, packed: empty })))],
].map(([name, bytes]) => ({ name, bytes, outcome: 'archive_name' }) as HostileZip)

const numbers: HostileZip[] = [
  {
    name: 'two million entries, says the end',
    bytes: () => zipOf([pdf()], { zip64: { count: 2_000_000n } }),
    outcome: 'archive_positions',
  },
]

const broken: HostileZip[] = [
  ['a password', () => zipOf([pdf(undefined, { flags: 0x801 })]), 'archive_locked'],
  ['a method that nobody reads', () => zipOf([pdf(undefined, { method: 14 })]), 'archive_method'],
  ['two sizes of a stored file', () => zipOf([pdf(undefined, { method: 0, says: { size: 5n } })]), 'archive_broken'],
  ['a second disk', () => zipOf([pdf()], { disk: 1 }), 'archive_broken'],
  ['a comment longer than the file', () => zipOf([pdf()], { commentLength: 500 }), 'archive_broken'],
  [
    'a field longer than its place',
    () => zipOf([pdf(undefined, { extra: Buffer.from([9, 9, 255, 255]) })]),
    'archive_broken',
  ],
  ['half of it', () => zipOf(many(50, n => pdf(`uploads/${n}.pdf`))).subarray(0, 1_000), 'archive_broken'],
  ['no archive at all', () => Buffer.from('nada'), 'archive_broken'],
].map(([name, bytes, outcome]) => ({ name, bytes, outcome }) as HostileZip)

const leftOut: HostileZip[] = [
  ['more bytes than its size', () => zipOf([pdf(undefined, { data: zeros(90_000), says: { size: 10n } })])],
  ['half a gigabyte, says the directory', () => zipOf([pdf(undefined, { says: { size: 1n << 40n } })])],
  [
    'bytes that are not compressed',
    () => zipOf([pdf(undefined, { packed: Buffer.alloc(400, 0xff), says: { size: 500n } })]),
  ],
  ['a heading that is none', () => zipOf([pdf(undefined, { signature: 0x11111111 })])],
  ['a program named as a document', () => zipOf([pdf(undefined, { data: Buffer.from('MZ\x90\0') })])],
].map(([name, bytes]) => ({ name, bytes, outcome: 'left out' }) as HostileZip)

/** Archives made to stop an import, fill its disk or its log (abuse case 43). */
export const hostileZips: readonly HostileZip[] = [
  ...positions,
  ...overlaps,
  ...ratios,
  ...names,
  ...numbers,
  ...broken,
  ...leftOut,
]

/** One of them. */
export function hostileZip(name: string): Buffer {
  const found = hostileZips.find(zip => zip.name === name)
  if (!found) throw new Error(`no hostile archive is named ${name}`)
  return found.bytes()
}
