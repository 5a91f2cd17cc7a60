'use client'

import './editor.css'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalExtensionComposer } from '@lexical/react/LexicalExtensionComposer'
import { defineExtension } from 'lexical'
import { type Ref, useState } from 'react'
import { readBody } from '#lib/body/read.ts'
import { formatInteger, plural } from '#lib/format.ts'
import { limits } from '#lib/limits.ts'
import { type BodyEditorHandle, useBody, useHandle, useLeftOut } from './body-hooks.client.tsx'
import { $openBody } from './body-to-nodes.ts'
import { countText } from './counts.ts'
import { EmbedDialog } from './embed-dialog.client.tsx'
import { FigureDialog } from './figure-dialog.client.tsx'
import { LinkDialog } from './link-dialog.client.tsx'
import { parseInBrowser } from './paste/from-dom.ts'
import { EditorToolbar } from './toolbar.client.tsx'
import { VideoDialog } from './video-dialog.client.tsx'
import { WritingExtension } from './writing.ts'

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
      <VideoDialog />
      <EmbedDialog />
    </div>
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
