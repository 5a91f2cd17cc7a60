'use client'

import { Button, Text, TextField } from '@radix-ui/themes'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FocalPointField } from '#components/media/focal-point.client.tsx'
import { CreditInput } from '#components/media/library/credit-input.client.tsx'
import { type ChosenPicture, PictureUpload } from '#components/media/picture-upload.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { WrappingLine } from '#components/ui/fields/wrapping-line.client.tsx'
import { filledBy } from '#components/ui/forms/filled.ts'
import { isWriting } from '#components/ui/forms/is-writing.ts'
import { isFreeUrl } from '#lib/addresses/free-url.ts'
import { type FocalPoint, middle } from '#lib/articles/cover.ts'
import type { ArticleFormControl } from '../article-form-control.ts'

interface CoverFieldProps {
  form: ArticleFormControl
  /** The id of the form, which the field stands outside of. */
  formId: string
  /** The uploaded cover's address; null without an upload. */
  uploadedSrc: string | null
  onUploaded: (src: string | null) => void
  onSignedOut: () => void
}

/** The cover: an upload or an address, with the description and credit that publishing requires (ART-8). */
export function CoverField({ form, formId, uploadedSrc, onUploaded, onSignedOut }: CoverFieldProps) {
  const { errors } = form.formState
  const [coverImage, coverMediaId, focus = middle] = useWatch({
    control: form.control,
    name: ['coverImage', 'coverMediaId', 'coverFocus'],
  })
  const point = (at: FocalPoint) => form.setValue('coverFocus', at, { shouldDirty: true })
  const address = coverImage?.trim() ?? ''
  const src = coverMediaId ? uploadedSrc : address && isFreeUrl(address) ? address : null
  const change = (mediaId: string | null, path: string | null, words?: ChosenPicture['words']) => {
    form.setValue('coverMediaId', mediaId, { shouldDirty: true })
    form.setValue('coverImage', '', { shouldDirty: true })
    // Focal point, description and credit belonged to the other picture.
    point(middle)
    if (src || words) {
      form.setValue('coverAlt', words?.alt ?? '', { shouldDirty: true })
      form.setValue('coverCredit', words?.credit ?? '', { shouldDirty: true })
      form.setValue('coverCaption', words?.caption ?? '', { shouldDirty: true })
    }
    onUploaded(path)
  }
  const error = errors.coverMediaId?.message ?? errors.coverImage?.message
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <Text as="span" asChild size="2" weight="medium" mb="1">
        <legend>Imagem de capa</legend>
      </Text>
      {src && (
        <Preview
          key={src}
          src={src}
          measured={coverMediaId !== null}
          focus={focus}
          onFocus={point}
          onRemove={() => change(null, null)}
        />
      )}
      <PictureUpload
        prompt={src ? 'Trocar por outra imagem' : undefined}
        onDone={({ id, path, words }) => {
          change(id, path, words)
          // The description is what an upload needs next.
          if (!words && !isWriting()) form.setFocus('coverAlt')
        }}
        onSignedOut={onSignedOut}
      />
      {!coverMediaId && (
        <Field label="Ou o endereço da imagem" error={error}>
          {control => (
            <TextField.Root
              {...control}
              {...filledBy(form)('coverImage', { onChange: () => point(middle) })}
              form={formId}
              inputMode="url"
              autoComplete="off"
            />
          )}
        </Field>
      )}
      <Field
        label="Descrição da capa (texto alternativo)"
        hint="O que se vê na imagem. Obrigatória para publicar."
        error={errors.coverAlt?.message}
      >
        {control => <WrappingLine {...control} {...filledBy(form)('coverAlt')} form={formId} autoComplete="off" />}
      </Field>
      <Field
        label="Crédito da capa"
        hint="Quem fez a foto. Obrigatório para publicar."
        error={errors.coverCredit?.message}
      >
        {control => <CreditInput {...control} {...filledBy(form)('coverCredit')} form={formId} />}
      </Field>
      <Field
        label="Legenda da capa"
        hint="O que os leitores leem sob a foto, se quiser."
        error={errors.coverCaption?.message}
      >
        {control => <WrappingLine {...control} {...filledBy(form)('coverCaption')} form={formId} autoComplete="off" />}
      </Field>
    </fieldset>
  )
}

interface PreviewProps {
  src: string
  measured: boolean
  focus: FocalPoint
  onFocus: (focus: FocalPoint) => void
  onRemove: () => void
}

function Preview({ src, measured, focus, onFocus, onRemove }: PreviewProps) {
  const [broken, setBroken] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      {broken ? (
        <Text as="p" size="2" color="red">
          A imagem não pôde ser carregada.
        </Text>
      ) : (
        <FocalPointField
          src={src}
          point={focus}
          measured={measured}
          onChange={onFocus}
          onBroken={() => setBroken(true)}
        />
      )}
      <Button type="button" variant="soft" color="gray" onClick={onRemove}>
        <Trash2 aria-hidden size={16} /> Remover imagem
      </Button>
    </div>
  )
}
