import type { Page } from '@playwright/test'
import { demoPassword } from '#prisma/seed/factories.ts'

export const toast = (page: Page, text: string) => page.getByText(text, { exact: true })

/** What a person who signs up chooses: the demonstration's password would be refused as common. */
export const chosenPassword = 'Capivara9Azul'

/** Fills the form for a new account on the current page. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nome completo').fill('Dora Quaresma')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Senha' }).fill(chosenPassword)
}

/** Signs a person up through the form; ends on the home page. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth?tab=cadastrar')
  await fillSignUp(page, email)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.waitForURL('/')
}

/** Signs in through the form on the current page. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('textbox', { name: 'Senha' }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
