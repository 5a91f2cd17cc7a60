import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { importPolicy } from '../../policy.ts'

/** The former and the present name of an old site, as sources of records. */
interface RenamedSite {
  sessionId: string
  from: string
  to: string
}

/**
 * Gives the records of an old site its present name, so that an import of it writes none of them twice. For masters and the system. Raises
 * forbidden.
 */
export const joinSites = command(async (context, { sessionId, from, to }: RenamedSite) => {
  const { tx, actor } = context
  importPolicy.assert(actor, 'run', null)
  for (const source of [from, to].sort())
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`import ${source}`}))`
  const count = await tx.$executeRaw`
    UPDATE imported_records r SET source = ${to}
      WHERE source = ${from}
        AND NOT EXISTS (SELECT FROM imported_records own WHERE own.source = ${to} AND own.record_id = r.record_id)`
  const subject = { type: 'import_session', id: sessionId }
  await audit(context, { action: 'import.sites_joined', subject, details: { count } })
})
