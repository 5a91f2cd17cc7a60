'use client'

import { Button, Callout, Dialog } from '@radix-ui/themes'
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
            <div className="mt-4 flex flex-col gap-5">
              {conflict.parts.map(({ name, theirs, mine }) => (
                <ComparedSides key={name} part={name} theirs={theirs.join('\n')} mine={mine.join('\n')} names={names} />
              ))}
            </div>
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

const names = { theirs: 'Versão salva', mine: 'A sua versão' }
