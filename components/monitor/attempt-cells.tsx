import { Badge } from '@radix-ui/themes'
import { RotateCcw } from 'lucide-react'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { ListLink } from '#components/list/navigation.client.tsx'
import { ActButton } from '#components/ui/act-button.client.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import type { ListDefinition } from '#lib/list/list.ts'
import { listAddress, narrowed } from '#lib/list/state.ts'
import { attemptName, attemptStatuses } from '#lib/monitor/attempts.ts'
import type { MonitorColumn, MonitorListState } from '#lib/monitor/monitor-list.ts'
import { reasonSentence } from '#lib/monitor/reasons.ts'
import type { Act } from '#lib/outcome.ts'
import type { ReprocessInput } from '#lib/schemas/articles/reprocess.ts'
import { longDateTime, shortDateTime } from '#lib/text/format.ts'
import type { Attempt } from '#server/monitor/queries/log.ts'

interface Context {
  attempt: Attempt
  list: ListDefinition
  state: MonitorListState
}

/** An attempt as a row of the log, with the button that runs its article again. */
export function attemptRow(
  attempt: Attempt,
  { list, state, retry }: { list: ListDefinition; state: MonitorListState; retry: Act<ReprocessInput> },
): ListRow {
  const { id, article, status } = attempt
  return {
    id,
    label: `a execução de ${article.title}`,
    cells: drawCells(cells, { attempt, list, state }),
    actions: !article.isDeleted && (
      <ActButton
        act={retry}
        input={{ articleId: article.id, force: true }}
        success="Artigo na fila."
        failure="Não foi possível reprocessar os artigos."
        busyText="Enviando..."
        aria-label={`${status === 'pending' ? 'Executar agora' : 'Reprocessar'}: ${article.title}`}
        icon={<RotateCcw aria-hidden size={16} />}
        size="1"
        color="gray"
      >
        {status === 'pending' ? 'Executar agora' : 'Reprocessar'}
      </ActButton>
    ),
  }
}

const colors = { success: 'green', pending: 'amber', failed: 'red' } as const

const cells: Cells<MonitorColumn, Context> = {
  artigo: ({ attempt: { article }, list, state }) => (
    <>
      <p className="font-serif leading-snug font-semibold">
        {article.isPublic ? (
          <a href={article.path} className="hover:underline">
            {article.title}
          </a>
        ) : (
          article.title
        )}
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-soft wrap-anywhere">{article.slug}</span>
        {!article.isDeleted && (
          <a href={editPath(article.id)} className="text-accent underline" aria-label={`Editar ${article.title}`}>
            Editar
          </a>
        )}
        {state.filters.artigo === '' && (
          <ListLink
            href={listAddress(list, narrowed(state, { filters: { ...state.filters, artigo: article.id } }))}
            className="text-accent underline"
            aria-label={`Só deste artigo: ${article.title}`}
          >
            Só deste artigo
          </ListLink>
        )}
      </p>
    </>
  ),
  situacao: ({ attempt: { status } }) => <Badge color={colors[status]}>{attemptStatuses[status]}</Badge>,
  tentativa: ({ attempt: { attempt, forced } }) => (
    <>
      {attemptName(attempt)}
      {forced && <span className="block text-xs text-soft">pedida na hora</span>}
    </>
  ),
  executada: ({ attempt: { executedAt, status } }) => (
    <>
      <time dateTime={executedAt.toISOString()} title={longDateTime(executedAt)} className="whitespace-nowrap">
        {shortDateTime(executedAt)}
      </time>
      {status === 'pending' && <span className="block text-xs text-soft">planejada</span>}
    </>
  ),
  detalhe: ({ attempt: { reason, nextAttemptAt } }) => (
    <>
      {reason && reasonSentence(reason)}
      {nextAttemptAt && (
        <>
          Próxima tentativa:{' '}
          <time dateTime={nextAttemptAt.toISOString()} title={longDateTime(nextAttemptAt)}>
            {shortDateTime(nextAttemptAt)}
          </time>
        </>
      )}
    </>
  ),
}
