import { describe, expect, test } from 'vitest'
import { instantOf, localOf } from '../../text/local-time.ts'
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

test('the output of the schema is valid input', () => {
  expect(bannerFields.parse(bannerFields.parse(valid))).toEqual(valid)
})

test.each([
  [{ slot: 'sidebar' }, 'slot'],
  [{ linkUrl: 'javascript:alert(1)' }, 'linkUrl'],
  [{ linkUrl: '//evil.example' }, 'linkUrl'],
  [{ imageUrl: 'data:image/png;base64,AAAA' }, 'imageUrl'],
  [{ imageUrl: '' }, 'imageUrl'],
  [{ alt: ' ' }, 'alt'],
  [{ startsAt: '' }, 'startsAt'],
  [{ startsAt: '30/02/2026 08:00' }, 'startsAt'],
  [{ endsAt: 'amanhã' }, 'endsAt'],
  [{ endsAt: '21/11/2026 08:00' }, 'endsAt'],
])('%j is refused at %s', (own, path) => {
  expect(messagesOf(own).map(([field]) => field)).toContain(path)
})

describe('a local time', () => {
  test('is one of São Paulo', () => {
    expect(instantOf('21/11/2026 08:00')?.toISOString()).toBe('2026-11-21T11:00:00.000Z')
    expect(localOf(new Date('2026-11-21T02:59:00Z'))).toBe('20/11/2026 23:59')
  })

  test.each(['01/13/2026 00:00', '21/11/2026 24:00', '2026-11-21', '', '2026-11-21T08:00:00Z'])('is not %j', text => {
    expect(instantOf(text)).toBeNull()
  })
})
