import type { ImportReport } from '#server/imports/sessions/queries/report.ts'
import { Counters } from './counters.tsx'

export function SessionCounters({ report }: { report: ImportReport }) {
  const { session, pictures, files, live, redirects } = report
  return (
    <Counters
      figures={[
        ['Processados', session.processed],
        ['Importados', session.imported],
        ['Atualizados', session.updated],
        ['Pulados', session.skipped],
        ['Erros', session.failed],
        ['No ar', live],
        ['Imagens guardadas', pictures.stored],
        ['Imagens na fila', pictures.waiting],
        ['PDFs e outros', files],
        ['Endereços antigos', redirects],
      ]}
    />
  )
}
