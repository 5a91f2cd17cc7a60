'use client'

import { Button, Callout } from '@radix-ui/themes'
import { History } from 'lucide-react'
import { longDateTime } from '#lib/text/format.ts'
import type { Entry, TextFields } from './journal.ts'

interface RecoveredProps {
  entry: Entry<TextFields>
  onRestore: () => void
  onDiscard: () => void
}

/** Offers an unsaved text of an earlier opening until the author restores or discards it. */
export function Recovered({ entry, onRestore, onDiscard }: RecoveredProps) {
  const title = entry.fields.title.trim()
  return (
    <Callout.Root color="amber" role="status">
      <Callout.Icon>
        <History aria-hidden size={18} />
      </Callout.Icon>
      <Callout.Text>
        Há um texto não salvo neste navegador{title && <>: “{title}”</>}, de {longDateTime(new Date(entry.at))}.
      </Callout.Text>
      <div className="flex flex-wrap gap-2">
        <Button type="button" size="2" onClick={onRestore}>
          Restaurar
        </Button>
        <Button type="button" size="2" variant="soft" color="gray" onClick={onDiscard}>
          Descartar
        </Button>
      </div>
    </Callout.Root>
  )
}
