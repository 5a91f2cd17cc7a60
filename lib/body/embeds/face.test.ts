import { expect, test } from 'vitest'
import { embedFace } from './face.ts'

test.each([
  [
    'a post of TikTok with its words',
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@jornal/video/71?x=1"><section>A ponte reabriu</section></blockquote><script async src="https://www.tiktok.com/embed.js"></script>',
    { service: 'TikTok', isVideo: false, address: 'https://www.tiktok.com/@jornal/video/71', text: 'A ponte reabriu' },
  ],
  [
    'a video of Vimeo',
    '<iframe src="https://player.vimeo.com/video/76979871?h=8"></iframe>',
    { service: 'Vimeo', isVideo: true, address: 'https://player.vimeo.com/video/76979871', text: null },
  ],
  ['a host that only looks like one', '<iframe src="https://vimeo.com.evil.example/x"></iframe>', { service: null }],
  ['words alone', '<b>Oi</b>', { service: null, isVideo: false, address: null, text: null }],
])('%s', (_, html, face) => {
  expect(embedFace(html)).toMatchObject(face)
})
