import { expect, test } from 'vitest'
import { postAt } from './posts.ts'

test.each([
  ['https://x.com/ana_1/status/1790000000000000001?s=20&t=abc', 'https://x.com/ana_1/status/1790000000000000001'],
  ['http://twitter.com/ana/status/12/photo/1', 'https://x.com/ana/status/12'],
  [' https://www.instagram.com/p/C1a-b_2/?igsh=x ', 'https://www.instagram.com/p/C1a-b_2/'],
  ['https://www.instagram.com/reels/C1a-b_2/', 'https://www.instagram.com/reel/C1a-b_2/'],
])('%s is a post, without tracking parameters', (address, url) => {
  expect(postAt(address)?.url).toBe(url)
})

test.each([
  '',
  'x.com/ana/status/12',
  'https://x.com/ana',
  'https://x.com.evil.example/ana/status/12',
  'https://x.com@evil.example/ana/status/12',
  'javascript:https://x.com/ana/status/12',
  'https://x.com/ana/status/12"><script>',
  'https://evil.example/?u=https://x.com/ana/status/12',
])('%s is not a post', address => {
  expect(postAt(address)).toBeNull()
})

test('a post without a title names its account', () => {
  expect(postAt('https://x.com/ana/status/12', '  ')?.title).toBe('Publicação de @ana no X')
  expect(postAt('https://x.com/ana/status/12', 'A  nota')?.title).toBe('A nota')
})
