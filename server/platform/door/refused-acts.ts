import type { Access } from '#lib/access.ts'
import { type Actor, isSignedIn } from '#lib/actor.ts'
import { isDomainError } from '#lib/errors.ts'
import { log } from '../process/log.ts'
import { audit } from '../work/audit.ts'
import { command } from '../work/command.ts'
import { type Limit, takeFrom } from './rate-limit.ts'

/** The access rules of editorial and administrative acts. */
const ofTheHouse: ReadonlySet<string> = new Set<Access>(['staff', 'editor', 'master'])

/** Refusals recorded per person; more say nothing new, and would fill the log. */
const limit: Limit = { name: 'refused-acts', points: 20, seconds: 60 * 60 }

interface Act {
  /** The action's or route's name. */
  name: string
  access: string
}

/**
 * Runs a part of an editorial or administrative act. When it is forbidden to a signed-in person, the refusal is audited, at most twenty times
 * an hour for each person; then the error goes on.
 */
export async function withRefusalsAudited<Result>(actor: Actor, act: Act, run: () => Result): Promise<Awaited<Result>> {
  try {
    return await run()
  } catch (error) {
    if (isSignedIn(actor) && ofTheHouse.has(act.access) && isDomainError(error) && error.kind === 'forbidden')
      await record(actor, act.name)
    throw error
  }
}

async function record(actor: Actor & { id: string }, name: string): Promise<void> {
  try {
    await takeFrom(limit, actor.id)
    await auditRefusal(actor, name)
  } catch (error) {
    // The person reads the refusal, whatever becomes of its record.
    if (!isDomainError(error)) log().error({ err: error, action: name }, 'refusal not audited')
  }
}

const auditRefusal = command(async (context, name: string) => {
  const subject = { type: 'user', id: context.actor.id ?? 'house' }
  await audit(context, { action: 'access.refused', subject, status: 'failed', details: { act: name } })
})
