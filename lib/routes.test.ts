import { describe, expect, test } from 'vitest'
import { blankPath, isInnerPath, isStaffPath, matterPath, staffPrefixes, staffUrlPatterns } from './routes.ts'

const isStaff = (path: string) =>
  staffUrlPatterns.some(pattern =>
    new URLPattern(pattern, 'https://jornal.example/').test(path, 'https://jornal.example'),
  )

describe('links that are not fetched ahead', () => {
  test.each(staffPrefixes.flatMap(prefix => [prefix, `${prefix}/x`, `${prefix}?next=/x`]))('%s', path => {
    expect(isStaff(path)).toBe(true)
  })

  test.each(['/author/ana', '/author', '/authx', '/newsletters', '/creates?x', '/events', '/'])('but %s is', path => {
    expect(isStaff(path)).toBe(false)
  })
})

describe('the matter of a page', () => {
  test.each(['/article/chuva-em-recife', '/sobral-ce/chuva-em-recife'])(
    'of %s is an article’s, asked for under the address it has',
    path => {
      expect(matterPath(path)).toBe(`/prensa/artigo/chuva-em-recife?em=${encodeURIComponent(path)}`)
    },
  )

  test.each([
    '/',
    '/sobral-ce',
    '/tag/chuva',
    '/author/ana-lima',
    '/artigo/chuva',
    '/article/a/edit',
    '/sobral-ce/rss.xml',
    '/article/chuva?x',
  ])('is no matter of its own at %s', path => expect(matterPath(path)).toBeNull())

  test('comes from where no reader gets', () => {
    for (const path of [blankPath, matterPath('/article/chuva-em-recife') ?? '', '/prensa']) {
      expect([isInnerPath(path), isStaffPath(path)]).toEqual([true, false])
    }
    expect(isInnerPath('/prensas')).toBe(false)
  })
})
