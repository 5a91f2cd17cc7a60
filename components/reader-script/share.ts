import { displayNotice } from './notice.ts'

/** Makes “Copiar link” copy the article's address, and “Compartilhar” open the device's share sheet. */
export function offerSharing(): void {
  document.addEventListener('click', event => {
    const control =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy], [data-share]') : null
    const url = document.querySelector<HTMLAnchorElement>('a[data-copy]')?.href
    if (!control || !url) return
    if (control.dataset.share !== undefined) {
      // A dismissed share sheet rejects; that is no error.
      navigator.share({ title: document.title, url }).catch(() => {})
      return
    }
    // The clipboard needs HTTPS; without it the link opens the address.
    if (!navigator.clipboard) return
    event.preventDefault()
    navigator.clipboard.writeText(url).then(
      () => displayNotice({ kind: 'success', text: 'Link copiado' }),
      () => displayNotice({ kind: 'error', text: `Não foi possível copiar. O endereço é ${url}` }),
    )
  })
}
