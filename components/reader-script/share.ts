import { say } from './notice.ts'

/** Copies an article's address instead of following it, and opens the device's own sheet. */
export function offerSharing(): void {
  document.addEventListener('click', event => {
    const asked =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy], [data-share]') : null
    const url = document.querySelector<HTMLAnchorElement>('a[data-copy]')?.href
    if (!asked || !url) return
    if (asked.dataset.share !== undefined) {
      // Closing the sheet is no failure.
      navigator.share({ title: document.title, url }).catch(() => {})
      return
    }
    // Only where the site is served with encryption; elsewhere the link leads to the address itself.
    if (!navigator.clipboard) return
    event.preventDefault()
    navigator.clipboard.writeText(url).then(
      () => say({ kind: 'success', text: 'Link copiado' }),
      () => say({ kind: 'error', text: `Não foi possível copiar. O endereço é ${url}` }),
    )
  })
}
