'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Button, TextArea, TextField } from '@radix-ui/themes'
import { $getNodeByKey, $insertNodes, type NodeKey } from 'lexical'
import { useState } from 'react'
import { Field } from '#components/ui/field.tsx'
import type { Figure } from '#lib/body/body.ts'
import { isFreeUrl } from '#lib/schemas/url.ts'
import { OPEN_FIGURE_DIALOG } from './commands.ts'
import { DialogForm, EditorDialog, useAsked } from './editor-dialog.client.tsx'
import { $createFigureNode, $figureOf, $isFigureNode, $setFigure } from './figure-node.tsx'
import { measurePicture } from './measure-picture.ts'

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

const $readFigure = (key: NodeKey | null) => {
  const node = key === null ? null : $getNodeByKey(key)
  return { key, figure: $isFigureNode(node) ? $figureOf(node) : blank }
}

/** Puts a picture into the text by its address, or changes one that stands there. */
export function FigureDialog() {
  const [editor] = useLexicalComposerContext()
  const { asked, close } = useAsked(OPEN_FIGURE_DIALOG, $readFigure)
  const save = (figure: Figure) => {
    editor.update(() => {
      const node = asked?.key ? $getNodeByKey(asked.key) : null
      if ($isFigureNode(node)) $setFigure(node, figure)
      else $insertNodes([$createFigureNode(figure)])
    })
    close()
  }
  const title = asked?.key ? 'Editar imagem' : 'Inserir imagem'
  return (
    <EditorDialog title={title} maxWidth="32rem" open={asked !== null} onClose={close}>
      {asked && <FigureForm figure={asked.figure} onSave={save} />}
    </EditorDialog>
  )
}

function FigureForm({ figure, onSave }: { figure: Figure; onSave: (figure: Figure) => void }) {
  const [draft, setDraft] = useState(figure)
  const [errors, setErrors] = useState<{ src?: string; alt?: string }>({})
  const [busy, setBusy] = useState(false)
  const change = (field: 'src' | 'alt' | 'caption' | 'credit') => (event: { target: { value: string } }) =>
    setDraft(current => ({ ...current, [field]: event.target.value }))
  const submit = async () => {
    const src = draft.src.trim()
    const found = {
      src: src !== '' && isFreeUrl(src) ? undefined : 'Use um endereço como https://exemplo.com.br/foto.jpg.',
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
      <Field label="Endereço da imagem" error={errors.src}>
        {control => (
          <TextField.Root {...control} value={draft.src} onChange={change('src')} inputMode="url" autoComplete="off" />
        )}
      </Field>
      <Field label="Descrição (texto alternativo)" error={errors.alt} hint="O que se vê na imagem, em uma frase.">
        {control => <TextArea {...control} value={draft.alt} onChange={change('alt')} rows={2} maxLength={300} />}
      </Field>
      <Field label="Legenda (opcional)">
        {control => <TextField.Root {...control} value={draft.caption} onChange={change('caption')} maxLength={300} />}
      </Field>
      <Field label="Crédito (opcional)">
        {control => <TextField.Root {...control} value={draft.credit} onChange={change('credit')} maxLength={300} />}
      </Field>
    </DialogForm>
  )
}
