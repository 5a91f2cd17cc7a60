'use client'

import './gallery-form.css'
import { Button, RadioGroup, Text, TextField } from '@radix-ui/themes'
import { Images } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { FileDrop } from '#components/ui/fields/file-drop.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import type { BodyPicture, Inset } from '#lib/body/body.ts'
import { plural } from '#lib/text/format.ts'
import { DialogForm, useHeldDialog } from '../../editor-dialog.client.tsx'
import { useEditorServices } from '../../services.client.tsx'
import { GalleryRow } from './gallery-row.client.tsx'
import { blocksOf, type LooseOrGallery, picturesIn, reasonOf } from './rows.ts'
import { type Rows, useRows } from './use-rows.client.tsx'

interface GalleryFormProps {
  /** The pictures of a gallery that stands in the text; none for a new one. */
  pictures: readonly BodyPicture[]
  /** Picture files to send at once. */
  files: readonly File[]
  onSave: (insets: Inset[]) => void
}

/** The form for several pictures: sends the files, takes their words and their order, and makes a gallery or single pictures of them. */
export function GalleryForm({ pictures, files, onSave }: GalleryFormProps) {
  const { onSignedOut } = useEditorServices()
  const list = useRows(pictures, files, onSignedOut ?? (() => undefined))
  const [as, setAs] = useState<LooseOrGallery>('gallery')
  const [reason, setReason] = useState<string>()
  const { rows, shared, note, changed } = list
  useHeldDialog(changed)
  useLeaveWarning(changed)
  const submit = () => {
    const found = reasonOf(rows)
    setReason(found ?? undefined)
    if (found === null) onSave(blocksOf(picturesIn(rows, shared), as))
  }
  return (
    <DialogForm
      onSubmit={submit}
      onFiles={list.add}
      submit={<Button type="submit">{as === 'gallery' ? 'Salvar galeria' : 'Salvar fotos'}</Button>}
    >
      <FileDrop
        icon={<Images aria-hidden size={24} />}
        prompt={rows.length > 0 ? 'Acrescente fotos ou arraste-as para cá' : 'Escolha as fotos ou arraste-as para cá'}
        hint="JPG, PNG ou WEBP, até 5MB cada; fotos maiores são reduzidas antes do envio"
        accept="image/jpeg,image/png,image/webp"
        multiple
        onFiles={list.add}
      />
      {note && (
        <Text as="p" size="2" color="red" role="alert">
          {note}
        </Text>
      )}
      {rows.length > 0 && (
        <>
          <SharedFields list={list} />
          <Sent list={list} />
          <RowList list={list} />
          <LooseField as={as} onAs={setAs} />
        </>
      )}
      {reason && (
        <Text as="p" size="2" color="red" role="alert">
          {reason}
        </Text>
      )}
    </DialogForm>
  )
}

/** The words for all pictures without words of their own. */
const SharedFields = ({ list: { shared, writeAll } }: { list: Rows }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field
      label="Descrição para todas (texto alternativo)"
      hint="Vale para as fotos sem descrição própria. Nenhuma foto é publicada sem descrição."
    >
      {control => (
        <TextField.Root
          {...control}
          value={shared.alt}
          onChange={event => writeAll({ alt: event.target.value })}
          maxLength={300}
        />
      )}
    </Field>
    <Field label="Crédito para todas" hint="Vale para as fotos sem crédito próprio.">
      {control => (
        <TextField.Root
          {...control}
          value={shared.credit}
          onChange={event => writeAll({ credit: event.target.value })}
          maxLength={300}
        />
      )}
    </Field>
  </div>
)

/** How many files have arrived, and the button that sends the refused ones again. */
function Sent({ list: { rows, retry } }: { list: Rows }) {
  const stored = rows.filter(({ upload }) => upload.state === 'stored').length
  const refused = rows.filter(({ upload }) => upload.state === 'refused').length
  const all = stored === rows.length ? plural(stored, 'foto', 'fotos') : `${stored} de ${rows.length} fotos enviadas`
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Text as="p" role="status" size="2" className="tabular-nums">
        {all}
        {refused > 0 && `, ${plural(refused, 'recusada', 'recusadas')}`}
      </Text>
      {refused > 0 && (
        <Button type="button" size="1" variant="soft" onClick={retry}>
          Enviar de novo
        </Button>
      )}
    </div>
  )
}

/** The rows in their order: dragged by the picture, or moved with the buttons. */
function RowList({ list: { rows, shared, write, move, remove } }: { list: Rows }) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= rows.length || from === to) return
    move(from, to)
    setSaid(`Foto na posição ${to + 1} de ${rows.length}.`)
  }
  const take = (event: DragEvent, id: number) => {
    // Words of a field can be dragged too.
    if (!(event.target instanceof Element && event.target.matches('.gallery-grip'))) return
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', '')
    setDragged(id)
  }
  const over = (event: DragEvent, place: number) => {
    if (dragged === null) return
    event.preventDefault()
    moveTo(
      rows.findIndex(({ id }) => id === dragged),
      place,
    )
  }
  return (
    <>
      <ol className="flex flex-col gap-2">
        {rows.map((row, place) => (
          <li
            key={row.id}
            onDragStart={event => take(event, row.id)}
            onDragOver={event => over(event, place)}
            onDrop={event => dragged !== null && event.preventDefault()}
            onDragEnd={() => setDragged(null)}
          >
            <GalleryRow
              {...{ row, place, shared }}
              count={rows.length}
              dragged={row.id === dragged}
              onWrite={words => write(row.id, words)}
              onMove={to => moveTo(place, to)}
              onRemove={() => remove(row.id)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

function LooseField({ as, onAs }: { as: LooseOrGallery; onAs: (as: LooseOrGallery) => void }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1">
      <Text as="p" id={id} size="2" weight="medium">
        No texto
      </Text>
      <RadioGroup.Root
        aria-labelledby={id}
        value={as}
        onValueChange={value => onAs(value === 'loose' ? 'loose' : 'gallery')}
      >
        <RadioGroup.Item value="gallery">Uma galeria: quatro fotos e “ver todas”</RadioGroup.Item>
        <RadioGroup.Item value="loose">Fotos soltas, uma abaixo da outra</RadioGroup.Item>
      </RadioGroup.Root>
    </div>
  )
}
