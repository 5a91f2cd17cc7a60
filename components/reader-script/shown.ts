/** Whether the browser prerenders the page: the reader has not opened it yet. */
export const isPrerendering = () => 'prerendering' in document && document.prerendering === true

/** Calls `act` when the reader sees the page: at once, or when a prerendered page is opened. */
export function whenShown(act: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
