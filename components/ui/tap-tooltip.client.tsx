'use client'

import { Tooltip } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'

interface TapTooltipProps {
  content: ReactNode
  className: string
  children: ReactNode
}

/** Something that explains itself when it is pointed at, has the focus or is tapped. */
export function TapTooltip({ content, className, children }: TapTooltipProps) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip open={open} onOpenChange={setOpen} content={content}>
      <button
        type="button"
        className={className}
        // On a touch screen nothing hovers: a tap opens it.
        onClick={event => {
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </button>
    </Tooltip>
  )
}
