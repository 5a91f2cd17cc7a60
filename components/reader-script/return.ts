import { ownPath } from '#lib/addresses/own-path.ts'

const name = 'premium-text'
const DAY_MS = 24 * 60 * 60 * 1000

/** Remembers a text when its reader goes to the plans by any link, so that the page after paying leads back to it. */
export function rememberText(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href^="/pricing"]') : null
    if (link && document.querySelector('article[data-article]')) keepReturn(location.pathname)
  })
}

/** Keeps the path of the text that a reader wants to pay for, for a day. */
function keepReturn(path: string): void {
  try {
    localStorage.setItem(name, JSON.stringify({ path, until: Date.now() + DAY_MS }))
  } catch {
    // The browser stores nothing: the page after paying leads to the home page.
  }
}

/** The kept path; null without one, or after a day. Anybody at the browser can write it: it is always a path of this site. */
export function readReturn(): string | null {
  try {
    const { path, until } = JSON.parse(localStorage.getItem(name) ?? '{}')
    const own = until > Date.now() ? ownPath(path) : '/'
    return own === '/' ? null : own
  } catch {
    return null
  }
}

/** Forgets it, once its reader is back. */
export const forgetReturn = (): void => localStorage.removeItem(name)
