'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $insertNodes, type LexicalCommand, type NodeKey } from 'lexical'
import type { Framed } from '#lib/body/body.ts'
import { useAsked } from './editor-dialog.client.tsx'
import { $createFrameNode, $framedOf, $isFrameNode, $setFramed } from './frame-node.tsx'

const $readFrame = (key: NodeKey | null) => {
  const node = key === null ? null : $getNodeByKey(key)
  return { key, framed: $isFrameNode(node) ? $framedOf(node) : null }
}

/** A dialog that puts a frame into the text, or changes one that stands there. */
export function useFrameDialog(command: LexicalCommand<NodeKey | null>) {
  const [editor] = useLexicalComposerContext()
  const { asked, close } = useAsked(command, $readFrame)
  const save = (framed: Framed) => {
    editor.update(() => {
      const node = asked?.key ? $getNodeByKey(asked.key) : null
      if ($isFrameNode(node)) $setFramed(node, framed)
      else $insertNodes([$createFrameNode(framed)])
    })
    close()
  }
  return { asked, close, save }
}
