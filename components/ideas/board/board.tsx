import Link from 'next/link'
import { type IdeaAddress, ideaPath } from '#lib/ideas/idea-views.ts'
import type { IdeaColumn } from '#server/ideas/queries/list.ts'
import type { IdeaCard } from '#server/ideas/queries/selection.ts'
import type { IdeaActions } from '../idea-actions.ts'
import { Deadline, PriorityBadge } from '../idea-badges.tsx'
import { BoardColumns } from './board-columns.client.tsx'

interface BoardProps {
  columns: readonly IdeaColumn[]
  address: IdeaAddress
  setStatus: IdeaActions['setStatus']
}

/** The ideas by status. The server renders the cards; the browser moves them. */
export const Board = ({ columns, address, setStatus }: BoardProps) => (
  <BoardColumns
    columns={columns.map(({ status, count, ideas }) => ({
      status,
      count,
      cards: ideas.map(idea => ({
        id: idea.id,
        title: idea.title,
        status: idea.status,
        movable: idea.movable,
        content: <CardContent idea={idea} />,
      })),
    }))}
    address={address}
    setStatus={setStatus}
  />
)

function CardContent({ idea: { id, title, priority, assignee, deadline, overdue } }: { idea: IdeaCard }) {
  return (
    <>
      <div className="pe-8">
        <PriorityBadge priority={priority} />
      </div>
      <Link
        href={ideaPath(id)}
        prefetch={false}
        draggable={false}
        className="text-sm font-semibold wrap-anywhere hover:underline"
      >
        {title}
      </Link>
      {(assignee || deadline) && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-soft">
          {assignee && <span>{assignee}</span>}
          {deadline && <Deadline at={deadline} overdue={overdue} />}
        </p>
      )}
    </>
  )
}
