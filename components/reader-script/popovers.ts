/** Closes an open filter at Escape and at a click outside, like a popover. */
export function closeFilters(): void {
  const open = () => document.querySelector<HTMLDetailsElement>('details.facet[open]')
  document.addEventListener('keydown', ({ key }) => {
    const filter = key === 'Escape' ? open() : null
    if (!filter) return
    if (filter.contains(document.activeElement)) filter.querySelector('summary')?.focus()
    filter.open = false
  })
  document.addEventListener('click', ({ target }) => {
    const filter = open()
    if (filter && target instanceof Node && !filter.contains(target)) filter.open = false
  })
}

/** Closes a popover after a click on a link in it, and when the page returns from the back/forward cache. */
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
