import { expect, expectAccessible, test } from '../fixtures.ts'
import { house } from '../support/house.ts'

const ask = (path: string) => fetch(house.url + path, { redirect: 'manual' })

test.describe('the search, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('works from the top of any page, marks the words, and is narrowed and widened again', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByLabel('Buscar no portal').fill('agua')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/busca\?q=agua$/)
    await expect(page.getByText(/^\d+ resultados para/)).toBeVisible()
    await expect(page.locator('main mark').first()).toHaveText(/^águas?$/i)
    await page.getByText('Acesso', { exact: true }).click()
    await page.getByRole('link', { name: /^Premium \d+/ }).click()
    await expect(page).toHaveURL(/q=agua&acesso=premium$/)
    await page.getByRole('link', { name: 'Remover o filtro Acesso: Premium' }).click()
    await expect(page).toHaveURL(/\/busca\?q=agua$/)
  })

  test('shows the results of a correction, leads back to what was typed, and says when there are no results', async ({
    page,
  }) => {
    await page.goto('/busca?q=sanfonna&acesso=livre')
    await expect(page.getByText(/^Mostrando resultados para sanfonas?\.$/)).toBeVisible()
    await expect(page.getByLabel('O que você procura')).toHaveValue('sanfonna')
    await expect(page.locator('main mark').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Remover o filtro Acesso: Acesso livre' })).toBeVisible()
    await page.getByRole('link', { name: 'Buscar por sanfonna mesmo assim' }).click()
    await expect(page).toHaveURL(/q=sanfonna&acesso=livre&exata=1$/)
    await expect(page.getByText('Nenhum resultado para “sanfonna”')).toBeVisible()
    await page.getByRole('link', { name: /^sanfona/ }).click()
    await expect(page.getByText(/^\d+ resultados? para/)).toBeVisible()
    await page.goto('/busca?q=xyzzyqwert')
    await expect(page.getByText('Nenhum resultado para “xyzzyqwert”')).toBeVisible()
    for (const signs of ['%25%25', '-', '%22', '%22%22', '%F0%9F%91%8D']) {
      await page.goto(`/busca?q=${signs}`)
      await expect(page.getByText('Não há nenhuma palavra nesta busca.')).toBeVisible()
    }
    await page.goto('/busca?q=-agua')
    await expect(page.getByText('Essa busca só tem palavras a excluir.')).toBeVisible()
  })
})

test('a tag, an author and a city link from an article to all of theirs, by keyboard alone @whole', async ({
  page,
  visit,
}) => {
  await visit('/londrina-pr')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Londrina, PR')
  await expectAccessible(page)
  const author = page.locator('main a[href^="/author/"]').first()
  const name = (await author.textContent()) ?? ''
  await author.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectAccessible(page)
})

test('addresses of lists have one spelling, and empty ones an error status @whole', async () => {
  const statuses = async (path: string) => {
    const response = await ask(path)
    return [response.status, response.headers.get('location')]
  }
  expect(await statuses('/tag/nunca-houve')).toEqual([404, null])
  expect(await statuses('/author/0198d000-0000-7000-8000-000000000000')).toEqual([404, null])
  expect(await statuses('/atlantida-xx')).toEqual([404, null])
  expect(await statuses('/londrina-pr?antes=nada')).toEqual([308, '/londrina-pr'])
  expect((await ask(`/busca?q=${'a'.repeat(10_000)}`)).status).toBe(414)
  for (const odd of [
    '/busca?q[contains]=a',
    '/busca?q=a&q=b',
    '/busca?pagina=9999&q=agua',
    '/busca?q=%00',
    '/busca?q=%22a&q=-',
    `/busca?q=${'a-'.repeat(900)}`,
  ]) {
    expect((await ask(odd)).status, odd).toBeLessThan(500)
  }
})

for (const path of ['/busca', '/busca?q=agua', '/busca?q=xyzzyqwert', '/busca?q=sanfonna', '/busca?q=-agua']) {
  test(`${path} is accessible in both schemes, and noindex when it shows typed text @whole`, async ({
    page,
    visit,
  }) => {
    await visit(path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    const robots = await page.locator('meta[name=robots]').getAttribute('content')
    expect(robots?.includes('noindex')).toBe(path !== '/busca')
  })
}
