'use client'

import './editor.css'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalExtensionComposer } from '@lexical/react/LexicalExtensionComposer'
import { Button, Callout } from '@radix-ui/themes'
import { defineExtension } from 'lexical'
import { memo, type Ref, useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { minutesFor } from '#lib/articles/reading-time.ts'
import { readBody } from '#lib/body/read.ts'
import { limits } from '#lib/limits.ts'
import { formatInteger, plural } from '#lib/text/format.ts'
import { visibleText } from '#lib/text/html.ts'
import { $openBody } from './body/body-to-nodes.ts'
import {
  type BodyEditorHandle,
  type Failure,
  type ReadBody,
  useBody,
  useFailure,
  useHandle,
  useMessages,
  useTypesetting,
} from './body-hooks.client.tsx'
import { FindPanel } from './find/find-panel.client.tsx'
import { useFind } from './find/use-find.client.tsx'
import { InsertPictures } from './insets/insert-pictures.client.tsx'
import { InsetDialog } from './insets/inset-dialog.client.tsx'
import { parseInBrowser } from './paste/from-dom.ts'
import { useLinkTitles } from './paste/use-link-titles.client.tsx'
import { type EditorServices, EditorServicesProvider, useEditorServices } from './services.client.tsx'
import { SlashMenu, slashOptionId } from './slash/slash-menu.client.tsx'
import { useSlash } from './slash/use-slash.client.tsx'
import { LinkDialog } from './tools/link-dialog.client.tsx'
import { SelectionBar } from './tools/selection-bar.client.tsx'
import { EditorToolbar } from './tools/toolbar.client.tsx'
import { WritingExtension } from './writing.ts'

interface BodyEditorProps {
  id: string
  /** The stored body at opening; `replace` puts in later values. */
  initial: string
  readOnly?: boolean
  invalid: boolean
  labelledBy: string
  describedBy?: string
  services: EditorServices
  onChange: (html: string) => void
  onBlur?: () => void
  /** Called once, after the editor has stopped with an error. `onChange` has the words by then. */
  onFailure?: () => void
  /** Not named `ref`, because the component that loads this one passes it on as a prop. */
  handle?: Ref<BodyEditorHandle>
}

/** The editor of an article's body: HTML in, the same HTML out. Only for browsers: uses their HTML parser. */
export function BodyEditor({ initial, readOnly = false, services, ...surface }: BodyEditorProps) {
  const [first] = useState(initial)
  const failure: Failure = useRef(reportError)
  // Lexical makes a new editor for each new extension object, so the object stays the same for the life of the screen.
  const [extension] = useState(() =>
    defineExtension({
      name: 'portal/body-editor',
      dependencies: [WritingExtension],
      editable: !readOnly,
      onError: error => failure.current(error),
      $initialEditorState: () => $openBody(readBody(parseInBrowser(initial))),
    }),
  )
  return (
    <LexicalExtensionComposer extension={extension} contentEditable={null}>
      <EditorServicesProvider value={services}>
        <Surface initial={first} readOnly={readOnly} failure={failure} {...surface} />
      </EditorServicesProvider>
    </LexicalExtensionComposer>
  )
}

/** Memoised against a render for every key: only the counts and the toolbar depend on the text. */
const Surface = memo(function Surface({
  id,
  initial,
  readOnly,
  invalid,
  labelledBy,
  describedBy,
  onChange,
  onBlur,
  onFailure,
  handle,
  failure,
}: Omit<BodyEditorProps, 'services'> & { failure: Failure }) {
  useMessages()
  useTypesetting()
  useLinkTitles()
  const slash = useSlash()
  const find = useFind()
  const { hint: words = hint } = useEditorServices()
  const list = useId()
  const isOpen = slash.choices.length > 0
  const read: ReadBody = useRef(() => initial)
  useHandle(handle, read)
  const failed = useFailure(failure, read, onChange, onFailure)
  return (
    <div className="editor" data-invalid={invalid}>
      {failed && <Stopped />}
      {!(readOnly || failed) && (
        <EditorToolbar controls={id}>
          <FindPanel find={find} />
        </EditorToolbar>
      )}
      <div className="relative">
        <ContentEditable
          id={id}
          className="editor-text"
          // The text has the role combobox while the slash menu is open (WAI-ARIA Authoring Practices, Combobox with list).
          role={isOpen ? 'combobox' : 'textbox'}
          ariaExpanded={isOpen}
          aria-multiline={isOpen ? undefined : true}
          aria-controls={isOpen ? list : undefined}
          aria-autocomplete={isOpen ? 'list' : undefined}
          aria-activedescendant={isOpen ? slashOptionId(list, slash.active) : undefined}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-required
          onBlur={onBlur}
          {...(isOpen ? { placeholder: null } : placeholderOf(words))}
        />
        <SlashMenu id={list} slash={slash} />
        <SelectionBar />
      </div>
      <Counts initial={initial} onChange={onChange} read={read} />
      <LinkDialog />
      <InsetDialog />
      <InsertPictures />
    </div>
  )
})

const hint = 'Escreva o texto da matéria ou digite / para escolher um bloco'
const placeholderOf = (words: string) => ({
  'aria-placeholder': words,
  placeholder: <p className="editor-placeholder">{words}</p>,
})

/** The way on after an error of the editor. */
const Stopped = () => (
  <Callout.Root color="amber" size="1" role="alert">
    <Callout.Text>O editor parou com um erro. Recarregue a página para continuar a escrever.</Callout.Text>
    <div>
      <Button type="button" size="1" variant="soft" color="amber" onClick={() => location.reload()}>
        Recarregar
      </Button>
    </div>
  </Callout.Root>
)

/** Passes the body to the form and shows its length to the author. Counting waits until the key is on the screen. */
function Counts({ initial, onChange, read }: Pick<BodyEditorProps, 'initial' | 'onChange'> & { read: ReadBody }) {
  const html = useDeferredValue(useBody(initial, onChange, read))
  const { characters, words, minutes } = useMemo(() => countText(html), [html])
  const { min, max } = limits.content
  const { isShort = false } = useEditorServices()
  const short = !isShort && characters > 0 && characters < min
  return (
    <p className="editor-counts" data-over={characters > max}>
      {plural(words, 'palavra', 'palavras')} · {plural(characters, 'caractere', 'caracteres')}
      {words > 0 && ` · ${plural(minutes, 'minuto', 'minutos')} de leitura`}
      {characters > max && ` (o limite é ${formatInteger(max)})`}
      {short && ` (o mínimo é ${min})`}
    </p>
  )
}

/** Counts a text: characters as the limits count them, words, and the reading time in minutes that readers see. */
function countText(html: string): { characters: number; words: number; minutes: number } {
  const text = visibleText(html)
  const words = text === '' ? 0 : text.split(' ').length
  return { characters: text.length, words, minutes: minutesFor(words) }
}
