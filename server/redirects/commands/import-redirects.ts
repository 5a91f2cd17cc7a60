import type { Actor } from '#lib/actor.ts'
import { type RedirectFileResult, redirectFaults } from '#lib/redirects/redirect-list.ts'
import { renewStatistics } from '#server/platform/db/statistics.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import type { RedirectLine } from '../file.ts'
import { redirectPolicy } from '../policy.ts'
import { writeRedirects } from './write-redirects.ts'

interface ImportedFile {
  /** In batches, each of which is written in a transaction of its own. */
  lines: AsyncIterable<readonly RedirectLine[]>
  /** Whether nothing is to be written. */
  preview: boolean
}

interface ImportedLines extends Pick<ImportedFile, 'preview'> {
  lines: readonly RedirectLine[]
}

const mostRefused = 100

/** Carries the result out of a transaction that is rolled back. */
class Preview extends Error {
  readonly result: RedirectFileResult
  constructor(result: RedirectFileResult) {
    super('a preview')
    this.result = result
  }
}

const write = command(async (context, { lines, preview }: ImportedLines): Promise<RedirectFileResult> => {
  const { tx, actor } = context
  redirectPolicy.assert(actor, 'change', null)
  const rows = lines.map(({ path, target }) => ({ path, target, sessionId: null }))
  const { written, refused } = await writeRedirects(tx, rows)
  const result = {
    lines: lines.length,
    written,
    refused: refused.slice(0, mostRefused).map(({ place, path, fault }) => ({
      line: lines[place]?.line ?? 0,
      path: path.slice(0, 200),
      message: redirectFaults[fault].message,
    })),
    refusedCount: refused.length,
  }
  if (preview) throw new Preview(result)
  if (written > 0)
    await audit(context, {
      action: 'redirect.imported',
      subject: { type: 'site', id: 'redirects' },
      details: { written, refused: refused.length },
    })
  return result
})

/**
 * Writes the redirects of a file, those that cannot be written left out. With `preview` it writes nothing and gives what it would do: each batch is
 * tried against what is stored. What was written stays when the file breaks off; the same file again changes only the rest. Raises forbidden, and what
 * the lines raise.
 */
export async function importRedirects(actor: Actor, { lines, preview }: ImportedFile): Promise<RedirectFileResult> {
  redirectPolicy.assert(actor, 'change', null)
  const whole: RedirectFileResult = { lines: 0, written: 0, refused: [], refusedCount: 0 }
  for await (const batch of lines) {
    const part = await writeOrTry(actor, { lines: batch, preview })
    whole.lines += part.lines
    whole.written += part.written
    whole.refusedCount += part.refusedCount
    whole.refused.push(...part.refused.slice(0, mostRefused - whole.refused.length))
  }
  if (!preview) await renewStatistics(['redirects'])
  return whole
}

async function writeOrTry(...given: Parameters<typeof write>): Promise<RedirectFileResult> {
  try {
    return await write(...given)
  } catch (error) {
    if (error instanceof Preview) return error.result
    throw error
  }
}
