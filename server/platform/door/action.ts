import { headers } from 'next/headers'
import { createSafeActionClient } from 'next-safe-action'
import { z } from 'zod'
import { type Actor, isEditor, isMaster, isSignedIn, isStaff } from '#lib/actor.ts'
import { DomainError } from '#lib/errors.ts'
import { parse } from '#lib/parse.ts'
import { type Limit, takeFrom } from './rate-limit.ts'
import { refusalOf } from './refusal.ts'
import { clientAddress, networkOf } from './request.ts'
import { currentActor } from './session.ts'

/** Who may call an action at all; what they may do to which row is the command's question. */
export const accessRules = {
  anyone: () => true,
  signed_in: isSignedIn,
  staff: isStaff,
  editor: isEditor,
  master: isMaster,
} satisfies Record<string, (actor: Actor) => boolean>

export type Access = keyof typeof accessRules

interface ActionDefinition<Input, Output> {
  name: string
  access: Access
  schema: z.ZodType<Input>
  /** Counted by account, and by network while nobody is signed in. */
  limit?: Limit
  command: (actor: Actor, input: Input) => Promise<Output>
}

const client = createSafeActionClient({
  defineMetadataSchema: () => z.object({ name: z.string(), access: z.enum(Object.keys(accessRules) as [Access]) }),
  handleServerError: (error, { metadata }) => refusalOf(error, metadata?.name),
})

/**
 * Makes a server action. In this order: actor, access, rate limit, parse, command, result. Redirects and not-found pass through; known
 * errors become `serverError` with their sentence, unknown ones are logged under an id that the screen shows.
 */
export function action<Input, Output>(definition: ActionDefinition<Input, Output>) {
  const { name, access, schema, limit, command } = definition
  return client
    .metadata({ name, access })
    .use(async ({ next }) => {
      const actor = await currentActor()
      if (!accessRules[access](actor)) throw new DomainError(isSignedIn(actor) ? 'forbidden' : 'signed_out')
      if (limit) await takeFrom(limit, actor.id ?? networkOf(clientAddress(await headers())))
      return next({ ctx: { actor } })
    })
    .inputSchema(z.unknown())
    .action(async ({ parsedInput, ctx }) => command(ctx.actor, parse(schema, parsedInput)))
}
