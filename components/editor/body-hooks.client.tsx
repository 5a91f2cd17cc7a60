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
import { SHOW_MESSAGE, TYPESET } from './commands.ts'
import { parseInBrowser } from './paste/from-dom.ts'
import { $typeset } from './tools/typeset.ts'

/** The editor's methods for its form. */
export interface BodyEditorHandle {
  focus(): void
  /** Replaces the body, as one step that can be undone. */
  replace(html: string): void
  /** Changes the body to another one without touching equal blocks, so that the caret stays. Clears the undo history. */
  merge(html: string): void
}

/** The body as stored HTML. Calls `onChange` with each new value. */
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

/** Shows the editor's messages (`SHOW_MESSAGE`) as toasts, for results that the text does not show. */
export function useMessages(): void {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const show = (sentence: string) => {
      toast.info(sentence)
      return true
    }
    return editor.registerCommand(SHOW_MESSAGE, show, COMMAND_PRIORITY_LOW)
  }, [editor])
}

/** Handles `TYPESET`: sets the text in Portuguese typography. */
export function useTypesetting(): void {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const set = () => {
      const changes = $typeset()
      const said = plural(changes, 'troca', 'trocas')
      const sentence = changes > 0 ? `Tipografia ajustada: ${said}. Ctrl+Z desfaz.` : 'A tipografia já está certa.'
      return editor.dispatchCommand(SHOW_MESSAGE, sentence)
    }
    return editor.registerCommand(TYPESET, set, COMMAND_PRIORITY_LOW)
  }, [editor])
}

/** Gives the form the editor's methods through `handle`. */
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
