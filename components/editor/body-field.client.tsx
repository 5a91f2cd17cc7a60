'use client'

import { Text } from '@radix-ui/themes'
import dynamic from 'next/dynamic'
import { type RefObject, useCallback, useId } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { BodyEditorHandle } from './body-hooks.client.tsx'
import type { EditorServices } from './services.client.tsx'

/** The editor is large and needs the browser's HTML parser, so it loads after the screen is shown. */
const BodyEditor = dynamic(() => import('./body-editor.client.tsx').then(module => module.BodyEditor), {
  ssr: false,
  loading: () => <div className="editor-waiting">Carregando o editor...</div>,
})

interface BodyFieldProps<Fields extends FieldValues> {
  control: Control<Fields>
  name: FieldPathByValue<Fields, string>
  label: string
  editor: RefObject<BodyEditorHandle | null>
  /** Leaves the label to screen readers, where the screen shows what the text is. */
  hidesLabel?: boolean
  services?: EditorServices
  onFailure?: () => void
}

const none: EditorServices = {}

/** A form field for a text in HTML: an article's, or an institutional page's. */
export function BodyField<Fields extends FieldValues>({
  control,
  name,
  label,
  editor,
  hidesLabel = false,
  services = none,
  onFailure,
}: BodyFieldProps<Fields>) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
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
      <Text as="p" id={`${id}-label`} size="2" weight="medium" className={hidesLabel ? 'sr-only' : undefined}>
        {label}
      </Text>
      <BodyEditor
        id={id}
        initial={field.value}
        invalid={message !== undefined}
        labelledBy={`${id}-label`}
        describedBy={message && `${id}-error`}
        services={services}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onFailure={onFailure}
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
