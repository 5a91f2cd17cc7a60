import { expect, test } from 'vitest'
import { embedFace } from './face.ts'

test.each([
  [
    'a post of TikTok with its words',
    '<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@jornal/video/71?x=1"><section>A ponte reabriu</section></blockquote><script async src="https://www.tiktok.com/embed.js"></script>',
    { service: 'TikTok', isVideo: false, address: 'https://www.tiktok.com/@jornal/video/71', text: 'A ponte reabriu' },
  ],
  [
    'a post of Bluesky by its last link',
    '<blockquote><p>Bom dia <a href="https://exemplo.br/">aqui</a></p><a href="https://bsky.app/profile/ana/post/3k">12 de maio</a></blockquote><script src="https://embed.bsky.app/static/embed.js"></script>',
    { service: 'Bluesky', address: 'https://bsky.app/profile/ana/post/3k', text: 'Bom dia aqui12 de maio' },
  ],
  [
    'a video of Vimeo',
    '<iframe src="https://player.vimeo.com/video/76979871?h=8"></iframe>',
    { service: 'Vimeo', isVideo: true, address: 'https://player.vimeo.com/video/76979871', text: null },
  ],
  [
    'a page of an unknown site',
    '<iframe src="//mapas.example/x"></iframe>',
    { service: null, isVideo: false, address: 'https://mapas.example/x' },
  ],
  ['a host that only looks like one', '<iframe src="https://vimeo.com.evil.example/x"></iframe>', { service: null }],
  ['words alone', '<b>Oi</b>', { service: null, isVideo: false, address: null, text: null }],
])('%s', (_, html, face) => {
  expect(embedFace(html)).toMatchObject(face)
})
