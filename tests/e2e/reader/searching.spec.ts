import { expect, test } from '../fixtures.ts'

test.describe('the search, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('works from the top of any page, marks the words, and is narrowed and widened again', async ({ page }) => {
    await page.goto('/pricing')
    await page.getByLabel('Buscar no jornal').fill('agua')
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
  })
})
