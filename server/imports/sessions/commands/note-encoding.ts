import { command } from '#server/platform/work/command.ts'
import { importPolicy } from '../../policy.ts'

/** Notes the encoding that a file was read in, which its screen says. For masters and the system. Raises forbidden. */
export const noteEncoding = command(
  async ({ tx, actor }, { fileId, encoding }: { fileId: string; encoding: 'utf-8' | 'windows-1252' }) => {
    importPolicy.assert(actor, 'run', null)
    await tx.importFile.update({ where: { id: fileId }, data: { encoding } })
  },
)
