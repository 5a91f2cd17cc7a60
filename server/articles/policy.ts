import { type Actor, isEditor, isMaster, isStaff } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { definePolicy } from '#lib/policy.ts'

interface Owned {
  authorId: string
  status: ArticleStatus
  /** The time of its scheduled publication. */
  publishAt: Date | null
}

const owns = (actor: Actor, article: Owned) => actor.id !== null && actor.id === article.authorId && isStaff(actor)

/** Who may do what to which article (ART-2, ART-4, REV-4, PUB-4, DEL-2). */
export const articlePolicy = definePolicy<
  Owned,
  | 'view'
  | 'edit'
  | 'submit'
  | 'takeBack'
  | 'setStatus'
  | 'review'
  | 'publish'
  | 'revise'
  | 'editRevision'
  | 'discardRevision'
  | 'remove'
  | 'restore'
  | 'handOver'
  | 'readPremium'
  | 'pin'
  | 'correct'
>({
  view: (actor, article) => isEditor(actor) || owns(actor, article),
  // A published or scheduled article belongs to the newspaper: its author's changes need an editor.
  edit: (actor, article) =>
    isEditor(actor) || (owns(actor, article) && article.status !== 'published' && article.publishAt === null),
  // Handing in cancels a scheduled publication, and only an editor may cancel one.
  submit: (actor, article) =>
    (isEditor(actor) || (owns(actor, article) && article.publishAt === null)) && article.status === 'draft',
  // An author who sees a mistake need not wait for the review.
  takeBack: (actor, article) =>
    isEditor(actor) || (owns(actor, article) && article.status === 'review' && article.publishAt === null),
  setStatus: actor => isEditor(actor),
  // Nobody approves their own text, except a master (REV-4).
  review: (actor, article) => isMaster(actor) || (isEditor(actor) && actor.id !== article.authorId),
  publish: actor => isEditor(actor),
  // Editors need no revision: they edit the published article itself.
  revise: (actor, article) => !isEditor(actor) && owns(actor, article),
  editRevision: (actor, article) => isEditor(actor) || owns(actor, article),
  discardRevision: owns,
  remove: (actor, article) => isMaster(actor) || owns(actor, article),
  restore: actor => isEditor(actor),
  // The owner of a text is paid for it.
  handOver: actor => isMaster(actor),
  pin: actor => isEditor(actor),
  correct: actor => isEditor(actor),
  readPremium: (actor, article) => actor.subscribed || isEditor(actor) || owns(actor, article),
})

/** Whether an actor may write articles at all. */
export const mayWrite = (actor: Actor) => isStaff(actor)
