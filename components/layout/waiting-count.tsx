import { Badge } from '@radix-ui/themes'
import { formatCount } from '#lib/text/format.ts'

/** The number of open items beside a link; nothing for zero. */
export function WaitingCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge ml="2">
      {formatCount(count)}
      <span className="sr-only"> em aberto</span>
    </Badge>
  )
}
