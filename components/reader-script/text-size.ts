/** How large the text of an article stands; `normal` is not written down. */
export type TextSize = 'small' | 'normal' | 'large'

const key = 'text-size'

/** The size that this browser chose last. Storage may be forbidden. */
export function chosenSize(): TextSize {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'small' || kept === 'large' ? kept : 'normal'
  } catch {
    return 'normal'
  }
}

/** Sets the size on the page, for the stylesheet. */
export function applySize(size: TextSize): void {
  document.documentElement.dataset.text = size
}

/** Lets the buttons change the size, and keeps the choice. */
export function offerSizes(): void {
  const buttons = document.querySelectorAll<HTMLElement>('button[data-size]')
  const show = (size: TextSize) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.size === size))
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const size = button.dataset.size as TextSize
      applySize(size)
      show(size)
      try {
        localStorage.setItem(key, size)
      } catch {
        // The choice holds for this page.
      }
    })
  }
  show(chosenSize())
}
