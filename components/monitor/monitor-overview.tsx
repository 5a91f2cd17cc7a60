import Link from 'next/link'
import { Figure } from '#components/audience/figure.tsx'
import { successRate } from '#lib/monitor/attempts.ts'
import { reasonSentence } from '#lib/monitor/reasons.ts'
import { formatInteger, shortDateTime } from '#lib/text/format.ts'
import type { Attempt, Overview } from '#server/monitor/queries/log.ts'

/** The success rate, what waits, and the latest five successes and failures. */
export function MonitorOverview({ overview, path }: { overview: Overview; path: string }) {
  const { success, failed, pending, due, recentSuccesses, recentFailures } = overview
  const ran = success + failed
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        <Figure
          label="Taxa de sucesso"
          value={successRate({ success, failed })}
          hint={ran > 0 ? `das últimas ${formatInteger(ran)} execuções` : 'nada executado ainda'}
        />
        <Figure label="Falhas" value={formatInteger(failed)} hint="entre elas" />
        <Figure label="Pendentes" value={formatInteger(pending)} hint="esperam a sua hora" />
        <Figure label="Vencidas" value={formatInteger(due)} hint="já podem ser executadas" />
      </dl>
      <div className="grid gap-6 md:grid-cols-2">
        <Recent title="Sucessos recentes" none="Nenhum sucesso ainda." attempts={recentSuccesses} path={path} />
        <Recent title="Falhas recentes" none="Nenhuma falha." attempts={recentFailures} path={path} />
      </div>
    </div>
  )
}

interface RecentProps {
  title: string
  none: string
  attempts: readonly Attempt[]
  path: string
}

function Recent({ title, none, attempts, path }: RecentProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="font-semibold">{title}</h2>
      {attempts.length === 0 && <p className="mt-2 text-sm text-soft">{none}</p>}
      <ul className="mt-1 divide-y divide-rule">
        {attempts.map(({ id, article, executedAt, reason }) => (
          <li key={id} className="py-2 text-sm">
            <Link href={`${path}?artigo=${article.id}`} prefetch={false} className="wrap-anywhere hover:underline">
              {article.title}
            </Link>
            <p className="text-xs text-soft">
              {shortDateTime(executedAt)}
              {reason && `. ${reasonSentence(reason)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
