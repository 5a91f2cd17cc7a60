import { join } from 'node:path'
import { Piscina } from 'piscina'
import { singleton } from '#server/platform/process/singleton.ts'
import type { Mark, Nameplate, Poster } from './poster.ts'

/** The functions of `poster.ts` and what they draw. */
interface Drawings {
  drawPoster: Poster
  drawNameplate: Nameplate
  drawMark: Mark
}

/** Milliseconds until an idle thread ends: its fonts and the code of the layout take thirty megabytes, and pictures are asked for in bursts. */
const idleTimeout = 3_000

const thread = () =>
  singleton(
    'drawing',
    () =>
      new Piscina({
        // Outside of Next's bundles: a thread reads the file itself.
        filename: join(/* turbopackIgnore: true */ process.cwd(), 'server/sharing/poster.ts'),
        ...{ minThreads: 0, maxThreads: 1, idleTimeout },
        resourceLimits: { maxYoungGenerationSizeMb: 8 },
      }),
  )

/** Draws on a thread of its own, one picture after the other. Gives a PNG. */
export async function draw<Name extends keyof Drawings>(name: Name, drawing: Drawings[Name]): Promise<Buffer> {
  return Buffer.from(await thread().run(drawing, { name }))
}
