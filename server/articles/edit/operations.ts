import { z } from 'zod'
import type { Actor } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import {
  articleId,
  autosaveArticleInput,
  createArticleInput,
  presenceInput,
  saveArticleInput,
} from '#lib/schemas/articles/article.ts'
import { revisionId, saveRevisionInput } from '#lib/schemas/articles/revision.ts'
import { attendRevision } from '../revision/commands/attend-revision.ts'
import { saveRevision } from '../revision/commands/save-revision.ts'
import { findRevision } from '../revision/queries/revision.ts'
import { autosaveArticle } from '../writing/commands/autosave-article.ts'
import { createArticle } from '../writing/commands/create-article.ts'
import { notePresence } from '../writing/commands/note-presence.ts'
import { saveArticle } from '../writing/commands/save-article.ts'
import { findForEdit } from '../writing/queries/editable.ts'

type Operation = (actor: Actor, input: unknown) => Promise<unknown>

const operation =
  <Input>(schema: z.ZodType<Input>, run: (actor: Actor, input: Input) => Promise<unknown>): Operation =>
  (actor, input) =>
    run(actor, parse(schema, input))

/** The operations of an article's form. */
export const operations = {
  create: operation(createArticleInput, createArticle),
  save: operation(saveArticleInput, saveArticle),
  autosave: operation(autosaveArticleInput, autosaveArticle),
  load: operation(articleId, (actor, { id }) => findForEdit(actor, id)),
  presence: operation(presenceInput, notePresence),
  saveRevision: operation(saveRevisionInput, saveRevision),
  loadRevision: operation(revisionId, (actor, { id }) => findRevision(actor, id)),
  attendRevision: operation(presenceInput, attendRevision),
} satisfies Record<string, Operation>

/** The body of a writing request: an operation's name and its input. */
export const writingRequest = z.object({
  ask: z.enum(Object.keys(operations) as [keyof typeof operations]),
  input: z.unknown(),
})
