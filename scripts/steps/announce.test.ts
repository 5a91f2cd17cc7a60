import { expect, test, vi } from 'vitest'
import type { Settings } from '#server/platform/process/env.ts'
import { announce, announcement } from './announce.ts'
import { root } from './environment.ts'

vi.mock('#server/platform/db/db.ts', () => ({
  db: () => ({ user: { findMany: async () => Promise.reject(new Error('Connection terminated')) } }),
}))

const settings = { SITE_URL: 'http://localhost:3000', PORT: 3000, DATA_DIR: `${root}/.data`, SMTP_URL: undefined }
const embedded = { embedded: true, folder: `${root}/.data/postgres` }

const ownPeople = { accounts: [], hasMaster: true }

const linesOf = (...args: Parameters<typeof announcement>) => announcement(...args).join('\n')

test('the address, the accounts, the data folder and the way to stop', () => {
  const text = linesOf(settings, embedded, { accounts: ['master@portal.local'], hasMaster: true })
  expect(text).toContain('http://localhost:3000')
  expect(text).toContain('master@portal.local')
  expect(text).toContain('senha Portal2026')
  expect(text).toMatch(/Dados +\.data\n/)
  expect(text).toContain('.data/mail')
  expect(text).toContain('Ctrl-C')
  expect(text).not.toContain('Começar')
})

test('without demonstration accounts no password is shown', () => {
  expect(linesOf(settings, embedded, ownPeople)).not.toMatch(/Portal2026|Entrar/)
})

test('an empty installation says how to make its first master', () => {
  const text = linesOf(settings, embedded, { accounts: [], hasMaster: false })
  expect(text).toContain('http://localhost:3000/auth?tab=cadastrar')
  expect(text).toContain('http://localhost:3000/become-master')
})

test('a database outside the data folder is named', () => {
  const folder = '/var/lib/portal-de-noticias/abc/postgres'
  expect(linesOf(settings, { embedded: true, folder }, ownPeople)).toContain(`(o banco, em ${folder})`)
})

test('with an own database, address and mail server it says nothing untrue', () => {
  const own = { ...settings, SITE_URL: 'https://jornal.com.br', SMTP_URL: 'smtp://localhost' }
  const text = linesOf(own, { embedded: false }, ownPeople)
  expect(text).toContain('https://jornal.com.br (nesta máquina: http://localhost:3000)')
  expect(text).toContain('banco de dados em DATABASE_URL')
  expect(text).not.toContain('E-mails')
})

test('a house whose database does not answer now is announced all the same', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  await announce({ ...settings } as Settings, { url: '', ...embedded })
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('http://localhost:3000'))
})
