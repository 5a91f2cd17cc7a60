/**
 * Lays out what was left for later (`later-*` in columns.css), a part a frame: all at once it would hold up whoever touches the page while it loads,
 * and left alone it would be missing in a picture of the whole page.
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
