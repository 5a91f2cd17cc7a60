import { expect, test } from 'vitest'
import { cropAround, focusClasses, middle, positionOf } from './cover.ts'

const wide = 1200 / 630

test.each([
  ['a tall picture, its top kept', { width: 1000, height: 2000 }, { x: 50, y: 0 }, { left: 0, top: 0, height: 525 }],
  ['a tall picture in its middle', { width: 1000, height: 2000 }, middle, { top: 738, width: 1000 }],
  [
    'a panorama, its right end kept',
    { width: 4000, height: 630 },
    { x: 95, y: 0 },
    { left: 2800, top: 0, width: 1200 },
  ],
])('%s', (_, size, focus, crop) => {
  const cut = cropAround(size, wide, focus)
  expect(cut).toMatchObject(crop)
  expect(cut.left + cut.width).toBeLessThanOrEqual(size.width)
  expect(cut.top + cut.height).toBeLessThanOrEqual(size.height)
})

test('a point is in the middle of the box that crops most, so that the top of a face is not cut', () => {
  const { y } = positionOf({ focus: { x: 50, y: 30 }, width: 900, height: 1600 })
  const shown = 900 / 1600 / (16 / 9)
  expect((0.3 - (y / 100) * (1 - shown)) / shown).toBeCloseTo(0.5, 1)
})

test('a point has its classes of tenths, and the middle none', () => {
  const at = (x: number, y: number) => focusClasses({ focus: { x, y } })
  expect(at(49, 52)).toBe('')
  expect(at(4, 70)).toBe('focus fx-0 fy-90')
})
