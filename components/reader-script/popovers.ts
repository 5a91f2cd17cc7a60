/** Closes a popover when a link in it leads to a place on the same page, and when the page comes back from the browser's memory. */
export function closeAfterChoice(): void {
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('[popover] a[href]') : null
    link?.closest<HTMLElement>('[popover]')?.hidePopover()
  })
  window.addEventListener('pageshow', event => {
    if (!event.persisted) return
    for (const open of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) open.hidePopover()
  })
}
