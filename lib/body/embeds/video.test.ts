import { expect, test } from 'vitest'
import { videoId } from './video.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}`,
])('%s is a video', address => {
  expect(videoId(address)).toBe(id)
})

test.each([
  '',
  id,
  `https://vimeo.com/${id}`,
  `https://evil.example/?u=https://youtu.be/${id}`,
  `https://youtube.com@evil.example/watch?v=${id}`,
  `javascript:https://youtu.be/${id}`,
  'https://www.youtube.com/watch?v="><script>x',
  `https://www.youtube.com/watch?v=${id}x`,
])('%s is not a video', address => {
  expect(videoId(address)).toBeNull()
})
