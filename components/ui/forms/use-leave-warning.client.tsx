'use client'

import { useEffect } from 'react'

const question = 'Há alterações que não foram salvas. Sair desta página mesmo assim?'

const answers = new WeakMap<Event, boolean>()

/** Whether somebody goes all the same: asked once, however many forms of the screen have something unsaved. */
function goesOn(event: Event): boolean {
  const answer = answers.get(event) ?? window.confirm(question)
  answers.set(event, answer)
  return answer
}

/** Asks before a page with unsaved work is left: by closing it, by typing an address, by following a link in it, and by going back where the
 * browser lets a page ask (Navigation API). */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const closing = (event: BeforeUnloadEvent) => event.preventDefault()
    const following = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const elsewhere = link && link.target !== '_blank' && link.href && link.pathname !== location.pathname
      const newTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0
      if (!elsewhere || newTab || goesOn(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    const goingBack = (event: NavigateEvent) => {
      if (event.navigationType !== 'traverse' || !event.cancelable || event.destination.sameDocument === false) return
      if (new URL(event.destination.url).pathname !== location.pathname && !goesOn(event)) event.preventDefault()
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
