// Runs before a staff or account screen is shown: see staff-document.tsx.

/** Milliseconds between two looks at a pressed button. */
const LOOK_MS = 50
/** Milliseconds after which a press is given up: the scripts did not arrive. */
const LONGEST_MS = 30_000

/** Milliseconds after hydration in which late parts of a page get their scripts. A button without React is another program's from then on. */
const LATE_PARTS_MS = 5_000

/** Whether React has hydrated an element: it then stores the element's props at it under such a key, before the page as a whole is hydrated. */
function isServed(element: Element): boolean {
  const { hydrated } = document.documentElement.dataset
  if (hydrated === undefined) return false
  const isSettled = performance.now() - Number(hydrated) > LATE_PARTS_MS
  return isSettled || Object.keys(element).some(key => key.startsWith('__reactProps$'))
}

/** Whether the browser handles the press itself: it opens a popover, or submits a form that names its address. */
function needsNoScript(button: HTMLButtonElement): boolean {
  const { form, type } = button
  if (button.hasAttribute('popovertarget')) return true
  return form !== null && type === 'submit' && (form.hasAttribute('action') || form.getAttribute('method') === 'get')
}

/** Whether a press changes a field: it counts beside a later press on a button. */
const isField = (button: Element): boolean => /^(?:checkbox|radio|switch)$/.test(button.getAttribute('role') ?? '')

/** The held presses in their order, and when each is given up. */
const held = new Map<HTMLButtonElement, number>()

function forget(button: HTMLButtonElement): void {
  button.removeAttribute('data-pressed')
  held.delete(button)
}

/** Drops the held presses that are no fields: of acts and menus only the last press counts. */
function forgetActs(): void {
  for (const button of held.keys()) if (!isField(button)) forget(button)
}

/** Repeats the held presses, one after the other. Effects, which read a form's early text, run between two looks. */
function repeat(): void {
  const [first] = held
  if (!first) return
  const [button, until] = first
  const wasServed = isServed(button)
  setTimeout(() => {
    if (held.has(button) && wasServed) press(button)
    else if (!button.isConnected || performance.now() > until) forget(button)
    repeat()
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
    for (const button of held.keys()) if (button.contains(target)) forget(button)
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
    if (held.size === 0) setTimeout(repeat)
    held.set(button, performance.now() + LONGEST_MS)
    button.setAttribute('data-pressed', '')
  },
  true,
)
