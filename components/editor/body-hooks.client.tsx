'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { toast } from 'sonner'
import { readBody } from '#lib/body/read.ts'
import { plural } from '#lib/text/format.ts'
import { $openBody } from './body/body-to-nodes.ts'
import { makeBodyWriter } from './body/key-writer.ts'
import { patchBody } from './body/patch-body.ts'
import { SET_IN_TYPE, TELL } from './commands.ts'
import { parseInBrowser } from './paste/from-dom.ts'
import { $setInType } from './tools/typeset.ts'

/** What a form can ask of the editor. */
export interface BodyEditorHandle {
  focus(): void
  /** Puts another body in place of this one, as a step that can be undone. */
  replace(html: string): void
  /** Takes another body in around the caret: what is the same in both is not touched. What was there before cannot be got back by undoing. */
  merge(html: string): void
}

/** The body as it would be stored, told to the form whenever it changes. */
export function useBody(initial: string, onChange: (html: string) => void): string {
  const [editor] = useLexicalComposerContext()
  const [html, setHtml] = useState(initial)
  useEffect(() => {
    const write = makeBodyWriter()
    return editor.registerUpdateListener(update => {
      if (update.dirtyElements.size === 0 && update.dirtyLeaves.size === 0) return
      const written = write(update)
      setHtml(written)
      onChange(written)
    })
  }, [editor, onChange])
  return html
}

/** Says what came of what was done, where it does not show by itself. */
export function useTold(): void {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const tell = (sentence: string) => {
      toast.info(sentence)
      return true
    }
    return editor.registerCommand(TELL, tell, COMMAND_PRIORITY_LOW)
  }, [editor])
}

/** Sets the text in Portuguese typography when it is asked for. */
export function useTypesetting(): void {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const set = () => {
      const changes = $setInType()
      const said = plural(changes, 'troca', 'trocas')
      const sentence = changes > 0 ? `Tipografia ajustada: ${said}. Ctrl+Z desfaz.` : 'A tipografia já está certa.'
      return editor.dispatchCommand(TELL, sentence)
    }
    return editor.registerCommand(SET_IN_TYPE, set, COMMAND_PRIORITY_LOW)
  }, [editor])
}

/** Lets the form ask for the focus and put another body in place. */
export function useHandle(handle: Ref<BodyEditorHandle> | undefined): void {
  const [editor] = useLexicalComposerContext()
  useImperativeHandle(
    handle,
    () => ({
      focus: () => editor.getRootElement()?.focus(),
      replace: html => editor.update(() => $openBody(readBody(parseInBrowser(html)))),
      merge: html => patchBody(editor, readBody(parseInBrowser(html))),
    }),
    [editor],
  )
}
