'use client'

import { $createLinkNode, $toggleLink } from '@lexical/link'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { Button, TextField } from '@radix-ui/themes'
import { $createTextNode, $getSelection, $insertNodes, $isRangeSelection } from 'lexical'
import { useState } from 'react'
import { Field } from '#components/ui/fields/field.tsx'
import { typedLink } from '#lib/body/link.ts'
import { OPEN_LINK_DIALOG } from '../commands.ts'
import { DialogForm, EditorDialog, useDialogSubject } from '../editor-dialog.client.tsx'
import { ArticleSearch } from '../insets/article-search.client.tsx'
import { AddressField } from '../line-field.client.tsx'
import { $linkAtCaret } from './toolbar-state.ts'

interface Subject {
  url: string
  exists: boolean
  /** Whether there is neither a link nor selected text: the dialog then asks for the link's text. */
  empty: boolean
}

/** The dialog that makes, changes and removes the link at the caret. */
export function LinkDialog() {
  const [editor] = useLexicalComposerContext()
  const { subject, close } = useDialogSubject(OPEN_LINK_DIALOG, $readLink)
  const remove = () => {
    editor.update(() => $toggleLink(null))
    close()
  }
  const save = (url: string, text: string) => {
    editor.update(() => $setLink(url, text))
    close()
  }
  const title = subject?.exists ? 'Editar link' : 'Inserir link'
  return (
    <EditorDialog title={title} maxWidth="28rem" open={subject !== null} onClose={close}>
      {subject && <LinkForm subject={subject} onSave={save} onRemove={remove} />}
    </EditorDialog>
  )
}

interface LinkFormProps {
  subject: Subject
  onSave: (url: string, text: string) => void
  onRemove: () => void
}

function LinkForm({ subject, onSave, onRemove }: LinkFormProps) {
  const [typed, setTyped] = useState(subject.url)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = () => {
    const url = typedLink(typed)
    if (url) onSave(url, text.trim() || typed.trim())
    else setError('Use um endereço como https://exemplo.com.br, um e-mail ou um caminho do site como /article/titulo.')
  }
  const removal = subject.exists && (
    <Button type="button" variant="soft" color="red" onClick={onRemove}>
      Remover link
    </Button>
  )
  return (
    <DialogForm onSubmit={submit} before={removal} submit={<Button type="submit">Salvar link</Button>}>
      <AddressField label="Endereço" error={error} value={typed} onValue={setTyped} />
      <ArticleSearch
        label="Ou procure uma matéria do jornal"
        onChoose={({ path, title }) => {
          setTyped(path)
          setText(now => now || title)
          setError(undefined)
        }}
      />
      {subject.empty && (
        <Field label="Texto do link">
          {control => <TextField.Root {...control} value={text} onChange={event => setText(event.target.value)} />}
        </Field>
      )}
    </DialogForm>
  )
}

function $readLink(): Subject {
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
