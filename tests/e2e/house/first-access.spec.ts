import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { chosenPassword, signIn, signUp, toast } from '../support/account-forms.ts'
import { house } from '../support/house.ts'
import { type SecondHouse, startEmptyHouse, startHouse } from '../support/second-house.ts'

// Two instances share one empty database: one requires the operator's set-up code, the other does not.
test.describe.configure({ mode: 'serial' })

const open = `http://localhost:${house.port + 4}`
const guarded = `http://localhost:${house.port + 5}`
const setupCode = 'chave-da-casa-2026'
const running: SecondHouse[] = []
let database: pg.Client

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const empty = await startEmptyHouse(house.port + 4)
  running.push(empty)
  database = new pg.Client({ connectionString: empty.databaseUrl })
  await database.connect()
  const variables = { DATA_DIR: `/tmp/portal-e2e-${house.port + 5}`, DATABASE_URL: empty.databaseUrl, DEMO: '0' }
  running.push(await startHouse(house.port + 5, { ...variables, SETUP_CODE: setupCode, JOBS: '0' }))
})
// Not TRUNCATE: it would reach the ledgers, which refuse it.
test.beforeEach(() => database.query('DELETE FROM users; DELETE FROM profiles; DELETE FROM site_settings'))
test.afterAll(async () => {
  await database.end()
  for (const instance of running.reverse()) await instance.stop()
})

const claimButton = (page: Page) => page.getByRole('button', { name: 'Tornar-me Master' })
const alreadySet = (page: Page) => page.getByRole('heading', { name: 'Sistema Já Configurado' })

async function enter(page: Page): Promise<void> {
  const email = `${randomUUID()}@exemplo.local`
  await signUp(page, email)
  await page.goto('/auth')
  await signIn(page, email, chosenPassword)
  await page.waitForURL('/')
}

test.describe('on a new installation', () => {
  test.use({ baseURL: open })

  test('the first account becomes master, by a double click and once @whole', async ({ page }) => {
    await enter(page)
    await page.goto('/dashboard')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Tornar-me Master' }).click()
    await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeVisible()
    await expectAccessible(page)
    await claimButton(page).dblclick()
    await page.waitForURL('/dashboard')
    await expect(toast(page, 'Sucesso! Você agora é o Master do sistema.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Master', exact: true })).toBeVisible()
    await expect(page.getByText('Tornar-me Master')).toBeHidden()
    expect((await database.query('SELECT role FROM user_roles')).rows).toEqual([{ role: 'master' }])

    await page.goBack()
    await expect(alreadySet(page)).toBeVisible()
    await page.goto('/my-articles')
    await expect(page.getByRole('heading', { name: 'Nenhum artigo ainda' })).toBeVisible()
  })

  test('of two tabs at once one wins, and the other shows the result @whole', async ({ page }) => {
    await enter(page)
    const other = await page.context().newPage()
    const tabs = [page, other]
    for (const tab of tabs) await tab.goto('/become-master')
    await Promise.all(tabs.map(tab => claimButton(tab).click()))
    const outcome = (tab: Page) =>
      Promise.race([
        tab.waitForURL('/dashboard').then(() => 'won'),
        alreadySet(tab)
          .waitFor()
          .then(() => 'told'),
      ])
    expect((await Promise.all(tabs.map(outcome))).sort()).toEqual(['told', 'won'])
  })
})

test.describe('with a set-up code', () => {
  test.use({ baseURL: guarded })

  test('only the code makes a master; a wrong one stays in its field @whole', async ({ page }) => {
    await enter(page)
    await page.goto('/become-master')
    const code = page.getByLabel('Código de instalação')
    const failure = (text: string) => page.getByRole('listitem').filter({ hasText: text })
    await claimButton(page).click()
    await expect(failure('Informe o código de instalação.')).toBeVisible()
    await code.fill('nao-e-este')
    await claimButton(page).click()
    await expect(failure('Código de instalação incorreto.')).toBeVisible()
    await expect(failure('Informe o código de instalação.')).toBeHidden()
    await expect(code).toHaveValue('nao-e-este')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    expect((await database.query('SELECT role FROM user_roles')).rows).toEqual([])

    await code.fill(setupCode)
    await claimButton(page).click()
    await page.waitForURL('/dashboard')
    await expect(page.getByRole('heading', { name: 'Master', exact: true })).toBeVisible()
  })
})
