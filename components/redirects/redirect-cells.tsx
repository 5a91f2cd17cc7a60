import { Badge } from '@radix-ui/themes'
import { type Cells, drawCells, type ListRow } from '#components/list/list-row.ts'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import type { BulkInput } from '#lib/list/bulk.ts'
import type { Act } from '#lib/outcome.ts'
import type { RedirectColumn } from '#lib/redirects/redirect-list.ts'
import type { ChangeRedirectInput } from '#lib/schemas/site/redirect.ts'
import { longDateTime, shortDate } from '#lib/text/format.ts'
import type { RedirectEntry } from '#server/redirects/queries/list.ts'
import { ChangeRedirect } from './redirect-dialog.client.tsx'

export interface RedirectActs {
  change: Act<ChangeRedirectInput>
  remove: Act<BulkInput>
}

/** A former address as a row of the list. */
export const redirectRow = (entry: RedirectEntry, { change, remove }: RedirectActs): ListRow => ({
  id: entry.id,
  label: `o endereço ${entry.path}`,
  cells: drawCells(cells, entry),
  actions: (
    <div className="flex flex-wrap gap-2">
      <ChangeRedirect id={entry.id} fields={{ path: entry.path, target: entry.to }} change={change} />
      <ConfirmActButton
        act={remove}
        input={{ ids: [entry.id] }}
        success="Endereço removido."
        failure="Não foi possível remover o endereço."
        text="Remover"
        busyText="Removendo..."
        label={`Remover ${entry.path}`}
        title="Remover o endereço antigo?"
        question="Quem seguir um link para ele verá “Página não encontrada”."
      />
    </div>
  ),
})

const cells: Cells<RedirectColumn, RedirectEntry> = {
  de: ({ path }) => (
    <a href={path} className="break-all hover:underline">
      {path}
    </a>
  ),
  para: ({ to, article }) => (
    <>
      {article && <p className="font-serif leading-snug font-semibold">{article.title}</p>}
      {to ? (
        <a href={to} className="break-all text-accent underline" rel="noreferrer">
          {to}
        </a>
      ) : (
        <Badge color="gray">Artigo apagado</Badge>
      )}
      {article && !article.published && (
        <Badge color="amber" className="ml-2">
          Fora do ar
        </Badge>
      )}
    </>
  ),
  origem: ({ imported }) => (imported ? 'Importação' : 'À mão'),
  criado: ({ createdAt }) => (
    <time dateTime={createdAt.toISOString()} title={longDateTime(createdAt)} className="whitespace-nowrap">
      {shortDate(createdAt)}
    </time>
  ),
}
