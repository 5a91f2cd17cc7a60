'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $getNodeByKey, COMMAND_PRIORITY_LOW, type NodeKey } from 'lexical'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Figure } from '#lib/body/body.ts'
import { BRING_PICTURES, OPEN_FIGURE_DIALOG } from './commands.ts'
import { EditorDialog, useAsked } from './editor-dialog.client.tsx'
import { FigureForm } from './figure-form.client.tsx'
import { $createFigureNode, $figureOf, $isFigureNode, $setFigure } from './figure-node.tsx'
import { $insertBlock } from './insert-block.ts'

const blank: Figure = {
  ...{ kind: 'figure', src: '', alt: '', caption: '', credit: '' },
  ...{ width: null, height: null, align: null },
}

const $readFigure = (key: NodeKey | null) => {
  const node = key === null ? null : $getNodeByKey(key)
  return { key, figure: $isFigureNode(node) ? $figureOf(node) : blank }
}

/** Puts a picture into the text, or changes one that stands there. Files that are dropped or pasted are asked about one after another. */
export function FigureDialog() {
  const [editor] = useLexicalComposerContext()
  const { asked, close } = useAsked(OPEN_FIGURE_DIALOG, $readFigure)
  const [files, setFiles] = useState<{ number: number; of: number; left: File[] } | null>(null)
  const bring = useEffectEvent((brought: File[]) => {
    if (brought.length > 0) setFiles({ number: 1, of: brought.length, left: brought })
    return brought.length > 0
  })
  useEffect(() => editor.registerCommand(BRING_PICTURES, brought => bring(brought), COMMAND_PRIORITY_LOW), [editor])
  const next = () => {
    close()
    setFiles(now => (now && now.left.length > 1 ? { ...now, number: now.number + 1, left: now.left.slice(1) } : null))
  }
  const save = (figure: Figure) => {
    editor.update(() => {
      const node = asked?.key ? $getNodeByKey(asked.key) : null
      if ($isFigureNode(node)) $setFigure(node, figure)
      else $insertBlock($createFigureNode(figure))
    })
    next()
  }
  const title = asked?.key ? 'Editar imagem' : 'Inserir imagem'
  const place = files && files.of > 1 ? ` (${files.number} de ${files.of})` : ''
  return (
    <EditorDialog title={title + place} maxWidth="32rem" open={asked !== null || files !== null} onClose={next}>
      {files ? (
        <FigureForm key={files.number} figure={blank} file={files.left[0]} onSave={save} />
      ) : (
        asked && <FigureForm figure={asked.figure} onSave={save} />
      )}
    </EditorDialog>
  )
}
