'use client'

import { Badge, Button, TextArea } from '@radix-ui/themes'
import { useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { limits } from '#lib/limits.ts'
import type { Finding } from '#lib/seo/validation/finding.ts'
import { truncate } from '#lib/text/text.ts'
import { showWords } from '../comments/passage.ts'
import type { SidePanelState } from '../screen/use-side-panel.client.tsx'

interface SeoFindingProps {
  finding: Finding
  busy: boolean
  onField: SidePanelState['focusField']
  /** Waives the rule; true when it was waived. Null for a person who may not. */
  onWaive: ((reason: string) => Promise<boolean>) | null
}

const marks = {
  error: { color: 'red', label: 'Erro' },
  warning: { color: 'amber', label: 'Aviso' },
  advice: { color: 'gray', label: 'Dica' },
} as const

/** The most characters of a passage that are shown. */
const shown = 90

/** One finding of a validation: the problem, its places, how to mend it, and the way to waive its rule. */
export function SeoFinding({ finding, busy, onField, onWaive }: SeoFindingProps) {
  const { severity, message, evidence, mend, field } = finding
  const [waiving, setWaiving] = useState(false)
  const go = (words: string) => {
    if (field !== 'content') return onField(field)
    if (!showWords(words)) {
      sayFailure('Trecho não encontrado', 'O texto nesta tela já não tem este trecho.')
    }
  }
  return (
    <li className="seo-finding" data-severity={severity}>
      <p className="text-sm font-medium wrap-anywhere">
        <Badge color={marks[severity].color}>{marks[severity].label}</Badge> {message}
      </p>
      {evidence.map(words => (
        <button key={words} type="button" className="seo-place" onClick={() => go(words)}>
          “{truncate(words, shown)}”
        </button>
      ))}
      <p className="text-sm text-soft">{mend}</p>
      <p className="flex flex-wrap gap-3">
        {evidence.length === 0 && (
          <button type="button" className="seo-place" onClick={() => onField(field)}>
            Ir ao campo
          </button>
        )}
        {onWaive && !waiving && (
          <button type="button" className="seo-place" onClick={() => setWaiving(true)}>
            Dispensar
          </button>
        )}
      </p>
      {onWaive && waiving && <WaiverForm busy={busy} onWaive={onWaive} onClose={() => setWaiving(false)} />}
    </li>
  )
}

interface WaiverFormProps {
  busy: boolean
  onWaive: (reason: string) => Promise<boolean>
  onClose: () => void
}

function WaiverForm({ busy, onWaive, onClose }: WaiverFormProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { min, max } = limits.seoWaiver
  async function waive(): Promise<void> {
    if (reason.trim().length < min) return setError(`Escreva o motivo em pelo menos ${min} caracteres`)
    setError(undefined)
    if (await onWaive(reason)) onClose()
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label="Por que esta regra não vale aqui" error={error}>
        {control => (
          <TextArea
            {...control}
            rows={2}
            maxLength={max}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <p className="flex gap-2">
        <Button type="button" variant="soft" disabled={busy} onClick={waive}>
          Dispensar regra
        </Button>
        <Button type="button" variant="soft" color="gray" onClick={onClose}>
          Cancelar
        </Button>
      </p>
    </div>
  )
}
