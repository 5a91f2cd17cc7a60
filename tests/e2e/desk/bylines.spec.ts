import { db } from '#server/platform/db/db.ts'
import { given } from '../../support/given.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { button, openEdit, openTab } from '../support/writing-screen.ts'

/** The stored signers of an article. */
async function signed(articleId: string): Promise<string[]> {
  const rows = await db().articleCredit.findMany({
    where: { articleId },
    orderBy: { position: 'asc' },
    include: { profile: { select: { fullName: true } } },
  })
  return rows.map(row => `${row.profile?.fullName ?? row.name} ${row.craft}${row.isAgency ? ' (agency)' : ''}`)
}

test('a writer chooses signers, crafts and their order by keyboard alone', async ({ page }) => {
  const mark = Date.now().toString(36)
  const [ana, joao] = [`Ana Souza ${mark}`, `João Lima ${mark}`]
  const author = await given.person(['author'], ana)
  await given.person(['editor'], joao)
  await given.person([], `Leitora ${mark}`)
  const { article } = await given.article({ author })
  await openEdit(page, author, article.id)
  const rows = page.getByRole('list', { name: 'Quem assina' }).getByRole('listitem')
  const box = page.getByRole('combobox', { name: 'Assinaturas' })
  await openTab(page, 'Assinaturas')
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(ana)

  await box.focus()
  await page.keyboard.type(`joao lima ${mark}`)
  await expect(page.getByRole('option', { name: `${joao} · Editor` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(box).toBeFocused()
  await page.keyboard.type('Agência Brasil')
  await expect(page.getByRole('option', { name: '“Agência Brasil”, agência ou equipe' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type(joao)
  await expect(page.getByRole('option', { name: `${joao} · Editor` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(4)
  await page.keyboard.type(`leitora ${mark}`)
  await expect(page.getByRole('option')).toHaveText([
    `“leitora ${mark}”, de fora da redação`,
    `“leitora ${mark}”, agência ou equipe`,
  ])
  await page.keyboard.press('Escape')

  // A second credit of the same person gets another craft, chosen by keyboard.
  const craft = page.getByRole('combobox', { name: `Função de ${joao}` }).last()
  await expect(craft).toHaveText('Colaboração')
  await craft.focus()
  await page.keyboard.press('Enter')
  const checking = page.getByRole('option', { name: 'Checagem' })
  await expect(checking).toBeVisible()
  await page.keyboard.type('Che')
  await expect(checking).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(craft).toHaveText('Checagem')
  await expect(craft).toBeFocused()

  const up = button(page, 'Subir Agência Brasil')
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  // The first credit can only move down.
  await expect(button(page, 'Descer Agência Brasil')).toBeFocused()
  await expect(rows.first()).toContainText('Agência Brasil')
  await button(page, `Remover ${ana} (reportagem)`).press('Enter')
  await expect(box).toBeFocused()
  await expectAccessible(page)

  await expect
    .poll(() => signed(article.id))
    .toEqual(['Agência Brasil reporting (agency)', `${joao} reporting`, `${joao} checking`])
  await page.reload()
  await openTab(page, 'Assinaturas')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Agência ou equipe')
})
