'use client'

import { type ComponentProps, useEffect, useRef } from 'react'

/** A title that comes into sight when it takes another's place: who paid may have scrolled far below it. */
export function InSight(props: ComponentProps<'h1'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect may not return.
    void title.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return <h1 {...props} ref={title} />
}
