'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { type CSSProperties, useState } from 'react'
import { useSelectionSpot } from '#components/ui/selection/use-selection-spot.client.tsx'
import { Tool } from '#components/ui/tool.client.tsx'
import { useEditorServices } from '../services.client.tsx'
import { markTools } from './tools.ts'
import { useSituation } from './use-situation.client.tsx'

/** The room of the bar with a screen's own act in it. */
const size = { width: 240, height: 52 }

/**
 * The bar beside selected text: bold, italic, link, and what the screen adds (`besideSelection`). Its tools are the toolbar's own once more, for
 * pointers: keys and screen readers have them there.
 */
export function SelectionBar() {
  const [editor] = useLexicalComposerContext()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const situation = useSituation()
  const { besideSelection } = useEditorServices()
  const range = () => {
    const selection = getSelection()
    const selected = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
    const isOwn = selected && editor.getRootElement()?.contains(selected.commonAncestorContainer)
    return isOwn && editor.isEditable() ? selected : null
  }
  const spot = useSelectionSpot({ frame, range, size })
  return (
    <div ref={setFrame} className="selection-place">
      {spot && (
        <div
          className="selection-bar"
          style={{ '--top': `${spot.top}px`, '--left': `${spot.left}px` } as CSSProperties}
        >
          <div aria-hidden className="flex">
            {markTools.map(({ act, pressed, disabled, ...tool }) => (
              <Tool
                key={tool.label}
                {...tool}
                tabIndex={-1}
                pressed={pressed?.(situation)}
                disabled={disabled?.(situation)}
                act={() => act(editor)}
              />
            ))}
          </div>
          <span ref={besideSelection} className="contents" />
        </div>
      )}
    </div>
  )
}
