import { renditionWidths, widestRendition } from '#lib/articles/renditions.ts'

/**
 * The widths of a picture's renditions in pixels, ascending: the usual ones below its own, and its own up to the widest. A picture of 740 pixels,
 * as old newspapers have them, would shrink to 480 for good: the original is not kept.
 */
export const widthsFor = (original: number): number[] => [
  ...renditionWidths.filter(width => width < original),
  ...(original <= widestRendition ? [original] : []),
]

const signatures = {
  jpeg: (bytes: Uint8Array) => startsWith(bytes, [0xff, 0xd8, 0xff]),
  png: (bytes: Uint8Array) => startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (bytes: Uint8Array) => ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP'),
  gif: (bytes: Uint8Array) => ascii(bytes, 0, 'GIF87a') || ascii(bytes, 0, 'GIF89a'),
  avif: (bytes: Uint8Array) => ascii(bytes, 4, 'ftypavif') || ascii(bytes, 4, 'ftypavis'),
}

export type PictureKind = keyof typeof signatures

/** The formats that people upload. */
export const uploadedKinds: readonly PictureKind[] = ['jpeg', 'png', 'webp']

/** The formats of pictures that an import brings: old sites have GIF and AVIF too. */
export const importedKinds: readonly PictureKind[] = [...uploadedKinds, 'gif', 'avif']

/** The format of a picture by its first bytes; null when unknown. Names and declared types cannot be trusted (abuse: wrong types). */
export function kindOf(bytes: Uint8Array): PictureKind | null {
  const found = Object.entries(signatures).find(([, matches]) => matches(bytes))
  return found ? (found[0] as PictureKind) : null
}

const startsWith = (bytes: Uint8Array, start: number[]) => start.every((byte, index) => bytes[index] === byte)
const ascii = (bytes: Uint8Array, at: number, text: string) =>
  startsWith(
    bytes.subarray(at),
    [...text].map(character => character.charCodeAt(0)),
  )
