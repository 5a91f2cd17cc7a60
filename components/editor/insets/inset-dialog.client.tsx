'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { Inset } from '#lib/body/body.ts'
import { type InsetTarget, OPEN_INSET_DIALOG } from '../commands.ts'
import { EditorDialog, useDialogSubject } from '../editor-dialog.client.tsx'
import { EmbedForm } from './embed-form.client.tsx'
import { FigureForm } from './figure-form.client.tsx'
import { $insetAt, $insetOf, $putInset } from './inset-node.tsx'
import { PostForm } from './post-form.client.tsx'
import { RelatedForm } from './related-form.client.tsx'
import { VideoForm } from './video-form.client.tsx'

const titles: Record<Inset['kind'], { insert: string; edit: string }> = {
  figure: { insert: 'Inserir imagem', edit: 'Editar imagem' },
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
  const save = (inset: Inset) => {
    editor.update(() => $putInset(inset, subject?.key ?? null))
    close()
  }
  const title = subject ? titles[subject.kind][subject.inset ? 'edit' : 'insert'] : ''
  return (
    <EditorDialog title={title} maxWidth="34rem" open={subject !== null} onClose={close}>
      {subject && <InsetForm subject={subject} onSave={save} />}
    </EditorDialog>
  )
}

function InsetForm({ subject: { kind, inset }, onSave }: { subject: Subject; onSave: (inset: Inset) => void }) {
  switch (kind) {
    case 'figure':
      return <FigureForm figure={inset?.kind === kind ? inset : null} onSave={onSave} />
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
