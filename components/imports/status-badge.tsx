import { Badge } from '@radix-ui/themes'
import { statusWords } from '#lib/imports/status.ts'

interface StatusBadgeProps {
  status: keyof typeof statusWords
  /** Whether nobody works on a running import any more. */
  silent: boolean
  /** Whether it stopped to ask. */
  asks: boolean
}

export function StatusBadge({ status, silent, asks }: StatusBadgeProps) {
  const [word, color] = asks
    ? (['Espera sua resposta', 'amber'] as const)
    : silent
      ? (['Interrompida', 'amber'] as const)
      : statusWords[status]
  return <Badge color={color}>{word}</Badge>
}
