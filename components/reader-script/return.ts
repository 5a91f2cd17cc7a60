import { keepReturn } from '#components/ui/return-path.ts'

/** Remembers a locked text when its reader goes to the plans, so that the page after paying leads back to it. */
export function rememberText(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('[data-plans]') : null
    if (link) keepReturn(location.pathname)
  })
}
