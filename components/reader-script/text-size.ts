/** The text size of an article. `normal` is the default and has no style of its own. */
export type TextSize = 'small' | 'normal' | 'large'

const key = 'text-size'

/** The size last chosen in this browser; `normal` without one or without storage. */
export function chosenSize(): TextSize {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'small' || kept === 'large' ? kept : 'normal'
  } catch {
    return 'normal'
  }
}

/** Sets the size on the root element, for the stylesheet. */
export function applySize(size: TextSize): void {
  document.documentElement.dataset.text = size
}

/** Connects the size buttons and stores the choice. */
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
        // Without storage the choice applies to this page only.
      }
    })
  }
  show(chosenSize())
}
