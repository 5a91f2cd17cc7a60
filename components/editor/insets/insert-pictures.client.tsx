'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { Inset } from '#lib/body/body.ts'
import { INSERT_PICTURES } from '../commands.ts'
import { EditorDialog, useDialogSubject } from '../editor-dialog.client.tsx'
import { FigureForm } from './figure-form.client.tsx'
import { GalleryForm } from './gallery/gallery-form.client.tsx'
import { galleryWidth } from './inset-dialog.client.tsx'
import { $putInsets } from './inset-node.tsx'

/** Opens the picture dialog for a dropped or pasted file, or one form for several, and puts the pictures into the text. */
export function InsertPictures() {
  const [editor] = useLexicalComposerContext()
  const { subject: files, close } = useDialogSubject(INSERT_PICTURES, (dropped: File[]) => dropped)
  const [first, second] = files ?? []
  const save = (insets: Inset[]) => {
    editor.update(() => $putInsets(insets, null))
    close()
  }
  return (
    <EditorDialog
      title={second ? 'Inserir fotos' : 'Inserir imagem'}
      maxWidth={second ? galleryWidth : '34rem'}
      open={files !== null}
      onClose={close}
    >
      {files && second && <GalleryForm pictures={[]} files={files} onSave={save} />}
      {first && !second && <FigureForm figure={null} file={first} onSave={figure => save([figure])} />}
    </EditorDialog>
  )
}
