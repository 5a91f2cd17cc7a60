'use client'

import { Button, TextField } from '@radix-ui/themes'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { DistantPicture } from '#components/media/distant-picture.client.tsx'
import { CreditInput } from '#components/media/library/credit-input.client.tsx'
import { type ChosenPicture, PictureUpload } from '#components/media/picture-upload.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { mediaPath } from '#lib/addresses/paths.ts'
import type { EventFormControl } from './event-form-control.ts'

/** The width that every picture but the smallest has. */
const PREVIEW_WIDTH = 320

/** The cover: an upload or a picture of another site, with its description and credit. */
export function CoverFields({ form, src: stored }: { form: EventFormControl; src: string | null }) {
  const { errors } = form.formState
  const register = filledBy(form)
  const id = useWatch({ control: form.control, name: 'coverMediaId' })
  const [uploaded, setUploaded] = useState<ChosenPicture | null>(null)
  const src = uploaded?.id === id ? uploaded.path : (stored ?? mediaPath(id, PREVIEW_WIDTH))
  const change = (next: string, words?: ChosenPicture['words']) => {
    form.setValue('coverMediaId', next, { shouldDirty: true })
    // Description and credit belonged to the other picture.
    if (!id && !words) return
    form.setValue('coverAlt', words?.alt ?? '', { shouldDirty: true })
    form.setValue('coverCredit', words?.credit ?? '', { shouldDirty: true })
  }
  const take = (picture: ChosenPicture) => {
    setUploaded(picture)
    change(picture.id, picture.words)
  }
  return (
    <div className="flex flex-col gap-4">
      {id && (
        <div className="flex flex-wrap items-end gap-3">
          <img src={src} alt="Capa escolhida" className="max-h-48 rounded-sm" />
          <Button type="button" variant="soft" color="gray" onClick={() => change('')}>
            <Trash2 aria-hidden size={16} /> Remover imagem
          </Button>
        </div>
      )}
      <PictureUpload prompt={id ? 'Trocar por outra imagem' : undefined} onDone={take} onSignedOut={() => {}} />
      <DistantPicture onDone={take} />
      {id && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Descrição da imagem" hint="O que se vê nela." error={errors.coverAlt?.message}>
            {props => <TextField.Root {...props} {...register('coverAlt')} autoComplete="off" />}
          </Field>
          <Field label="Crédito da imagem" hint="Quem fez a foto ou a arte." error={errors.coverCredit?.message}>
            {props => <CreditInput {...props} {...register('coverCredit')} />}
          </Field>
        </div>
      )}
      {errors.coverMediaId?.message && (
        <p role="alert" className="text-sm text-(--red-11)">
          {errors.coverMediaId.message}
        </p>
      )}
    </div>
  )
}
