'use client'

import { Tooltip } from '@radix-ui/themes'
import { type ReactNode, useState } from 'react'

interface TapTooltipProps {
  content: ReactNode
  className: string
  children: ReactNode
}

/** An element with a tooltip that opens on hover, focus and tap. */
export function TapTooltip({ content, className, children }: TapTooltipProps) {
  const [open, setOpen] = useState(false)
  return (
    <Tooltip open={open} onOpenChange={setOpen} content={content}>
      <button
        type="button"
        className={className}
        // A touch screen has no hover: a tap opens the tooltip.
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
