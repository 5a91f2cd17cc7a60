import { join } from 'node:path'
import { Piscina } from 'piscina'
import { singleton } from '#server/platform/process/singleton.ts'
import { withinLimits } from '#server/platform/work/within-limits.ts'
import type { Mark, Nameplate, Poster } from './poster.ts'

/** The functions of `poster.ts` and what they draw. */
interface Drawings {
  drawPoster: Poster
  drawNameplate: Nameplate
  drawMark: Mark
}

/** Milliseconds until an idle thread ends: its fonts and the code of the layout take thirty megabytes, and pictures are asked for in bursts. */
const idleTimeout = 3_000

/** The longest wait for a picture, with those before it. A picture takes a quarter of a second. */
const waitSeconds = 60

const thread = () =>
  singleton(
    'drawing',
    () =>
      new Piscina({
        // Outside of Next's bundles: a thread reads the file itself.
        filename: join(/* turbopackIgnore: true */ process.cwd(), 'server/sharing/poster.ts'),
        minThreads: 0,
        maxThreads: 1,
        idleTimeout,
        resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
      }),
  )

/**
 * Draws on a thread of its own, one picture after the other. Gives a PNG. Raises unavailable when it takes too long. Not `next/og` (decision 0156).
 */
export async function draw<Name extends keyof Drawings>(name: Name, drawing: Drawings[Name]): Promise<Buffer> {
  const limits = { name, seconds: waitSeconds, refusal: 'unavailable' } as const
  const drawn = await withinLimits(limits, signal => thread().run(drawing, { name, signal }))
  return Buffer.from(drawn)
}
