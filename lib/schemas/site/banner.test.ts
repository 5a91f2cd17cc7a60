import { expect, test } from 'vitest'
import { bannerFields } from './banner.ts'

const valid = {
  name: 'Feira',
  slot: 'home_top',
  imageUrl: '/uploads/x.webp',
  alt: 'Feira do Livro',
  linkUrl: 'https://feira.example/',
  startsAt: '21/11/2026 08:00',
  endsAt: '',
}
const messagesOf = (own: object) =>
  bannerFields.safeParse({ ...valid, ...own }).error?.issues.map(issue => [issue.path.join('.'), issue.message]) ?? []

test.each([
  [{ slot: 'sidebar' }, 'slot'],
  [{ linkUrl: 'javascript:alert(1)' }, 'linkUrl'],
  [{ imageUrl: 'data:image/png;base64,AAAA' }, 'imageUrl'],
  [{ alt: ' ' }, 'alt'],
  [{ startsAt: '30/02/2026 08:00' }, 'startsAt'],
  [{ endsAt: '21/11/2026 08:00' }, 'endsAt'],
])('%j is refused at %s', (own, path) => {
  expect(messagesOf(own).map(([field]) => field)).toContain(path)
})
