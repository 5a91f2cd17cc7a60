'use client'

import { TextArea } from '@radix-ui/themes'
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react'
import { Returned } from '#components/journal/returned.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { forgetFailure, sayFailure } from '#components/ui/forms/form-failure.ts'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'

interface CommentFormProps {
  /** The name of the text field, and of its button. */
  label?: string
  verb?: string
  text: string
  onText: (text: string) => void
  busy: boolean
  /** Whether the text was restored from an earlier form. */
  isBack: boolean
  /** Whether the page can be left without losing text. */
  isSafe: boolean
  onDiscard: () => void
  /** Sends the comment; called only with a valid text. */
  onSend: () => void
  area?: RefObject<HTMLTextAreaElement | null>
  /** More props for the text field; `suggestions` are shown under it. */
  field?: ComponentProps<typeof TextArea>
  suggestions?: ReactNode
  /** Shown beside the button. */
  children?: ReactNode
}

/** The form for a comment. Ctrl+Enter sends it. */
export function CommentForm({
  label = 'Comentar',
  verb = 'Enviar',
  text,
  onText,
  busy,
  isBack,
  isSafe,
  onDiscard,
  onSend,
  area,
  field,
  suggestions,
  children,
}: CommentFormProps) {
  const [error, setError] = useState<string>()
  const early = useEarlyWords()
  useLeaveWarning(text.trim() !== '' && !isSafe)
  async function send(event: FormEvent) {
    event.preventDefault()
    const read = await checked(text)
    const problem = read?.error?.issues[0]?.message
    setError(problem)
    forgetFailure()
    if (problem) sayFailure(problem)
    else onSend()
  }
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    field?.onKeyDown?.(event)
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <form {...early} method="post" noValidate onSubmit={send} className="flex flex-col gap-2">
      <Returned shown={isBack} verb="enviou" onDiscard={onDiscard} />
      <Field label={label} error={error}>
        {props => (
          <div className="relative">
            <TextArea
              {...props}
              {...field}
              ref={area}
              onKeyDown={press}
              value={text}
              onChange={event => onText(event.target.value)}
              rows={3}
              resize="vertical"
            />
            {suggestions}
          </div>
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {children}
        <SubmitButton size="2" busy={busy} busyText="Enviando..." title="Ctrl+Enter">
          {verb}
        </SubmitButton>
      </div>
    </form>
  )
}

/** Validates the text by its schema, which loads with the first comment. Null when loading fails; then only the server validates. */
const checked = (text: string) =>
  import('#lib/schemas/articles/comment.ts').then(({ commentText }) => commentText.safeParse(text)).catch(() => null)
