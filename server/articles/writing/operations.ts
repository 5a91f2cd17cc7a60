import { z } from 'zod'
import { type Actor, isSignedIn, isStaff } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import type { Outcome } from '#lib/outcome.ts'
import { parse } from '#lib/parse.ts'
import {
  articleId,
  autosaveArticleInput,
  createArticleInput,
  presenceInput,
  saveArticleInput,
} from '#lib/schemas/articles/article.ts'
import { revisionId, saveRevisionInput } from '#lib/schemas/articles/revision.ts'
import { attendRevision } from '#server/articles/revision/commands/attend-revision.ts'
import { saveRevision } from '#server/articles/revision/commands/save-revision.ts'
import { findRevision } from '#server/articles/revision/queries/revision.ts'
import { autosaveArticle } from '#server/articles/writing/commands/autosave-article.ts'
import { createArticle } from '#server/articles/writing/commands/create-article.ts'
import { notePresence } from '#server/articles/writing/commands/note-presence.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { findForEdit } from '#server/articles/writing/queries/editable.ts'
import { type Limit, takeFrom } from '#server/platform/door/rate-limit.ts'
import { refusalOf } from '#server/platform/door/refusal.ts'

const writing: Limit = { name: 'writing', points: 1_200, seconds: 600 }

type Operation = (actor: Actor, input: unknown) => Promise<unknown>

const operation =
  <Input>(schema: z.ZodType<Input>, run: (actor: Actor, input: Input) => Promise<unknown>): Operation =>
  (actor, input) =>
    run(actor, parse(schema, input))

/** What an article's form asks for while somebody writes. */
const operations = {
  create: operation(createArticleInput, createArticle),
  save: operation(saveArticleInput, saveArticle),
  autosave: operation(autosaveArticleInput, autosaveArticle),
  load: operation(articleId, (actor, { id }) => findForEdit(actor, id)),
  presence: operation(presenceInput, notePresence),
  saveRevision: operation(saveRevisionInput, saveRevision),
  loadRevision: operation(revisionId, (actor, { id }) => findRevision(actor, id)),
  attendRevision: operation(presenceInput, attendRevision),
} satisfies Record<string, Operation>

const asked = z.object({ ask: z.enum(Object.keys(operations) as [keyof typeof operations]), input: z.unknown() })

/** What comes of a request to the writing's door, for whoever asks. In this order: actor, access, rate limit, parse, command. */
export async function outcomeOf(who: () => Promise<Actor>, body: string): Promise<Outcome<unknown>> {
  try {
    const actor = await who()
    if (!isSignedIn(actor)) throw new DomainError('signed_out')
    await takeFrom(writing, actor.id)
    const { ask, input } = parse(asked, readJson(body))
    // Creating refuses in its own words: who may not write hears why.
    if (ask !== 'create' && !isStaff(actor)) throw new DomainError('forbidden')
    return { data: await operations[ask](actor, input) }
  } catch (error) {
    return { serverError: refusalOf(error, 'writing') }
  }
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (cause) {
    throw new DomainError('invalid', { cause })
  }
}
