'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import type { Inset } from '#lib/body/body.ts'
import { type InsetWish, OPEN_INSET_DIALOG } from '../commands.ts'
import { EditorDialog, useAsked } from '../editor-dialog.client.tsx'
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
  post: { insert: 'Inserir publicação do X ou Instagram', edit: 'Editar publicação' },
  related: { insert: 'Leia também', edit: 'Leia também' },
}

/** The requested inset, with its current content; null for a new one. */
interface Asked extends InsetWish {
  inset: Inset | null
}

const $readAsked = (wish: InsetWish): Asked => {
  const node = $insetAt(wish.key)
  return { ...wish, inset: node && $insetOf(node) }
}

/** The dialog that puts an inset into the text or changes an existing one. */
export function InsetDialog() {
  const [editor] = useLexicalComposerContext()
  const { asked, close } = useAsked(OPEN_INSET_DIALOG, $readAsked)
  const save = (inset: Inset) => {
    editor.update(() => $putInset(inset, asked?.key ?? null))
    close()
  }
  const title = asked ? titles[asked.kind][asked.inset ? 'edit' : 'insert'] : ''
  return (
    <EditorDialog title={title} maxWidth="34rem" open={asked !== null} onClose={close}>
      {asked && <InsetForm asked={asked} onSave={save} />}
    </EditorDialog>
  )
}

function InsetForm({ asked: { kind, inset }, onSave }: { asked: Asked; onSave: (inset: Inset) => void }) {
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
