import type { SignedIn } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { type DeskCorrection, listDeskCorrections } from '../../corrections/queries/corrections.ts'
import { listPreviews, type PreviewLink } from '../../reading/queries/preview.ts'
import { findReviews, type ReviewPanel } from '../../review/queries/reviews.ts'
import { type EditableRevision, findRevisionOf, hasRevision } from '../../revision/queries/revision.ts'
import { type EditableArticle, findForEdit } from '../../writing/queries/editable.ts'

interface Common {
  article: EditableArticle
  reviews: ReviewPanel
}

type RevisionScreen = Common & { kind: 'revision'; revision: EditableRevision }

/** The screen that an article's edit address shows to one person. */
export type EditScreen =
  /** The article's form. */
  | (Common & {
      kind: 'form'
      /** Whether the author has begun a revision. */
      hasRevision: boolean
      /** Null for a published article. */
      previews: PreviewLink[] | null
      /** Null when the article is not published or this person may not correct it. */
      corrections: readonly DeskCorrection[] | null
    })
  /** The form of the revision of a published article. */
  | RevisionScreen
  /** The article to read, with the actions that this person has on it. */
  | (Common & { kind: 'reading'; previews: PreviewLink[] | null })

/**
 * What the edit address of an article shows: its form, the form of the author's revision, or the article to read. Raises
 * article_not_found, or article_forbidden for a person who may not see it at the desk.
 */
export async function findEditScreen(actor: SignedIn, id: string): Promise<EditScreen> {
  const article = await findForEdit(actor, id)
  const reviews = await findReviews(actor, id)
  // The article was deleted between the two statements.
  if (!reviews) throw new DomainError('article_not_found')
  const { abilities, status } = article
  const isPublished = status === 'published'
  const revision = abilities.revise && isPublished ? await findRevisionOf(actor, id) : null
  if (revision) return { kind: 'revision', article, reviews, revision }
  const previews = isPublished ? null : await listPreviews(actor, id)
  if (!abilities.edit) return { kind: 'reading', article, reviews, previews }
  const [begun, corrections] = await Promise.all([
    hasRevision(id),
    isPublished && abilities.correct ? listDeskCorrections(actor, { articleId: id }) : null,
  ])
  return { kind: 'form', article, reviews, hasRevision: begun, previews, corrections: corrections?.entries ?? null }
}

/**
 * The form of a published article's revision for an editor; null without one, and for its author, whose edit address shows it. Raises
 * article_not_found or article_forbidden.
 */
export async function findEditedRevision(actor: SignedIn, id: string): Promise<RevisionScreen | null> {
  const article = await findForEdit(actor, id)
  const reviews = await findReviews(actor, id)
  const { abilities, status } = article
  if (!reviews || status !== 'published' || !abilities.publish) return null
  const revision = await findRevisionOf(actor, id)
  return revision && { kind: 'revision', article, reviews, revision }
}
