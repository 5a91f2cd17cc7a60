import type { ImportCause, ImportNoteCode } from '#lib/imports/post.ts'
import { causeSentences, noteSentences } from '#lib/imports/sentences.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import type { Group, ImportReport } from '#server/imports/sessions/queries/report.ts'

const sentences: Record<string, string> = { ...causeSentences, ...noteSentences } satisfies Record<
  ImportCause | ImportNoteCode,
  string
>

/** The report of an import for a terminal: one line a number, with examples of what went wrong. */
export function reportLines(report: ImportReport): string[] {
  const { session, skipped, failed, notes, pictures, files, publishable, redirects, undone } = report
  if (session.status === 'undone') return undoneLines(undone)
  return [
    `${plural(session.imported, 'artigo importado', 'artigos importados')}, ${plural(session.updated, 'atualizado', 'atualizados')}, ${plural(session.skipped, 'pulado', 'pulados')}, ${plural(session.failed, 'erro', 'erros')}.`,
    ...listed('Pulados', skipped),
    ...listed('Erros', failed),
    ...listed('Para conferir', notes),
    `Imagens: ${formatInteger(pictures.stored)} guardadas, ${formatInteger(pictures.waiting)} por buscar, ${formatInteger(pictures.failed)} com erro.`,
    ...(files > 0 ? [`PDFs e outros arquivos: ${formatInteger(files)} guardados.`] : []),
    ...(session.leftOut ? [session.leftOut] : []),
    ...(publishable > 0
      ? [`Rascunhos que eram públicos: ${formatInteger(publishable)}; publique-os no relatório, em /import-articles.`]
      : []),
    `Endereços antigos: ${formatInteger(redirects)}.`,
  ]
}

const undoneLines = ({ removed, restored, kept, gone }: ImportReport['undone']): string[] => [
  `Desfeita: ${formatInteger(removed)} apagados, ${formatInteger(restored)} com o texto anterior de volta.`,
  ...(kept > 0 ? [`${formatInteger(kept)} ficaram: foram editados aqui depois, ou não puderam ser desfeitos.`] : []),
  ...(gone > 0 ? [`${formatInteger(gone)} já tinham sido apagados.`] : []),
]

function listed(heading: string, groups: readonly Group[]): string[] {
  if (groups.length === 0) return []
  return [
    `${heading}:`,
    ...groups.flatMap(({ code, count, examples }) => [
      `  ${formatInteger(count)} · ${sentences[code] ?? code}`,
      ...examples
        .slice(0, 3)
        .map(
          ({ recordId, title, detail }) =>
            `      ${[recordId, title, detail].filter(Boolean).join(' · ').slice(0, 120)}`,
        ),
    ]),
  ]
}
