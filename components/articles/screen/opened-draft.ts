import type { Act } from '#lib/outcome.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import type { ArticlePanels } from './panel-tabs.ts'

/** The draft that a new text became, with the panels that need an article. */
export interface OpenedDraft {
  article: StandingArticle
  panels: ArticlePanels
}

/** The server action that gives it; `draft` is null when the article is no longer this person's to edit. */
export type OpenDraft = Act<{ id: string }, { draft: OpenedDraft | null }>
