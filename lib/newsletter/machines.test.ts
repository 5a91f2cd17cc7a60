import { describe, expect, test } from 'vitest'
import { humanClicks, isMachine, type MailRequest } from './machines.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const asked = (own: Partial<MailRequest>): boolean =>
  isMachine({ act: 'open', method: 'GET', userAgent: chrome, purpose: '', age: 3_600, ...own })

describe('an opening or a click', () => {
  test.each([
    ['a browser opens', {}],
    ['a person clicks', { act: 'click' }],
    [
      'Gmail shows the pictures to its reader',
      { userAgent: 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)' },
    ],
    ['Outlook shows the pictures', { userAgent: 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)' }],
  ] as const)('counts when %s', (_, own) => expect(asked(own)).toBe(false))

  test.each([
    ["Apple's proxy fetches every picture", { userAgent: 'Mozilla/5.0' }],
    ['the mail is seconds old', { age: 4 }],
    ['the clock went back', { age: -60 }],
    ['only the head is asked for', { method: 'HEAD' }],
    ['nobody says who asks', { userAgent: '' }],
    ['a browser fetches ahead', { purpose: 'prefetch;prerender' }],
    ['Office looks at a link', { act: 'click', userAgent: 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)' }],
    ['a script follows a link', { act: 'click', userAgent: 'python-requests/2.32' }],
  ] as const)('does not count when %s', (_, own) => expect(asked(own)).toBe(true))
})

test('a scanner clicks on different links within a second, a person does not', () => {
  const click = (position: number, ms: number) => ({ position, at: new Date(ms) })
  expect(humanClicks([click(1, 0), click(2, 200), click(3, 900)])).toEqual([])
  const twice = [click(1, 0), click(1, 300), click(2, 5_000)]
  expect(humanClicks(twice)).toEqual(twice)
})
