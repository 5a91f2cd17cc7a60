'use client'

import { AlertDialog, Button } from '@radix-ui/themes'
import { ExternalLink } from 'lucide-react'

interface SessionDialogProps {
  open: boolean
  busy: boolean
  onClose: () => void
  onRetry: () => void
}

/** A save met an ended session: the text stays on the screen, one signs in beside it and saves again. */
export function SessionDialog({ open, busy, onClose, onRetry }: SessionDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={next => next || onClose()}>
      <AlertDialog.Content maxWidth="30rem">
        <AlertDialog.Title>Sua sessão terminou</AlertDialog.Title>
        <AlertDialog.Description>
          Nada do que você digitou foi perdido: o texto continua nesta tela e guardado neste navegador. Entre novamente
          em outra aba e depois salve de novo aqui.
        </AlertDialog.Description>
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <AlertDialog.Cancel>
            <Button type="button" variant="soft" color="gray">
              Voltar ao texto
            </Button>
          </AlertDialog.Cancel>
          <Button asChild variant="soft">
            <a href="/auth?next=/dashboard" target="_blank" rel="noopener">
              Entrar em outra aba <ExternalLink aria-hidden size={16} />
            </a>
          </Button>
          <Button type="button" disabled={busy} onClick={onRetry}>
            {busy ? 'Salvando...' : 'Salvar de novo'}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
