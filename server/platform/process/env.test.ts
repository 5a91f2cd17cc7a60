import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readSettings } from './env.ts'

type Variables = Parameters<typeof readSettings>[0]

const mistakesOf = (variables: Variables) => {
  try {
    readSettings(variables)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

test('with nothing set, every setting has its default', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({
    PORT: 3000,
    SITE_URL: 'http://localhost:3000',
    DEMO: true,
    PRESS: true,
    LOG_LEVEL: 'info',
  })
  expect(settings.DATA_DIR).toMatch(/^\/.*\.data$/)
  expect(settings.DATABASE_URL).toBeUndefined()
})

test('data keys are secrets that can stand in a list', () => {
  const key = 'k'.repeat(32)
  const old = 'o'.repeat(40)
  expect(readSettings({ DATA_KEY: key, DATA_KEY_OLD: `${old}, ${key}` })).toMatchObject({
    DATA_KEY: key,
    DATA_KEY_OLD: [old, key],
  })
  expect(readSettings({}).DATA_KEY_OLD).toEqual([])
  const mistakes = mistakesOf({ DATA_KEY: `${key},${key}`, DATA_KEY_OLD: `${old} curta` })
  expect(mistakes.map(sentence => sentence.split(' ')[0])).toEqual(['DATA_KEY', 'DATA_KEY_OLD'])
  expect(mistakes.join()).not.toMatch(/kkk|ooo|curta/)
})

test('every mistake is reported at once, a sentence each, without repeating a secret', () => {
  const told = mistakesOf({
    PORT: 'oitenta',
    DATABASE_URL: 'mysql://maria:segredo123@banco/portal',
    SITE_URL: 'jornal.com.br',
    AUTH_SECRET: 'curto-demais',
    SMTP_URL: 'smtp.provedor.com.br',
  })
  expect(told.map(sentence => sentence.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SITE_URL',
    'AUTH_SECRET',
    'SMTP_URL',
  ])
  expect(told.join()).not.toMatch(/segredo123|curto-demais/)
})

test.each([
  ['PORT', '0'],
  ['PORT', '3000abc'],
  ['SITE_URL', 'https://jornal.com.br/noticias'],
  ['SITE_URL', 'https://maria:senha@jornal.com.br'],
  ['MAIL_FROM', 'redação'],
  ['SETUP_CODE', 'abc'],
  ['TRUSTED_PROXIES', '-1'],
])('%s=%s is refused', (name, value) => {
  const told = mistakesOf({ [name]: value })
  expect(told).toHaveLength(1)
  expect(told[0]).toContain(name)
})

test('the key that signs mails is whole or missing', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const all = { DKIM_DOMAIN: 'jornal.com.br', DKIM_SELECTOR: 'boletim', DKIM_KEY: privateKey.replaceAll('\n', '\\n') }
  expect(readSettings(all).dkim).toEqual({
    domainName: 'jornal.com.br',
    keySelector: 'boletim',
    privateKey,
  })
  expect(readSettings({}).dkim).toBeNull()
  const wrong = mistakesOf({ DKIM_KEY: 'segredo' })
  expect(wrong.map(sentence => sentence.split(' ')[0])).toEqual(['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY'])
  expect(wrong.join()).not.toContain('segredo')
})

describe('other ways to sign in', () => {
  const provider = {
    OIDC_PROVIDERS: 'empresa',
    OIDC_EMPRESA_ISSUER: 'https://login.empresa.example',
    OIDC_EMPRESA_CLIENT_ID: 'jornal',
    OIDC_EMPRESA_CLIENT_SECRET: 'segredo',
  }
  const namesOf = (variables: Variables) => mistakesOf(variables).map(sentence => sentence.split(' ')[0])

  test('report each mistake with a sentence, without repeating a value', () => {
    expect(namesOf({ GOOGLE_CLIENT_ID: 'a' })).toEqual(['GOOGLE_CLIENT_ID'])
    expect(namesOf({ ...provider, OIDC_EMPRESA_ISSUER: 'http://login.empresa.example' })).toEqual([
      'OIDC_EMPRESA_ISSUER',
    ])
    expect(namesOf({ SAML_DOMAINS: 'empresa.example' })).toEqual(['SAML_ENTRY_POINT', 'SAML_ISSUER', 'SAML_CERT'])
    expect(mistakesOf({ OIDC_PROVIDERS: 'empresa', OIDC_EMPRESA_ISSUER: 'http://segredo' }).join()).not.toContain(
      'http://segredo',
    )
  })
})
