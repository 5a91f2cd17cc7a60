import { describe, expect, test } from 'vitest'
import { routes } from '#lib/addresses/screens/routes.ts'
import { readAddress } from './address.ts'

const read = (target: string) => readAddress(target, routes)

describe('a reader page has one address', () => {
  test.each([
    ['/', '/'],
    ['/article/chuva-em-recife', '/article/chuva-em-recife'],
    ['/?utm_source=x&gclid=y', '/'],
    ['/?city=recife-pe&utm_source=x', '/?city=recife-pe'],
    ['/?city=s%C3%A3o+paulo', '/?city=s%C3%A3o%20paulo'],
    [`/busca?q=${'%C3%A1'.repeat(251)}`, `/busca?q=${'%C3%A1'.repeat(250)}`],
    [`/busca?q=${'a'.repeat(249)}%F0%9F%91%8D`, `/busca?q=${'a'.repeat(249)}%EF%BF%BD`],
  ])('%s is kept as %s', (target, key) => {
    expect(read(target)).toEqual({ kind: 'page', key })
  })

  test.each([
    ['//evil.example/x', '/evil.example/x'],
    ['/Article/X', '/article/x'],
    ['/article/./y/../x', '/article/x'],
    ['/article/%2e%2e/x', '/x'],
    ['/article/x.rsc.rsc', '/article/x'],
    ['/cafe%CC%81', '/caf%C3%A9'],
    ['/Article/x?city=y', '/article/x?city=y'],
  ])('%s is redirected to %s, a canonical address', (target, to) => {
    expect(read(target)).toEqual({ kind: 'moved', to })
    expect(read(to).kind).toBe('page')
  })
})

describe('no spelling bypasses the press or the gate behind it', () => {
  test.each(['/Dashboard', '/d%61shboard', '/dashboard/', '/x/../dashboard'])(
    '%s is redirected to /dashboard',
    target => {
      expect(read(target)).toEqual({ kind: 'moved', to: '/dashboard' })
    },
  )

  test.each(['/dashboard', '/dashboard?tab=users', '/article/0198/edit'])('%s is passed on', target => {
    expect(read(target)).toEqual({ kind: 'passed' })
  })

  test.each(['/api/health', '/_next/static/x.js', '/uploads/ABC.webp', '/assets/r-X.js'])('%s is no page', target => {
    expect(read(target)).toEqual({ kind: 'raw' })
  })

  test.each(['/api/../dashboard', '/_next/%2e%2e/x', '/uploads/..%2fx', '/api/%00', '/uploads/%ED%A0%80/x'])(
    '%s is refused',
    target => {
      expect(read(target)).toEqual({ kind: 'refused', status: 404 })
    },
  )

  test.each(['/dashboards', '/apix', '/article/x/edit/y'])('%s is a reader address, not a staff one', target => {
    expect(read(target).kind).toBe('page')
  })
})

test.each([
  ['/?p=123', '/', '/?p=123'],
  ['/?utm_source=x&page_id=7', '/', '/?page_id=7'],
  ['/article/x?attachment_id=55', '/article/x', '/?attachment_id=55'],
  ['/?p=abc', '/', undefined],
  ['/?p=1234567890123', '/', undefined],
  ['/article/x?p=1', '/article/x', undefined],
])('a former address by number: %s is the page %s and the number %s', (target, key, number) => {
  expect(read(target)).toEqual({ kind: 'page', key, number })
})

describe('invalid addresses', () => {
  test('a parameter with a control character is ignored (abuse case 13)', () => {
    for (const value of ['%00', 'a%00b', '%07', 'campina%0agrande']) {
      expect(read(`/?city=${value}`)).toEqual({ kind: 'page', key: '/' })
    }
  })

  test.each(['', '*', 'http://evil.example/', 'article/x', '/a b', '/a\\b', '/a#b', '/a\u0000', '/é'])(
    '%j is a bad request',
    target => {
      expect(read(target)).toEqual({ kind: 'refused', status: 400 })
    },
  )

  test.each(['/%ff', '/%', '/%E0%A4%A', '/a%2fb', '/a%5cb', '/a%00b', '/a%0db'])('%s names no page', target => {
    expect(read(target)).toEqual({ kind: 'nowhere', key: '/pagina-nao-encontrada' })
  })

  test('a too long address is refused with 414', () => {
    expect(read(`/${'a'.repeat(2_000)}`)).toEqual({ kind: 'refused', status: 414 })
    expect(read(`/api/auth?x=${'a'.repeat(8_000)}`)).toEqual({ kind: 'refused', status: 414 })
  })
})
