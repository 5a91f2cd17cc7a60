'use client'

import { Text } from '@radix-ui/themes'
import dynamic from 'next/dynamic'
import { type RefObject, useCallback, useId } from 'react'
import { useController } from 'react-hook-form'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import type { ArticleFormControl } from './article-form-control.ts'

/** The editor is large and reads HTML as only a browser does: it comes when the screen stands. */
const BodyEditor = dynamic(
  () => import('#components/editor/body-editor.client.tsx').then(module => module.BodyEditor),
  {
    ssr: false,
    loading: () => <div className="editor-waiting">Carregando o editor...</div>,
  },
)

interface ContentFieldProps {
  form: ArticleFormControl
  editor: RefObject<BodyEditorHandle | null>
}

/** The article's text. */
export function ContentField({ form, editor }: ContentFieldProps) {
  const id = useId()
  const { field, fieldState } = useController({ control: form.control, name: 'content' })
  const { ref } = field
  const attach = useCallback(
    (handle: BodyEditorHandle | null) => {
      ref(handle)
      editor.current = handle
    },
    [ref, editor],
  )
  const message = fieldState.error?.message
  return (
    <div className="flex flex-col gap-1">
      <Text as="p" id={`${id}-label`} size="2" weight="medium">
        Conteúdo
      </Text>
      <BodyEditor
        id={id}
        initial={field.value}
        invalid={message !== undefined}
        labelledBy={`${id}-label`}
        describedBy={message && `${id}-error`}
        onChange={field.onChange}
        onBlur={field.onBlur}
        handle={attach}
      />
      {message && (
        <Text as="p" id={`${id}-error`} size="2" color="red">
          {message}
        </Text>
      )}
    </div>
  )
}
