'use client'

import { Button, Text } from '@radix-ui/themes'
import { Check, CloudOff, LoaderCircle, Pencil, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { SavingState } from './machine/saving-state.ts'
import { announcedLine, savingLine, wayOut } from './saving-line.ts'

interface SavingStatusProps {
  state: SavingState
  /** The operations of the buttons. `keepAsNew` saves the text as a new draft, when its article is gone. */
  operations: Record<'choose' | 'keepAsNew', () => void>
  onCopy: () => void
}

const icons = {
  saved: Check,
  saving: LoaderCircle,
  unsaved: Pencil,
  incomplete: Pencil,
  offline: CloudOff,
  signed_out: TriangleAlert,
  conflict: TriangleAlert,
  stopped: TriangleAlert,
  refused: TriangleAlert,
} as const satisfies Record<SavingState['phase'], unknown>

/** Shows whether the text is saved, with a button for what blocks it. */
export function SavingStatus({ state, operations, onCopy }: SavingStatusProps) {
  const { phase, articleId } = state
  // A new form without any text: nothing is saved.
  const Icon = phase === 'saved' && articleId === null ? Pencil : icons[phase]
  const troubled = icons[phase] === TriangleAlert || phase === 'offline'
  const way = wayOut(state)
  const [announced, setAnnounced] = useState('')
  const next = announcedLine(state, announced)
  if (next !== announced) setAnnounced(next)
  return (
    <>
      <Text as="p" size="1" color={troubled ? 'amber' : 'gray'} className="saving-line" data-phase={phase}>
        <Icon aria-hidden size={14} /> {savingLine(state)}
      </Text>
      {phase === 'conflict' && (
        <Button type="button" size="1" variant="soft" color="amber" onClick={operations.choose}>
          Comparar e escolher
        </Button>
      )}
      {way === 'new_draft' && (
        <Button type="button" size="1" color="amber" onClick={operations.keepAsNew}>
          Guardar como novo rascunho
        </Button>
      )}
      {way && (
        <Button type="button" size="1" variant="soft" color="amber" onClick={onCopy}>
          Copiar texto
        </Button>
      )}
      <span role="status" className="sr-only">
        {next}
      </span>
    </>
  )
}
