import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { coverOfFields, cropAround, focusClasses, middle, positionOf } from './cover.ts'

const wide = 1200 / 630

test.each([
  ['a tall picture, its top kept', { width: 1000, height: 2000 }, { x: 50, y: 0 }, { left: 0, top: 0, height: 525 }],
  ['a tall picture, its foot kept', { width: 1000, height: 2000 }, { x: 50, y: 100 }, { left: 0, top: 1475 }],
  ['a tall picture in its middle', { width: 1000, height: 2000 }, middle, { top: 738, width: 1000 }],
  ['a focal point in the middle of the crop', { width: 1000, height: 2000 }, { x: 20, y: 25 }, { top: 238 }],
  [
    'a panorama, its right end kept',
    { width: 4000, height: 630 },
    { x: 95, y: 0 },
    { left: 2800, top: 0, width: 1200 },
  ],
  [
    'a picture of exactly this ratio',
    { width: 1200, height: 630 },
    { x: 3, y: 97 },
    { left: 0, top: 0, width: 1200, height: 630 },
  ],
])('%s', (_, size, focus, crop) => {
  const cut = cropAround(size, wide, focus)
  expect(cut).toMatchObject(crop)
  expect(cut.left + cut.width).toBeLessThanOrEqual(size.width)
  expect(cut.top + cut.height).toBeLessThanOrEqual(size.height)
})

describe('a point of a picture', () => {
  const sizes = [
    [900, 1600],
    [1200, 1200],
    [1600, 1200],
    [1600, 900],
    [3000, 1000],
  ] as const
  const points = Array.from({ length: 11 }, (_, n) => n * 10)

  /** The place of a point in a box that shows a share of the picture's side: 0 and 1 are the box's edges. */
  const inBox = (percent: number, share: number, position: number) =>
    (percent / 100 - (position / 100) * (1 - share)) / share

  test.each(sizes)('stays visible in every box, for any point of %i × %i pixels', (width, height) => {
    const ratio = width / height
    for (const x of points) {
      for (const y of points) {
        const at = positionOf({ focus: { x, y }, width, height })
        for (const box of [16 / 9, 3 / 2, 1]) {
          const [across, down] = [Math.min(1, box / ratio), Math.min(1, ratio / box)]
          for (const place of [inBox(x, across, at.x), inBox(y, down, at.y)]) {
            expect(place).toBeGreaterThanOrEqual(-0.01)
            expect(place).toBeLessThanOrEqual(1.01)
          }
        }
      }
    }
  })

  test('is in the middle of the box that crops most, so that the top of a face is not cut', () => {
    const portrait = { width: 900, height: 1600 }
    const { y } = positionOf({ focus: { x: 50, y: 30 }, ...portrait })
    expect(inBox(30, portrait.width / portrait.height / (16 / 9), y)).toBeCloseTo(0.5, 1)
  })

  test('is moved towards the edge when the size is unknown', () => {
    expect(positionOf({ focus: { x: 60, y: 20 } })).toEqual({ x: 70, y: 0 })
  })
})

test('every position has its classes in the readers’ stylesheet, and the middle needs none', () => {
  const css = readFileSync('components/reader/styles/focus.css', 'utf8')
  const at = (x: number, y: number) => focusClasses({ focus: { x, y } })
  const classes = Array.from({ length: 101 }, (_, n) => at(n, 100 - n)).flatMap(each => each.split(' '))
  for (const name of new Set(classes.filter(Boolean))) {
    const [axis, percent] = [name.slice(0, 2), name.slice(3)]
    if (percent === '50') continue
    expect(css).toContain(name === 'focus' ? '.focus {' : `.${name} {\n  --${axis}: ${percent}%;`)
  }
  expect(at(49, 52)).toBe('')
  expect(at(4, 70)).toBe('focus fx-0 fy-90')
})

test('a form without a focal point means the middle', () => {
  const words = { coverImage: '/a.webp', coverAlt: 'A', coverCredit: 'B' }
  expect(coverOfFields(words, null)?.focus).toEqual(middle)
  expect(coverOfFields({ ...words, coverImage: '' }, null)).toBeNull()
})
