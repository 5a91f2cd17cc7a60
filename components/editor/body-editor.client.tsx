'use client'

import './editor.css'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalExtensionComposer } from '@lexical/react/LexicalExtensionComposer'
import { COMMAND_PRIORITY_LOW, defineExtension } from 'lexical'
import { type Ref, useEffect, useImperativeHandle, useState } from 'react'
import { toast } from 'sonner'
import { readBody } from '#lib/body/read.ts'
import { formatInteger, plural } from '#lib/format.ts'
import { limits } from '#lib/limits.ts'
import { $openBody } from './body-to-nodes.ts'
import { PICTURES_LEFT_OUT } from './commands.ts'
import { countText } from './counts.ts'
import { FigureDialog } from './figure-dialog.client.tsx'
import { LinkDialog } from './link-dialog.client.tsx'
import { $writeEditor } from './nodes-to-body.ts'
import { parseInBrowser } from './paste/from-dom.ts'
import { EditorToolbar } from './toolbar.client.tsx'
import { WritingExtension } from './writing.ts'

/** What a form can ask of the editor. */
export interface BodyEditorHandle {
  focus(): void
  /** Puts another body in place of this one, as a step that can be undone. */
  replace(html: string): void
}

interface BodyEditorProps {
  id: string
  /** The stored body it opens with; later values are put in with `replace`. */
  initial: string
  readOnly?: boolean
  invalid: boolean
  labelledBy: string
  describedBy?: string
  onChange: (html: string) => void
  onBlur?: () => void
  /** Not called `ref`: it is handed through a component that loads this one. */
  handle?: Ref<BodyEditorHandle>
}

/** The editor of an article's body: HTML in, the same HTML out. Only for browsers: it reads HTML with their parser. */
export function BodyEditor({ initial, readOnly = false, ...surface }: BodyEditorProps) {
  // Lexical makes a new editor for a new extension: it must be the same one as long as the screen stands.
  const [extension] = useState(() =>
    defineExtension({
      name: 'portal/body-editor',
      dependencies: [WritingExtension],
      editable: !readOnly,
      $initialEditorState: () => $openBody(readBody(parseInBrowser(initial))),
    }),
  )
  return (
    <LexicalExtensionComposer extension={extension} contentEditable={null}>
      <Surface initial={initial} readOnly={readOnly} {...surface} />
    </LexicalExtensionComposer>
  )
}

function Surface({
  id,
  initial,
  readOnly,
  invalid,
  labelledBy,
  describedBy,
  onChange,
  onBlur,
  handle,
}: BodyEditorProps) {
  const html = useBody(initial, onChange)
  useLeftOut()
  useHandle(handle)
  return (
    <div className="editor" data-invalid={invalid}>
      {!readOnly && <EditorToolbar controls={id} />}
      <div className="relative">
        <ContentEditable
          id={id}
          className="editor-text"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-required
          onBlur={onBlur}
          aria-placeholder="Escreva o texto da matéria"
          placeholder={<p className="editor-placeholder">Escreva o texto da matéria</p>}
        />
      </div>
      <Counts html={html} />
      <LinkDialog />
      <FigureDialog />
    </div>
  )
}

/** The body as it would be stored, told to the form whenever it changes. */
function useBody(initial: string, onChange: (html: string) => void): string {
  const [editor] = useLexicalComposerContext()
  const [html, setHtml] = useState(initial)
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
        const written = editorState.read($writeEditor)
        setHtml(written)
        onChange(written)
      }),
    [editor, onChange],
  )
  return html
}

/** Says it when a paste brought pictures that cannot stay: they live on somebody's own disk. */
function useLeftOut(): void {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    const say = () => {
      toast.info('As imagens coladas ficaram de fora. Use o botão “Imagem” com o endereço de cada uma.')
      return true
    }
    return editor.registerCommand(PICTURES_LEFT_OUT, say, COMMAND_PRIORITY_LOW)
  }, [editor])
}

function useHandle(handle: Ref<BodyEditorHandle> | undefined): void {
  const [editor] = useLexicalComposerContext()
  useImperativeHandle(
    handle,
    () => ({
      focus: () => editor.getRootElement()?.focus(),
      replace: html => editor.update(() => $openBody(readBody(parseInBrowser(html)))),
    }),
    [editor],
  )
}

function Counts({ html }: { html: string }) {
  const { characters, words } = countText(html)
  const { min, max } = limits.content
  const short = characters > 0 && characters < min
  return (
    <p className="editor-counts" data-over={characters > max}>
      {plural(words, 'palavra', 'palavras')} · {plural(characters, 'caractere', 'caracteres')}
      {characters > max && ` (o limite é ${formatInteger(max)})`}
      {short && ` (o mínimo é ${min})`}
    </p>
  )
}
