import { Badge } from '@radix-ui/themes'
import { statusWords } from '#lib/imports/status.ts'

interface StatusBadgeProps {
  status: keyof typeof statusWords
  /** Whether nobody works on a running import any more. */
  silent: boolean
}

export function StatusBadge({ status, silent }: StatusBadgeProps) {
  const [word, color] = silent ? (['Interrompida', 'amber'] as const) : statusWords[status]
  return <Badge color={color}>{word}</Badge>
}
