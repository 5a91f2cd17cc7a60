import { blockCases, classicCases } from './theme-cases.ts'
import { oldSite, type WxrItem, wxrFile } from './wxr-file.ts'

const text = 'A chuva parou a ponte nesta terça-feira. Ninguém se feriu, segundo a prefeitura da cidade.'
const up = `${oldSite}/wp-content/uploads`

/** Posts and pages whose title, status, date or place in the site is the odd part. */
const odd: WxrItem[] = [
  { id: 1, title: '', content: text, slug: 'sem-titulo' },
  { id: 2, title: 'Título sem texto', content: '' },
  { id: 3, title: `Um título ${'muito '.repeat(50)}longo`, content: text },
  {
    id: 4,
    title: 'Título com <em>marcas</em>, <script>alert(1)</script>&amp; entidades &#8212; e "aspas"',
    content: text,
  },
  { id: 5, title: 'Antidisestablishmentarianism'.repeat(8), content: text },
  { id: 6, title: '🎉 Emoji, ção, 日本語 e العربية', content: `${text} 🎉 日本語 العربية`, slug: '%f0%9f%8e%89-emoji' },
  { id: 7, title: 'Com senha', content: text, password: 'segredo' },
  { id: 8, title: 'Fixo no alto', content: text, sticky: true },
  { id: 9, title: 'Agendado', content: text, status: 'future', date: '2030-01-01 00:00:00' },
  { id: 10, title: 'Rascunho', content: text, status: 'draft', date: '0000-00-00 00:00:00', slug: '' },
  { id: 11, title: 'Pendente', content: text, status: 'pending' },
  { id: 12, title: 'Privado', content: text, status: 'private' },
  { id: 13, title: 'Na lixeira', content: text, status: 'trash' },
  { id: 14, title: 'Muito antigo', content: text, date: '1999-12-31 23:59:00' },
  {
    id: 15,
    title: 'Muitas categorias',
    content: text,
    categories: Array.from({ length: 30 }, (_, n) => `Categoria ${n}`),
  },
  { id: 16, title: 'Com resumo', content: text, excerpt: 'O resumo &amp; nada <b>mais</b>.' },
  { id: 17, title: 'Capa', content: text, meta: { _thumbnail_id: '50' } },
  { id: 18, title: 'Formato', content: 'https://youtu.be/abcdefghijk', format: 'Vídeo' },
  { id: 19, title: 'Mesmo endereço', content: text, slug: 'repetido' },
  { id: 20, title: 'Mesmo endereço de novo', content: text, slug: 'repetido', link: `${oldSite}/2019/06/repetido/` },
  { id: 30, type: 'page', title: 'Sobre', content: text, slug: 'sobre', link: `${oldSite}/sobre/` },
  {
    id: 31,
    type: 'page',
    title: 'Equipe',
    content: text,
    slug: 'equipe',
    link: `${oldSite}/sobre/equipe/`,
    parent: 30,
  },
  { id: 40, type: 'nav_menu_item', title: 'Menu' },
]

const pictures: WxrItem[] = [
  {
    ...{
      id: 50,
      type: 'attachment',
      status: 'inherit',
      title: 'a',
      url: `${up}/a.jpg`,
      link: `${oldSite}/capa/a/`,
      parent: 17,
    },
    ...{
      excerpt: 'A ponte sobre o rio',
      meta: { _wp_attachment_image_alt: 'Ponte velha', _media_credit: 'Caio Melo' },
    },
  },
  { id: 51, type: 'attachment', status: 'inherit', title: 'b', url: `${up}/b.jpg`, link: `${oldSite}/b/` },
]

/** The id of the first post that has a case of `theme-cases.ts`; the others follow in their order, blocks first. */
export const firstCase = 1_000

/**
 * A WordPress export with all that one may hold: every block, classic texts, shortcodes, odd titles, statuses and dates, pages with parents, pictures after
 * the posts that show them.
 */
export const themeFile = (): string =>
  wxrFile([
    ...odd,
    ...[...blockCases, ...classicCases].map(({ name, html }, at) => ({
      id: firstCase + at,
      title: name,
      content: html,
    })),
    ...pictures,
  ])
