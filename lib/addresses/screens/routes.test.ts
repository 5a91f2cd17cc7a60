import { describe, expect, test } from 'vitest'
import { articleSlugAt, isFramePath, staffPrefixes, staffUrlPatterns } from './routes.ts'

const isStaff = (path: string) =>
  staffUrlPatterns.some(pattern =>
    new URLPattern(pattern, 'https://jornal.example/').test(path, 'https://jornal.example'),
  )

test('speculation rules skip paths of staff, and no others that begin alike', () => {
  for (const prefix of staffPrefixes)
    for (const path of [prefix, `${prefix}/x`, `${prefix}?next=/x`]) expect(isStaff(path), path).toBe(true)
  for (const path of ['/author/ana', '/authx', '/newsletters', '/creates?x', '/events', '/'])
    expect(isStaff(path), path).toBe(false)
})

describe('an article’s address', () => {
  test.each(['/article/chuva-em-recife', '/sobral-ce/chuva-em-recife'])('is %s', path => {
    expect(articleSlugAt(path)).toBe('chuva-em-recife')
  })

  test.each(['/', '/tag/chuva', '/article/a/edit', '/sobral-ce/rss.xml', '/article/chuva?x'])('is not %s', path =>
    expect(articleSlugAt(path)).toBeNull(),
  )
})

test('a kept mail and the preview of an edition are framed documents, and nothing else below them is', () => {
  expect(isFramePath('/api/mailbox/2026-11-25t10-00-00-000z-0a1b2c3d')).toBe(true)
  const preview = '/api/newsletter/editions/63a04e47-98e8-42b5-a130-ae1b382bf315/preview'
  expect(isFramePath(preview)).toBe(true)
  for (const other of [`${preview}/x`, '/api/newsletter', '/api/mailbox', '/api/newsletter/editions/x/preview'])
    expect(isFramePath(other)).toBe(false)
})
