'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { Inset } from '#lib/body/body.ts'
import { INSERT_PICTURES, type InsetTarget, OPEN_INSET_DIALOG } from '../commands.ts'
import { EditorDialog, useDialogSubject } from '../editor-dialog.client.tsx'
import { EmbedForm } from './embed-form.client.tsx'
import { FigureForm } from './figure-form.client.tsx'
import { GalleryForm } from './gallery/gallery-form.client.tsx'
import { $insetAt, $insetOf, $putInsets } from './inset-node.tsx'
import { PostForm } from './post-form.client.tsx'
import { RelatedForm } from './related-form.client.tsx'
import { VideoForm } from './video-form.client.tsx'

/** Wide enough for a picture beside its three fields. */
export const galleryWidth = '52rem'

const titles: Record<Inset['kind'], { insert: string; edit: string }> = {
  figure: { insert: 'Inserir imagem', edit: 'Editar imagem' },
  gallery: { insert: 'Inserir fotos', edit: 'Editar galeria' },
  video: { insert: 'Inserir vídeo do YouTube', edit: 'Editar vídeo' },
  embed: { insert: 'Incorporar HTML', edit: 'Editar conteúdo incorporado' },
  post: { insert: 'Inserir publicação do X ou do Instagram', edit: 'Editar publicação' },
  related: { insert: 'Leia também', edit: 'Leia também' },
}

/** The requested inset, with its current content; null for a new one. */
interface Subject extends InsetTarget {
  inset: Inset | null
}

const $readSubject = (target: InsetTarget): Subject => {
  const node = $insetAt(target.key)
  return { ...target, inset: node && $insetOf(node) }
}

/** The dialog that puts an inset into the text or changes an existing one. */
export function InsetDialog() {
  const [editor] = useLexicalComposerContext()
  const { subject, close } = useDialogSubject(OPEN_INSET_DIALOG, $readSubject)
  const save = (insets: Inset[]) => {
    editor.update(() => $putInsets(insets, subject?.key ?? null))
    close()
  }
  const several = (files: File[]) => {
    close()
    editor.dispatchCommand(INSERT_PICTURES, files)
  }
  const title = subject ? titles[subject.kind][subject.inset ? 'edit' : 'insert'] : ''
  return (
    <EditorDialog
      title={title}
      maxWidth={subject?.kind === 'gallery' ? galleryWidth : '34rem'}
      open={subject !== null}
      onClose={close}
    >
      {subject && <InsetForm subject={subject} onSave={save} onSeveral={several} />}
    </EditorDialog>
  )
}

interface InsetFormProps {
  subject: Subject
  onSave: (insets: Inset[]) => void
  /** Called with several files that were chosen for a new picture. */
  onSeveral: (files: File[]) => void
}

function InsetForm({ subject: { kind, inset }, onSave: save, onSeveral }: InsetFormProps) {
  const onSave = (made: Inset) => save([made])
  switch (kind) {
    case 'figure':
      return (
        <FigureForm
          figure={inset?.kind === kind ? inset : null}
          onSave={onSave}
          onSeveral={inset ? undefined : onSeveral}
        />
      )
    case 'gallery':
      return <GalleryForm pictures={inset?.kind === kind ? inset.pictures : []} files={[]} onSave={save} />
    case 'video':
      return <VideoForm video={inset?.kind === kind ? inset : null} onSave={onSave} />
    case 'embed':
      return <EmbedForm embed={inset?.kind === kind ? inset : null} onSave={onSave} />
    case 'post':
      return <PostForm post={inset?.kind === kind ? inset : null} onSave={onSave} />
    case 'related':
      return <RelatedForm related={inset?.kind === kind ? inset : null} onSave={onSave} />
  }
}
