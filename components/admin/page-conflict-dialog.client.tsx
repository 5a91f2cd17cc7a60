'use client'

import { Button, Callout, Dialog, Heading, Text } from '@radix-ui/themes'
import { ComparedSides } from '#components/articles/versions/compared-sides.tsx'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { longDateTime } from '#lib/text/format.ts'

/** One part of both texts, line by line. */
export interface ComparedPart {
  name: string
  theirs: string[]
  mine: string[]
}

/** Two versions of one text, and the dialog's words for them. */
export interface Conflict {
  title: string
  savedBy: string
  savedAt: Date | null
  parts: ComparedPart[]
  /** The sentence on what happens to the rejected version. */
  fate: string
}

interface ConflictDialogProps {
  /** Null without a conflict. */
  conflict: Conflict | null
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Shows two versions of one text side by side. Each choice says what happens to the other version (SAVE-1). */
export function ConflictDialog({ conflict, busy, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  return (
    <Dialog.Root open={conflict !== null} onOpenChange={open => open || onClose()}>
      <DialogContent maxWidth="72rem" maxHeight="calc(100dvh - 3rem)">
        <Dialog.Title>{conflict?.title}</Dialog.Title>
        {conflict && (
          <>
            <Dialog.Description>
              {conflict.savedBy} salvou outra versão em {longDateTime(conflict.savedAt)}. Compare os textos e escolha
              qual fica. Nada do que você digitou foi perdido.
            </Dialog.Description>
            <Comparison parts={conflict.parts} />
            <Callout.Root size="1" className="mt-4">
              <Callout.Text>{conflict.fate}</Callout.Text>
            </Callout.Root>
            <div className="comparison-choices">
              <Button type="button" variant="soft" color="gray" onClick={onClose}>
                Continuar editando
              </Button>
              <Button type="button" variant="soft" onClick={onTakeTheirs}>
                Ficar com a versão salva
              </Button>
              <Button type="button" disabled={busy} onClick={onKeepMine}>
                {busy ? 'Salvando...' : 'Manter a minha versão'}
              </Button>
            </div>
          </>
        )}
      </DialogContent>
    </Dialog.Root>
  )
}

function Comparison({ parts }: { parts: readonly ComparedPart[] }) {
  return (
    <div className="mt-4 rounded-sm border border-rule">
      <div className="comparison-row comparison-head">
        <Text weight="bold">Versão salva</Text>
        <Text weight="bold">A sua versão</Text>
      </div>
      {parts.map(part => (
        <section key={part.name} aria-label={part.name}>
          <Heading as="h2" size="2" className="border-b border-rule bg-sunken px-3 py-1">
            {part.name}
          </Heading>
          <ComparedSides theirs={part.theirs.join('\n')} mine={part.mine.join('\n')} />
        </section>
      ))}
    </div>
  )
}
