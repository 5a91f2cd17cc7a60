'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@lexical/react/useLexicalEditable'
import { IconButton } from '@radix-ui/themes'
import { $getNodeByKey, type LexicalCommand, type NodeKey } from 'lexical'
import { Code, type LucideIcon, MessageSquareText, Newspaper, Pencil, Trash2, Video } from 'lucide-react'
import type { Inset } from '#lib/body/body.ts'
import { networkNames } from '#lib/body/posts.ts'
import { OPEN_EMBED_DIALOG, OPEN_POST_DIALOG, OPEN_RELATED_DIALOG, OPEN_VIDEO_DIALOG } from './commands.ts'

interface Kind {
  icon: LucideIcon
  /** What stands before its title. */
  name: string
  /** In the names of its buttons. */
  what: string
  dialog: LexicalCommand<NodeKey | null>
}

const kinds: Record<Inset['kind'], Kind> = {
  video: { icon: Video, name: 'Vídeo do YouTube', what: 'vídeo', dialog: OPEN_VIDEO_DIALOG },
  embed: { icon: Code, name: 'Conteúdo incorporado', what: 'conteúdo incorporado', dialog: OPEN_EMBED_DIALOG },
  post: { icon: MessageSquareText, name: 'Publicação', what: 'publicação', dialog: OPEN_POST_DIALOG },
  related: { icon: Newspaper, name: 'Leia também', what: 'cartão “Leia também”', dialog: OPEN_RELATED_DIALOG },
}

/** A video, an embed, a post or a card in the editor, by its name: nothing of another house is loaded here. */
export function InsetView({ inset, nodeKey }: { inset: Inset; nodeKey: NodeKey }) {
  const [editor] = useLexicalComposerContext()
  const editable = useLexicalEditable()
  const { icon: Icon, name, what, dialog } = kinds[inset.kind]
  const remove = () => editor.update(() => $getNodeByKey(nodeKey)?.remove())
  return (
    <figure className="editor-figure editor-frame">
      <p>
        <Icon aria-hidden size={18} /> {inset.kind === 'post' ? `${name} no ${networkNames[inset.network]}` : name}:{' '}
        <b>{inset.title}</b>
      </p>
      {editable && (
        <div className="editor-figure-tools">
          <IconButton
            type="button"
            variant="surface"
            aria-label={`Editar ${what}`}
            onClick={() => editor.dispatchCommand(dialog, nodeKey)}
          >
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
