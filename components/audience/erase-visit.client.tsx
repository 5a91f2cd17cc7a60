'use client'

import { IconButton } from '@radix-ui/themes'
import { Trash2 } from 'lucide-react'
import type { Act } from '#lib/outcome.ts'
import type { EraseReadings } from '#lib/schemas/articles/reading.ts'
import { useErasing } from './use-erasing.client.tsx'

interface EraseVisitProps {
  visit: string
  title: string
  erase: Act<EraseReadings, number>
}

/** Erases one visit from the reader's history. */
export function EraseVisit({ visit, title, erase }: EraseVisitProps) {
  const { busy, run } = useErasing(erase, 'Leitura apagada do seu histórico.')
  return (
    <IconButton
      variant="soft"
      color="gray"
      disabled={busy}
      aria-label={`Apagar do histórico: ${title}`}
      onClick={() => run({ visit })}
    >
      <Trash2 aria-hidden size={16} />
    </IconButton>
  )
}
