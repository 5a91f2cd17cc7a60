import { expect, test, vi } from 'vitest'
import { takeNotice } from './notice.ts'

const cookie = (value: object) => `notice=${encodeURIComponent(JSON.stringify(value))}`

test('a notice that names its page waits for it, any other is shown on the first page', () => {
  const document = { cookie: cookie({ kind: 'success', text: 'Pedido recebido.', at: '/' }) }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { pathname: '/auth' })
  expect(takeNotice()).toBeNull()
  expect(document.cookie).toContain('Pedido')
  vi.stubGlobal('location', { pathname: '/' })
  expect(takeNotice()?.text).toBe('Pedido recebido.')
  expect(document.cookie).toMatch(/^notice=;/)
  document.cookie = cookie({ kind: 'error', text: 'Erro' })
  expect(takeNotice()).toEqual({ kind: 'error', text: 'Erro' })
  vi.unstubAllGlobals()
})
