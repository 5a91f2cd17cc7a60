import './own.css'
import { Badge, Button, Card, Heading, Text } from '@radix-ui/themes'
import { Eye, Hourglass, Pencil } from 'lucide-react'
import Link from 'next/link'
import { articlePath, editPath, versionsPath } from '#lib/addresses/paths.ts'
import { reviewLabels } from '#lib/articles/reviews.ts'
import type { Act } from '#lib/outcome.ts'
import { duration, longDateTime, plural, shortDate } from '#lib/text/format.ts'
import type { OwnCard as Shown } from '#server/articles/own/queries/own-articles.ts'
import { reviewColors, revisionNames, statusColors, statusNames } from '../status.ts'
import { mainActOf } from './main-act.ts'
import { OwnMenu } from './own-menu.client.tsx'
import { RestoreButton } from './restore-button.tsx'
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

function MainAct({ card }: { card: Shown }) {
  const { kind, text, href } = mainActOf(card)
  const label = `${text}: ${card.title}`
  return (
    <Button asChild variant="soft">
      {kind === 'site' ? (
        <a href={href} aria-label={label}>
          <Eye aria-hidden size={16} /> {text}
        </a>
      ) : (
        <Link href={href} prefetch={false} aria-label={label}>
          {kind === 'write' ? <Pencil aria-hidden size={16} /> : <Hourglass aria-hidden size={16} />} {text}
        </Link>
      )}
    </Button>
  )
}

/** An article in the desk's list (DESK-2), with one main act; a menu holds the others. */
export function OwnCard({ card, actions }: { card: Shown; actions: OwnActs }) {
  const { id, slug, title, summary, status, visibility, viewsCount, createdAt, deletedAt, abilities } = card
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
            {!inTrash && card.publishAt && ` · agendado para ${longDateTime(card.publishAt)}`}
            {inTrash && ` · excluído em ${longDateTime(deletedAt)}`}
          </Text>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          {inTrash ? (
            abilities.restore && <RestoreButton id={id} title={title} restore={actions.restore} />
          ) : (
            <>
              <MainAct card={card} />
              <OwnMenu
                id={id}
                title={title}
                viewPath={status === 'published' ? articlePath({ slug, locationPath: null }) : null}
                editPath={editPath(id)}
                versionsPath={versionsPath(id)}
                remove={abilities.remove ? actions.remove : null}
              />
            </>
          )}
        </div>
      </article>
    </Card>
  )
}
