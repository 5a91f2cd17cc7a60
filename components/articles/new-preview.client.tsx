'use client'

import { Button, Select, TextField } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { copyText } from '#components/ui/copy-text.ts'
import { Field } from '#components/ui/field.tsx'
import { forgetFailure, sayError, sayFailure, unreachable } from '#components/ui/form-failure.ts'
import { plural } from '#lib/format.ts'
import type { Act } from '#lib/outcome.ts'
import { type CreatePreviewInput, defaultPreviewDays, previewDays } from '#lib/schemas/preview.ts'

export interface NewPreviewProps {
  articleId: string
  create: Act<CreatePreviewInput, { path: string }>
}

const failure = 'Não foi possível criar o link.'

/** Makes a preview link and shows it, this once. */
export function NewPreview({ articleId, create }: NewPreviewProps) {
  const router = useRouter()
  const [days, setDays] = useState<CreatePreviewInput['days']>(defaultPreviewDays)
  const [busy, setBusy] = useState(false)
  const [address, setAddress] = useState<string | null>(null)

  async function make() {
    forgetFailure()
    setBusy(true)
    const outcome = await create({ articleId, days }).catch(() => null)
    setBusy(false)
    if (!outcome) return sayFailure(failure, unreachable)
    if (outcome.serverError) return sayError(outcome.serverError, failure)
    if (!outcome.data) return
    setAddress(new URL(outcome.data.path, window.location.origin).href)
    router.refresh()
  }
  async function copy() {
    if (await copyText(address ?? '')) toast.success('Link copiado.')
    else toast.error('Não foi possível copiar. Selecione o link e copie.')
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Vale por">
          {props => (
            <Select.Root
              value={String(days)}
              onValueChange={value => setDays(previewDays.find(each => String(each) === value) ?? defaultPreviewDays)}
            >
              <Select.Trigger {...props} />
              <Select.Content>
                {previewDays.map(each => (
                  <Select.Item key={each} value={String(each)}>
                    {plural(each, 'dia', 'dias')}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select.Root>
          )}
        </Field>
        <Button type="button" variant="soft" disabled={busy} onClick={make}>
          {busy ? 'Criando...' : 'Criar link de prévia'}
        </Button>
      </div>
      {address && (
        <div role="status" className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <Field label="Link de prévia">
              {props => <TextField.Root {...props} readOnly value={address} onFocus={event => event.target.select()} />}
            </Field>
          </div>
          <Button type="button" variant="soft" onClick={copy}>
            Copiar
          </Button>
          <Button asChild variant="soft" color="gray">
            <a href={address} target="_blank" rel="noopener">
              Abrir
            </a>
          </Button>
          <p className="basis-full text-xs text-soft">Copie agora: o link não é mostrado de novo.</p>
        </div>
      )}
    </div>
  )
}
