'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useEffectEvent, useState } from 'react'
import { BRING_PICTURES } from '../commands.ts'
import { EditorDialog } from '../editor-dialog.client.tsx'
import { FigureForm } from './figure-form.client.tsx'
import { $putInset } from './inset-node.tsx'

/** Opens the picture dialog for each dropped or pasted file, one after another, and puts the pictures into the text. */
export function BroughtPictures() {
  const [editor] = useLexicalComposerContext()
  const [files, setFiles] = useState<{ number: number; of: number; left: File[] } | null>(null)
  const bring = useEffectEvent((brought: File[]) => {
    if (brought.length > 0) setFiles({ number: 1, of: brought.length, left: brought })
    return brought.length > 0
  })
  useEffect(() => editor.registerCommand(BRING_PICTURES, brought => bring(brought), COMMAND_PRIORITY_LOW), [editor])
  const next = () =>
    setFiles(now => (now && now.left.length > 1 ? { ...now, number: now.number + 1, left: now.left.slice(1) } : null))
  const place = files && files.of > 1 ? ` (${files.number} de ${files.of})` : ''
  return (
    <EditorDialog title={`Inserir imagem${place}`} maxWidth="34rem" open={files !== null} onClose={next}>
      {files && (
        <FigureForm
          key={files.number}
          figure={null}
          file={files.left[0]}
          onSave={figure => {
            editor.update(() => $putInset(figure, null))
            next()
          }}
        />
      )}
    </EditorDialog>
  )
}
