'use client'

import { Button, TextField } from '@radix-ui/themes'
import { useState } from 'react'
import { toast } from 'sonner'
import { copyText } from '#components/ui/copy-text.ts'
import { Field } from '#components/ui/fields/field.tsx'
import { SelectField } from '#components/ui/fields/select-field.tsx'
import { forgetFailure, sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import { useScreenRefresh } from '#components/ui/refresh/screen-refresh.client.tsx'
import { defaultPreviewDays, previewDays } from '#lib/articles/previews.ts'
import type { Act } from '#lib/outcome.ts'
import type { CreatePreviewInput } from '#lib/schemas/articles/preview.ts'
import { plural } from '#lib/text/format.ts'

export interface NewPreviewProps {
  articleId: string
  /** The ids of the valid preview links. */
  standing: readonly string[]
  create: Act<CreatePreviewInput, { id: string; path: string }>
}

const failure = 'Não foi possível criar o link.'

interface MadeLink {
  id: string
  address: string
  /** Whether the list of valid links has contained it. */
  listed: boolean
}

/** Creates a preview link and shows its address once, until the link is revoked (PUB-6). */
export function NewPreview({ articleId, standing, create }: NewPreviewProps) {
  const refresh = useScreenRefresh()
  const [days, setDays] = useState<CreatePreviewInput['days']>(defaultPreviewDays)
  const [busy, setBusy] = useState(false)
  const [made, setMade] = useState<MadeLink | null>(null)
  const holds = made !== null && standing.includes(made.id)
  if (made && holds && !made.listed) setMade({ ...made, listed: true })
  if (made?.listed && !holds) setMade(null)

  async function make() {
    forgetFailure()
    setBusy(true)
    const outcome = await create({ articleId, days }).catch(unanswered)
    setBusy(false)
    if (outcome.serverError) return sayError(outcome.serverError, failure)
    if (!outcome.data) return
    const { id, path } = outcome.data
    setMade({ id, address: new URL(path, window.location.origin).href, listed: false })
    refresh()
  }
  async function copy(address: string) {
    if (await copyText(address)) toast.success('Link copiado.')
    else toast.error('Não foi possível copiar. Selecione o link e copie.')
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Vale por"
          value={String(days)}
          onChange={value => setDays(previewDays.find(each => String(each) === value) ?? defaultPreviewDays)}
          options={previewDays.map(each => ({ value: String(each), label: plural(each, 'dia', 'dias') }))}
        />
        <Button type="button" variant="soft" disabled={busy} onClick={make}>
          {busy ? 'Criando...' : 'Criar link de prévia'}
        </Button>
      </div>
      {made && (
        <div role="status" className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 grow">
            <Field label="Link de prévia">
              {props => (
                <TextField.Root {...props} readOnly value={made.address} onFocus={event => event.target.select()} />
              )}
            </Field>
          </div>
          <Button type="button" variant="soft" onClick={() => copy(made.address)}>
            Copiar
          </Button>
          <Button asChild variant="soft" color="gray">
            <a href={made.address} target="_blank" rel="noopener">
              Abrir
            </a>
          </Button>
          <p className="basis-full text-xs text-soft">Copie agora: o link não será mostrado de novo.</p>
        </div>
      )}
    </div>
  )
}
