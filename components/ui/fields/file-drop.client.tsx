'use client'

import './file-drop.css'
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react'

interface FileDropProps {
  icon: ReactNode
  prompt: string
  /** The kinds and sizes that are accepted. */
  hint: string
  /** As the attribute of an input. */
  accept: string
  multiple?: boolean
  hidden?: boolean
  disabled?: boolean
  /** The id of an error message. */
  describedBy?: string
  ref?: Ref<HTMLInputElement>
  onFiles: (files: File[]) => void
}

export function FileDrop({ icon, prompt, hint, hidden, describedBy, onFiles, ...input }: FileDropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const give = (files: ArrayLike<File> | null) => {
    if (files && files.length > 0) onFiles(input.multiple ? Array.from(files) : Array.from(files).slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!input.disabled) give(event.dataTransfer.files)
  }
  return (
    <label
      htmlFor={id}
      className="file-drop"
      data-over={over}
      hidden={hidden}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {icon}
      <span>{prompt}</span>
      <span className="text-xs text-soft">{hint}</span>
      <input
        {...input}
        id={id}
        type="file"
        className="sr-only"
        aria-describedby={describedBy}
        onChange={event => {
          give(event.target.files)
          // Allows choosing the same file again after a failure.
          event.target.value = ''
        }}
      />
    </label>
  )
}
