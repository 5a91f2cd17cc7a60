import { Badge } from '@radix-ui/themes'
import Link from 'next/link'
import { SmallTable } from '#components/ui/small-table.tsx'
import { composerPath, sendPath } from '#lib/addresses/paths.ts'
import { countAndShare, editionBadges } from '#lib/newsletter/sending-words.ts'
import { dateAndTime, formatInteger, longDateTime, plural } from '#lib/text/format.ts'
import type { PendingEdition, Send } from '#server/newsletter/sending/queries.ts'

/** The sendings that are over, newest first. */
export const SendsTable = ({ sends }: { sends: readonly Send[] }) => {
  if (sends.length === 0) return <p className="text-soft">Nenhum envio realizado ainda</p>
  return (
    <SmallTable
      caption="Envios"
      columns={['Assunto', 'Enviado', 'Aberturas', 'Cliques', 'Data']}
      rows={sends.map(({ id, subject, status, sentTo, opened, clicked, sentAt }) => ({
        key: id,
        cells: [
          <span key="subject" className="flex flex-wrap items-center gap-2">
            <Link href={sendPath(id)} prefetch={false} className="text-accent underline">
              {subject}
            </Link>
            {status === 'stopped' && <Badge color={editionBadges.stopped.color}>{editionBadges.stopped.label}</Badge>}
          </span>,
          formatInteger(sentTo),
          countAndShare(opened, sentTo),
          countAndShare(clicked, sentTo),
          dateAndTime(sentAt),
        ],
      }))}
    />
  )
}

/** The editions that are not over: drafts, scheduled ones, and those being sent. */
export const PendingEditions = ({ editions }: { editions: readonly PendingEdition[] }) => {
  if (editions.length === 0) return <p className="text-soft">Nenhuma edição em preparo ou em envio.</p>
  return (
    <ul className="flex flex-col">
      {editions.map(edition => (
        <li key={edition.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-rule py-2">
          <Badge color={editionBadges[edition.status].color}>{editionBadges[edition.status].label}</Badge>
          <Link
            href={edition.progress ? sendPath(edition.id) : composerPath(edition.id)}
            prefetch={false}
            className="min-w-0 font-medium text-accent underline wrap-anywhere"
          >
            {edition.subject || 'Sem assunto'}
          </Link>
          <span className="text-sm text-soft">{standing(edition)}</span>
        </li>
      ))}
    </ul>
  )
}

function standing({ status, scheduledAt, updatedAt, isMissed, progress, uncertain }: PendingEdition): string {
  const counted = progress && `${formatInteger(progress.settled)} de ${formatInteger(progress.all)} mensagens`
  const asking = uncertain > 0 && plural(uncertain, 'mensagem incerta: resolva', 'mensagens incertas: resolva')
  if (counted || asking) return [counted, asking].filter(Boolean).join('; ')
  if (status === 'scheduled') return `para ${longDateTime(scheduledAt)}`
  if (isMissed) return `não foi enviada em ${longDateTime(scheduledAt)}: a Conferência da edição diz por quê`
  return `mudada em ${longDateTime(updatedAt)}`
}
