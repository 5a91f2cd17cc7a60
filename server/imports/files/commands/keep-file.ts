import { DomainError } from '#lib/errors.ts'
import { command } from '#server/platform/work/command.ts'
import { writeRedirects } from '#server/redirects/commands/write-redirects.ts'
import { importPolicy } from '../../policy.ts'
import { lockSession } from '../../sessions/lock.ts'

/**
 * Leads the old address of a file to the stored one. Gives false when the address is this site's own or cannot be one, or the import is being
 * undone. For the system. Raises forbidden or not_found.
 */
export const keepFile = command(
  async ({ tx, actor }, { sessionId, path, target }: { sessionId: string; path: string; target: string }) => {
    importPolicy.assert(actor, 'run', null)
    const { status } = await lockSession(tx, sessionId)
    if (status === 'undoing' || status === 'undone') throw new DomainError('import_not_running')
    const { written } = await writeRedirects(tx, [{ path, target, sessionId }])
    return written > 0
  },
)
