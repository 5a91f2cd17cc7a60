import { Progress } from '@radix-ui/themes'
import { formatInteger } from '#lib/text/format.ts'
import type { ImportReport } from '#server/imports/sessions/queries/report.ts'

interface CountersProps {
  figures: readonly (readonly [label: string, value: number])[]
}

/** Large numbers with their labels. */
export function Counters({ figures }: CountersProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse rounded-md border border-rule p-3">
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-serif text-2xl tabular-nums">{formatInteger(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface ImportProgressProps {
  done: number
  /** Null while it is not known. */
  total: number | null
  /** The share of the file that is read, from 0 to 1, while the total is not known. */
  share?: number
}

/** The share of records that have a result. */
export function ImportProgress({ done, total, share }: ImportProgressProps) {
  const part = total ? done / total : (share ?? 0)
  const percent = Math.min(100, Math.floor(part * 100))
  const words = `${percent}%`
  return (
    <div className="flex items-center gap-3">
      <Progress value={percent} size="3" aria-label="Progresso da importação" aria-valuetext={words} />
      <span className="w-12 shrink-0 text-right text-sm tabular-nums">{words}</span>
    </div>
  )
}

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
