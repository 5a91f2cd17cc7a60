import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrOf } from './qr.ts'

test('a QR code’s path covers its dark modules and no others', () => {
  const text = '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d3-a456-4266141740005204000053039865802BR6304ABCD'
  const { path, size } = qrOf(text)
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let n = 0; n < Number(length); n++) (drawn[Number(y)] as boolean[])[Number(x) + n] = true
  expect(drawn).toEqual(encode(text, { border: 4, ecc: 'M' }).data)
})
