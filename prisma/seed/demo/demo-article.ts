/** The six journalists of the demonstration newsroom; their profiles are in `journalists.ts`. */
export type JournalistKey = 'helena' | 'rafael' | 'joana' | 'thiago' | 'beatriz' | 'marcos'

/** One demonstration article as its author wrote it. Seeding makes its rows through the product's commands. */
export interface DemoArticle {
  slug: string
  title: string
  summary: string
  author: JournalistKey
  /** Location paths, `cidade-uf`; the first is the primary city. */
  cities: [string, ...string[]]
  tags: string[]
  /** Hours between its publication and the moment of seeding. */
  hoursAgo: number
  premium?: true
  /** Left out for published articles. */
  status?: 'draft' | 'review'
  /** Lines of HTML with only p, h2, h3, ul, ol, li, blockquote, a, strong and em. */
  content: string[]
}
