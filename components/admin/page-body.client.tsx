'use client'

import { Text } from '@radix-ui/themes'
import dynamic from 'next/dynamic'
import { type RefObject, useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import type { SitePageFields } from '#lib/schemas/site-page.ts'

const BodyEditor = dynamic(
  () => import('#components/editor/body-editor.client.tsx').then(module => module.BodyEditor),
  { ssr: false, loading: () => <div className="editor-waiting">Carregando o editor...</div> },
)

interface PageBodyProps {
  control: Control<SitePageFields>
  editor: RefObject<BodyEditorHandle | null>
}

/** An institutional page's text. */
export function PageBody({ control, editor }: PageBodyProps) {
  const id = useId()
  const { field, fieldState } = useController({ control, name: 'content' })
  const message = fieldState.error?.message
  return (
    <div className="flex flex-col gap-1">
      <Text as="p" id={`${id}-label`} size="2" weight="medium">
        Texto
      </Text>
      <BodyEditor
        id={id}
        initial={field.value}
        invalid={message !== undefined}
        labelledBy={`${id}-label`}
        describedBy={message && `${id}-error`}
        onChange={field.onChange}
        handle={editor}
      />
      {message && (
        <Text as="p" id={`${id}-error`} size="2" color="red">
          {message}
        </Text>
      )}
    </div>
  )
}
