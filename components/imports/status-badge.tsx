import { Badge } from '@radix-ui/themes'

/** The words and colours of an import's state. */
const statusWords = {
  waiting: ['Na fila', 'gray'],
  running: ['Importando', 'blue'],
  stopped: ['Parada', 'amber'],
  completed: ['Concluída', 'green'],
  failed: ['Falhou', 'red'],
  undoing: ['Desfazendo', 'amber'],
  undone: ['Desfeita', 'gray'],
} as const

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
