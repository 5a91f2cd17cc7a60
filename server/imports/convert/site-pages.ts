import { type SitePageSlug, sitePageSlugs } from '#lib/site/pages/site-pages.ts'

/** Usual slugs of pages elsewhere, and the institutional page that each is here. */
const others: ReadonlyMap<string, SitePageSlug> = new Map([
  ['sobre', 'quem-somos'],
  ['sobre-nos', 'quem-somos'],
  ['about', 'quem-somos'],
  ['equipe', 'expediente'],
  ['principios', 'principios-editoriais'],
  ['linha-editorial', 'principios-editoriais'],
  ['correcoes', 'politica-de-correcoes'],
  ['politica-de-privacidade', 'privacidade'],
  ['politica-privacidade', 'privacidade'],
  ['termos-de-uso', 'termos'],
  ['termos-e-condicoes', 'termos'],
  ['fale-conosco', 'contato'],
  ['entre-em-contato', 'contato'],
])

/** The institutional page that a page of another system becomes; null when it is none. */
export const sitePageFor = (slug: string): SitePageSlug | null =>
  sitePageSlugs.find(own => own === slug) ?? others.get(slug) ?? null
