import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { looks, overflow } from '../support/looking.ts'
import { signInAs } from '../support/session.ts'

test.describe.configure({ mode: 'serial' })

for (const { name, viewport, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme })

    test('a master requires a factor of staff, sees who lacks one, and takes it back @whole', async ({
      page,
      visit,
    }) => {
      const [master, author] = [await given.master(), await given.person(['author'], 'Aurora Sem Fator')]
      await signInAs(page.context(), master.id)
      await visit('/admin/contas')
      await page.getByRole('button', { name: 'Exigir segundo fator da equipe' }).click()
      await expectAccessible(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Exigir segundo fator' }).click()
      await expect(page.getByText('O segundo fator é exigido da equipe.')).toBeVisible()
      expect(await overflow(page)).toBe(0)
      const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${author.id}"]`) })
      await expect(row).toContainText('Até ')
      await expect(page.getByText('Faltam 7 dias')).toBeVisible()
      await expectAccessible(page)

      await page.getByRole('button', { name: 'Deixar de exigir o segundo fator' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Deixar de exigir' }).click()
      await expect(page.getByText('O segundo fator é opcional.')).toBeVisible()
      const { factorDueAt } = await db().user.findUniqueOrThrow({ where: { id: author.id } })
      expect(factorDueAt).toBeNull()
    })
  })
}
