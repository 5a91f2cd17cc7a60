import { encode } from 'uqr'

/** A QR code as the path of an SVG of `size` × `size` units, its quiet zone included. */
export interface Qr {
  path: string
  size: number
}

/** The QR code of a text of at most 2,000 bytes. One rectangle for each run of dark modules. */
export function qrOf(text: string): Qr {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map(dark => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index: x, 0: { length } }) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return { path: runs.join(''), size }
}
