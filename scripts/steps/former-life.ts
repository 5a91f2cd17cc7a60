import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { tellDeaths } from '#server/health/commands/tell-deaths.ts'
import { log } from '#server/platform/process/log.ts'

/** What scripts/run/keep-running.mjs hands to a process that it starts again. */
const deathSchema = z.object({ deaths: z.number(), cause: z.string(), alarm: z.boolean() })

/** Tells the log (and so Saúde) how the process before this one died, and masters when that was not the first time. Raises nothing. */
export async function tellFormerDeath(handed = process.env.PORTAL_DEATH): Promise<void> {
  if (!handed) return
  const { deaths, cause, alarm } = deathSchema.parse(JSON.parse(handed))
  log().error({ part: cause, deaths }, 'process died and was started again')
  if (!alarm) return
  await tellDeaths(system, { deaths, cause }).catch(error => log().error({ err: error }, 'masters were not told'))
}
