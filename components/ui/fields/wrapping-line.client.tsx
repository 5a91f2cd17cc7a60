'use client'

import './wrapping-line.css'
import { TextArea } from '@radix-ui/themes'
import type { ComponentProps } from 'react'

const joined = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

/** A paste may bring line breaks: a space takes their place, and the caret stays behind what was pasted. */
function joinLines(field: HTMLTextAreaElement): void {
  const { value, selectionStart } = field
  if (joined(value) === value) return
  const caret = joined(value.slice(0, selectionStart)).length
  field.value = joined(value)
  field.setSelectionRange(caret, caret)
}

/** A text without line breaks that is longer than its field is wide: all of it stands to be read, and the field grows with it. */
export function WrappingLine({ className = '', onChange, onKeyDown, ...props }: ComponentProps<typeof TextArea>) {
  return (
    <TextArea
      {...props}
      rows={1}
      resize="none"
      className={`wrapping-line ${className}`}
      onKeyDown={event => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
        onKeyDown?.(event)
      }}
      onChange={event => {
        joinLines(event.target)
        onChange?.(event)
      }}
    />
  )
}
