'use client'

import { Dialog } from '@radix-ui/themes'
import { DialogContent } from '#components/ui/dialog-content.client.tsx'
import { resumeWriting } from '#components/ui/focus/last-field.ts'
import type { Choice } from '#lib/merge/merge-articles.ts'
import { longDateTime } from '#lib/text/format.ts'
import { type ChoiceWords, ConflictChoices } from './conflict-choices.client.tsx'
import type { SavingConflict } from './machine/saving-state.ts'

interface MergeDialogProps {
  open: boolean
  /** Null without a conflict. */
  conflict: SavingConflict | null
  /** Whether the form edits a revision; the server stores no older versions of revisions. */
  ofRevision: boolean
  /** Whether this browser stores the rejected text. */
  keeps: boolean
  busy: boolean
  onResolve: (choices: Readonly<Record<string, Choice>>) => void
  onClose: () => void
}

/** Somebody else saved changes to the same parts. The rest is merged already; the author chooses for the parts that both changed (SAVE-4). */
export function MergeDialog({ open, conflict, ofRevision, keeps, busy, onResolve, onClose }: MergeDialogProps) {
  return (
    <Dialog.Root open={open && conflict !== null} onOpenChange={next => next || onClose()}>
      <DialogContent maxWidth="64rem" maxHeight="calc(100dvh - 3rem)" onCloseAutoFocus={resumeWriting}>
        <Dialog.Title>{ofRevision ? 'Esta atualização' : 'Este artigo'} mudou enquanto você escrevia</Dialog.Title>
        {conflict && (
          <ConflictChoices
            // A newer version starts a new choice, even while the dialog is still closing.
            key={conflict.theirs.version}
            conflicts={conflict.merge.conflicts}
            words={wordsFor(conflict.theirs.savedBy)}
            {...{ busy, onResolve, onClose }}
          >
            {conflict.theirs.savedBy} salvou outra versão em {longDateTime(new Date(conflict.theirs.updatedAt))}. O que
            cada um mudou em lugares diferentes já foi reunido. Escolha o que fica nos trechos que os dois mudaram:{' '}
            {ofRevision ? '' : 'a versão salva continua no histórico e, '}se você não ficar com a sua versão,{' '}
            {keeps
              ? 'ela fica guardada neste navegador.'
              : 'ela se perde, porque este navegador não guarda nada: copie antes o que quiser manter.'}
          </ConflictChoices>
        )}
      </DialogContent>
    </Dialog.Root>
  )
}

const wordsFor = (savedBy: string): ChoiceWords => ({
  theirs: `Versão salva por ${savedBy}`,
  mine: 'A sua versão',
  choices: { theirs: 'Ficar com a versão salva', mine: 'Ficar com a minha' },
  cancel: 'Continuar editando',
  submit: 'Salvar com estas escolhas',
  busy: 'Salvando...',
})
