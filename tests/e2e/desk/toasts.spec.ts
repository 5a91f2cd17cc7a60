import type { Page } from '@playwright/test'
import { given } from '../../support/given.ts'
import { expect, test } from '../fixtures.ts'
import { button, openEdit, openTab } from '../support/writing-screen.ts'

/** The names of the controls on screen whose middle a press does not reach because a toast lies over it, and the toast's upper edge. */
const underToast = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      ':is(a, button, input, textarea, [role="tab"], [contenteditable="true"]):not([data-sonner-toaster] *)',
    )
    const covered: string[] = []
    let seen = 0
    for (const control of controls) {
      const { x, y, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      if (!hit) continue
      seen++
      if (hit.closest('[data-sonner-toaster]')) covered.push(control.textContent || control.tagName)
    }
    const top = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect().top
    return { covered, isManyControls: seen > 20, top }
  })

for (const [where, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desk', { width: 1366, height: 768 }],
] as const) {
  test(`on ${where} a toast lies off the navigation, and every press reaches its control @whole`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { author, article } = await given.article()
    await openEdit(page, author, article.id)
    await openTab(page, 'Lugares e tags')
    await button(page, 'Sugerir tags e lugares').click()
    const toast = page.getByText('Análise concluída!')
    await expect(toast).toBeVisible()
    const header = await page.getByRole('banner').boundingBox()
    // It slides in: its place counts once it stands.
    await expect(async () => {
      const { covered, isManyControls, top = Number.NaN } = await underToast(page)
      expect(covered).toEqual([])
      expect(isManyControls).toBe(true)
      expect(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    }).toPass({ timeout: 5_000 })
    await page.locator('.side-panel').getByRole('tab', { name: 'Capa' }).click({ timeout: 2_000 })
    await expect(toast).toBeVisible()
  })
}
