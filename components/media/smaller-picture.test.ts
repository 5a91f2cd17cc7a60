import { expect, test } from 'vitest'
import { fitted } from './smaller-picture.ts'

test.each([
  [6000, 4000, 4096, 2731],
  [4000, 6000, 2731, 4096],
  [1200, 800, 1200, 800],
  [9000, 1, 4096, 1],
])('%d × %d is made %d × %d', (width, height, toWidth, toHeight) => {
  expect(fitted({ width, height }, 4096)).toEqual({ width: toWidth, height: toHeight })
})
