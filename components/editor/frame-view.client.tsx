'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@lexical/react/useLexicalEditable'
import { IconButton } from '@radix-ui/themes'
import { $getNodeByKey, type NodeKey } from 'lexical'
import { Code, Pencil, Trash2, Video } from 'lucide-react'
import type { Framed } from '#lib/body/body.ts'
import { OPEN_EMBED_DIALOG, OPEN_VIDEO_DIALOG } from './commands.ts'

/** A video or an embed in the editor, by its name: nothing of another house is loaded here. */
export function FrameView({ framed, nodeKey }: { framed: Framed; nodeKey: NodeKey }) {
  const [editor] = useLexicalComposerContext()
  const editable = useLexicalEditable()
  const isVideo = framed.kind === 'video'
  const what = isVideo ? 'vídeo' : 'conteúdo incorporado'
  const edit = () => editor.dispatchCommand(isVideo ? OPEN_VIDEO_DIALOG : OPEN_EMBED_DIALOG, nodeKey)
  const remove = () => editor.update(() => $getNodeByKey(nodeKey)?.remove())
  const Icon = isVideo ? Video : Code
  return (
    <figure className="editor-figure editor-frame">
      <p>
        <Icon aria-hidden size={18} /> {isVideo ? 'Vídeo do YouTube' : 'Conteúdo incorporado'}: <b>{framed.title}</b>
      </p>
      {editable && (
        <div className="editor-figure-tools">
          <IconButton type="button" variant="surface" aria-label={`Editar ${what}`} onClick={edit}>
            <Pencil aria-hidden size={16} />
          </IconButton>
          <IconButton type="button" variant="surface" aria-label={`Remover ${what}`} onClick={remove}>
            <Trash2 aria-hidden size={16} />
          </IconButton>
        </div>
      )}
    </figure>
  )
}
