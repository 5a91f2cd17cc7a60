'use client'

import { Button } from '@radix-ui/themes'
import { PenLine } from 'lucide-react'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'

export interface BeginRevisionProps {
  id: string
  begin: Act<{ id: string }>
}

/** An author begins to change their published article, beside what readers see. */
export function BeginRevision({ id, begin }: BeginRevisionProps) {
  const { busy, run } = useAct(begin, 'Atualização começada.', 'Não foi possível começar a atualização.')
  return (
    <Button type="button" disabled={busy} onClick={() => run({ id })}>
      <PenLine aria-hidden size={16} /> {busy ? 'Começando...' : 'Escrever uma atualização'}
    </Button>
  )
}
