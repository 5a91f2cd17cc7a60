import { renditionWidths } from '#lib/articles/renditions.ts'

/** The widths of a picture's renditions in pixels, ascending; a very small picture keeps its own width. */
export function widthsFor(original: number): number[] {
  const widths = renditionWidths.filter(width => width <= original)
  return widths.length > 0 ? widths : [original]
}

const signatures = {
  jpeg: (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  png: (bytes: Uint8Array) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (bytes: Uint8Array) => ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP'),
}

/** The format of a picture by its first bytes; null when unknown. Names and declared types cannot be trusted (abuse: wrong types). */
export function kindOf(bytes: Uint8Array): keyof typeof signatures | null {
  const found = Object.entries(signatures).find(([, matches]) => matches(bytes))
  return found ? (found[0] as keyof typeof signatures) : null
}

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, index) => bytes[index] === byte)
const ascii = (bytes: Uint8Array, at: number, text: string) =>
  startsWith(
    bytes.subarray(at),
    [...text].map(character => character.charCodeAt(0)),
  )
