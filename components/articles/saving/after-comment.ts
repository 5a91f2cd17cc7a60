/** Milliseconds after a comment is left in which its sending ends. */
const sendingMs = 1_000

/** Runs `work` now, or once nobody writes a comment: another screen under the hands would take the next words. */
export function afterComment(work: () => void): void {
  const field = document.activeElement
  if (field instanceof HTMLTextAreaElement && field.closest('[data-comments]') !== null) {
    if (awaited !== field) field.addEventListener('blur', () => setTimeout(end, sendingMs), { once: true })
    awaited = field
    waiting = work
  } else work()
}

/** Work of the same screen that waits: of many only the last is done. */
let waiting: (() => void) | null = null
let awaited: Element | null = null

function end(): void {
  const work = waiting
  waiting = null
  awaited = null
  if (work) afterComment(work)
}
