import { expect, test } from 'vitest'
import { videoId } from './video.ts'

const id = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${id}`,
  `https://youtube.com/watch?list=PL1&v=${id}&t=42s`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/embed/${id}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube.com/live/${id}`,
  ` http://www.youtube.com/watch?v=${id} `,
])('%s is a video', address => {
  expect(videoId(address)).toBe(id)
})

test.each([
  '',
  id,
  `https://vimeo.com/${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/?u=https://youtu.be/${id}`,
  `https://youtube.com@evil.example/watch?v=${id}`,
  `javascript:https://youtu.be/${id}`,
  'https://www.youtube.com/watch?v=curto',
  'https://www.youtube.com/watch?v="><script>x',
  `https://www.youtube.com/watch?v=${id}x`,
  'https://www.youtube.com/@canal',
  `https://www.youtube.com/playlist/${id}`,
])('%s is not a video', address => {
  expect(videoId(address)).toBeNull()
})
