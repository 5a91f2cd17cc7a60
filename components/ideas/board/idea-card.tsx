import { Badge, Card } from '@radix-ui/themes'
import { MapPin } from 'lucide-react'
import Link from 'next/link'
import { ideaPath } from '#lib/ideas/idea-views.ts'
import type { IdeaCard as Idea } from '#server/ideas/queries/selection.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { Deadline, PriorityBadge, StatusBadge } from '../idea-badges.tsx'
import { StatusSelect } from './status-select.client.tsx'

interface IdeaCardProps {
  idea: Idea
  setStatus: IdeaActions['setStatus']
}

/** An idea in the list (IDEA-7). */
export function IdeaCard({ idea, setStatus }: IdeaCardProps) {
  const { id, title, description, priority, status, city, tags, assignee, creator, deadline, overdue, movable } = idea
  return (
    <Card asChild size="2">
      <article className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <PriorityBadge priority={priority} />
          <StatusBadge status={status} />
          {city && (
            <Badge color="gray" variant="outline">
              <MapPin aria-hidden size={12} />
              {city.name} ({city.state})
            </Badge>
          )}
          {movable && (
            <span className="ml-auto">
              <StatusSelect id={id} title={title} status={status} setStatus={setStatus} />
            </span>
          )}
        </div>
        <h2 className="font-serif text-lg leading-snug font-semibold wrap-anywhere">
          <Link href={ideaPath(id)} prefetch={false} className="hover:underline">
            {title}
          </Link>
        </h2>
        <p className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-line">{description}</p>
        {tags.length > 0 && (
          <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
            {tags.map(tag => (
              <li key={tag}>
                <Badge color="gray" variant="soft">
                  {tag}
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-soft">
          {assignee && <span>Com {assignee}</span>}
          {deadline && <Deadline at={deadline} overdue={overdue} />}
          <span>Criada por {creator ?? 'Desconhecido'}</span>
        </p>
      </article>
    </Card>
  )
}
