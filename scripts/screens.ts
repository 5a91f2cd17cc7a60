import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { readSettings } from '#server/platform/env.ts'
import { OperatorError } from '#server/platform/operator-error.ts'
import { findBrowser } from './steps/browser.ts'
import { root } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'

/** `npm run screens`: pictures of every screen of the running demonstration, for looking at them and for the README. */

const password = 'Portal2026'
const folder = join(root, 'docs/screens')

const views = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 860 },
}
const schemes = ['light', 'dark'] as const

interface Screen {
  name: string
  path: string | ((page: Page) => Promise<string>)
  as?: 'master' | 'editor' | 'autor' | 'assinante' | 'leitor'
}

const firstHref = (selector: string) => async (page: Page) => {
  await page.goto('/')
  return (await page.locator(selector).first().getAttribute('href')) ?? '/'
}
const firstEdit = async (page: Page) => {
  await page.goto('/my-articles')
  return (await page.locator('a[href$="/edit"]').first().getAttribute('href')) ?? '/my-articles'
}

const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-city', path: '/?city=petrolina-pe' },
  { name: 'article', path: firstHref('main article a[href]') },
  { name: 'article-premium', path: '/article/preco-de-beber-do-aquifero-guarani-em-ribeirao-preto' },
  {
    name: 'article-subscriber',
    path: '/article/preco-de-beber-do-aquifero-guarani-em-ribeirao-preto',
    as: 'assinante',
  },
  { name: 'pricing', path: '/pricing' },
  { name: 'not-found', path: '/nada-por-aqui' },
  { name: 'auth', path: '/auth' },
  { name: 'sign-up', path: '/auth?tab=cadastrar' },
  { name: 'become-master', path: '/become-master', as: 'leitor' },
  { name: 'dashboard', path: '/dashboard', as: 'editor' },
  { name: 'settings', path: '/settings', as: 'autor' },
  { name: 'create', path: '/create', as: 'autor' },
  { name: 'my-articles', path: '/my-articles', as: 'autor' },
  { name: 'edit', path: firstEdit, as: 'autor' },
]

/** A browser signed in as somebody, once a run: the form counts attempts. */
async function contextFor(browser: Browser, baseURL: string, role: Screen['as']): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR', reducedMotion: 'reduce' })
  if (!role) return context
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByLabel('E-mail').first().fill(`${role}@portal.local`)
  await page.getByLabel('Senha', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await page.close()
  return context
}

async function take(context: BrowserContext, screen: Screen): Promise<void> {
  const page = await context.newPage()
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(page)
  for (const [view, size] of Object.entries(views)) {
    await page.setViewportSize(size)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const shot = await page.screenshot({ fullPage: true })
      await sharp(shot)
        .webp({ quality: 80 })
        .toFile(join(folder, `${screen.name}-${view}-${colorScheme}.webp`))
    }
  }
  await page.close()
}

await run(async ({ signal, onClose }) => {
  const { SITE_URL } = readSettings(process.env)
  const site = await fetch(`${SITE_URL}/api/health`).catch(() => null)
  if (!site?.ok) throw new OperatorError(`Nada responde em ${SITE_URL}. Inicie o portal com npm start e repita.`)
  const { path } = await findBrowser(signal)
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] })
  onClose(() => browser.close())
  await mkdir(folder, { recursive: true })
  const [, , only] = process.argv
  const contexts = new Map<Screen['as'], BrowserContext>()
  for (const screen of screens.filter(({ name }) => !only || name === only)) {
    console.log(screen.name)
    const context = contexts.get(screen.as) ?? (await contextFor(browser, SITE_URL, screen.as))
    contexts.set(screen.as, context)
    await take(context, screen)
    signal.throwIfAborted()
  }
  return undefined
})
