/** The newspaper's institutional pages: a closed list, each under `/{slug}`. Masters write them; `prisma/reference/site-pages.json` has the default
 * texts. No slug can be a place, since places end in a hyphen and a state. */
export const sitePages = [
  {
    slug: 'quem-somos',
    title: 'Quem somos',
    description: 'Quem faz este jornal, de onde ele fala e como ele se sustenta.',
    type: 'AboutPage',
  },
  {
    slug: 'expediente',
    title: 'Expediente',
    description: 'A equipe, a direção e os dados de quem responde por este jornal.',
    type: 'AboutPage',
  },
  {
    slug: 'principios-editoriais',
    title: 'Princípios editoriais',
    description: 'O que guia as nossas decisões: apuração, independência, pluralidade e transparência.',
    type: 'WebPage',
  },
  {
    slug: 'politica-de-correcoes',
    title: 'Política de correções',
    description: 'Como corrigimos o que publicamos errado e como comunicar um erro à redação.',
    type: 'WebPage',
  },
  {
    slug: 'privacidade',
    title: 'Política de privacidade',
    description: 'Que dados guardamos, para quê, por quanto tempo e quais são os seus direitos pela LGPD.',
    type: 'WebPage',
  },
  {
    slug: 'termos',
    title: 'Termos de uso',
    description: 'As regras de uso deste site e da assinatura.',
    type: 'WebPage',
  },
  {
    slug: 'contato',
    title: 'Contato',
    description: 'Como falar com a redação, sugerir pautas e comunicar erros.',
    type: 'ContactPage',
  },
] as const

export type SitePageSlug = (typeof sitePages)[number]['slug']
export const sitePageSlugs = sitePages.map(({ slug }) => slug) as [SitePageSlug, ...SitePageSlug[]]

/** An institutional page by its slug; undefined for an unknown slug. */
export const sitePageOf = (slug: string) => sitePages.find(page => page.slug === slug)
