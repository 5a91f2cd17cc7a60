/**
 * Lays out the parts below the first screen, one per frame, after the first frame. They have the class `later-n` (`content-visibility: auto`, with
 * an assumed height of n units; `columns.css`): styling, layout and painting of the whole home page took one task of 55 ms, and 29 ms with the
 * class. If the browser decides when to lay them out, scroll bars jump and a screenshot of the whole page has holes. Without JavaScript that
 * happens, and a part appears when a reader scrolls to it. Print shows everything. Nothing on screen moves: a part grows below the visible area.
 */
export function layOutTheRest(): void {
  const rest = [...document.querySelectorAll('[class*="later-"]')]
  const next = () => {
    const part = rest.shift()
    if (!part) return
    part.className = part.className.replace(/\blater-\d+ ?/, '')
    requestAnimationFrame(() => setTimeout(next))
  }
  requestAnimationFrame(() => setTimeout(next))
}
