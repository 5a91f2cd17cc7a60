import { expect, test } from 'vitest'
import { headerJson, headerUrl } from './header-text.ts'

const words = ['Łódź', '日本', '👍', 'São João', 'a\r\nset-cookie: x=1', 'nul\0', '\ud800', '\u2028', '"\\', '%zz', '']

test.each(words)('%j is a header value that reads back as the same keys', word => {
  const headers = new Headers({ 'x-press': headerJson({ keys: [`tag:${word}`] }) })
  expect(JSON.parse(headers.get('x-press') ?? '')).toEqual({ keys: [`tag:${word}`] })
  expect(headerJson(word)).toMatch(/^[\x20-\x7e]*$/)
})

test.each(words)('an address with %j is a header value of one line', word => {
  const address = headerUrl(`https://jornal.example/tag/${word}?q=${word}`)
  expect(address).toMatch(/^[\x21-\x7e]*$/)
  expect(new URL(address).origin).toBe('https://jornal.example')
})

test('an address in ASCII stays as it is', () => {
  const address = 'https://jornal.example/tag/%C5%82%C3%B3d%C5%BA?q=a%20b&x=[1]#fim'
  expect(headerUrl(address)).toBe(address)
})
