// Runs before a staff or account screen is shown: see staff-document.tsx.

/** Milliseconds between two looks at a pressed button. */
const LOOK_MS = 50
/** Milliseconds after which a press is given up: the scripts did not arrive. */
const LONGEST_MS = 30_000

/** Whether React has hydrated an element: it then stores the element's props at it under such a key, before the page as a whole is hydrated. */
const isServed = (element: Element): boolean =>
  document.documentElement.hasAttribute('data-hydrated') &&
  Object.keys(element).some(key => key.startsWith('__reactProps$'))

/** Whether the browser handles the press itself: it opens a popover, or submits a form that names its address. */
const needsNoScript = ({ popoverTargetElement, form, type }: HTMLButtonElement): boolean =>
  popoverTargetElement !== null ||
  (form !== null && type === 'submit' && (form.hasAttribute('action') || form.getAttribute('method') === 'get'))

/** Whether a press changes a field: it counts beside a later press on a button. */
const isField = (button: Element): boolean => /^(?:checkbox|radio|switch)$/.test(button.role ?? '')

/** The held presses in their order. */
const held = new Set<HTMLButtonElement>()

function forget(button: HTMLButtonElement): void {
  button.removeAttribute('data-pressed')
  held.delete(button)
}

/** Drops a held press on an act or a menu: it was repeated, or something else was pressed. */
function forgetActs(): void {
  for (const button of held) if (!isField(button)) forget(button)
}

/** Repeats the held presses, one after the other. Effects, which read a form's early text, run between two looks. */
function repeat(until: number): void {
  const [button] = held
  if (!button) return
  const wasServed = isServed(button)
  setTimeout(() => {
    if (held.has(button) && wasServed) press(button)
    else if (!button.isConnected || performance.now() > until) forget(button)
    repeat(until)
  }, LOOK_MS)
}

/** A menu opens when the pointer goes down, most others act on the click. */
function press(button: HTMLButtonElement): void {
  forget(button)
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }))
  button.click()
}

// A menu would open by the press itself, and close by the repeated one.
document.addEventListener(
  'pointerdown',
  ({ isTrusted, target }) => {
    if (!isTrusted || !(target instanceof Node)) return
    for (const button of held) if (button.contains(target)) forget(button)
  },
  true,
)
document.addEventListener(
  'click',
  event => {
    if (event.isTrusted) forgetActs()
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button || isServed(button) || needsNoScript(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (held.size === 0) setTimeout(() => repeat(performance.now() + LONGEST_MS))
    held.add(button)
    button.setAttribute('data-pressed', '')
  },
  true,
)
