import type { ArticleStatus } from '#lib/articles/article.ts'
import type { ErrorParams } from '#lib/errors.ts'
import { accept, refuse, type Transition } from '#lib/transition.ts'
import { undescribedIn } from './pictures.ts'

/** The columns that a transition reads and changes. */
export interface ArticleState {
  readonly status: ArticleStatus
  readonly publishedAt: Date | null
  readonly changedAt: Date | null
  readonly deletedAt: Date | null
  readonly hasCover: boolean
  readonly coverAlt: string
  readonly coverCredit: string
  /** The stored body. */
  readonly content: string
}

type Changed = Pick<ArticleState, 'status' | 'publishedAt' | 'changedAt' | 'deletedAt'>

const changed = (article: ArticleState, change: Partial<Changed>): Changed => ({
  status: article.status,
  publishedAt: article.publishedAt,
  changedAt: article.changedAt,
  deletedAt: article.deletedAt,
  ...change,
})

/** An author hands in a draft (ART-4). */
export function submit(article: ArticleState): Transition<Changed, 'not_a_draft'> {
  return article.status === 'draft' ? accept(changed(article, { status: 'review' })) : refuse('not_a_draft')
}

/** The form field beside which each refusal is shown. */
export const fieldOf = {
  missing_cover_alt: 'coverAlt',
  missing_cover_credit: 'coverCredit',
  missing_picture_alt: 'content',
} as const

type MissingPictureText = keyof typeof fieldOf

type Pictured = Pick<ArticleState, 'hasCover' | 'coverAlt' | 'coverCredit' | 'content'>

/**
 * Everything that the pictures lack before readers see them: the cover a description and a credit, each picture in the text a description
 * (ART-8, BODY-6). `shown` is the body that readers see already: its undescribed pictures may stay, or the correction of a number in an
 * old text would wait for them.
 */
export function missingInPictures(
  article: Pictured,
  shown = '',
): { refusal: MissingPictureText; params: ErrorParams }[] {
  const missing = (refusal: MissingPictureText, params: ErrorParams = {}) => ({ refusal, params })
  const tolerated = new Set(undescribedIn(shown).map(({ src }) => src))
  const undescribed = undescribedIn(article.content).filter(({ src }) => !tolerated.has(src))
  return [
    ...(article.hasCover && !article.coverAlt ? [missing('missing_cover_alt')] : []),
    ...(article.hasCover && !article.coverCredit ? [missing('missing_cover_credit')] : []),
    ...undescribed.map(({ place, caption }) => missing('missing_picture_alt', { place, caption })),
  ]
}

/** Whether every picture has what readers need; the first that lacks something refuses. */
export function checkPictures<State extends Pictured>(
  article: State,
  shown = '',
): Transition<State, MissingPictureText> {
  const [first] = missingInPictures(article, shown)
  return first ? refuse(first.refusal, first.params) : accept(article)
}

/**
 * Publishes an article. The first publication sets `publishedAt` and later ones keep it. The pictures need their descriptions,
 * the cover its credit (PUB-1, PUB-3).
 */
export function publish(
  article: ArticleState,
  now: Date,
): Transition<Changed, 'already_in_status' | MissingPictureText> {
  if (article.status === 'published') return refuse('already_in_status', { status: article.status })
  const checked = checkPictures(article)
  if (!checked.ok) return checked
  return accept(changed(article, { status: 'published', publishedAt: article.publishedAt ?? now, changedAt: now }))
}

/** Takes an article back from readers, into a draft or into review. `publishedAt` stays. */
export function withdraw(article: ArticleState, to: 'draft' | 'review'): Transition<Changed, 'already_in_status'> {
  return article.status === to ? refuse('already_in_status', { status: to }) : accept(changed(article, { status: to }))
}

/** Puts an article into the trash, where it stays 30 days (DEL-1). */
export function trash(article: ArticleState, now: Date): Transition<Changed, 'article_not_found'> {
  return article.deletedAt ? refuse('article_not_found') : accept(changed(article, { deletedAt: now }))
}

/** Takes an article out of the trash, as a draft: only a person makes it public again. */
export function restore(article: ArticleState): Transition<Changed, 'not_deleted'> {
  return article.deletedAt ? accept(changed(article, { deletedAt: null, status: 'draft' })) : refuse('not_deleted')
}

/** Whether readers may see it. */
export const isPublic = (article: Pick<ArticleState, 'status' | 'deletedAt'>) =>
  article.status === 'published' && article.deletedAt === null

/** Whether the article was ever public. Its address then answers 410 once it is gone, and 404 otherwise (DEL-4). */
export const wasPublic = (article: Pick<ArticleState, 'publishedAt'>) => article.publishedAt !== null
