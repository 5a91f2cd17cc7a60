'use client'

import { Button, Progress, Text, TextField } from '@radix-ui/themes'
import { ImageUp, Trash2 } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from 'sonner'
import { Field } from '#components/ui/field.tsx'
import { isFreeUrl } from '#lib/schemas/url.ts'
import type { ArticleFormControl } from './article-form-control.ts'
import { uploadPicture } from './upload.ts'

interface CoverFieldProps {
  form: ArticleFormControl
  /** The uploaded cover's address. */
  uploadedSrc: string | null
  onUploaded: (src: string | null) => void
  onSignedOut: () => void
}

/** The cover: uploaded or by its address, with the description and credit that publishing asks for (ruling "Cover image"). */
export function CoverField({ form, uploadedSrc, onUploaded, onSignedOut }: CoverFieldProps) {
  const { errors } = form.formState
  const [coverImage, coverMediaId] = useWatch({ control: form.control, name: ['coverImage', 'coverMediaId'] })
  const address = coverImage?.trim() ?? ''
  const src = coverMediaId ? uploadedSrc : address && isFreeUrl(address) ? address : null
  const change = (mediaId: string | null, path: string | null) => {
    form.setValue('coverMediaId', mediaId, { shouldDirty: true })
    form.setValue('coverImage', '', { shouldDirty: true })
    onUploaded(path)
  }
  const error = errors.coverMediaId?.message ?? errors.coverImage?.message
  return (
    <fieldset className="flex flex-col gap-3">
      <Text as="span" asChild size="2" weight="medium" mb="1">
        <legend>Imagem de capa</legend>
      </Text>
      {src && <Preview key={src} src={src} onRemove={() => change(null, null)} />}
      {!src && <Upload onDone={({ id, path }) => change(id, path)} onSignedOut={onSignedOut} />}
      {!coverMediaId && (
        <Field label="Ou endereço (URL) da imagem" error={error}>
          {control => (
            <TextField.Root {...control} {...form.register('coverImage')} inputMode="url" autoComplete="off" />
          )}
        </Field>
      )}
      <Field
        label="Descrição da capa (texto alternativo)"
        hint="O que se vê na imagem. Obrigatória para publicar."
        error={errors.coverAlt?.message}
      >
        {control => <TextField.Root {...control} {...form.register('coverAlt')} autoComplete="off" />}
      </Field>
      <Field
        label="Crédito da capa"
        hint="Quem fez a foto. Obrigatório para publicar."
        error={errors.coverCredit?.message}
      >
        {control => <TextField.Root {...control} {...form.register('coverCredit')} autoComplete="off" />}
      </Field>
    </fieldset>
  )
}

function Preview({ src, onRemove }: { src: string; onRemove: () => void }) {
  const [broken, setBroken] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      {broken ? (
        <Text as="p" size="2" color="red">
          A imagem não pôde ser carregada.
        </Text>
      ) : (
        <img
          src={src}
          alt="Prévia da capa"
          className="aspect-video w-full rounded-sm bg-sunken object-cover"
          onError={() => setBroken(true)}
        />
      )}
      <Button type="button" variant="soft" color="gray" onClick={onRemove}>
        <Trash2 aria-hidden size={16} /> Remover imagem
      </Button>
    </div>
  )
}

interface UploadProps {
  onDone: (uploaded: { id: string; path: string }) => void
  onSignedOut: () => void
}

function Upload({ onDone, onSignedOut }: UploadProps) {
  const id = useId()
  const [share, setShare] = useState<number | null>(null)
  const [error, setError] = useState<string>()
  const [over, setOver] = useState(false)
  const send = async (file: File | undefined) => {
    if (!file || share !== null) return
    setError(undefined)
    setShare(0)
    const result = await uploadPicture(file, setShare)
    setShare(null)
    if ('picture' in result) return onDone({ id: result.picture.id, path: result.picture.src })
    setError(result.refusal.message)
    toast.error('Erro no upload', { description: result.refusal.message })
    if (result.refusal.signedOut) onSignedOut()
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    send(event.dataTransfer.files[0])
  }
  return (
    <div className="flex flex-col gap-1">
      <label
        htmlFor={id}
        className="upload"
        data-over={over}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <ImageUp aria-hidden size={24} />
        <span>{share === null ? 'Escolha uma imagem ou arraste-a para cá' : 'Enviando...'}</span>
        <span className="text-xs text-soft">JPG, PNG ou WEBP, até 5MB</span>
        <input
          id={id}
          type="file"
          className="sr-only"
          accept="image/jpeg,image/png,image/webp"
          disabled={share !== null}
          aria-describedby={error && `${id}-error`}
          onChange={event => {
            send(event.target.files?.[0])
            // The same file may be chosen again after a failure.
            event.target.value = ''
          }}
        />
      </label>
      {share !== null && <Progress value={share * 100} aria-label="Envio da imagem" />}
      {error && (
        <Text as="p" id={`${id}-error`} size="2" color="red">
          {error}
        </Text>
      )}
    </div>
  )
}
