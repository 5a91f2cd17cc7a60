import { type Actor, isEditor, isMaster, isStaff } from '#lib/actor.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { definePolicy } from '#lib/policy.ts'

interface Owned {
  authorId: string
  status: ArticleStatus
  /** Set when it will be published by itself. */
  publishAt: Date | null
}

const owns = (actor: Actor, article: Owned) => actor.id !== null && actor.id === article.authorId && isStaff(actor)

/** Who may do what to which article (editorial §6 and the editorial rulings). */
export const articlePolicy = definePolicy<
  Owned,
  | 'view'
  | 'edit'
  | 'submit'
  | 'setStatus'
  | 'review'
  | 'publish'
  | 'revise'
  | 'discardRevision'
  | 'remove'
  | 'restore'
  | 'readPremium'
  | 'pin'
  | 'correct'
>({
  view: (actor, article) => isEditor(actor) || owns(actor, article),
  // What is published, or will be by itself, belongs to the house: its author's changes need an editor.
  edit: (actor, article) =>
    isEditor(actor) || (owns(actor, article) && article.status !== 'published' && article.publishAt === null),
  // Handing in calls an appointment off, which is not its author's.
  submit: (actor, article) =>
    (isEditor(actor) || (owns(actor, article) && article.publishAt === null)) && article.status === 'draft',
  setStatus: actor => isEditor(actor),
  // Nobody approves their own text, except a master (ruling "Review entries").
  review: (actor, article) => isMaster(actor) || (isEditor(actor) && actor.id !== article.authorId),
  publish: actor => isEditor(actor),
  // Editors change what is published itself.
  revise: (actor, article) => !isEditor(actor) && owns(actor, article),
  discardRevision: owns,
  remove: (actor, article) => isMaster(actor) || owns(actor, article),
  restore: actor => isEditor(actor),
  pin: actor => isEditor(actor),
  correct: actor => isEditor(actor),
  readPremium: (actor, article) => actor.subscribed || isEditor(actor) || owns(actor, article),
})

/** Whether an actor may write articles at all. */
export const mayWrite = (actor: Actor) => isStaff(actor)
