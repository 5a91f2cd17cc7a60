'use client'

import { Button, Text } from '@radix-ui/themes'
import { Check, CloudOff, LoaderCircle, Pencil, TriangleAlert } from 'lucide-react'
import type { ComposingPhase } from './edition-saver.ts'

const lines: Record<ComposingPhase, { text: string; icon: typeof Check; troubled?: true }> = {
  saved: { text: 'Tudo salvo', icon: Check },
  waiting: { text: 'Alterações não salvas', icon: Pencil },
  saving: { text: 'Salvando...', icon: LoaderCircle },
  offline: { text: 'Sem resposta do servidor. Tentando de novo...', icon: CloudOff, troubled: true },
  signed_out: { text: 'Sua sessão terminou. Entre em outra aba.', icon: TriangleAlert, troubled: true },
  conflict: { text: 'Outra pessoa salvou esta edição.', icon: TriangleAlert, troubled: true },
  refused: { text: 'Não foi salvo.', icon: TriangleAlert, troubled: true },
}

interface ComposingLineProps {
  phase: ComposingPhase
  onCompare: () => void
  onRetry: () => void
}

/** Whether the edition is saved, with a button for a conflict or a failure. */
export function ComposingLine({ phase, onCompare, onRetry }: ComposingLineProps) {
  const { text, icon: Icon, troubled } = lines[phase]
  return (
    <>
      <Text
        as="p"
        size="1"
        color={troubled ? 'amber' : 'gray'}
        className="inline-flex items-center gap-1.5"
        role="status"
      >
        <Icon aria-hidden size={14} /> {text}
      </Text>
      {phase === 'conflict' && (
        <Button type="button" size="1" variant="soft" color="amber" onClick={onCompare}>
          Comparar e escolher
        </Button>
      )}
      {(phase === 'refused' || phase === 'offline' || phase === 'signed_out') && (
        <Button type="button" size="1" variant="soft" color="amber" onClick={onRetry}>
          Salvar agora
        </Button>
      )}
    </>
  )
}
