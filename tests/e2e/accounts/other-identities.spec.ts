import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { db } from '#server/platform/db/db.ts'
import { type OpenidDouble, openOpenid } from '../../doubles/openid.ts'
import { openSaml, type SamlDouble } from '../../doubles/saml.ts'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { toast } from '../support/account-forms.ts'
import { house } from '../support/house.ts'
import { expectFine } from '../support/looking.ts'
import { type SecondHouse, startHouse } from '../support/second-house.ts'
import { signInAs } from '../support/session.ts'

test.describe.configure({ mode: 'serial' })

const port = house.port + 6
const site = `http://localhost:${port}`
let openid: OpenidDouble
let saml: SamlDouble
let configured: SecondHouse

test.beforeAll(async () => {
  test.setTimeout(300_000)
  openid = await openOpenid([`${site}/api/identity/empresa/callback`])
  saml = await openSaml(async () => (await fetch(`${site}/api/identity/saml/metadata`)).text())
  configured = await startHouse(port, {
    DATA_DIR: house.dataDir,
    JOBS: '0',
    OIDC_PROVIDERS: 'empresa',
    OIDC_EMPRESA_NAME: 'Empresa',
    OIDC_EMPRESA_ISSUER: openid.issuer,
    OIDC_EMPRESA_CLIENT_ID: openid.clientId,
    OIDC_EMPRESA_CLIENT_SECRET: openid.clientSecret,
    SAML_NAME: 'Universidade',
    SAML_ENTRY_POINT: saml.entryPoint,
    SAML_ISSUER: saml.issuer,
    SAML_CERT: saml.certificate,
    SAML_DOMAINS: 'universidade.example',
    WALLET_SIGN_IN: '1',
    SMS_URL: 'file',
  })
})
test.afterAll(async () => {
  await configured?.stop()
  await Promise.all([openid?.close(), saml?.close()])
})

const visitor = (domain: string) => {
  const sub = randomUUID()
  return { sub, email: `${sub}@${domain}`, email_verified: true, name: 'Ana Quaresma' }
}
const onDashboard = (page: Page) => expect(page.getByRole('heading', { name: 'Olá, Ana Quaresma' })).toBeVisible()

test('a visitor of the house’s domain enters by its SAML provider @whole', async ({ page }) => {
  const { sub, email } = visitor('universidade.example')
  saml.person = { nameId: sub, email, name: 'Ana Quaresma' }
  await page.goto(`${site}/auth?next=/dashboard`)
  const button = page.getByRole('button', { name: 'Entrar com Universidade' })
  await page.getByLabel('E-mail').fill('ana@outra.example')
  await expect(button).toHaveCount(0)
  await page.getByLabel('E-mail').fill(email)
  await button.click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.waitForURL(`${site}/dashboard`)
  await onDashboard(page)
})

test('a person links a provider, enters by it, and unlinks it @whole', async ({ page, context }) => {
  const person = await given.reader()
  openid.person = visitor('empresa.example')
  await signInAs(context, person.id)
  await page.goto(`${site}/settings/seguranca`)
  await page.getByRole('button', { name: 'Ligar Empresa' }).click()
  await expect(toast(page, 'Empresa: ligação feita.')).toBeVisible()
  await expectFine(page)

  await context.clearCookies()
  await page.goto(`${site}/auth?next=/settings/seguranca`)
  await page.getByRole('button', { name: 'Entrar com Empresa' }).click()
  await page.waitForURL(`${site}/settings/seguranca`)
  await page.getByRole('button', { name: 'Desligar Empresa' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar' }).click()
  await expect(toast(page, 'Empresa: desligado.')).toBeVisible()
  expect(await db().identity.count({ where: { userId: person.id } })).toBe(0)
})

test('a person links a wallet and enters by it @whole', async ({ page, context }) => {
  const wallet = privateKeyToAccount(generatePrivateKey())
  await page.exposeFunction('signAsWallet', (raw: `0x${string}`) => wallet.signMessage({ message: { raw } }))
  await page.addInitScript(address => {
    const { signAsWallet } = window as unknown as { signAsWallet: (raw: string) => Promise<string> }
    const request = async ({ method, params = [] }: { method: string; params?: string[] }) =>
      method === 'eth_requestAccounts' ? [address] : signAsWallet(params[0] ?? '')
    Object.assign(window, { ethereum: { request } })
  }, wallet.address)
  const person = await given.reader()
  await signInAs(context, person.id)
  await page.goto(`${site}/settings/seguranca`)
  await page.getByRole('button', { name: 'Ligar carteira digital' }).click()
  await expect(toast(page, 'Carteira: ligação feita.')).toBeVisible()
  await context.clearCookies()
  await page.goto(`${site}/auth?next=/dashboard`)
  await page.getByRole('button', { name: 'Entrar com carteira digital' }).click()
  await page.waitForURL(`${site}/dashboard`)
})
