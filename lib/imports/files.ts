/** The documents, sounds and films of an old site that are brought along, by the ending of their names. The first ones open in the browser. */
const shown = {
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const
const saved = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv; charset=utf-8',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  zip: 'application/zip',
} as const

interface FileType {
  type: string
  /** Whether a browser shows it; otherwise it saves it. */
  inline: boolean
}

const types: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ...Object.entries(shown).map(([ending, type]) => [ending, { type, inline: true }] as const),
  ...Object.entries(saved).map(([ending, type]) => [ending, { type, inline: false }] as const),
])

const oldOffice = '\xd0\xcf\x11\xe0'
const packed = 'PK\x03\x04'
/** Names of Word, Excel and PowerPoint also stand on files of the other age, on RTF and on HTML; a file with a password is packed the old way. */
const office = [oldOffice, packed, '{\\rtf', '<']

/** How files of a kind begin; those that are not named here are packed as a zip. */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  mp3: ['ID3', '\xff'],
  ogg: ['OggS'],
  webm: ['\x1a\x45\xdf\xa3'],
  rtf: ['{\\rtf'],
  doc: office,
  ppt: office,
  docx: office,
  xlsx: office,
  pptx: office,
}
/** Kinds without a sign of their own, and what they cannot be: an .xls may be any table, a .csv in any encoding. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  xls: ['MZ', '\x7fELF'],
  csv: ['MZ', '\x7fELF', packed],
}
/** The marks of UTF-8 and UTF-16 before a text. */
const byteOrder = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/
const movieBoxes = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'])

/** Whether the first bytes of a file fit the ending of its name. */
export function isOfKind(name: string, first: Uint8Array): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const from = ending === 'mp3' ? zerosOf(first) : 0
  const text = new TextDecoder('latin1').decode(first.subarray(from, from + 1024))
  if (ending === 'pdf') return text.includes('%PDF')
  if (ending === 'mp4' || ending === 'm4a') return movieBoxes.has(text.slice(4, 8))
  const plain = ending === 'mp3' ? text : text.replace(byteOrder, '')
  const begins = (signs: readonly string[]) => signs.some(sign => plain.startsWith(sign))
  const refused = refusals[ending]
  return refused ? !begins(refused) : begins(beginnings[ending] ?? [packed])
}

/** The number of zeros before the first other byte. Players skip them before a sound. */
const zerosOf = (bytes: Uint8Array) =>
  Math.max(
    0,
    bytes.findIndex(byte => byte !== 0),
  )

/** Bytes of the largest file that is brought along. */
export const largestFile = 500 * 1024 * 1024

/** How a file is sent, by its name; null for a kind that is not brought along, such as a page or a program. */
export const fileType = (name: string): FileType | null =>
  types.get(/\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '') ?? null

/** The name of a stored file: letters, digits and hyphens, with its ending in lower case. Null as `fileType`. */
export function storedName(path: string): string | null {
  const written = path.slice(path.lastIndexOf('/') + 1)
  if (!fileType(written)) return null
  const dot = written.lastIndexOf('.')
  const plain = written
    .slice(0, dot)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain.slice(0, 80) || 'arquivo'}${written.slice(dot).toLowerCase()}`
}

export const filePrefix = '/uploads/arquivos/'

/** The address of a stored file. */
export const filePath = (id: string, name: string) => `${filePrefix}${id}/${name}`

/** The folder of a stored file, by its address; null for any other address. */
export const fileFolder = (address: string): string | null =>
  /^\/uploads\/arquivos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//.exec(address)?.[1] ?? null
