'use client'

import { Button, RadioGroup, Text, TextArea, TextField } from '@radix-ui/themes'
import { useId, useRef, useState } from 'react'
import { CreditInput } from '#components/media/library/credit-input.client.tsx'
import { type ChosenPicture, PictureUpload } from '#components/media/picture-upload.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { isFreeUrl } from '#lib/addresses/free-url.ts'
import type { Figure } from '#lib/body/body.ts'
import { alignOf } from '#lib/body/figures.ts'
import { DialogForm } from '../editor-dialog.client.tsx'
import { AddressField } from '../line-field.client.tsx'
import { useEditorServices } from '../services.client.tsx'

const blank: Figure = {
  kind: 'figure',
  src: '',
  alt: '',
  caption: '',
  credit: '',
  width: null,
  height: null,
  align: null,
}

interface FigureFormProps {
  /** Null for a new picture. */
  figure: Figure | null
  /** A picture file to upload at once. */
  file?: File
  onSave: (figure: Figure) => void
  /** Called with several files; without it only one can be chosen. */
  onSeveral?: (files: File[]) => void
}

/** The form for a picture: its source, description, caption, credit and position. */
export function FigureForm({ figure, file, onSave, onSeveral }: FigureFormProps) {
  const [draft, setDraft] = useState(figure ?? blank)
  const [errors, setErrors] = useState<{ src?: string; alt?: string }>({})
  const [busy, setBusy] = useState(false)
  const description = useRef<HTMLTextAreaElement>(null)
  const set = (fields: Partial<Figure>) => setDraft(current => ({ ...current, ...fields }))
  const change = (field: 'alt' | 'caption' | 'credit') => (event: { target: { value: string } }) =>
    set({ [field]: event.target.value })
  const bring = ({ path, words }: ChosenPicture) => {
    set({ src: path, ...words })
    // The upload field is gone. The focus moves to the description, unless the author is typing in another field.
    if (!document.activeElement?.matches('input:not([type="file"]), textarea')) description.current?.focus()
  }
  const submit = async () => {
    const src = draft.src.trim()
    const found = {
      src:
        src !== '' && isFreeUrl(src)
          ? undefined
          : 'Envie uma imagem ou use um endereço como https://exemplo.com.br/foto.jpg.',
      alt: draft.alt.trim() ? undefined : 'Descreva a imagem para quem não pode vê-la.',
    }
    setErrors(found)
    if (found.src || found.alt) return
    setBusy(true)
    const size = await measurePicture(src)
    setBusy(false)
    if (size) onSave({ ...draft, src, ...size })
    else setErrors({ src: 'Não encontramos uma imagem neste endereço.' })
  }
  const button = (
    <Button type="submit" disabled={busy}>
      {busy ? 'Verificando...' : 'Salvar imagem'}
    </Button>
  )
  return (
    <DialogForm onSubmit={submit} submit={button}>
      <Source src={draft.src} file={file} onPicture={bring} onSeveral={onSeveral} />
      <AddressField label="Endereço da imagem" error={errors.src} value={draft.src} onValue={src => set({ src })} />
      <Field label="Descrição (texto alternativo)" error={errors.alt} hint="O que se vê na imagem, em uma frase.">
        {control => (
          <TextArea
            {...control}
            ref={description}
            value={draft.alt}
            onChange={change('alt')}
            rows={2}
            maxLength={300}
          />
        )}
      </Field>
      <Field label="Legenda (opcional)">
        {control => <TextField.Root {...control} value={draft.caption} onChange={change('caption')} maxLength={300} />}
      </Field>
      <Field label="Crédito (opcional)">
        {control => <CreditInput {...control} value={draft.credit} onChange={change('credit')} maxLength={300} />}
      </Field>
      <Place align={draft.align} onAlign={align => set({ align })} />
    </DialogForm>
  )
}

/** The field to choose or drop a picture; after that, its preview. */
function Source({
  src,
  file,
  onPicture,
  onSeveral,
}: Pick<FigureFormProps, 'file' | 'onSeveral'> & { src: string; onPicture: (picture: ChosenPicture) => void }) {
  const { onSignedOut } = useEditorServices()
  if (src !== '' && isFreeUrl(src)) return <img src={src} alt="Prévia da imagem" className="editor-preview" />
  return (
    <PictureUpload
      file={file}
      onDone={onPicture}
      onSeveral={onSeveral}
      onSignedOut={onSignedOut ?? (() => undefined)}
    />
  )
}

const places = [
  ['column', 'Na coluna do texto'],
  ['left', 'À esquerda, com o texto ao lado'],
  ['right', 'À direita, com o texto ao lado'],
  ['wide', 'Mais larga que o texto'],
] as const

function Place({ align, onAlign }: { align: Figure['align']; onAlign: (align: Figure['align']) => void }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <Text as="p" id={id} size="2" weight="medium">
        Posição
      </Text>
      <RadioGroup.Root aria-labelledby={id} value={align ?? 'column'} onValueChange={value => onAlign(alignOf(value))}>
        {places.map(([value, label]) => (
          <RadioGroup.Item key={value} value={value}>
            {label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}

const longestWaitMs = 8_000

/** A picture's size in pixels after loading it; null when it does not load. The page reserves the picture's space by this size. */
function measurePicture(src: string): Promise<{ width: number; height: number } | null> {
  return new Promise(resolve => {
    const image = new Image()
    const timer = setTimeout(() => resolve(null), longestWaitMs)
    const settle = (size: { width: number; height: number } | null) => {
      clearTimeout(timer)
      resolve(size)
    }
    image.onload = () => settle({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => settle(null)
    image.src = src
  })
}
