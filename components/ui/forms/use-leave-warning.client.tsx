'use client'

import { useEffect } from 'react'

const question = 'Há alterações que não foram salvas. Sair desta página mesmo assim?'

const answers = new WeakMap<Event, boolean>()

/** Whether the person leaves despite unsaved changes. Asks once per event, even when several forms of the screen have changes. */
function confirmsLeaving(event: Event): boolean {
  const answer = answers.get(event) ?? window.confirm(question)
  answers.set(event, answer)
  return answer
}

/**
 * Asks before the person leaves a page with unsaved changes: by closing it, by typing an address, by following a link, and by going back where
 * the browser has the Navigation API.
 */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const closing = (event: BeforeUnloadEvent) => event.preventDefault()
    const following = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const elsewhere = link && link.target !== '_blank' && link.href && link.pathname !== location.pathname
      const newTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
      if (!elsewhere || newTab || confirmsLeaving(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const goingBack = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.destination.sameDocument === false) return
      if (new URL(event.destination.url).pathname !== location.pathname && !confirmsLeaving(event))
        event.preventDefault()
    }
    const history = 'navigation' in window ? window.navigation : null
    window.addEventListener('beforeunload', closing)
    history?.addEventListener('navigate', goingBack)
    document.addEventListener('click', following, true)
    return () => {
      window.removeEventListener('beforeunload', closing)
      history?.removeEventListener('navigate', goingBack)
      document.removeEventListener('click', following, true)
    }
  }, [active])
}
