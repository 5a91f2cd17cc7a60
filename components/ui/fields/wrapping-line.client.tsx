'use client'

import './wrapping-line.css'
import { TextArea } from '@radix-ui/themes'
import type { ComponentProps } from 'react'

const joined = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

/** Replaces pasted line breaks by spaces and keeps the caret after the pasted text. */
function joinLines(field: HTMLTextAreaElement): void {
  const { value, selectionStart } = field
  if (joined(value) === value) return
  const caret = joined(value.slice(0, selectionStart)).length
  field.value = joined(value)
  field.setSelectionRange(caret, caret)
}

/** A field for a text without line breaks that may be wider than the field: the text wraps and the field grows with it. */
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
