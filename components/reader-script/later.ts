/**
 * Lays out the parts below the first screen, one a frame, from the first frame on. They carry `later-n` (`content-visibility: auto`, taken to be n
 * units high; `columns.css`), because styling, laying out and painting the whole home page was one task of 55 ms, and of 29 ms with them. Left to the
 * browser, scroll bars jump and a picture of the whole page has holes. Without JavaScript that is so, and a part appears when it is scrolled to. In
 * print everything is there. Nothing on screen moves: a part grows below what is seen.
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
