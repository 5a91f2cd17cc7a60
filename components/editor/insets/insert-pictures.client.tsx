'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useEffectEvent, useState } from 'react'
import { INSERT_PICTURES } from '../commands.ts'
import { EditorDialog } from '../editor-dialog.client.tsx'
import { FigureForm } from './figure-form.client.tsx'
import { $putInset } from './inset-node.tsx'

/** Opens the picture dialog for each dropped or pasted file, one after another, and puts the pictures into the text. */
export function InsertPictures() {
  const [editor] = useLexicalComposerContext()
  const [batch, setBatch] = useState<{ number: number; of: number; left: File[] } | null>(null)
  const open = useEffectEvent((files: File[]) => {
    if (files.length > 0) setBatch({ number: 1, of: files.length, left: files })
    return files.length > 0
  })
  useEffect(() => editor.registerCommand(INSERT_PICTURES, files => open(files), COMMAND_PRIORITY_LOW), [editor])
  const next = () =>
    setBatch(now => (now && now.left.length > 1 ? { ...now, number: now.number + 1, left: now.left.slice(1) } : null))
  const place = batch && batch.of > 1 ? ` (${batch.number} de ${batch.of})` : ''
  return (
    <EditorDialog title={`Inserir imagem${place}`} maxWidth="34rem" open={batch !== null} onClose={next}>
      {batch && (
        <FigureForm
          key={batch.number}
          figure={null}
          file={batch.left[0]}
          onSave={figure => {
            editor.update(() => $putInset(figure, null))
            next()
          }}
        />
      )}
    </EditorDialog>
  )
}
