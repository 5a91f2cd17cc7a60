'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, type LexicalCommand, type NodeKey } from 'lexical'
import type { Inset } from '#lib/body/body.ts'
import { useAsked } from './editor-dialog.client.tsx'
import { $insertBlock } from './insert-block.ts'
import { $createInsetNode, $insetOf, $isInsetNode, $setInset } from './inset-node.tsx'

const $readInset = (key: NodeKey | null) => {
  const node = key === null ? null : $getNodeByKey(key)
  return { key, inset: $isInsetNode(node) ? $insetOf(node) : null }
}

/** A dialog that puts an inset into the text, or changes one that stands there. */
export function useInsetDialog(command: LexicalCommand<NodeKey | null>) {
  const [editor] = useLexicalComposerContext()
  const { asked, close } = useAsked(command, $readInset)
  const save = (inset: Inset) => {
    editor.update(() => {
      const node = asked?.key ? $getNodeByKey(asked.key) : null
      if ($isInsetNode(node)) $setInset(node, inset)
      else $insertBlock($createInsetNode(inset))
    })
    close()
  }
  return { asked, close, save }
}
