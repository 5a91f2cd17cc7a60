'use client'

import { IconButton, Progress, Text, TextField } from '@radix-ui/themes'
import { GripVertical, Trash2 } from 'lucide-react'
import { Field } from '#components/ui/fields/field.tsx'
import { MoveButtons } from '#components/ui/move-buttons.tsx'
import { narrowerOf } from '#lib/articles/renditions.ts'
import type { BodyPicture } from '#lib/body/body.ts'
import type { Row, Shared } from './rows.ts'

interface GalleryRowProps {
  row: Row
  /** From 0. */
  place: number
  count: number
  shared: Shared
  dragged: boolean
  onWrite: (words: Partial<BodyPicture>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** A picture of a gallery's form: its place, its upload, and its words. Where it has none, the field shows the words for all. */
export function GalleryRow({ row, place, count, shared, dragged, onWrite, onMove, onRemove }: GalleryRowProps) {
  const name = `foto ${place + 1}`
  const { alt, caption, credit } = row.picture
  const field = (label: string, value: string, write: (text: string) => Partial<BodyPicture>, usual = '') => (
    <Field label={`${label} da ${name}`}>
      {control => (
        <TextField.Root
          {...control}
          value={value}
          placeholder={usual}
          onChange={event => onWrite(write(event.target.value))}
          maxLength={300}
        />
      )}
    </Field>
  )
  return (
    <div className={`gallery-row ${dragged ? 'opacity-50' : ''}`}>
      <span draggable className="gallery-grip">
        <GripVertical aria-hidden size={20} className="shrink-0 text-soft max-sm:hidden" />
        <Thumb row={row} name={name} />
      </span>
      <div className="gallery-words">
        {row.upload.state === 'refused' && (
          <Text as="p" size="2" color="red">
            {row.name}: {row.upload.message}
          </Text>
        )}
        {field('Descrição', alt, text => ({ alt: text }), shared.alt)}
        {field('Legenda', caption, text => ({ caption: text }))}
        {field('Crédito', credit, text => ({ credit: text }), shared.credit)}
      </div>
      <div className="gallery-acts">
        <MoveButtons name={name} place={place} count={count} onMove={onMove} />
        <IconButton type="button" size="2" variant="soft" color="gray" aria-label={`Tirar ${name}`} onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </div>
    </div>
  )
}

/** The picture in small once it is stored; until then how far its file is. */
function Thumb({ row: { upload, picture, name: file }, name }: { row: Row; name: string }) {
  if (upload.state === 'stored') {
    const srcSet = narrowerOf(picture.src) ?? undefined
    return <img src={picture.src} srcSet={srcSet} sizes={srcSet && '7rem'} alt="" loading="lazy" draggable={false} />
  }
  const sent = upload.state === 'sending' && upload.size !== null ? (upload.sent / upload.size) * 100 : null
  return (
    <span className="gallery-waiting">
      <Text as="span" size="1" className="w-full truncate" title={file}>
        {file}
      </Text>
      {upload.state === 'sending' && (
        <Progress value={sent !== null && sent < 100 ? sent : undefined} aria-label={`Envio da ${name}`} />
      )}
      {upload.state === 'waiting' && (
        <Text as="span" size="1" color="gray">
          Na fila
        </Text>
      )}
    </span>
  )
}
