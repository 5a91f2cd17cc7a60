import { Text } from '@radix-ui/themes'
import { type ReactNode, useId } from 'react'

/** The attributes that connect a control with its label, hint and message. */
export interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

interface FieldProps {
  label: string
  hint?: ReactNode
  /** The message of an invalid control. */
  error?: string
  /** Whether the control looks like the text it becomes: its label is for screen readers, and a line beside it shows where the caret stands. */
  plain?: boolean
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, hint and message. */
export function Field({ label, hint, error, plain = false, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={plain ? 'writing-line' : 'flex flex-col gap-1'}>
      <Text as="label" htmlFor={id} size="2" weight="medium" className={plain ? 'sr-only' : undefined}>
        {label}
      </Text>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <Text as="p" id={`${id}-hint`} size="1" color="gray">
          {hint}
        </Text>
      )}
      {error && (
        <Text as="p" id={`${id}-error`} size="2" color="red">
          {error}
        </Text>
      )}
    </div>
  )
}
