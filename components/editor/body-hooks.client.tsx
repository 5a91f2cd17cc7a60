'use client'

import { getExtensionDependencyFromEditor } from '@lexical/extension'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_LOW, type LexicalEditor } from 'lexical'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { toast } from 'sonner'
import { readBody } from '#lib/body/read.ts'
import { plural } from '#lib/text/format.ts'
import { $openBody } from './body/body-to-nodes.ts'
import { makeBodyWriter } from './body/key-writer.ts'
import { MergingExtension } from './body/merging.ts'
import { $writeEditor } from './body/nodes-to-body.ts'
import { SHOW_MESSAGE, TYPESET } from './commands.ts'
import { parseInBrowser } from './paste/from-dom.ts'
import { $typeset } from './tools/typeset.ts'

/** The editor's methods for its form. */
export interface BodyEditorHandle {
  focus(): void
  /** The body on the screen as stored HTML. After an error of the editor, the body at that time. */
  read(): string
  /** Replaces the body, as one step that can be undone. */
  replace(html: string): void
  /** Takes in changes from outside: the selection stays, and undo still takes back the author's own changes. */
  merge(html: string): void
  /** Resolves once no text is being composed with an input method or a phone's keyboard, or after a few seconds. */
  composed(): Promise<void>
}

/** Reads the body on the screen as stored HTML. */
export type ReadBody = RefObject<() => string>

/** The longest wait for the end of a composition: a phone's keyboard composes for as long as the caret stands in a word. */
const longestCompositionMs = 5_000

/** The body as stored HTML. Calls `onChange` with each new value, and sets `read`. */
export function useBody(initial: string, onChange: (html: string) => void, read: ReadBody): string {
  const [editor] = useLexicalComposerContext()
  const [html, setHtml] = useState(initial)
  useEffect(() => {
    const write = makeBodyWriter()
    let known = { state: editor.getEditorState(), html: initial }
    read.current = () => {
      // Commits the keys that Lexical holds back until the end of the task: their letters are on the screen.
      editor.read(() => {})
      return known.state === editor.getEditorState() ? known.html : editor.read($writeEditor)
    }
    return editor.registerUpdateListener(update => {
      const { editorState: state, dirtyElements, dirtyLeaves } = update
      const isSame = dirtyElements.size === 0 && dirtyLeaves.size === 0
      known = { state, html: isSame ? known.html : write(update) }
      if (isSame) return
      setHtml(known.html)
      onChange(known.html)
    })
  }, [editor, initial, onChange, read])
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

/**
 * Handles the editor's first error, after which what it shows may not be what it holds: keeps the words, stops typing and reports the error.
 * True from then on.
 */
export function useFailure(failure: Failure, read: ReadBody, onChange: (html: string) => void, onFailure?: () => void) {
  const [editor] = useLexicalComposerContext()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isFirst = true
    failure.current = error => {
      reportError(error)
      if (!isFirst) return
      isFirst = false
      const words = wordsOf(editor) ?? read.current()
      read.current = () => words
      editor.getRootElement()?.setAttribute('contenteditable', 'false')
      editor.setEditable(false)
      setFailed(true)
      onChange(words)
      onFailure?.()
    }
  }, [editor, failure, read, onChange, onFailure])
  return failed
}

/** Called with each error of the editor. */
export type Failure = RefObject<(error: Error) => void>

/** The editor's content as stored HTML; null when it cannot be read any more. */
function wordsOf(editor: LexicalEditor): string | null {
  try {
    return editor.getEditorState().read($writeEditor)
  } catch {
    return null
  }
}

function composed(editor: LexicalEditor): Promise<void> {
  return new Promise(resolve => {
    if (!editor.isComposing()) return resolve()
    // Lexical takes in the composed text in its own listener of the same event.
    const end = () => setTimeout(resolve)
    editor.getRootElement()?.addEventListener('compositionend', end, { once: true })
    setTimeout(resolve, longestCompositionMs)
  })
}

/** Gives the form the editor's methods through `handle`. */
export function useHandle(handle: Ref<BodyEditorHandle> | undefined, read: ReadBody): void {
  const [editor] = useLexicalComposerContext()
  useImperativeHandle(
    handle,
    () => ({
      focus: () => editor.getRootElement()?.focus(),
      replace: html => editor.update(() => $openBody(readBody(parseInBrowser(html)))),
      merge: html => getExtensionDependencyFromEditor(editor, MergingExtension).output.merge(html),
      read: () => read.current(),
      composed: () => composed(editor),
    }),
    [editor, read],
  )
}
