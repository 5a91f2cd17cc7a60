import { expect, test } from 'vitest'
import { noticeCookie } from './notice.ts'

test('a notice with any characters survives the cookie', () => {
  const text = 'Olá; “mundo”, <b>=</b>\r\nSet-Cookie: x=y'
  const cookie = noticeCookie('success', text)
  expect(cookie).toMatch(/^notice=[\w%.!~*'()-]+; Path=\/; Max-Age=30; SameSite=Lax$/)
  const value = cookie.slice('notice='.length, cookie.indexOf(';'))
  expect(JSON.parse(decodeURIComponent(value))).toEqual({ kind: 'success', text })
})
