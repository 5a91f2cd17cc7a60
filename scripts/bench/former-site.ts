import { words } from './part.ts'

/** A made-up site of WordPress: posts of about 7 KB in Portuguese, spread over ten years. The same count gives the same bytes. */
interface MadePost {
  id: number
  title: string
  slug: string
  date: Date
  author: string
  category: string
  tags: string[]
  excerpt: string
  /** Classic text: line breaks count. */
  content: string
  cover: string
}

const oldSite = 'https://www.jornal-antigo.example'
const authors = [
  'Ana Lima',
  'Beto Souza',
  'Carla Nogueira',
  'Davi Prado',
  'Elisa Moura',
  'Fábio Reis',
  'Gilda Sá',
  'Hugo Teles',
]
const categories = ['Política', 'Saúde', 'Educação', 'Esportes', 'Cultura', 'Economia', 'Cidades', 'Meio ambiente']
const paragraphs = 11
const wordsPerParagraph = 85

function madePost(id: number): MadePost {
  let state = Math.imul(id, 0x9e3779b1) >>> 0
  const below = (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5) >>> 0
    return (state >>> 8) % limit
  }
  const word = () => words[Math.min(below(words.length), below(words.length))] ?? 'cidade'
  const text = (count: number) => Array.from({ length: count }, word).join(' ')
  const sentence = (count: number) => {
    const plain = text(count)
    return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}.`
  }
  const paragraph = () => {
    const parts = Array.from({ length: 5 }, () => sentence(wordsPerParagraph / 5))
    if (below(3) === 0) parts[1] = `<strong>${parts[1]}</strong>`
    if (below(3) === 0) parts[2] = `<a href="${oldSite}/2016/05/${below(90_000)}-${word()}/">${parts[2]}</a>`
    return parts.join(' ')
  }
  const date = new Date(Date.UTC(2014, 0, 1) + id * 105 * 60_000)
  const body = Array.from({ length: paragraphs }, paragraph)
  body.splice(3, 0, `<h2>${sentence(6)}</h2>`)
  const file = `${oldSite}/wp-content/uploads/${date.getUTCFullYear()}/05/foto-${id}.jpg`
  if (below(4) === 0)
    body.splice(
      5,
      0,
      `<img class="alignleft wp-image-${id}" src="${file}" alt="${text(4)}" width="640" height="480" />`,
    )
  const title = `${sentence(9).slice(0, -1)} ${id}`
  return {
    id,
    title,
    date,
    slug: `${title
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}`.slice(0, 190),
    author: authors[below(authors.length)] ?? '',
    category: categories[below(categories.length)] ?? '',
    tags: [word(), word(), word()],
    excerpt: below(2) === 0 ? sentence(18) : '',
    content: body.join('\n\n'),
    cover: below(3) === 0 ? `${oldSite}/wp-content/uploads/capa-${id}.jpg` : '',
  }
}

const stamp = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** The site as the CSV of an import, in parts. */
export function* csvOf(count: number): Generator<string> {
  yield 'record_id;titulo;conteudo;Author;Categorias;Tags;Date;URL Slug;Featured Image;Excerpt\r\n'
  for (let id = 1; id <= count; id++) {
    const post = madePost(id)
    const { title, content, author, category, tags, date, slug, cover, excerpt } = post
    const cells = [
      String(id),
      title,
      content,
      author,
      category,
      tags.join('|'),
      date.toISOString(),
      slug,
      cover,
      excerpt,
    ]
    yield `${cells.map(quoted).join(';')}\r\n`
  }
}

/** The site as a WordPress export, in parts. The pictures follow all posts. */
export function* wxrOf(count: number): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Jornal antigo</title>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${oldSite}</wp:base_site_url><wp:base_blog_url>${oldSite}</wp:base_blog_url>
${authors.map((name, at) => `<wp:author><wp:author_login>autor${at}</wp:author_login><wp:author_display_name><![CDATA[${name}]]></wp:author_display_name></wp:author>`).join('\n')}\n`
  for (let id = 1; id <= count; id++) yield item(madePost(id))
  for (let id = 1; id <= count; id++) {
    const { cover } = madePost(id)
    if (cover) yield picture(id, cover)
  }
  yield '</channel></rss>'
}

const item = ({ id, title, slug, date, author, category, tags, excerpt, content, cover }: MadePost) => `<item>
<title><![CDATA[${title}]]></title><link>${oldSite}/${stamp(date).slice(0, 7).replace('-', '/')}/${slug}/</link>
<dc:creator><![CDATA[autor${authors.indexOf(author)}]]></dc:creator><guid isPermaLink="false">${oldSite}/?p=${id}</guid>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date><![CDATA[${stamp(date)}]]></wp:post_date><wp:post_date_gmt><![CDATA[${stamp(date)}]]></wp:post_date_gmt>
<wp:post_name><![CDATA[${slug}]]></wp:post_name><wp:status>publish</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>post</wp:post_type>
<category domain="category" nicename="x"><![CDATA[${category}]]></category>
${tags.map(tag => `<category domain="post_tag" nicename="x"><![CDATA[${tag}]]></category>`).join('')}
${cover ? `<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[${id + 10_000_000}]]></wp:meta_value></wp:postmeta>` : ''}
</item>\n`

const picture = (
  id: number,
  url: string,
) => `<item><title>capa</title><link>${oldSite}/capa-${id}/</link><wp:post_id>${id + 10_000_000}</wp:post_id>
<wp:post_parent>${id}</wp:post_parent><wp:post_type>attachment</wp:post_type><wp:attachment_url>${url}</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>Capa ${id}</wp:meta_value></wp:postmeta></item>\n`
