import { plural } from '#lib/text/format.ts'
import { command } from '#server/platform/work/command.ts'
import { importPolicy } from '../../policy.ts'

const shownNames = 3

/** Notes, as a sentence of the import's report, which files of a copy of the old site were not stored. For masters and the system. Raises forbidden. */
export const noteLeftOut = command(
  async ({ tx, actor }, { sessionId, names }: { sessionId: string; names: readonly string[] }) => {
    importPolicy.assert(actor, 'run', null)
    await tx.importSession.updateMany({ where: { id: sessionId }, data: { leftOut: sentenceFor(names) } })
  },
)

function sentenceFor(names: readonly string[]): string {
  if (names.length === 0) return ''
  const examples = names.slice(0, shownNames).map(name => name.replace(/\p{Cc}/gu, '·').slice(-80))
  const files = plural(names.length, 'arquivo da cópia ficou de fora', 'arquivos da cópia ficaram de fora')
  return `${files}: o conteúdo está danificado, não é do tipo que o nome diz ou passa de 500 MB. ${names.length > shownNames ? 'Entre eles' : 'São'}: ${examples.join(', ')}.`
}
