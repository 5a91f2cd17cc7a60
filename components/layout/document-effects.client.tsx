'use client'

import { useEffect } from 'react'

/** Keeps the focus of people who work by keyboard; see `keepFocus`. */
export function FocusKeeper() {
  useEffect(() => keepFocus(), [])
  return null
}

/** Tells `clicks.ts` when React hydrated the page. */
export function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = String(performance.now())
  }, [])
  return null
}

/** The elements that Tab can reach. */
const reachable =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [contenteditable="true"], [tabindex="0"]):not([tabindex="-1"])'
/** Containers that restore the focus themselves when they close. */
const selfRestoring = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The element that had the focus last, and all elements that Tab could reach then, in page order. */
interface LastFocus {
  element: HTMLElement
  form: HTMLFormElement | null
  /** Whether it stands in the screen's main part, and not in the header or footer. */
  inMain: boolean
  order: HTMLElement[]
  path: string
  /** Whether it was disabled or hidden since, like a button while its action runs. */
  wasOff: boolean
}

const allReachable = () => [...document.querySelectorAll<HTMLElement>(reachable)]
const isReachable = (element: HTMLElement) =>
  element.isConnected && element.matches(reachable) && element.checkVisibility()
const isDisabledOrHidden = (element: HTMLElement) =>
  element.matches(':disabled') || (element.isConnected && !element.checkVisibility())
const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent

/**
 * Gives the focus back to people who work by keyboard when the focused element is removed, disabled or hidden. Browsers drop the focus to the page,
 * and the next Tab would begin at its top. The focus goes to the re-rendered control, else to the element that followed, else to the one before.
 * A control that was disabled for a while gets the focus back. After a click nothing moves. Dialogs and menus restore the focus themselves, another
 * screen begins at its top, and a control that blurs itself on purpose stays blurred. One listener serves all staff screens, because dozens of
 * places remove or disable a focused control. Returns a function that stops it.
 */
function keepFocus(): () => void {
  let last: LastFocus | null = null
  let byKeys = false
  let frame = 0
  const onKey = () => {
    byKeys = true
  }
  const onPointer = () => {
    byKeys = false
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(selfRestoring)) return
    const form = target.closest('form')
    const inMain = target.closest('main') !== null
    last = { element: target, form, inMain, order: allReachable(), path: location.pathname, wasOff: false }
  }
  const isLost = () => last !== null && byKeys && document.activeElement === document.body
  const check = () => {
    // A disabled or hidden element loses the focus a moment later, without an event.
    if (last && isDisabledOrHidden(last.element)) last.wasOff = true
    if (!isLost()) return
    cancelAnimationFrame(frame)
    // The code that changes the page may set the focus itself.
    frame = requestAnimationFrame(() => isLost() && last && restoreFocus(last))
  }
  const observer = new MutationObserver(check)
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

function restoreFocus(last: LastFocus): void {
  const { element, form, path } = last
  if (element.isConnected) {
    // An element that is there and was never disabled lost the focus on purpose.
    if (last.wasOff && isReachable(element)) element.focus({ preventScroll: true })
    return
  }
  // Another screen begins at its top. A text that became a draft changes its address within the same form.
  if (path === location.pathname || form?.isConnected) successorOf(last)?.focus({ preventScroll: true })
}

/**
 * The element that takes the focus: the re-rendered control, else the next element, else the previous one, else the first; in the main part, if the
 * lost one stood there.
 */
function successorOf({ element, order, inMain }: LastFocus): HTMLElement | undefined {
  const place = order.indexOf(element)
  const name = nameOf(element)
  const rerendered = allReachable().find(
    other => !order.includes(other) && other.tagName === element.tagName && name && nameOf(other) === name,
  )
  const isNear = (other: HTMLElement) => isReachable(other) && (!inMain || other.closest('main') !== null)
  return (
    rerendered ??
    order.slice(place + 1).find(isNear) ??
    order.slice(0, place).findLast(isNear) ??
    allReachable().find(isNear)
  )
}
