/** An item of a WordPress export, in the fields that tests set. Texts are written in CDATA sections. */
export interface WxrItem {
  id: number
  title?: string
  content?: string
  excerpt?: string
  type?: string
  status?: string
  slug?: string
  author?: string
  /** In universal time, `2019-05-03 12:00:00`. */
  date?: string
  /** As the newspaper's clock has it; else `date`. */
  localDate?: string
  /** As a feed has it. */
  pubDate?: string
  parent?: number
  password?: string
  sticky?: boolean
  link?: string
  url?: string
  categories?: string[]
  tags?: string[]
  format?: string
  meta?: Record<string, string>
}

export const oldSite = 'https://antigo.example'

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
const term = (domain: string, name: string) => `<category domain="${domain}" nicename="n">${cdata(name)}</category>`
const meta = ([key, value]: [string, string]) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`

/** One item as WordPress writes it. */
export function wxrItem(item: WxrItem): string {
  const { id, title = `Título ${id}`, content = '', excerpt = '', type = 'post', status = 'publish', parent = 0 } = item
  const { slug = `titulo-${id}`, author = 'ana', date = '2019-05-03 12:00:00', password = '', format } = item
  const { localDate = date, pubDate = 'Fri, 03 May 2019 12:00:00 +0000' } = item
  const link = item.link ?? `${oldSite}/2019/05/${slug}/`
  const terms = [
    ...(item.categories ?? []).map(name => term('category', name)),
    ...(item.tags ?? []).map(name => term('post_tag', name)),
    ...(format ? [term('post_format', format)] : []),
  ]
  return `<item><title>${cdata(title)}</title><link>${link}</link><pubDate>${pubDate}</pubDate>
<dc:creator>${cdata(author)}</dc:creator><guid isPermaLink="false">${oldSite}/?p=${id}</guid><description></description>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(localDate)}</wp:post_date><wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt>
<wp:comment_status>open</wp:comment_status><wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${status}</wp:status>
<wp:post_parent>${parent}</wp:post_parent><wp:menu_order>0</wp:menu_order><wp:post_type>${type}</wp:post_type>
<wp:post_password>${cdata(password)}</wp:post_password><wp:is_sticky>${item.sticky ? 1 : 0}</wp:is_sticky>
${item.url ? `<wp:attachment_url>${item.url}</wp:attachment_url>` : ''}${terms.join('')}
${Object.entries(item.meta ?? {})
  .map(meta)
  .join('')}
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>${cdata('Comentário que não vem')}</wp:comment_content></wp:comment></item>`
}

/** The beginning of an export: the site, its people and its terms. */
export const wxrHead = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress" -->
<rss version="2.0" xmlns:excerpt="e" xmlns:content="c" xmlns:dc="d" xmlns:wp="w"><channel><title>Antigo</title><link>${oldSite}</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${oldSite}</wp:base_site_url><wp:base_blog_url>${oldSite}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('ana')}</wp:author_login><wp:author_email>ana@antigo.example</wp:author_email><wp:author_display_name>${cdata('Ana Lima')}</wp:author_display_name></wp:author>
<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>brasil</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name>${cdata('Brasil')}</wp:cat_name></wp:category>
<wp:category><wp:term_id>4</wp:term_id><wp:category_nicename>politica</wp:category_nicename><wp:category_parent>brasil</wp:category_parent><wp:cat_name>${cdata('Política')}</wp:cat_name></wp:category>
<wp:tag><wp:term_id>5</wp:term_id><wp:tag_slug>chuva</wp:tag_slug><wp:tag_name>${cdata('Chuva')}</wp:tag_name></wp:tag>
`

export const wxrFile = (items: readonly WxrItem[]): string =>
  `${wxrHead}${items.map(wxrItem).join('\n')}\n</channel></rss>`

/** A text as bytes that can be opened again, in parts of a given size. */
export const opened = (content: string | Uint8Array, size = 64 * 1024) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
}
