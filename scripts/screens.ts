import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type AreaRoot, areasUnder } from '#lib/addresses/screens/areas.ts'
import { readSettings } from '#server/platform/process/env.ts'
import { OperatorError } from '#server/platform/process/operator-error.ts'
import { root } from './steps/environment.ts'
import { run } from './steps/lifetime.ts'
import { findBrowser } from './steps/testing/browser.ts'

/**
 * `npm run screens`: takes screenshots of every screen of the running demonstration. Whole pages, on phone, tablet and desktop, light and
 * dark, go to docs/screens/all, which is not versioned. docs/screens holds the README's screenshots, one window high. `-- home edit` takes
 * only these two.
 */

const password = 'Portal2026'
const folder = join(root, 'docs/screens')

const views = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
}
const schemes = ['light', 'dark'] as const
type View = `${keyof typeof views}-${(typeof schemes)[number]}`

interface Screen {
  name: string
  path: string | ((page: Page) => Promise<string>)
  as?: 'master' | 'editor' | 'autor' | 'assinante' | 'leitor'
  /** The view that the README shows. */
  shown?: View
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
  { name: 'home', path: '/', shown: 'desk-light' },
  { name: 'home-city', path: '/?city=petrolina-pe' },
  { name: 'article', path: firstHref('main article :is(h2, h3) a[href]'), shown: 'phone-light' },
  {
    name: 'article-premium',
    path: '/article/preco-de-beber-do-aquifero-guarani-em-ribeirao-preto',
    shown: 'phone-dark',
  },
  {
    name: 'article-subscriber',
    path: '/article/preco-de-beber-do-aquifero-guarani-em-ribeirao-preto',
    as: 'assinante',
  },
  { name: 'article-video', path: '/campina-grande-pb/uniao-borborema-vence-semifinal-com-recorde-de-publico' },
  { name: 'article-embed', path: '/campina-grande-pb/camara-aprova-quatro-linhas-de-onibus-na-madrugada' },
  { name: 'city', path: '/petrolina-pe' },
  { name: 'city-empty', path: '/acrelandia-ac' },
  { name: 'tag', path: firstHref('main a[href^="/tag/"]') },
  { name: 'author', path: firstHref('main a[href^="/author/"]') },
  { name: 'search', path: '/busca?q=prefeitura', shown: 'desk-light' },
  { name: 'search-start', path: '/busca' },
  { name: 'search-typo', path: '/busca?q=sanfonna' },
  { name: 'search-none', path: '/busca?q=xyzzyqwert' },
  { name: 'cookies', path: '/privacidade/cookies' },
  { name: 'institutional', path: '/principios-editoriais' },
  { name: 'corrections', path: '/erramos' },
  { name: 'pricing', path: '/pricing' },
  { name: 'not-found', path: '/nada-por-aqui' },
  { name: 'auth', path: '/auth' },
  { name: 'sign-up', path: '/auth?tab=cadastrar' },
  { name: 'become-master', path: '/become-master', as: 'leitor' },
  { name: 'dashboard', path: '/dashboard', as: 'editor', shown: 'desk-light' },
  { name: 'create', path: '/create', as: 'autor' },
  { name: 'my-articles', path: '/my-articles', as: 'autor', shown: 'desk-dark' },
  { name: 'edit', path: firstEdit, as: 'editor', shown: 'desk-light' },
  { name: 'events', path: '/events' },
  { name: 'events-own', path: '/events/meus', as: 'editor' },
  { name: 'newsletter-editions', path: '/boletim' },
  { name: 'newsletter', path: '/newsletter', as: 'master' },
  { name: 'storyboard', path: '/storyboard', as: 'editor' },
  { name: 'monitor', path: '/monitor', as: 'editor' },
  { name: 'import', path: '/import-articles', as: 'master' },
  { name: 'analytics-settings', path: '/analytics-settings', as: 'master' },
  ...areas('/settings', 'leitor'),
  ...areas('/mesa', 'editor'),
  ...areas('/admin', 'master', { '/admin/banners': 'desk-light' }),
]

/** The areas under a root: `/admin/banners` is `admin-banners`. */
function areas(root: AreaRoot, as: Screen['as'], shown: Record<string, View> = {}): Screen[] {
  return areasUnder(root).map(({ path }) => ({
    name: path.slice(1).replaceAll('/', '-'),
    path,
    as,
    shown: shown[path],
  }))
}

/** Opens a browser context signed in as a role. Each role signs in once a run, because the form limits attempts. */
async function contextFor(browser: Browser, baseURL: string, role: Screen['as']): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, locale: 'pt-BR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  // The cookie banner would cover part of the screen.
  await page.goto('/')
  const question = page.getByRole('region', { name: 'Privacidade e cookies' })
  await question.getByRole('button', { name: 'Recusar' }).click()
  await question.waitFor({ state: 'hidden' })
  if (!role) {
    await page.close()
    return context
  }
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill(`${role}@portal.local`)
  await page.getByRole('textbox', { name: 'Senha' }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL(url => url.pathname !== '/auth')
  await page.close()
  return context
}

async function take(context: BrowserContext, screen: Screen): Promise<void> {
  const page = await context.newPage()
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(page)
  for (const name of Object.keys(views) as (keyof typeof views)[]) {
    await page.setViewportSize(views[name])
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      // Not for ever: staff screens keep a stream open.
      await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => {})
      const view: View = `${name}-${colorScheme}`
      await save(await page.screenshot({ fullPage: true }), `all/${screen.name}-${view}`)
      if (screen.shown === view) await save(await page.screenshot(), screen.name)
    }
  }
  await page.close()
}

const save = (shot: Buffer, name: string) =>
  sharp(shot)
    .webp({ quality: 80 })
    .toFile(join(folder, `${name}.webp`))

await run(async ({ signal, onClose }) => {
  const { SITE_URL } = readSettings(process.env)
  const site = await fetch(`${SITE_URL}/api/health`).catch(() => null)
  if (!site?.ok) throw new OperatorError(`Nada responde em ${SITE_URL}. Inicie o portal com npm start e repita.`)
  const found = await findBrowser(signal)
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...process.env, ...found.env },
    args: ['--no-sandbox', '--disable-gpu'],
  })
  onClose(() => browser.close())
  await mkdir(join(folder, 'all'), { recursive: true })
  const only = process.argv.slice(2)
  const contexts = new Map<Screen['as'], BrowserContext>()
  for (const screen of screens.filter(({ name }) => only.length === 0 || only.includes(name))) {
    console.log(screen.name)
    const context = contexts.get(screen.as) ?? (await contextFor(browser, SITE_URL, screen.as))
    contexts.set(screen.as, context)
    await take(context, screen)
    signal.throwIfAborted()
  }
  return undefined
})
