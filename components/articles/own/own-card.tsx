import './own.css'
import { Badge, Button, Card, Heading, Text } from '@radix-ui/themes'
import { Eye, Hourglass, Pencil, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { articlePath, editPath, revisionPath, versionsPath } from '#lib/addresses/paths.ts'
import { reviewLabels } from '#lib/articles/reviews.ts'
import { limits } from '#lib/limits.ts'
import type { Act } from '#lib/outcome.ts'
import { duration, longDateTime, plural, shortDate } from '#lib/text/format.ts'
import type { OwnCard as Shown } from '#server/articles/own/queries/own-articles.ts'
import { reviewColors, revisionNames, statusColors, statusNames } from '../status.ts'
import { RestoreButton } from './restore-button.tsx'
import { ScheduledBadge } from './scheduled-badge.tsx'
import { SeoBadge } from './seo-badge.tsx'

export interface OwnActs {
  remove: Act<{ id: string }>
  restore: Act<{ id: string }>
}

const day = 24 * 60 * 60 * 1000

/** How long the text has waited for a review, and its reviewer. More than a day is highlighted. */
function Waiting({ card: { waitedMs, reviewer } }: { card: Shown }) {
  return (
    <>
      {waitedMs !== null && (
        <Badge color={waitedMs > 3 * day ? 'red' : waitedMs > day ? 'amber' : 'gray'}>
          <Hourglass aria-hidden size={12} /> espera há {duration(waitedMs)}
        </Badge>
      )}
      <Badge color={reviewer ? 'blue' : 'gray'}>
        {reviewer ? (reviewer.mine ? 'com você' : `com ${reviewer.name}`) : 'sem revisor'}
      </Badge>
    </>
  )
}

/** Viewing, editing and deleting an article of one's own (DESK-3). */
function Acts({ card: { id, slug, title, status, hasRevision, waitedMs, abilities }, remove }: ActsProps) {
  return (
    <>
      {hasRevision && waitedMs !== null && abilities.setStatus && (
        <Button asChild variant="soft">
          <Link href={revisionPath(id)} prefetch={false} aria-label={`Revisar: ${title}`}>
            <Hourglass aria-hidden size={16} /> Revisar
          </Link>
        </Button>
      )}
      {status === 'published' && (
        <Button asChild variant="soft" color="gray">
          <a href={articlePath({ slug, locationPath: null })} aria-label={`Ver: ${title}`}>
            <Eye aria-hidden size={16} /> Ver
          </a>
        </Button>
      )}
      <Button asChild variant="soft">
        <Link href={editPath(id)} prefetch={false} aria-label={`Editar: ${title}`}>
          <Pencil aria-hidden size={16} /> Editar
        </Link>
      </Button>
      {abilities.remove && (
        <ConfirmActButton
          act={remove}
          input={{ id }}
          success="Artigo excluído com sucesso."
          failure="Não foi possível excluir o artigo."
          text="Excluir"
          busyText="Excluindo..."
          label={`Excluir: ${title}`}
          title="Excluir artigo"
          question={`Tem certeza que deseja excluir este artigo? Ele fica ${limits.trashDays} dias na lixeira, de onde um editor ainda pode restaurá-lo como rascunho.`}
          icon={<Trash2 aria-hidden size={16} />}
        />
      )}
    </>
  )
}

interface ActsProps {
  card: Shown
  remove: OwnActs['remove']
}

/** An article in the desk's list (DESK-2). */
export function OwnCard({ card, actions }: { card: Shown; actions: OwnActs }) {
  const { id, title, summary, status, visibility, viewsCount, createdAt, deletedAt, abilities } = card
  const inTrash = deletedAt !== null
  return (
    <Card size="2" asChild>
      <article className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <div className="flex min-w-0 grow flex-col gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <Badge color={statusColors[status]}>{statusNames[status]}</Badge>
            <Badge color={visibility === 'premium' ? 'amber' : 'gray'}>
              {visibility === 'premium' ? 'Premium' : 'Público'}
            </Badge>
            {!inTrash && <ScheduledBadge publishAt={card.publishAt} />}
            {card.isUnreviewed && !inTrash && <Badge color="orange">Publicado sem revisão</Badge>}
            {card.verdict && !inTrash && <Badge color={reviewColors[card.verdict]}>{reviewLabels[card.verdict]}</Badge>}
            {card.hasRevision && !inTrash && (
              <Badge color={card.waitedMs === null ? 'gray' : 'amber'}>
                {revisionNames[card.waitedMs === null ? 'draft' : 'review']}
              </Badge>
            )}
            {card.waitedMs !== null && !inTrash && <Waiting card={card} />}
            {status === 'published' && !inTrash && <SeoBadge seo={card.seo} checking={card.seoPending} />}
          </div>
          <Heading as="h2" size="4" className="break-words">
            {inTrash ? (
              title
            ) : (
              <Link href={editPath(id)} prefetch={false} className="hover:underline">
                {title}
              </Link>
            )}
          </Heading>
          <Text as="p" size="2" color="gray" className="line-clamp-2 break-words">
            {summary}
          </Text>
          <Text as="p" size="1" color="gray">
            {plural(viewsCount, 'visualização', 'visualizações')} · criado em{' '}
            <time dateTime={createdAt.toISOString()}>{shortDate(createdAt)}</time>
            {(inTrash || !card.own) && ` · por ${card.authorName}`}
            {card.city && ` · ${card.city}`}
            {inTrash ? (
              ` · excluído em ${longDateTime(deletedAt)}`
            ) : (
              <>
                {' · '}
                <Link href={versionsPath(id)} prefetch={false} aria-label={`Versões: ${title}`} className="underline">
                  Versões
                </Link>
              </>
            )}
          </Text>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          {inTrash ? (
            abilities.restore && <RestoreButton id={id} title={title} restore={actions.restore} />
          ) : (
            <Acts card={card} remove={actions.remove} />
          )}
        </div>
      </article>
    </Card>
  )
}
