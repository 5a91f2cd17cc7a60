import { Badge } from '@radix-ui/themes'
import { chipDateTime, longDateTime } from '#lib/text/format.ts'

/** The chip of a text that goes public at a moment; nothing for others. */
export const ScheduledBadge = ({ publishAt }: { publishAt: Date | null }) =>
  publishAt && (
    <Badge color="blue" title={`Será publicado em ${longDateTime(publishAt)}`}>
      Agendado para {chipDateTime(publishAt)}
    </Badge>
  )
