import { Badge } from '@radix-ui/themes'
import type { IdeaCard } from '#server/ideas/queries/selection.ts'
import { Deadline, PriorityBadge, StatusBadge } from './idea-badges.tsx'

/** An idea, for people who may not change it. */
export function IdeaReading({ idea }: { idea: IdeaCard }) {
  const { description, priority, status, city, tags, assignee, creator, deadline, overdue } = idea
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <PriorityBadge priority={priority} />
        <StatusBadge status={status} />
        {city && (
          <Badge color="gray" variant="outline">
            {city.name} ({city.state})
          </Badge>
        )}
        {tags.map(tag => (
          <Badge key={tag} color="gray" variant="soft">
            {tag}
          </Badge>
        ))}
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{description}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        {assignee && <span>Com {assignee}</span>}
        {deadline && <Deadline at={deadline} overdue={overdue} />}
        <span>Criada por {creator ?? 'Desconhecido'}</span>
      </p>
    </div>
  )
}
