'use client'

import { TextArea } from '@radix-ui/themes'
import { type ComponentProps, type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { Returned } from '#components/journal/returned.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { SubmitButton } from '#components/ui/forms/submit-button.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'

interface CommentFormProps {
  text: string
  onText: (text: string) => void
  busy: boolean
  /** What stands in it was left in an earlier one. */
  isBack: boolean
  /** Leaving it costs nothing. */
  isSafe: boolean
  onDiscard: () => void
  /** Says it; only with something to say. */
  onSay: () => void
  area?: RefObject<HTMLTextAreaElement | null>
  /** What else the field is told, and what stands under it while one writes. */
  field?: ComponentProps<typeof TextArea>
  suggestions?: ReactNode
  /** Beside the button. */
  children?: ReactNode
}

/** A place to say something to the newsroom. */
export function CommentForm({
  text,
  onText,
  busy,
  isBack,
  isSafe,
  onDiscard,
  onSay,
  area,
  field,
  suggestions,
  children,
}: CommentFormProps) {
  const [error, setError] = useState<string>()
  const early = useEarlyWords()
  useLeaveWarning(text.trim() !== '' && !isSafe)
  async function say(event: FormEvent) {
    event.preventDefault()
    const read = await checked(text)
    setError(read?.error?.issues[0]?.message)
    if (!read?.error) onSay()
  }
  return (
    <form {...early} method="post" noValidate onSubmit={say} className="flex flex-col gap-2">
      <Returned shown={isBack} verb="enviou" onDiscard={onDiscard} />
      <Field label="Comentar" error={error}>
        {props => (
          <div className="relative">
            <TextArea
              {...props}
              {...field}
              ref={area}
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
        <SubmitButton size="2" busy={busy} busyText="Enviando...">
          Enviar
        </SubmitButton>
      </div>
    </form>
  )
}

/** The text by its schema, which comes when the first comment is sent; null when it cannot be had, and the server judges alone. */
const checked = (text: string) =>
  import('#lib/schemas/articles/comment.ts').then(({ commentText }) => commentText.safeParse(text)).catch(() => null)
