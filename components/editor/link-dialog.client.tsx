'use client'

import { $createLinkNode, $toggleLink } from '@lexical/link'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Button, Dialog, TextField } from '@radix-ui/themes'
import { $createTextNode, $getSelection, $insertNodes, $isRangeSelection, COMMAND_PRIORITY_LOW } from 'lexical'
import { type FormEvent, useEffect, useState } from 'react'
import { Field } from '#components/ui/field.tsx'
import { typedLink } from '#lib/body/link.ts'
import { OPEN_LINK_DIALOG } from './commands.ts'
import { $linkAtCaret } from './toolbar-state.ts'

interface Asked {
  url: string
  exists: boolean
  /** Whether there is no text to link, so that the address itself must be shown. */
  empty: boolean
}

/** Makes, changes and removes the link at the caret. */
export function LinkDialog() {
  const [editor] = useLexicalComposerContext()
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(() => {
    const open = () => {
      setAsked($readLink())
      return true
    }
    return editor.registerCommand(OPEN_LINK_DIALOG, open, COMMAND_PRIORITY_LOW)
  }, [editor])
  const close = () => setAsked(null)
  const remove = () => {
    editor.update(() => $toggleLink(null))
    close()
  }
  const save = (url: string, text: string) => {
    editor.update(() => $setLink(url, text))
    close()
  }
  return (
    <Dialog.Root open={asked !== null} onOpenChange={open => open || close()}>
      <Dialog.Content
        maxWidth="28rem"
        aria-describedby={undefined}
        onCloseAutoFocus={event => {
          event.preventDefault()
          editor.focus()
        }}
      >
        <Dialog.Title>{asked?.exists ? 'Editar link' : 'Inserir link'}</Dialog.Title>
        {asked && <LinkForm asked={asked} onSave={save} onRemove={remove} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

interface LinkFormProps {
  asked: Asked
  onSave: (url: string, text: string) => void
  onRemove: () => void
}

function LinkForm({ asked, onSave, onRemove }: LinkFormProps) {
  const [typed, setTyped] = useState(asked.url)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Portals do not stop events of React: the article's form must not hear this one.
    event.stopPropagation()
    const url = typedLink(typed)
    if (url) onSave(url, text.trim() || typed.trim())
    else setError('Use um endereço como https://exemplo.com.br, um e-mail ou um caminho do site como /article/titulo.')
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <Field label="Endereço" error={error}>
        {control => (
          <TextField.Root
            {...control}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      {asked.empty && (
        <Field label="Texto do link">
          {control => <TextField.Root {...control} value={text} onChange={event => setText(event.target.value)} />}
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {asked.exists && (
          <Button type="button" variant="soft" color="red" onClick={onRemove}>
            Remover link
          </Button>
        )}
        <Dialog.Close>
          <Button type="button" variant="soft" color="gray">
            Cancelar
          </Button>
        </Dialog.Close>
        <Button type="submit">Salvar link</Button>
      </div>
    </form>
  )
}

function $readLink(): Asked {
  const link = $linkAtCaret()
  const selection = $getSelection()
  const collapsed = !$isRangeSelection(selection) || selection.isCollapsed()
  return { url: link?.getURL() ?? '', exists: link !== null, empty: link === null && collapsed }
}

function $setLink(url: string, text: string): void {
  const link = $linkAtCaret()
  const selection = $getSelection()
  if (link && (!$isRangeSelection(selection) || selection.isCollapsed())) link.setURL(url)
  else if (!$isRangeSelection(selection) || selection.isCollapsed()) {
    $insertNodes([$createLinkNode(url).append($createTextNode(text))])
  } else $toggleLink(url)
}
