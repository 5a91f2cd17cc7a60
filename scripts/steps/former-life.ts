import { z } from 'zod'
import { system } from '#lib/actor.ts'
import { tellDeaths } from '#server/health/commands/tell-deaths.ts'
import { log } from '#server/platform/process/log.ts'

/** What scripts/run/keep-running.mjs hands to a process that it starts again. */
const deathSchema = z.object({ deaths: z.number(), cause: z.string(), alarm: z.boolean() })

/** Logs how the previous process died. From the fifth death in a row masters are notified. */
export async function tellFormerDeath(handed = process.env.PORTAL_DEATH): Promise<void> {
  if (!handed) return
  try {
    const { deaths, cause, alarm } = deathSchema.parse(JSON.parse(handed))
    log().error({ part: cause, deaths }, 'process died and was started again')
    if (alarm) await tellDeaths(system, { deaths, cause })
  } catch (error) {
    log().error({ err: error }, 'a death of the previous process was not told')
  }
}
