import { describe, expect, test } from 'vitest'
import { staffPrefixes, staffUrlPatterns } from './routes.ts'

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
