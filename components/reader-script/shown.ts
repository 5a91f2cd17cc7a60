/** Whether the page is being made ready before anybody asked for it. */
export const isPrerendering = () => 'prerendering' in document && document.prerendering === true

/** Acts when the page is there for a reader: at once, or when a prerendered one is opened. */
export function whenShown(act: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', act, { once: true })
  else act()
}
