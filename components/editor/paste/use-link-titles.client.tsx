'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, $isTextNode, COMMAND_PRIORITY_LOW, HISTORY_PUSH_TAG, type NodeKey } from 'lexical'
import { useEffect, useEffectEvent } from 'react'
import { LINK_PASTED } from '../commands.ts'
import { useEditorServices } from '../services.client.tsx'

/** Handles `LINK_PASTED`: the page's title takes the address's place as the link's text, as a step of its own in the undo history. */
export function useLinkTitles(): void {
  const [editor] = useLexicalComposerContext()
  const { findLinkTitle } = useEditorServices()
  const find = useEffectEvent(async ({ key, address }: { key: NodeKey; address: string }) => {
    const outcome = await findLinkTitle?.({ address }).catch(() => null)
    const title = outcome?.data?.title
    if (!title) return
    editor.update(
      () => {
        const text = $getNodeByKey(key)
        // Meanwhile the author may have changed or removed it.
        if ($isTextNode(text) && text.getTextContent() === address) text.setTextContent(title)
      },
      { tag: HISTORY_PUSH_TAG },
    )
  })
  useEffect(() => {
    const ask = (pasted: { key: NodeKey; address: string }) => {
      void find(pasted)
      return true
    }
    return editor.registerCommand(LINK_PASTED, ask, COMMAND_PRIORITY_LOW)
  }, [editor])
}
