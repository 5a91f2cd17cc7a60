import { type RedirectFileResult, redirectFaults } from '#lib/addresses/redirect-list.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import type { RedirectLine } from '../file.ts'
import { redirectPolicy } from '../policy.ts'
import { writeRedirects } from './write-redirects.ts'

interface ImportedFile {
  lines: readonly RedirectLine[]
  /** Whether nothing is to be written. */
  preview: boolean
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

const write = command(async (context, { lines, preview }: ImportedFile): Promise<RedirectFileResult> => {
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
 * Writes the redirects of a file, those that cannot be written left out. With `preview` it writes nothing and gives what it would do. Raises
 * forbidden.
 */
export async function importRedirects(...given: Parameters<typeof write>): Promise<RedirectFileResult> {
  try {
    return await write(...given)
  } catch (error) {
    if (error instanceof Preview) return error.result
    throw error
  }
}
