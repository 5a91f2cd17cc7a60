import texts from '#prisma/reference/site-pages.json' with { type: 'json' }
import type { Identity } from '../../schemas/site/site-settings.ts'
import { escapeHtml } from '../../text/html.ts'
import { gapsIn } from './site-page-gaps.ts'
import { type SitePageSlug, sitePageSlugs } from './site-pages.ts'

/**
 * The default texts of the institutional pages, until a master writes them. They are true of this software as delivered, with brackets for
 * facts of the newsroom. HTML as the editor makes it.
 */
export const sitePageTexts = Object.fromEntries(
  sitePageSlugs.map(slug => [slug, texts[slug].map(line => `\n${line}`).join('')]),
) as Record<SitePageSlug, string>

/** The gaps of the default texts that the newspaper's identity fills. */
const identityGaps = {
  'razão social': 'companyName',
  CNPJ: 'cnpj',
  'endereço da sede': 'address',
  'e-mail da redação': 'email',
  'telefone da redação': 'phone',
} as const satisfies Record<string, keyof Identity>

/** Whether a gap of a default text is filled by the newspaper's identity, on the screen Admin → Jornal. */
export const isIdentityGap = (gap: string): boolean => Object.hasOwn(identityGaps, gap)

/** The default text of an institutional page with the facts of the newspaper's identity; gaps for what the identity lacks. */
export function defaultText(slug: SitePageSlug, identity: Identity): string {
  return Object.entries(identityGaps).reduce(
    (text, [gap, field]) => (identity[field] ? text.replaceAll(`[${gap}]`, () => escapeText(identity[field])) : text),
    sitePageTexts[slug],
  )
}

/** Escapes a fact for HTML. Brackets too: a fact is no gap. */
const escapeText = (text: string) => escapeHtml(text).replace(/[[\]]/g, bracket => `&#${bracket.charCodeAt(0)};`)

/**
 * The institutional pages without gaps, in their order. `written` has the masters' own texts; null stands for a text without brackets.
 */
export const completePages = (
  identity: Identity,
  written: Partial<Record<SitePageSlug, string | null>>,
): SitePageSlug[] =>
  sitePageSlugs.filter(
    slug => gapsIn(slug in written ? (written[slug] ?? '') : defaultText(slug, identity)).length === 0,
  )
