'use client'

import { useEffect, useRef } from 'react'
import { layOutTheRest } from '#components/reader-script/later.ts'
import { offerScheme } from '#components/reader-script/scheme.ts'

/** Does on an account screen what reader.js does for the newspaper's header and footer. Once: the listeners stay as long as the frame. */
export function NewspaperControls() {
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    offerScheme()
    layOutTheRest()
  }, [])
  return null
}
