import { defaultIdentity } from '#lib/schemas/site/site-settings.ts'
import { gapsIn } from '#lib/site/pages/site-page-gaps.ts'
import { defaultText } from '#lib/site/pages/site-page-texts.ts'
import { sitePages } from '#lib/site/pages/site-pages.ts'
import { db } from '#server/platform/db/db.ts'
import { demoTexts } from './demo-texts.ts'

/** The newspaper's company and how to reach it, all invented. */
const identity = {
  ...defaultIdentity,
  companyName: 'Editora Acácias Ltda.',
  cnpj: '11.222.333/0001-81',
  address: 'Rua das Acácias, 120, Centro, Londrina (PR)',
  email: 'redacao@portal.local',
  phone: '(43) 3333-0120',
}

/** What stands in place of each gap of the default texts. */
const filled = demoTexts<Readonly<Record<string, string>>>('site-pages')

/** Fills in the newspaper's identity and its institutional pages, so that readers find no gap. What is stored already stays. */
export async function seedHouse(now: Date): Promise<void> {
  await db().siteSetting.createMany({ data: [{ key: 'identity', value: identity }], skipDuplicates: true })
  await db().sitePage.createMany({
    data: sitePages.map(({ slug, title }) => ({ slug, title, content: contentOf(slug), updatedAt: now })),
    skipDuplicates: true,
  })
}

function contentOf(slug: (typeof sitePages)[number]['slug']): string {
  const text = defaultText(slug, identity)
  return gapsIn(text).reduce((whole, gap) => whole.replaceAll(`[${gap}]`, filled[gap] ?? `[${gap}]`), text)
}
