'use client'

import './wrapping-line.css'
import { TextArea } from '@radix-ui/themes'
import type { ComponentProps } from 'react'

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
        const line = event.target.value.replace(/\s*[\r\n]+\s*/g, ' ')
        if (line !== event.target.value) event.target.value = line
        onChange?.(event)
      }}
    />
  )
}
