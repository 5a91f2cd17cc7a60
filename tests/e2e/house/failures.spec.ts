import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { signInAs } from '../support/session.ts'
import { without } from '../support/without-table.ts'

test.use({ expectedErrors: [/500|React error #441/] })

test('the ideas show an error when they cannot be read, and load after one press @whole', async ({ page, context }) => {
  const author = await given.person(['author'])
  await signInAs(context, author.id)
  await without('story_ideas', async () => {
    await page.goto('/storyboard')
    await expect(page.getByRole('heading', { name: 'Não foi possível carregar as pautas.' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'foi registrado' })).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { name: 'Painel de Pautas' })).toBeVisible()
})
