/** What a press of Tab may come to. */
const reachable =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable="true"], [tabindex="0"]):not([tabindex="-1"])'
/** Places that give the focus back themselves. */
const borrowing = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** What had the focus last, and what could have had it then, in the order of the page. */
interface Held {
  element: HTMLElement
  form: HTMLFormElement | null
  order: HTMLElement[]
  path: string
  /** Whether it was seen switched off or hidden, as a button is while what it asked for is done. */
  off: boolean
}

const allReachable = () => [...document.querySelectorAll<HTMLElement>(reachable)]
const isReachable = (element: HTMLElement) =>
  element.isConnected && element.matches(reachable) && element.checkVisibility()
const isOff = (element: HTMLElement) =>
  element.matches(':disabled') || (element.isConnected && !element.checkVisibility())
const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent

/**
 * Gives the focus back to people who work by keyboard when the focused element is removed, disabled or hidden. Browsers drop the focus to the page,
 * and the next Tab would begin at its top. The focus goes to the same control drawn anew, else to the element that followed, else to the one before;
 * a control that was disabled for a while gets it back. After a click nothing is moved. Dialogs and menus give the focus back themselves, another
 * screen begins at its top, and an element that blurs on purpose is respected. One listener serves all staff screens, because dozens of places
 * remove or disable a focused control. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let held: Held | null = null
  let byKeys = false
  let frame = 0
  const onKey = () => {
    byKeys = true
  }
  const onPointer = () => {
    byKeys = false
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(borrowing)) return
    const form = target.closest('form')
    held = { element: target, form, order: allReachable(), path: location.pathname, off: false }
  }
  const isLost = () => held !== null && byKeys && document.activeElement === document.body
  const look = () => {
    // Browsers drop what was switched off or hidden a moment later, and tell nobody.
    if (held && isOff(held.element)) held.off = true
    if (!isLost()) return
    cancelAnimationFrame(frame)
    // Whoever changes the page may see to the focus as well.
    frame = requestAnimationFrame(() => isLost() && held && giveBack(held))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] })
  window.addEventListener('keydown', onKey, true)
  window.addEventListener('pointerdown', onPointer, true)
  document.addEventListener('focusin', onFocus)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('pointerdown', onPointer, true)
    document.removeEventListener('focusin', onFocus)
  }
}

function giveBack(held: Held): void {
  const { element, form, path } = held
  if (element.isConnected) {
    // Of what is there and was never off, somebody took the focus away on purpose.
    if (held.off && isReachable(element)) element.focus({ preventScroll: true })
    return
  }
  // Another screen begins at its top. A text that became a draft has another address, in the same form.
  if (path === location.pathname || form?.isConnected) heirOf(held)?.focus({ preventScroll: true })
}

/** The same control drawn anew, else what followed, else what came before. */
function heirOf({ element, order }: Held): HTMLElement | undefined {
  const [place, name] = [order.indexOf(element), nameOf(element)]
  const anew = allReachable().find(
    other => !order.includes(other) && other.tagName === element.tagName && name && nameOf(other) === name,
  )
  return anew ?? order.slice(place + 1).find(isReachable) ?? order.slice(0, place).findLast(isReachable)
}
