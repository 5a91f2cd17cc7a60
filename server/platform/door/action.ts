import { headers } from 'next/headers'
import { createSafeActionClient } from 'next-safe-action'
import { z } from 'zod'
import { type Access, accessRules } from '#lib/access.ts'
import type { Actor } from '#lib/actor.ts'
import { parse } from '#lib/parse.ts'
import { currentActor, currentSession } from '../session/session.ts'
import { assertAccess, assertProved } from './access.ts'
import { type Limit, takeFrom } from './rate-limit.ts'
import { refusalOf } from './refusal.ts'
import { withRefusalsAudited } from './refused-acts.ts'
import { countedBy } from './request.ts'

interface ActionDefinition<Input, Output> {
  name: string
  access: Access
  schema: z.ZodType<Input>
  /** Counted by account, or by network for a signed-out visitor. */
  limit?: Limit
  /** Whether the person must have proved who they are in the last ten minutes (decision 0196). */
  proof?: true
  command: (actor: Actor, input: Input) => Promise<Output>
}

const client = createSafeActionClient({
  defineMetadataSchema: () => z.object({ name: z.string(), access: z.enum(Object.keys(accessRules) as [Access]) }),
  handleServerError: (error, { metadata }) => refusalOf(error, metadata?.name),
})

/**
 * Makes a server action. In this order: actor, access, proof, rate limit, parse, command, result. Redirects and not-found pass through.
 * Known errors become `serverError` with their sentence; unknown ones are logged under an id that the screen shows. A forbidden act is audited.
 */
export function action<Input, Output>(definition: ActionDefinition<Input, Output>) {
  const { name, access, schema, limit, proof, command } = definition
  return client
    .metadata({ name, access })
    .use(async ({ next }) => {
      const actor = await currentActor()
      await withRefusalsAudited(actor, definition, () => assertAccess(actor, access))
      if (proof) assertProved(await currentSession())
      if (limit) await takeFrom(limit, countedBy(actor, await headers()))
      return next({ ctx: { actor } })
    })
    .inputSchema(z.unknown())
    .action(({ parsedInput, ctx }) =>
      withRefusalsAudited(ctx.actor, definition, () => command(ctx.actor, parse(schema, parsedInput))),
    )
}
