import { z } from 'zod'
import { sitePageSlugs } from '../../site/pages/site-pages.ts'
import { cleanText } from '../../text/text.ts'
import { bodyHtml } from '../articles/article.ts'

export const sitePageFields = z.object({
  title: z
    .string({ error: 'Título é obrigatório' })
    .overwrite(cleanText)
    .trim()
    .min(3, 'Título deve ter pelo menos 3 caracteres')
    .max(100, 'Título muito longo'),
  content: bodyHtml,
})
export type SitePageFields = z.output<typeof sitePageFields>

export const sitePageName = z.object({ slug: z.enum(sitePageSlugs, { error: 'Página inválida' }) })

export const saveSitePageInput = sitePageName.extend({
  /** The version that the change started from; 0 for a page that no master has written yet. */
  version: z.int().min(0),
  fields: sitePageFields,
})
export type SaveSitePageInput = z.output<typeof saveSitePageInput>
